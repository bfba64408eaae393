import DraughtsKit
import SwiftUI

/// One side: its piece, its name, whether it is to move, how many pieces it has left.
struct PlateView: View {
    let plate: PlateFace
    let model: GameScreenModel

    var body: some View {
        HStack(spacing: Space.medium) {
            TileView(model: model, steps: model.tile(of: plate, side: Space.tile))
            VStack(alignment: .leading, spacing: 0) {
                Text(plate.name).font(.subheadline.weight(.medium))
                Text(plate.caption).font(.caption).foregroundStyle(Color.paint(.textMuted))
            }
            Spacer(minLength: 0)
            if let pill = plate.pill {
                Text(pill)
                    .font(.caption.weight(.medium))
                    .padding(.horizontal, Space.gap)
                    .padding(.vertical, 6)
                    .background(Color.paint(.accentSoft), in: Capsule())
                    .foregroundStyle(Color.paint(.onAccentSoft))
            }
            if let clock = plate.clock {
                ClockView(clock: clock)
            }
            HStack(alignment: .firstTextBaseline, spacing: Space.small) {
                Text(verbatim: "\(plate.count)").font(.title3.weight(.bold).monospacedDigit())
                Text(plate.left).font(.subheadline).foregroundStyle(Color.paint(.textMuted))
            }
        }
        .foregroundStyle(Color.paint(.text))
        .padding(.horizontal, Space.margin)
        .overlay(alignment: .bottom) {
            if plate.thinks {
                ThinkingLine(model: model).padding(.horizontal, Space.margin)
            }
        }
        .rotationEffect(.degrees(plate.upsideDown ? 180 : 0))
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(plate.spoken)
    }
}

/// The time a side has left: filled while it runs.
private struct ClockView: View {
    let clock: ClockFace

    var body: some View {
        Text(clock.time)
            .font(.title3.weight(.bold).monospacedDigit())
            .padding(.horizontal, Space.medium)
            .padding(.vertical, Space.small)
            .foregroundStyle(Color.paint(clock.isLow ? .danger : clock.isRunning ? .onAccentSoft : .text))
            .background(
                Color.paint(clock.isLow ? .dangerSoft : clock.isRunning ? .accentSoft : .surface), in: Capsule()
            )
            .overlay { Capsule().strokeBorder(Color.paint(.control)) }
    }
}

/// Both plates in one row, where there is no room for two: what is left is what remains worth telling.
struct MergedPlates: View {
    let model: GameScreenModel

    var body: some View {
        HStack(spacing: Space.medium) {
            ForEach(model.bothPlates) { plate in
                HStack(spacing: Space.medium) {
                    TileView(model: model, steps: model.tile(of: plate, side: Space.tile))
                    Text(verbatim: "\(plate.count)").font(.title3.weight(.bold).monospacedDigit())
                    Text(plate.name).font(.subheadline).foregroundStyle(Color.paint(.textMuted))
                }
                .frame(maxWidth: .infinity, alignment: .leading)
                .accessibilityElement(children: .ignore)
                .accessibilityLabel(plate.spoken)
            }
        }
        .foregroundStyle(Color.paint(.text))
        .frame(minHeight: Space.touch)
    }
}

/// A piece on a tile of its own.
struct TileView: View {
    let model: GameScreenModel
    let steps: [DrawStep]

    var body: some View {
        StepsView(steps: steps, look: model.board.look).frame(width: Space.tile, height: Space.tile)
    }
}

/// A line that fills while the computer thinks. It appears late, so that a quick reply shows nothing.
struct ThinkingLine: View {
    let model: GameScreenModel

    var body: some View {
        TimelineView(.animation(minimumInterval: 0.1)) { timeline in
            if let share = model.thinkingShare(at: timeline.date.timeIntervalSinceReferenceDate) {
                ProgressView(value: share).tint(Color.paint(.accent))
            }
        }
        .frame(height: Space.small)
        .accessibilityHidden(true)
    }
}
