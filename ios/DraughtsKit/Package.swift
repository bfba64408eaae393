// swift-tools-version: 6.0
import PackageDescription

// On Apple systems the core comes as an XCFramework, which carries the C module. On Linux a module map stands for it and
// this machine's own build of the core is linked, so that everything but the views is built and tested there.
// Both come from `ios/tools/kit` and the build of the app; neither is committed.
#if os(Linux)
    let coreModule: Target = .systemLibrary(name: "DraughtsCoreFFI", path: "Sources/DraughtsCoreFFI/include")
    let library = "\(Context.packageDirectory)/../build/host"
    let linker: [LinkerSetting] = [
        .unsafeFlags([
            "-L\(library)", "-Xlinker", "-rpath=\(library)",
            // libswiftObservation.so of Swift 6.0 on Linux misses a symbol (swiftlang/swift#75670, mended in 6.2).
            "-Xlinker", "--unresolved-symbols=ignore-in-shared-libs",
        ]),
        .linkedLibrary("draughts_bindings"),
    ]
#else
    let coreModule: Target = .binaryTarget(name: "DraughtsCoreFFI", path: "../build/DraughtsCoreFFI.xcframework")
    let linker: [LinkerSetting] = []
#endif

let package = Package(
    name: "DraughtsKit",
    defaultLocalization: "en",
    platforms: [.iOS(.v17), .macOS(.v14)],
    products: [.library(name: "DraughtsKit", targets: ["DraughtsKit"])],
    targets: [
        coreModule,
        // Generated from the core.
        .target(name: "DraughtsCore", dependencies: ["DraughtsCoreFFI"], linkerSettings: linker),
        // Generated/ and Resources/ come from ios/tools/texts.
        .target(name: "DraughtsKit", dependencies: ["DraughtsCore"], resources: [.process("Resources")]),
        .testTarget(name: "DraughtsKitTests", dependencies: ["DraughtsKit"]),
    ],
    swiftLanguageModes: [.v6]
)
