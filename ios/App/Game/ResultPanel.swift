import DraughtsKit
import SwiftUI

/// How the game ended and what it was worth. The final position stays in sight.
struct ResultPanel: View {
    let model: GameScreenModel
    let result: GameOverFace
    @Environment(\.texts) private var texts

    var body: some View {
        VStack(spacing: Space.medium) {
            ViewThatFits(in: .vertical) {
                details
                ScrollView { details }
            }
            Button(texts[.nextGame]) { model.nextGame() }
                .buttonStyle(MainButtonStyle())
                .keyboardShortcut(.defaultAction)
            HStack(spacing: Space.gap) {
                Button(texts[.review]) { Task { await model.review() } }
                if let game = model.finishedGame {
                    ShareLink(item: SharedGame(pdn: game), preview: SharePreview(texts[.sharePdn])) {
                        Text(texts[.share])
                    }
                }
                Button(texts[.close]) { model.shutResult() }
                    .keyboardShortcut(.cancelAction)
            }
            .buttonStyle(SecondButtonStyle())
        }
        .padding(Space.margin)
        .readable()
        .background(
            Color.paint(.surface), in: UnevenRoundedRectangle(topLeadingRadius: 22, topTrailingRadius: 22)
        )
        .shadow(color: .black.opacity(0.24), radius: 24)
        .accessibilityElement(children: .contain)
        .accessibilityAddTraits(.isModal)
        .accessibilityAction(.escape) { model.shutResult() }
    }

    private var details: some View {
        VStack(alignment: .leading, spacing: Space.gap) {
            ViewThatFits(in: .horizontal) {
                HStack(alignment: .top) {
                    outcome
                    Spacer(minLength: Space.gap)
                    score(.trailing)
                }
                VStack(alignment: .leading) {
                    outcome
                    score(.leading)
                }
            }
            ForEach(result.rows) { row in
                ViewThatFits(in: .horizontal) {
                    HStack {
                        Text(row.id)
                        Spacer(minLength: Space.gap)
                        points(row)
                    }
                    VStack(alignment: .leading) {
                        Text(row.id)
                        points(row)
                    }
                }
                .accessibilityElement(children: .combine)
            }
            if let band = result.band {
                BandBar(band: band)
            }
            if let note = result.note {
                Text(note).font(.subheadline).foregroundStyle(Color.paint(.textMuted))
            }
        }
        .foregroundStyle(Color.paint(.text))
    }

    private var outcome: some View {
        VStack(alignment: .leading, spacing: 2) {
            Text(result.result).font(.result).accessibilityAddTraits(.isHeader)
            Text(result.cause).font(.subheadline).foregroundStyle(Color.paint(.textMuted))
        }
    }

    private func score(_ side: HorizontalAlignment) -> some View {
        VStack(alignment: side, spacing: 0) {
            if let score = result.score {
                Text(score).font(.score)
            }
            if let best = result.best {
                Text(best).font(.caption.weight(.medium))
                    .foregroundStyle(Color.paint(result.isBest ? .accent : .textMuted))
            }
        }
        .accessibilityElement(children: .combine)
    }

    private func points(_ row: GameOverFace.Row) -> some View {
        HStack(spacing: Space.margin) {
            Text(row.product).foregroundStyle(Color.paint(.textMuted))
            Text(row.points).fontWeight(.medium)
        }
        .font(.body.monospacedDigit())
    }
}

/// Where points stand among the bands.
struct BandBar: View {
    let band: BandFace

    var body: some View {
        VStack(alignment: .leading, spacing: Space.small) {
            GeometryReader { proxy in
                ZStack(alignment: .leading) {
                    Capsule().fill(Color.paint(.surfaceAlt))
                    Capsule().fill(Color.paint(.accent)).frame(width: proxy.size.width * band.share)
                    Capsule().strokeBorder(Color.paint(.control))
                    ForEach(band.ticks) { tick in
                        Rectangle()
                            .fill(Color.paint(.text))
                            .frame(width: 2, height: 18)
                            .position(x: proxy.size.width * tick.share, y: proxy.size.height / 2)
                    }
                }
            }
            .frame(height: 10)
            .padding(.vertical, Space.small)
            HStack {
                ForEach(band.ticks) { tick in
                    Text(tick.id)
                        .font(.caption.weight(tick.isReached ? .bold : .regular))
                        .frame(maxWidth: .infinity, alignment: .leading)
                }
            }
            Text(band.words).font(.label)
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(band.words)
    }
}
