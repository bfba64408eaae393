import DraughtsKit
import SwiftUI

/// A recorded game, looked through move by move.
struct ReplayScreen: View {
    @Bindable var model: ReplayModel
    @Environment(\.texts) private var texts

    var body: some View {
        GeometryReader { proxy in
            let layout = model.layout(in: proxy.size)
            if layout.isBeside {
                HStack(spacing: Space.gap) {
                    board(layout)
                    VStack {
                        MoveList(rows: model.rows) { model.go(to: $0) }
                        words
                    }
                }
            } else {
                VStack(spacing: Space.gap) {
                    board(layout)
                    words
                    MoveList(rows: model.rows) { model.go(to: $0) }
                }
            }
        }
        .padding(.horizontal, Space.gap)
        .background(Color.paint(.page))
        .navigationTitle(model.title)
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
            ToolbarItem(placement: .primaryAction) {
                Button(texts[.playOnHere], systemImage: "play.rectangle") { model.playOn() }
                    .disabled(!model.canPlayOn)
            }
            ToolbarItem(placement: .primaryAction) {
                Menu(texts[.share], systemImage: "square.and.arrow.up") {
                    ShareLink(item: SharedGame(pdn: model.pdn), preview: SharePreview(texts[.sharePdn])) {
                        Label(texts[.sharePdn], systemImage: "doc")
                    }
                    ShareLink(item: model.fen) {
                        Label(texts[.sharePosition], systemImage: "square.grid.3x3")
                    }
                }
            }
            ToolbarItemGroup(placement: .bottomBar) {
                step(.replayFirst, "backward.end", enabled: model.canGoBack) { model.first() }
                Spacer()
                step(.replayBack, "chevron.backward", enabled: model.canGoBack) { model.back() }
                Spacer()
                step(
                    model.isPlaying ? .replayPause : .replayPlay, model.isPlaying ? "pause" : "play", enabled: true
                ) { model.togglePlaying() }
                Spacer()
                step(.replayNext, "chevron.forward", enabled: model.canGoOn) { model.next() }
                Spacer()
                step(.replayLast, "forward.end", enabled: model.canGoOn) { model.last() }
            }
        }
        .asks($model.question)
        .task(id: model.isPlaying) { await model.play() }
        .onDisappear { model.pause() }
    }

    private func board(_ layout: ReplayModel.Layout) -> some View {
        BoardView(board: model.board) { model.press($0) }
            .frame(width: layout.board.width, height: layout.board.height)
            .frame(maxWidth: layout.isBeside ? nil : .infinity)
    }

    private var words: some View {
        VStack(alignment: .leading, spacing: 2) {
            Text(model.message).font(.message)
            Text(model.detail).font(.subheadline).foregroundStyle(Color.paint(.textMuted))
            Text(model.subtitle).font(.caption).foregroundStyle(Color.paint(.textMuted))
        }
        .padding(Space.medium)
        .frame(maxWidth: .infinity, alignment: .leading)
        .card()
        .accessibilityElement(children: .combine)
        .accessibilityAddTraits(.updatesFrequently)
    }

    private func step(
        _ words: Word, _ symbol: String, enabled: Bool, _ action: @escaping @MainActor () -> Void
    ) -> some View {
        Button(texts[words], systemImage: symbol, action: action).disabled(!enabled)
    }
}
