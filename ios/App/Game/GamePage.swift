import DraughtsKit
import SwiftUI

/// The parts of the page, where the layout has them.
struct GamePage: View {
    let model: GameScreenModel
    let layout: GameLayout
    @Environment(\.texts) private var texts

    var body: some View {
        switch layout.arrangement {
        case .stacked: stacked
        case .beside: beside
        case .facing: facing
        }
    }

    private var board: some View {
        BoardView(board: model.board) { model.press($0) }
            .frame(width: layout.board.width, height: layout.board.height)
            .zIndex(1)
    }

    private var upper: some View { PlateView(plate: model.upperPlate, model: model).frame(height: layout.plateHeight) }
    private var lower: some View { PlateView(plate: model.lowerPlate, model: model).frame(height: layout.plateHeight) }

    /// What is under the board: it scrolls where text is large and room is short.
    private var talk: some View {
        ScrollView {
            VStack(spacing: Space.gap) {
                MessageBox(message: model.message, model: model, least: layout.messageHeight)
                if model.lookedAt != nil {
                    Button(texts[.lookReturn]) { model.returnToGame() }.buttonStyle(SecondButtonStyle())
                }
                if layout.mergesPlates {
                    MergedPlates(model: model)
                }
            }
            .padding(.horizontal, Space.margin)
        }
        .scrollBounceBehavior(.basedOnSize)
    }

    private var stacked: some View {
        VStack(spacing: 0) {
            TopBar(model: model, isCompact: layout.largeText)
            NoticeStrip(model: model)
            Spacer(minLength: 0)
            if !layout.mergesPlates { upper }
            board
            if !layout.mergesPlates { lower }
            talk.padding(.top, Space.gap)
            ActionBar(model: model, isAcross: false, isCompact: layout.largeText)
        }
    }

    private var beside: some View {
        HStack(spacing: Space.gap) {
            if layout.boardAtLeft { board }
            VStack(spacing: 0) {
                TopBar(model: model, isCompact: layout.largeText)
                NoticeStrip(model: model)
                if !layout.mergesPlates { upper }
                if layout.showsMoves {
                    MoveList(rows: model.moves) { model.look(at: $0) }.padding(Space.margin)
                }
                if !layout.mergesPlates { lower }
                talk
                ActionBar(model: model, isAcross: false, isCompact: layout.largeText)
            }
            .frame(width: layout.panelWidth)
            if !layout.boardAtLeft { board }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }

    private var facing: some View {
        VStack(spacing: 0) {
            NoticeStrip(model: model)
            panel(across: true).rotationEffect(.degrees(180))
            upper
            Spacer(minLength: 0)
            board
            Spacer(minLength: 0)
            lower
            panel(across: false)
        }
    }

    private func panel(across: Bool) -> some View {
        VStack(spacing: Space.gap) {
            if let question = model.question(across: across) {
                PanelQuestion(question: question)
            } else {
                MessageBox(
                    message: across ? model.messageAcross : model.message, model: model, least: layout.messageHeight)
            }
            ActionBar(model: model, isAcross: across, isCompact: false, hasMenu: true)
        }
        .padding(.horizontal, Space.margin)
    }
}
