// swift-tools-version: 6.0
import PackageDescription

// For iPhone and iPad the core comes as an XCFramework, which carries the C module. For this machine, which `ios/tools/kit`
// builds and tests for, a module map stands for it and the machine's own build of the core is linked.
// Both are built, by `ios/tools/build-xcframework` and `ios/tools/kit`; neither is committed.
let isForThisMachine = Context.environment["DRAUGHTS_HOST"] == "1"
let host = "\(Context.packageDirectory)/../build/host"
#if os(Linux)
    let path = [
        "-Xlinker", "-rpath=\(host)",
        // libswiftObservation.so of Swift 6.0 on Linux misses a symbol (swiftlang/swift#75670, mended in 6.2).
        "-Xlinker", "--unresolved-symbols=ignore-in-shared-libs",
    ]
#else
    let path = ["-Xlinker", "-rpath", "-Xlinker", host]
#endif
let coreModule: Target =
    isForThisMachine
    ? .systemLibrary(name: "DraughtsCoreFFI", path: "Sources/DraughtsCoreFFI/include")
    : .binaryTarget(name: "DraughtsCoreFFI", path: "../build/DraughtsCoreFFI.xcframework")
let linker: [LinkerSetting] =
    isForThisMachine ? [.unsafeFlags(["-L\(host)"] + path), .linkedLibrary("draughts_bindings")] : []

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
