// A stand-in for AVFoundation, for type-checking only: see ../README.md.
@_exported import Foundation

open class AVAudioPlayer {
    public init(contentsOf url: URL) throws {}
    open var currentTime: TimeInterval = 0
    @discardableResult open func prepareToPlay() -> Bool { true }
    @discardableResult open func play() -> Bool { true }
}

open class AVAudioSession {
    public struct Category: Hashable, Sendable {
        public static let ambient = Category()
    }
    open class func sharedInstance() -> AVAudioSession { AVAudioSession() }
    open func setCategory(_ category: Category) throws {}
    init() {}
}
