import DraughtsKit
import Testing

@Suite struct GameScriptTests {
    @Test func onlyInputsAreLines() {
        let script = GameScript(name: "one", text: "# a game\n\n  tap 12 \r\nkey left\n")
        #expect(script.lines == ["tap 12", "key left"])
    }
}
