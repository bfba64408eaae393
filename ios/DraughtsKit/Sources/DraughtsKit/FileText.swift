import DraughtsCore
import Foundation

/// Why a file from outside says nothing.
enum FileFault: Error {
    case unreadable, tooLong

    var word: Word {
        switch self {
        case .unreadable: .textUnreadable
        case .tooLong: .textTooLong
        }
    }
}

/// The text of a file that another app has handed over. Of one that is longer than the core takes no more is read than
/// shows that. Waits for the disk, or for whatever that app waits for.
func readText(of url: URL) -> Result<String, FileFault> {
    #if canImport(Darwin)
        let opened = url.startAccessingSecurityScopedResource()
        defer { if opened { url.stopAccessingSecurityScopedResource() } }
    #endif
    let most = Int(mostReceivedBytes())
    guard
        let file = try? FileHandle(forReadingFrom: url),
        let data = try? file.read(upToCount: most + 1) ?? Data()
    else { return .failure(.unreadable) }
    return data.count > most ? .failure(.tooLong) : .success(receivedText(bytes: data))
}
