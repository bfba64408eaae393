import DraughtsKit
import SwiftUI

extension Color {
    /// A colour of the page, as the asset catalogue has it in this light and contrast.
    static func paint(_ paint: Paint) -> Color { Color(paint.rawValue) }
}

/// The text styles of the design, in sizes that follow the person's own.
extension Font {
    static let result = Font.title.weight(.bold)
    static let message = Font.callout.weight(.medium)
    static let label = Font.subheadline.weight(.medium)
    static let score = Font.largeTitle.weight(.bold).monospacedDigit()
}

/// Points.
enum Space {
    static let small: CGFloat = 4
    static let gap: CGFloat = 8
    static let medium: CGFloat = 12
    static let margin: CGFloat = 16
    static let large: CGFloat = 24
    static let touch: CGFloat = 48
    static let row: CGFloat = 56
    static let button: CGFloat = 52
    static let tile: CGFloat = 36
    static let column: CGFloat = 560
    static let control: CGFloat = 12
    static let card: CGFloat = 14
}

private struct TextsKey: EnvironmentKey {
    static let defaultValue = Texts(.english)
}

extension EnvironmentValues {
    /// The app's texts in the person's language.
    var texts: Texts {
        get { self[TextsKey.self] }
        set { self[TextsKey.self] = newValue }
    }
}

/// The one button that a sheet is about.
struct MainButtonStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .font(.label)
            .multilineTextAlignment(.center)
            .frame(maxWidth: .infinity, minHeight: Space.button)
            .background(Color.paint(.accent), in: RoundedRectangle(cornerRadius: Space.control))
            .foregroundStyle(Color.paint(.onAccent))
            .opacity(configuration.isPressed ? 0.8 : 1)
            .hoverEffect()
    }
}

/// A button beside it.
struct SecondButtonStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .font(.label)
            .multilineTextAlignment(.center)
            .frame(maxWidth: .infinity, minHeight: Space.button)
            .background(Color.paint(.surfaceAlt), in: RoundedRectangle(cornerRadius: Space.control))
            .foregroundStyle(Color.paint(.text))
            .opacity(configuration.isPressed ? 0.8 : 1)
            .hoverEffect()
    }
}

extension View {
    /// A quiet surface for a few lines.
    func card() -> some View {
        background(Color.paint(.surface), in: RoundedRectangle(cornerRadius: Space.card))
    }

    /// A column of text is no wider than can be read.
    func readable() -> some View {
        frame(maxWidth: Space.column).frame(maxWidth: .infinity)
    }
}
