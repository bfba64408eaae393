import DraughtsKit
import SwiftUI

/// The game's screen, and what lies over it.
struct GameScreen: View {
    @Bindable var model: GameScreenModel
    @ScaledMetric(relativeTo: .body) private var textScale = 1.0
    @State private var sounds = SoundPlayer()

    var body: some View {
        GeometryReader { proxy in
            GamePage(model: model, layout: model.layout(for: GameSpace(size: proxy.size, textScale: textScale)))
                .frame(width: proxy.size.width, height: proxy.size.height)
        }
        .overlay(alignment: .bottom) {
            if let result = model.result {
                ResultPanel(model: model, result: result)
                    .transition(.move(edge: .bottom).combined(with: .opacity))
            }
        }
        .animation(.easeOut(duration: 0.24), value: model.result)
        .sheet(item: $model.sheet) { SheetView(sheet: $0, model: model) }
        .asks($model.alert)
        .defersSystemGestures(on: .all)
        .task(id: model.turn) { await model.letComputerMove() }
        .task(id: model.ticking) { await model.runClock() }
        .sensoryFeedback(trigger: model.feel) { _, felt in felt.value.sensory }
        .onChange(of: model.sound) { _, heard in sounds.play(heard.value) }
        .onChange(of: model.announcement) { _, said in
            AccessibilityNotification.Announcement(said?.words ?? "").post()
        }
    }
}

extension Felt {
    fileprivate var sensory: SensoryFeedback? {
        switch self {
        case .nothing: nil
        case .tick: .selection
        case .doubleTick: .error
        }
    }
}

/// The sheet that is open.
private struct SheetView: View {
    let sheet: GameSheet
    let model: GameScreenModel

    var body: some View {
        NavigationStack {
            switch sheet {
            case .newGame(let new): NewGameSheet(model: new)
            case .scores(let scores): ScoresSheet(model: scores, screen: model)
            case .history(let history): HistorySheet(model: history)
            case .colleagues(let profile): ColleaguesSheet(model: profile)
            case .help(let help): HelpSheet(model: help)
            case .settings(let settings): SettingsSheet(model: settings)
            case .replay(let replay): ReplayScreen(model: replay).closable()
            case .file(let file): FileSheet(model: file)
            }
        }
        .tint(Color.paint(.accent))
    }
}

/// A button that shuts the sheet.
private struct Closable: ViewModifier {
    @Environment(\.dismiss) private var dismiss
    @Environment(\.texts) private var texts

    func body(content: Content) -> some View {
        content.toolbar {
            ToolbarItem(placement: .cancellationAction) {
                Button(texts[.close]) { dismiss() }
                    .keyboardShortcut(.cancelAction)
            }
        }
    }
}

extension View {
    func closable() -> some View { modifier(Closable()) }
}
