import DraughtsKit
import SwiftUI

/// The own profile with its code, and the colleagues.
struct ColleaguesSheet: View {
    @Bindable var model: ProfileModel
    @Environment(\.texts) private var texts

    var body: some View {
        Form {
            Section(texts[.nickname]) {
                TextField(texts[.nickname], text: $model.nickname)
                    .textInputAutocapitalization(.words)
                    .autocorrectionDisabled()
                    .submitLabel(.done)
                    .frame(minHeight: Space.touch)
                    .onSubmit { model.commitNickname() }
                if let fault = model.nicknameFault {
                    Text(fault).font(.caption).foregroundStyle(Color.paint(.danger))
                }
            }
            Section {
                if let invitation = model.invitation {
                    if let code = model.code {
                        CodeView(code: code)
                            .frame(maxWidth: .infinity)
                            .accessibilityElement()
                            .accessibilityLabel(texts[.qrSpoken])
                    }
                    ShareLink(item: invitation) { Label(texts[.shareCard], systemImage: "square.and.arrow.up") }
                }
                PasteButton(payloadType: String.self) { model.receive(pasted: $0) }
                    .accessibilityLabel(texts[.pasteCard])
            } footer: {
                Text(texts[model.invitation == nil ? .cardNeedsNickname : .cardHolds])
            }
            Section(texts[.colleagues]) {
                if model.colleagues.isEmpty {
                    Text(texts[.colleaguesEmpty]).foregroundStyle(Color.paint(.textMuted))
                }
                ForEach(model.colleagues) { colleague in
                    NavigationLink {
                        ColleaguePage(colleague: colleague)
                    } label: {
                        VStack(alignment: .leading, spacing: 2) {
                            Text(colleague.nickname).font(.body).lineLimit(1)
                            Text(colleague.standing).font(.caption)
                            Text(colleague.exchanged).font(.caption).foregroundStyle(Color.paint(.textMuted))
                        }
                        .accessibilityElement(children: .combine)
                    }
                    .swipeActions { forgetButton(colleague) }
                    .contextMenu { forgetButton(colleague) }
                    .accessibilityAction(named: texts[.forget]) { model.forget(colleague) }
                }
            }
        }
        .safeAreaInset(edge: .bottom) {
            if model.canRemember {
                UndoBar(words: texts[.colleagueForgotten]) { model.remember() }
            }
        }
        .navigationTitle(texts[.colleagues])
        .navigationBarTitleDisplayMode(.inline)
        .onDisappear { model.commitNickname() }
        .closable()
        .asks($model.question)
    }

    private func forgetButton(_ colleague: ColleagueFace) -> some View {
        Button(texts[.forget], systemImage: "trash", role: .destructive) { model.forget(colleague) }
    }
}

/// One's own results beside a colleague's.
private struct ColleaguePage: View {
    let colleague: ColleagueFace
    @Environment(\.texts) private var texts

    var body: some View {
        List {
            Section {
                Text(colleague.standing)
            } footer: {
                Text(colleague.exchanged)
            }
            ForEach(colleague.rows) { row in
                VStack(alignment: .leading, spacing: Space.small) {
                    Text(row.id).font(.body)
                    LabeledContent(texts[.you], value: row.mine)
                    LabeledContent(colleague.nickname, value: row.theirs)
                    Text(row.leader).font(.caption).foregroundStyle(Color.paint(.accent))
                }
                .accessibilityElement(children: .combine)
            }
        }
        .navigationTitle(colleague.nickname)
    }
}

/// The code: dark on white in every light, or readers do not find it.
private struct CodeView: View {
    let code: CodeFace

    var body: some View {
        Canvas { context, size in
            context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.white))
            context.fill(Path { $0.addRects(code.squares(side: size.width)) }, with: .color(.black))
        }
        .frame(width: 240, height: 240)
    }
}
