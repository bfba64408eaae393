// A stand-in for UniformTypeIdentifiers, for type-checking only: see ../README.md.

public struct UTType: Hashable, Sendable {
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {}
    public static let json = UTType(exportedAs: "")
    public static let plainText = UTType(exportedAs: "")
}
