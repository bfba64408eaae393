import DraughtsKit
import SwiftUI

/// What is to be said, in two lines; both keep their place when they are empty. A draw that is near adds its rule.
struct MessageBox: View {
    let message: MessageFace
    let model: GameScreenModel
    let least: Double
    @Environment(\.dynamicTypeSize) private var typeSize

    var body: some View {
        HStack(spacing: Space.medium) {
            if let ringed = message.ringed {
                TileView(model: model, steps: model.ringedTile(of: ringed, side: Space.tile))
            }
            VStack(alignment: .leading, spacing: 2) {
                ViewThatFits(in: .horizontal) {
                    HStack {
                        first
                        Spacer(minLength: Space.gap)
                        countdown
                    }
                    VStack(alignment: .leading) {
                        first
                        countdown
                    }
                }
                Text(message.second).font(.subheadline).foregroundStyle(Color.paint(.textMuted))
                if let rule = message.rule {
                    Text(rule).font(.caption).foregroundStyle(Color.paint(.textMuted))
                }
            }
            Spacer(minLength: 0)
        }
        .foregroundStyle(Color.paint(.text))
        .padding(.horizontal, Space.margin)
        .padding(.vertical, Space.gap)
        .frame(maxWidth: .infinity, minHeight: least, alignment: .leading)
        .card()
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(message.spoken)
    }

    private var first: some View {
        Text(message.first).font(.message).fixedSize(horizontal: false, vertical: true)
    }

    @ViewBuilder private var countdown: some View {
        if let countdown = message.countdown {
            CountdownPill(countdown: countdown)
        }
    }
}

/// How near a draw is: a ring that empties, and the number in words.
struct CountdownPill: View {
    let countdown: CountdownFace

    var body: some View {
        HStack(spacing: Space.gap) {
            ZStack {
                Circle().stroke(lineWidth: 3).opacity(0.28)
                Circle()
                    .trim(from: 0, to: countdown.share)
                    .stroke(style: StrokeStyle(lineWidth: 3, lineCap: .round))
                    .rotationEffect(.degrees(-90))
                Text(verbatim: "\(countdown.number)").font(.system(size: 12, weight: .bold).monospacedDigit())
            }
            .frame(width: 24, height: 24)
            Text(countdown.words).font(.label)
        }
        .padding(6)
        .padding(.trailing, 6)
        .foregroundStyle(Color.paint(countdown.isUrgent ? .danger : .notice))
        .background(Color.paint(countdown.isUrgent ? .dangerSoft : .noticeSoft), in: Capsule())
    }
}

/// What is asked of one of two who sit face to face.
struct PanelQuestion: View {
    let question: Question

    var body: some View {
        VStack(alignment: .leading, spacing: Space.gap) {
            Text(question.title).font(.message)
            HStack(spacing: Space.gap) {
                ForEach(question.answers) { answer in
                    Button(answer.title, role: answer.buttonRole) { answer.action() }
                        .buttonStyle(SecondButtonStyle())
                }
            }
        }
        .padding(Space.medium)
        .frame(maxWidth: .infinity)
        .card()
        .accessibilityElement(children: .contain)
    }
}
