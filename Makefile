# The front door. Every target may be run again at will and brings what it lacks: with apt where it may (root on Debian or
# Ubuntu), otherwise it says exactly what to install.

.DEFAULT_GOAL := help
MAKEFLAGS += --no-print-directory
.PHONY: help run test test-slow lint check apk shots bench ladder tables fuzz soak ios check-mobile clean

help: ## What can be made
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

run: ## Play: the Android app in a window; without a display a demo game, pictures in target/demo/
	@tests/tools/run

test: ## Every test, of the core, the Android app and the Swift package
	@tests/tools/test

test-slow: ## The tests that take minutes: move counts to their full depth, endgame tables made and proven anew
	@tests/tools/need rust
	cargo test --locked --release --package draughts --package draughts-train -- --ignored

lint: ## Format, lints, documentation and licences
	@tests/tools/need rust rust-lints python
	cargo fmt --all --check
	cargo clippy --locked --workspace --all-targets --all-features -- -D warnings
	RUSTDOCFLAGS='-D warnings' cargo doc --locked --no-deps --all-features --package draughts --package draughts-bindings
	tests/tools/licences
	tests/tools/notices --check
	tests/tools/check-android-builds
	tests/tools/check-store
	@tests/tools/lint-workflows
	android/tools/make-sounds --check
	@tests/tools/lint-swift

check: lint test ## Everything: lint, then test

apk: ## An Android app to install, without Google's SDK: target/apk/
	@android/tools/make-apk

shots: ## Pictures of every screen, in target/shots/, of the README and the stores; ACCEPT=1: what the tests expect
	@tests/tools/shots

bench: ## How fast moves are made and found
	@tests/tools/need rust python c++
	cargo bench --locked --package draughts --bench moves --bench search
	cargo run --locked --release --quiet --package draughts --example draughts -- bench
	core/benches/against-anchor

ladder: ## The levels against each other, in every variant; hours, and may be stopped and gone on with
	@tests/tools/need rust
	cargo run --locked --release --quiet --package draughts --example draughts -- ladder

fuzz: ## Any bytes for every reader of foreign text and files; a minute for each, or TIME=600; TARGETS="pdn card"
	@tests/tools/fuzz $(or $(TIME),60) $(TARGETS)

soak: ## The properties with twenty times the cases, each new; then a restless person at the board for ten minutes, or TIME=3600
	@tests/tools/need rust
	PROPTEST_CASES=$(or $(CASES),5120) cargo test --locked --package draughts
	SOAK_SECONDS=$(or $(TIME),600) cargo test --locked --package draughts --test match_play -- --nocapture soak::

ios: ## The iPhone and iPad app: on a Mac built and tested in the simulator, elsewhere type-checked
	@ios/tools/make-app

check-mobile: ## The core and its libraries type-checked for iPhone, its simulator and Android
	@tests/tools/need rust
	@bindings/tools/check-mobile-targets

tables: ## Make the endgame tables anew, in core/data/endgame; under a minute, and the same bytes on every machine
	@tests/tools/need rust
	cargo run --locked --release --quiet --package draughts-train

clean: ## Throw away all that was built
	cargo clean
	rm -rf android/target android/*/target android/build android/app/build android/.gradle
	rm -rf ios/build ios/Draughts.xcodeproj ios/DraughtsKit/.build
	rm -rf ios/DraughtsKit/Sources/DraughtsKit/Generated ios/DraughtsKit/Sources/DraughtsKit/Resources
	rm -f ios/DraughtsKit/Sources/DraughtsCore/*.swift ios/DraughtsKit/Sources/DraughtsCoreFFI/include/*.h
