import DraughtsKit
import SwiftUI

/// What a player needs most, in equal cells under the thumb. With large text the icons stand alone and are larger.
struct ActionBar: View {
    let model: GameScreenModel
    let isAcross: Bool
    let isCompact: Bool
    /// There is no bar with a menu on this page.
    var hasMenu = false

    var body: some View {
        HStack(spacing: 0) {
            ForEach(model.actions(across: isAcross)) { face in
                Button {
                    model.perform(face.id)
                } label: {
                    VStack(spacing: 3) {
                        Image(systemName: face.symbol).font(isCompact ? .title : .title3)
                        if !isCompact {
                            Text(face.short).font(.caption.weight(.medium)).multilineTextAlignment(.center)
                        }
                    }
                    .frame(maxWidth: .infinity, minHeight: Space.row)
                    .contentShape(Rectangle())
                }
                .foregroundStyle(Color.paint(face.isDimmed ? .control : .text))
                .accessibilityLabel(face.title)
                .accessibilityShowsLargeContentViewer { Label(face.title, systemImage: face.symbol) }
                .hoverEffect()
            }
            if hasMenu {
                MoreMenu(model: model).frame(maxWidth: .infinity)
            }
        }
        .buttonStyle(.plain)
        .padding(.horizontal, Space.gap)
        .frame(minHeight: 64)
    }
}
