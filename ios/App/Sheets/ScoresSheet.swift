import DraughtsKit
import SwiftUI

/// The best result of each set of rules, level by level. A row leads to its games.
struct ScoresSheet: View {
    @Bindable var model: ScoresModel
    let screen: GameScreenModel
    @Environment(\.texts) private var texts

    var body: some View {
        List {
            Section {
                ChoicePicker(title: texts[.level], choices: model.levels, selection: $model.level)
            }
            Section {
                ForEach(model.rows) { row in
                    Button {
                        model.open(row)
                    } label: {
                        ScoreRowView(row: row)
                    }
                    .foregroundStyle(Color.paint(.text))
                }
            } header: {
                Text(model.caption).textCase(nil)
            }
        }
        .overlay(alignment: .bottom) {
            if model.isEmpty {
                StepsView(steps: screen.invitation(side: 96), look: screen.board.look)
                    .frame(width: 96, height: 96)
                    .padding(.bottom, Space.large)
                    .allowsHitTesting(false)
            }
        }
        .navigationDestination(item: $model.history) { HistorySheet(model: $0) }
        .navigationTitle(texts[.scores])
        .navigationBarTitleDisplayMode(.inline)
        .closable()
    }
}

private struct ScoreRowView: View {
    let row: ScoreFace

    var body: some View {
        HStack(spacing: Space.margin) {
            if let discs = row.discs {
                BandStack(filled: discs)
            }
            ViewThatFits(in: .horizontal) {
                HStack {
                    name
                    Spacer(minLength: Space.medium)
                    best(.trailing)
                }
                VStack(alignment: .leading) {
                    name
                    best(.leading)
                }
            }
        }
        .frame(minHeight: Space.row)
        .contentShape(Rectangle())
        .accessibilityElement(children: .combine)
    }

    private var name: some View {
        VStack(alignment: .leading, spacing: 2) {
            Text(row.name).font(.body)
            if let won = row.won {
                caption(won)
            }
            if let colleagues = row.colleagues {
                caption(colleagues)
            }
        }
    }

    private func best(_ side: HorizontalAlignment) -> some View {
        VStack(alignment: side, spacing: 2) {
            Text(row.best)
                .font(row.hasBest ? .title3.weight(.bold).monospacedDigit() : .subheadline)
                .foregroundStyle(Color.paint(row.hasBest ? .text : .textMuted))
            if let band = row.band {
                caption(band)
            }
        }
    }

    private func caption(_ words: String) -> some View {
        Text(words).font(.caption).foregroundStyle(Color.paint(.textMuted))
    }
}

/// One, two or three discs of three, as high as the band.
private struct BandStack: View {
    let filled: Int

    var body: some View {
        VStack(spacing: 1.5) {
            ForEach([3, 2, 1], id: \.self) { disc in
                if disc <= filled {
                    Capsule().fill(Color.paint(.accent))
                } else {
                    Capsule().strokeBorder(Color.paint(.control), lineWidth: 1.5)
                }
            }
        }
        .frame(width: 20, height: 22)
        .accessibilityHidden(true)
    }
}
