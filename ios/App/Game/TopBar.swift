import DraughtsKit
import SwiftUI

/// What is being played, and the way to everything else.
struct TopBar: View {
    let model: GameScreenModel
    /// With large text the title needs the room; scores and help are in the menu too.
    let isCompact: Bool

    var body: some View {
        HStack(spacing: 0) {
            VStack(alignment: .leading, spacing: 2) {
                Text(model.title).font(.headline)
                Text(model.subtitle).font(.caption).foregroundStyle(Color.paint(.textMuted))
            }
            .accessibilityElement(children: .combine)
            .accessibilityAddTraits(.isHeader)
            Spacer(minLength: Space.gap)
            if !isCompact {
                IconButton(face: model.face(of: .scores)) { model.perform(.scores) }
                IconButton(face: model.face(of: .help)) { model.perform(.help) }
            }
            MoreMenu(model: model)
        }
        .foregroundStyle(Color.paint(.text))
        .padding(.leading, Space.margin)
        .padding(.trailing, Space.small)
        .frame(minHeight: Space.button)
    }
}

/// Everything that can be asked for.
struct MoreMenu: View {
    let model: GameScreenModel
    @Environment(\.texts) private var texts

    var body: some View {
        Menu {
            ForEach(model.menu) { group in
                Section {
                    ForEach(group.faces) { face in
                        Button(face.title, systemImage: face.symbol) { model.perform(face.id) }
                            .disabled(face.isDimmed)
                    }
                }
            }
        } label: {
            Image(systemName: "ellipsis.circle")
                .font(.title3)
                .frame(width: Space.touch, height: Space.touch)
                .contentShape(Rectangle())
        }
        .accessibilityLabel(texts[.menu])
        .hoverEffect()
    }
}

struct IconButton: View {
    let face: CommandFace
    let action: @MainActor () -> Void

    var body: some View {
        Button(action: action) {
            Image(systemName: face.symbol)
                .font(.title3)
                .frame(width: Space.touch, height: Space.touch)
                .contentShape(Rectangle())
        }
        .accessibilityLabel(face.title)
        .accessibilityShowsLargeContentViewer { Label(face.title, systemImage: face.symbol) }
        .hoverEffect()
    }
}

/// Tells once what went wrong with what was kept; it stays until it has been read.
struct NoticeStrip: View {
    let model: GameScreenModel
    @Environment(\.texts) private var texts

    var body: some View {
        if let notice = model.notice {
            HStack(alignment: .top) {
                Text(notice).font(.label).frame(maxWidth: .infinity, alignment: .leading)
                Button(texts[.close], systemImage: "xmark") { model.dismissNotice() }
                    .labelStyle(.iconOnly)
                    .frame(minWidth: Space.touch, minHeight: Space.touch)
                    .contentShape(Rectangle())
                    .hoverEffect()
            }
            .foregroundStyle(Color.paint(.notice))
            .padding(.leading, Space.margin)
            .background(Color.paint(.noticeSoft), in: RoundedRectangle(cornerRadius: Space.card))
            .padding(.horizontal, Space.margin)
            .padding(.bottom, Space.gap)
        }
    }
}
