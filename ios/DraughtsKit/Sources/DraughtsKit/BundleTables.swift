public import DraughtsCore
public import Foundation

/// The endgame tables among the app's resources. The core asks for them on the thread of its search.
public final class BundleTables: TableSource {
    private let folder: URL?

    /// The files in the folder `endgame` of a bundle.
    public convenience init(bundle: Bundle = .main) {
        self.init(folder: bundle.url(forResource: "endgame", withExtension: nil))
    }

    /// The files in a folder.
    public init(folder: URL?) {
        self.folder = folder
    }

    public func read(name: String) -> Data? {
        folder.flatMap { try? Data(contentsOf: $0.appendingPathComponent(name)) }
    }
}
