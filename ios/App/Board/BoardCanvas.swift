import DraughtsKit
import SwiftUI

/// Draws what the models say, step by step.
struct BoardCanvas: View {
    let picture: BoardPicture
    let look: BoardLook
    /// A canvas draws nothing outside itself, but a carried piece is above the finger: it is so much larger on each side.
    var spill = 0.0

    var body: some View {
        Canvas { context, _ in
            context.translateBy(x: spill, y: spill)
            context.translateBy(x: picture.pivot.x, y: picture.pivot.y)
            context.rotate(by: .degrees(picture.rotation))
            context.translateBy(x: -picture.pivot.x, y: -picture.pivot.y)
            context.draw(picture.steps, look)
        }
        .padding(-spill)
    }
}

/// A few steps in a square of their own: a piece on a tile, a board to choose.
struct StepsView: View {
    let steps: [DrawStep]
    let look: BoardLook

    var body: some View {
        Canvas { context, _ in context.draw(steps, look) }
            .accessibilityHidden(true)
    }
}

extension GraphicsContext {
    fileprivate func draw(_ steps: [DrawStep], _ look: BoardLook) {
        for step in steps { draw(step, look) }
    }

    private func draw(_ step: DrawStep, _ look: BoardLook) {
        func color(_ tint: Tint) -> Color { Color(tint.asset(in: look.theme)) }
        switch step {
        case .fill(let outline, let tint, let opacity):
            fill(Path(outline), with: .color(color(tint).opacity(opacity)))
        case .stroke(let outline, let tint, let width, let round, let opacity):
            let style = StrokeStyle(
                lineWidth: width, lineCap: round ? .round : .butt, lineJoin: round ? .round : .miter)
            stroke(Path(outline), with: .color(color(tint).opacity(opacity)), style: style)
        case .text(let words, let point, let size, let centered, let tint):
            let text = Text(words).font(.system(size: size, weight: .medium).monospacedDigit())
            let resolved = resolve(text.foregroundStyle(color(tint)))
            let most = CGSize(width: 200, height: 100)
            let top = CGPoint(x: point.x, y: point.y - resolved.firstBaseline(in: most))
            draw(resolved, at: top, anchor: centered ? .top : .topLeading)
        case .faint(let opacity, let steps):
            var layered = self
            layered.opacity = opacity
            layered.drawLayer { $0.draw(steps, look) }
        case .clipped(let outline, let steps):
            var inner = self
            inner.clip(to: Path(outline))
            inner.draw(steps, look)
        }
    }
}

extension Path {
    init(_ outline: Outline) {
        switch outline {
        case .circle(let center, let radius):
            self.init(
                ellipseIn: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
        case .box(let box, let corner):
            self.init(roundedRect: box, cornerRadius: corner)
        case .lines(let lines, let closed):
            self.init { path in
                for line in lines {
                    path.addLines(line)
                    if closed { path.closeSubpath() }
                }
            }
        case .boxes(let boxes):
            self.init { path in path.addRects(boxes) }
        }
    }
}
