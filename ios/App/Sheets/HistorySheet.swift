import DraughtsKit
import SwiftUI

/// The finished games, newest first.
struct HistorySheet: View {
    @Bindable var model: HistoryModel
    @Environment(\.texts) private var texts

    var body: some View {
        List {
            if !model.isEmpty {
                Section {
                    Picker(texts[.rules], selection: $model.filter) {
                        ForEach(model.filters) { Text($0.title).tag($0.id) }
                    }
                } footer: {
                    Text(model.sums)
                }
            }
            Section {
                ForEach(model.rows) { row in
                    Button {
                        Task { await model.open(row.id) }
                    } label: {
                        HistoryRowView(row: row)
                    }
                    .foregroundStyle(Color.paint(.text))
                    .swipeActions { deleteButton(row) }
                    .contextMenu { deleteButton(row) }
                    .accessibilityAction(named: texts[.deleteGame]) { model.delete(row.id) }
                }
                if model.hasMore {
                    ProgressView().frame(maxWidth: .infinity).onAppear { model.loadMore() }
                }
            }
        }
        .overlay {
            if model.isEmpty {
                ContentUnavailableView(texts[.historyEmpty], systemImage: "clock.arrow.circlepath")
            }
        }
        .safeAreaInset(edge: .bottom) {
            if model.canUndelete {
                UndoBar(words: texts[.gameDeleted]) { model.undelete() }
            }
        }
        .navigationTitle(texts[.history])
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
            ToolbarItem(placement: .primaryAction) {
                Button(texts[.deleteAll], systemImage: "trash", role: .destructive) { model.deleteAll() }
                    .disabled(model.isEmpty)
            }
        }
        .navigationDestination(item: $model.replay) { ReplayScreen(model: $0) }
        .closable()
        .asks($model.question)
    }

    private func deleteButton(_ row: HistoryRow) -> some View {
        Button(texts[.deleteGame], systemImage: "trash", role: .destructive) { model.delete(row.id) }
    }
}

private struct HistoryRowView: View {
    let row: HistoryRow

    var body: some View {
        HStack(spacing: Space.medium) {
            Image(systemName: row.dot.symbol).foregroundStyle(Color.paint(.accent)).accessibilityHidden(true)
            VStack(alignment: .leading, spacing: 2) {
                Text(row.result).font(.body)
                Text(row.rules).font(.caption)
                Text(row.date).font(.caption)
            }
            Spacer(minLength: Space.gap)
            VStack(alignment: .trailing, spacing: 2) {
                Text(row.score).font(.title3.weight(.bold).monospacedDigit())
                if let note = row.note {
                    Text(note).font(.caption).foregroundStyle(Color.paint(.textMuted))
                }
            }
        }
        .frame(minHeight: 64)
        .contentShape(Rectangle())
        .accessibilityElement(children: .combine)
    }
}

extension HistoryRow.Dot {
    fileprivate var symbol: String {
        switch self {
        case .full: "circle.fill"
        case .half: "circle.lefthalf.filled"
        case .empty: "circle"
        }
    }
}

/// What was done a moment ago, and the way back.
struct UndoBar: View {
    let words: String
    let undo: @MainActor () -> Void
    @Environment(\.texts) private var texts

    var body: some View {
        HStack {
            Text(words).font(.label)
            Spacer(minLength: Space.gap)
            Button(texts[.undo], action: undo).font(.label).frame(minHeight: Space.touch)
        }
        .padding(.horizontal, Space.margin)
        .card()
        .padding(Space.margin)
        .accessibilityElement(children: .contain)
    }
}
