import DraughtsKit
import SwiftUI
import UIKit
import UniformTypeIdentifiers

/// All that a person sets once for all games. Each change takes effect at once; there is nothing to confirm.
struct SettingsSheet: View {
    @Bindable var model: SettingsModel
    @Environment(\.texts) private var texts
    @Environment(\.openURL) private var openURL

    var body: some View {
        Form {
            Section(texts[.settingsBoard]) {
                ThemeRow(model: model)
                ChoicePicker(title: texts[.settingsPieces], choices: model.pieceSets, selection: $model.pieceSet)
                NotedToggle(title: texts[.settingsCoordinates], isOn: $model.coordinates)
                ChoicePicker(title: texts[.settingsNaming], choices: model.namings, selection: $model.squareNaming)
            }
            Section(texts[.settingsPlay]) {
                ChoicePicker(title: texts[.settingsTouch], choices: model.touches, selection: $model.touch)
                NotedToggle(
                    title: texts[.settingsConfirm], note: texts[.settingsConfirmNote], isOn: $model.confirmResigning)
                ChoicePicker(
                    title: texts[.masterTime], choices: model.masterTimes, selection: $model.masterTime)
                model.masterNote.map { Text($0).font(.caption).foregroundStyle(Color.paint(.textMuted)) }
                NotedToggle(title: texts[.settingsSound], note: texts[.settingsSoundNote], isOn: $model.sound)
                NotedToggle(title: texts[.settingsHaptics], note: texts[.settingsHapticsNote], isOn: $model.haptics)
            }
            Section(texts[.settingsLook]) {
                ChoicePicker(
                    title: texts[.settingsAppearance], choices: model.appearances, selection: $model.appearance)
                ChoicePicker(title: texts[.settingsAnimation], choices: model.animations, selection: $model.animation)
            }
            Section(texts[.settingsLayout]) {
                NotedToggle(title: texts[.settingsLeftHand], note: texts[.settingsLeftHandNote], isOn: $model.leftHand)
                ChoicePicker(title: texts[.settingsBoardSide], choices: model.sides, selection: $model.boardSide)
                ChoicePicker(title: texts[.settingsSeating], choices: model.seatings, selection: $model.seating)
            }
            CarrySection(model: model.carry)
            Section(texts[.settingsLanguage]) {
                Button(texts[.languageName]) {
                    URL(string: UIApplication.openSettingsURLString).map { openURL($0) }
                }
                .frame(minHeight: Space.touch)
            }
            Section(texts[.about]) {
                VStack(alignment: .leading, spacing: Space.small) {
                    Text(texts[.appName]).font(.body)
                    Text(model.version(Bundle.main.version)).font(.subheadline)
                    Text(texts[.aboutLicence]).font(.subheadline)
                }
                NavigationLink {
                    LicencesPage()
                } label: {
                    Text(texts[.licences])
                }
            }
        }
        .navigationTitle(texts[.settings])
        .navigationBarTitleDisplayMode(.inline)
        .closable()
    }
}

/// What the app is made of.
private struct LicencesPage: View {
    @State private var licences = Licences()
    @Environment(\.texts) private var texts

    var body: some View {
        List(licences.paragraphs) { paragraph in
            Text(paragraph.words)
                .font(paragraph.isHeading ? .label : .subheadline)
                .foregroundStyle(Color.paint(paragraph.isHeading ? .accent : .textMuted))
                .accessibilityAddTraits(paragraph.isHeading ? .isHeader : [])
        }
        .listStyle(.plain)
        .navigationTitle(texts[.licences])
    }
}

extension Bundle {
    fileprivate var version: String { infoDictionary?["CFBundleShortVersionString"] as? String ?? "" }
}

/// The boards, each as two squares and two pieces of it.
private struct ThemeRow: View {
    let model: SettingsModel
    @Environment(\.texts) private var texts

    var body: some View {
        VStack(alignment: .leading, spacing: Space.gap) {
            Text(texts[.settingsTheme]).font(.body)
            ViewThatFits(in: .horizontal) {
                HStack(spacing: Space.medium) { themes }
                VStack(alignment: .leading, spacing: Space.medium) { themes }
            }
        }
        .buttonStyle(.plain)
    }

    private var themes: some View {
        ForEach(model.themes) { theme in
            Button {
                model.theme = theme.id
            } label: {
                VStack(spacing: Space.small) {
                    StepsView(steps: model.swatch(of: theme.id, side: 32), look: model.look(of: theme.id))
                        .frame(width: 64, height: 64)
                        .clipShape(RoundedRectangle(cornerRadius: 6))
                        .padding(3)
                        .overlay {
                            RoundedRectangle(cornerRadius: 9)
                                .strokeBorder(
                                    Color.paint(theme.id == model.theme ? .accent : .control),
                                    lineWidth: theme.id == model.theme ? 3 : 1)
                        }
                    Text(theme.title).font(.caption)
                }
            }
            .accessibilityLabel(theme.title)
            .accessibilityAddTraits(theme.id == model.theme ? .isSelected : [])
            .hoverEffect()
        }
    }
}

/// All data to a file and back.
private struct CarrySection: View {
    @Bindable var model: CarryModel
    @State private var isImporting = false
    @Environment(\.texts) private var texts

    var body: some View {
        Section(texts[.data]) {
            Button(texts[.dataSave]) { Task { await model.export() } }
                .fileExporter(
                    isPresented: $model.exported.isPresent, document: model.exported.map { TextFile($0) },
                    contentType: .json, defaultFilename: "draughts"
                ) { _ in }
            Button(texts[.dataTakeIn]) { isImporting = true }
                .fileImporter(isPresented: $isImporting, allowedContentTypes: [.json, .plainText]) { result in
                    Task { await model.take(result) }
                }
            if model.canTakeBack {
                Button(texts[.dataTakeBack], role: .destructive) { model.askTakingBack() }
            }
        }
        .asks($model.question)
    }
}
