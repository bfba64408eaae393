import DraughtsKit
import SwiftUI

/// The games of a file that was opened from outside.
struct FileSheet: View {
    @Bindable var model: FileModel
    @Environment(\.texts) private var texts

    var body: some View {
        List(model.rows) { row in
            Button {
                model.open(row)
            } label: {
                VStack(alignment: .leading, spacing: 2) {
                    Text(row.title).font(.body)
                    Text(row.note).font(.caption).foregroundStyle(Color.paint(.textMuted))
                }
                .frame(minHeight: Space.row)
                .accessibilityElement(children: .combine)
            }
            .foregroundStyle(Color.paint(.text))
            .disabled(!row.isReadable)
        }
        .navigationTitle(texts[.fileGames])
        .navigationBarTitleDisplayMode(.inline)
        .navigationDestination(item: $model.replay) { ReplayScreen(model: $0) }
        .closable()
    }
}
