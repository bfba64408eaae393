import DraughtsKit
import SwiftUI

/// How the next game is to be played.
struct NewGameSheet: View {
    @Bindable var model: NewGameModel
    @Environment(\.texts) private var texts

    var body: some View {
        Form {
            Section {
                ChoicePicker(title: texts[.newGame], choices: model.modes, selection: $model.mode)
            }
            Section(texts[.rules]) {
                VariantCards(model: model)
                if model.showsHomeRule {
                    NotedToggle(title: texts[.homeRule], note: texts[.homeRuleNote], isOn: $model.homeRule)
                }
            }
            Section {
                if model.showsLevel {
                    ChoicePicker(title: texts[.level], choices: model.levels, selection: $model.level)
                }
                if model.showsMasterTime {
                    ChoicePicker(
                        title: texts[.masterTime], choices: model.masterTimes, selection: $model.masterTime)
                }
                if model.showsTwoPlayers {
                    ChoicePicker(title: texts[.settingsSeating], choices: model.seatings, selection: $model.seating)
                    ChoicePicker(title: texts[.clock], choices: model.clockKinds, selection: $model.clockKind)
                }
                if model.showsMinutes {
                    Picker(texts[.clockMinutes], selection: $model.minutes) {
                        ForEach(model.minuteSteps) { Text($0.title).tag($0.id) }
                    }
                }
                if model.showsIncrement {
                    Picker(texts[.clockSeconds], selection: $model.increment) {
                        ForEach(model.incrementSteps) { Text($0.title).tag($0.id) }
                    }
                }
                ChoicePicker(title: texts[.starter], choices: model.starters, selection: $model.starter)
            }
            if model.showsTwoPlayers {
                Section(texts[.names]) {
                    TextField(texts[.playerOne], text: $model.nameOne).textInputAutocapitalization(.words)
                    TextField(texts[.playerTwo], text: $model.nameTwo).textInputAutocapitalization(.words)
                    if let fault = model.nameFault {
                        Text(fault).font(.caption).foregroundStyle(Color.paint(.danger))
                    }
                }
            }
        }
        .safeAreaInset(edge: .bottom) {
            Button(texts[.start]) { model.start() }
                .buttonStyle(MainButtonStyle())
                .keyboardShortcut(.defaultAction)
                .padding(Space.margin)
                .background(.bar)
        }
        .navigationTitle(texts[.newGame])
        .navigationBarTitleDisplayMode(.inline)
        .closable()
        .asks($model.question)
        .sheet(item: $model.help) { help in
            NavigationStack { HelpSheet(model: help) }
        }
    }
}

/// The variants as cards: a name and what sets it apart. Two to a row, or one with large text.
private struct VariantCards: View {
    let model: NewGameModel
    @Environment(\.dynamicTypeSize) private var typeSize
    @Environment(\.texts) private var texts

    var body: some View {
        LazyVGrid(columns: columns, spacing: Space.gap) {
            ForEach(model.variants) { variant in
                Button {
                    model.variant = variant.id
                } label: {
                    VariantCard(title: variant.title, trait: variant.note, isSelected: variant.id == model.variant)
                }
                .accessibilityAddTraits(variant.id == model.variant ? .isSelected : [])
                .hoverEffect()
            }
            Button {
                model.compare()
            } label: {
                Label(texts[.howTheyDiffer], systemImage: "chevron.right")
                    .font(.label)
                    .frame(maxWidth: .infinity, minHeight: Space.row, alignment: .leading)
                    .padding(.horizontal, Space.medium)
                    .contentShape(Rectangle())
            }
            .foregroundStyle(Color.paint(.accent))
            .hoverEffect()
        }
        .buttonStyle(.plain)
        .padding(.vertical, Space.small)
    }

    private var columns: [GridItem] {
        Array(repeating: GridItem(.flexible(), spacing: Space.gap), count: typeSize.isAccessibilitySize ? 1 : 2)
    }
}

private struct VariantCard: View {
    let title: String
    let trait: String
    let isSelected: Bool

    var body: some View {
        HStack {
            VStack(alignment: .leading, spacing: 2) {
                Text(title).font(.label)
                Text(trait).font(.caption).foregroundStyle(Color.paint(isSelected ? .onAccentSoft : .textMuted))
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            if isSelected {
                Image(systemName: "checkmark").font(.caption.weight(.bold))
            }
        }
        .foregroundStyle(Color.paint(isSelected ? .onAccentSoft : .text))
        .padding(Space.medium)
        .frame(maxWidth: .infinity, minHeight: Space.row, maxHeight: .infinity)
        .background(
            Color.paint(isSelected ? .accentSoft : .surface), in: RoundedRectangle(cornerRadius: Space.control)
        )
        .overlay {
            RoundedRectangle(cornerRadius: Space.control)
                .strokeBorder(Color.paint(isSelected ? .accent : .control), lineWidth: isSelected ? 2 : 1)
        }
        .accessibilityElement(children: .combine)
    }
}
