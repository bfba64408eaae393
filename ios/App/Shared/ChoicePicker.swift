import DraughtsKit
import SwiftUI

/// One of a few, side by side; a list with check marks where text is large.
struct ChoicePicker<Value: Hashable & Sendable>: View {
    let title: String
    let choices: [Choice<Value>]
    @Binding var selection: Value
    @Environment(\.dynamicTypeSize) private var typeSize

    var body: some View {
        if typeSize.isAccessibilitySize {
            picker.pickerStyle(.inline)
        } else {
            VStack(alignment: .leading, spacing: Space.gap) {
                Text(title).font(.body)
                picker.pickerStyle(.segmented).labelsHidden()
            }
            .padding(.vertical, Space.small)
        }
    }

    private var picker: some View {
        Picker(title, selection: $selection) {
            ForEach(choices) { choice in
                Text(choice.title).tag(choice.id)
            }
        }
    }
}

/// A switch with a line that says what it does.
struct NotedToggle: View {
    let title: String
    var note = ""
    @Binding var isOn: Bool

    var body: some View {
        Toggle(isOn: $isOn) {
            VStack(alignment: .leading, spacing: 2) {
                Text(title).font(.body)
                if !note.isEmpty {
                    Text(note).font(.caption).foregroundStyle(Color.paint(.textMuted))
                }
            }
        }
        .tint(Color.paint(.accent))
        .frame(minHeight: Space.touch)
    }
}
