import DraughtsKit
import SwiftUI

@main
struct DraughtsApp: App {
    @State private var app = AppModel()
    @Environment(\.scenePhase) private var scenePhase

    var body: some Scene {
        WindowGroup {
            RootView(app: app)
                .environment(\.texts, app.texts)
                .preferredColorScheme(app.forcesDark.map { $0 ? .dark : .light })
                .task { await app.open() }
                .onOpenURL { url in Task { await app.open(url) } }
                .onChange(of: scenePhase, initial: true) { _, phase in
                    Task { await app.phaseChanged(isActive: phase == .active, isBackground: phase == .background) }
                }
        }
        .commands { GameCommands(app: app) }
    }
}

/// The game, once it has been read.
struct RootView: View {
    let app: AppModel

    var body: some View {
        ZStack {
            Color.paint(.page).ignoresSafeArea()
            if let screen = app.screen {
                GameScreen(model: screen)
            }
        }
    }
}

/// What a keyboard can ask for; the system lists it while the Command key is held.
struct GameCommands: Commands {
    let app: AppModel

    var body: some Commands {
        CommandGroup(replacing: .newItem) {}
        CommandGroup(replacing: .undoRedo) {}
        CommandGroup(replacing: .help) {}
        CommandMenu(app.texts[.keysGame]) {
            ForEach(app.screen?.shortcuts ?? []) { shortcut in
                Button(shortcut.title) { app.screen?.perform(shortcut.id) }
                    .keyboardShortcut(KeyEquivalent(shortcut.key), modifiers: shortcut.modifiers)
            }
        }
    }
}

extension ShortcutFace {
    var modifiers: EventModifiers { shift ? [.command, .shift] : .command }
}
