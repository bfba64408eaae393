import DraughtsKit
import SwiftUI

/// The moves played, two to a row as a score sheet has them; the one that is looked at stands out and stays in sight.
struct MoveList: View {
    let rows: [MoveRow]
    /// A move was tapped: how many moves have been made after it.
    let chosen: (Int) -> Void
    @Environment(\.texts) private var texts

    var body: some View {
        ScrollViewReader { reader in
            List(rows) { row in
                HStack {
                    Text(verbatim: "\(row.id)")
                        .foregroundStyle(Color.paint(.textMuted))
                        .frame(width: Space.tile, alignment: .leading)
                    cell(row.first)
                    cell(row.second)
                }
                .font(.body.monospacedDigit())
                .listRowBackground(Color.paint(row.isCurrent ? .surfaceAlt : .surface))
                .accessibilityElement(children: .ignore)
                .accessibilityLabel(row.spoken)
                .id(row.id)
            }
            .listStyle(.plain)
            .scrollContentBackground(.hidden)
            .card()
            .overlay {
                if rows.isEmpty {
                    Text(texts[.movesEmpty]).font(.subheadline).foregroundStyle(Color.paint(.textMuted))
                }
            }
            .onChange(of: rows, initial: true) {
                rows.first { $0.isCurrent }.map { reader.scrollTo($0.id) }
            }
        }
    }

    @ViewBuilder private func cell(_ cell: MoveRow.Cell?) -> some View {
        Button {
            cell.map { chosen($0.place) }
        } label: {
            Text(cell?.words ?? "")
                .fontWeight(cell?.isCurrent == true ? .bold : .regular)
                .frame(maxWidth: .infinity, alignment: .leading)
                .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .disabled(cell == nil)
    }
}
