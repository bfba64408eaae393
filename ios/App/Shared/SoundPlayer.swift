import AVFoundation

/// Plays the sounds that the core asks for. Music goes on beside them, and the mute switch is obeyed.
@MainActor
final class SoundPlayer {
    private var players: [String: AVAudioPlayer] = [:]

    func play(_ name: String) {
        guard let player = players[name] ?? load(name) else { return }
        player.currentTime = 0
        player.play()
    }

    private func load(_ name: String) -> AVAudioPlayer? {
        guard let url = Bundle.main.url(forResource: name, withExtension: "wav") else { return nil }
        try? AVAudioSession.sharedInstance().setCategory(.ambient)
        let player = try? AVAudioPlayer(contentsOf: url)
        player?.prepareToPlay()
        players[name] = player
        return player
    }
}
