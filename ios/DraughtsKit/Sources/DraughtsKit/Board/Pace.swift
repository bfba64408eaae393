import Foundation

/// The time that animations and pauses go by. Tests bring their own.
public struct Pace: Sendable {
    /// Seconds of a steady clock.
    public var now: @Sendable () -> Double
    /// Waits for so many seconds, or less if the task is cancelled.
    public var pause: @Sendable (Double) async -> Void

    public init(now: @escaping @Sendable () -> Double, pause: @escaping @Sendable (Double) async -> Void) {
        self.now = now
        self.pause = pause
    }

    /// The system's, in the seconds that a `Date` counts, so that a view can ask for the moment that it draws.
    public static let system = Pace(
        now: { Date.now.timeIntervalSinceReferenceDate },
        pause: { seconds in
            guard seconds > 0 else { return }
            try? await Task.sleep(for: .seconds(seconds))
        })
}
