import DraughtsKit
import SwiftUI

/// The help: a table of contents, and one page at a time.
struct HelpSheet: View {
    let model: HelpModel
    @Environment(\.texts) private var texts

    var body: some View {
        content
            .navigationTitle(model.title)
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .topBarTrailing) {
                    Button(texts[.helpContents], systemImage: "list.bullet") { model.openContents() }
                        .disabled(model.page == nil)
                }
                ToolbarItem(placement: .topBarTrailing) {
                    Button(texts[.replayBack], systemImage: "chevron.backward") { model.goBack() }
                        .disabled(!model.canGoBack)
                        .keyboardShortcut("[", modifiers: .command)
                }
            }
            .closable()
    }

    @ViewBuilder private var content: some View {
        if let page = model.page {
            HelpPageView(model: model).id(page.id)
        } else {
            List {
                ForEach(model.groups) { group in
                    Section(group.id) {
                        ForEach(group.pages, id: \.id) { page in
                            Button(page.title) { model.open(page) }.foregroundStyle(Color.paint(.text))
                        }
                    }
                }
            }
        }
    }
}

private struct HelpPageView: View {
    let model: HelpModel

    var body: some View {
        ScrollViewReader { reader in
            ScrollView {
                VStack(alignment: .leading, spacing: Space.medium) {
                    ForEach(model.blocks) { block in
                        HelpBlockView(block: block).id(block.id)
                    }
                    VStack(alignment: .leading, spacing: Space.gap) {
                        model.previous.map { words in Button(words) { model.openPrevious() } }
                        model.next.map { words in Button(words) { model.openNext() } }
                    }
                    .padding(.top, Space.large)
                }
                .padding(Space.margin)
                .readable()
            }
            .onAppear { model.anchor.map { reader.scrollTo($0, anchor: .top) } }
            .onChange(of: model.anchor) { _, anchor in anchor.map { reader.scrollTo($0, anchor: .top) } }
        }
        .environment(\.openURL, OpenURLAction { model.follow($0) ? .handled : .systemAction })
    }
}

private struct HelpBlockView: View {
    let block: HelpModel.Block

    var body: some View {
        switch block.kind {
        case .heading(let words):
            Text(words).font(.headline).padding(.top, Space.gap).accessibilityAddTraits(.isHeader)
        case .text(let runs):
            RichText(runs: runs)
        case .items(let items):
            VStack(alignment: .leading, spacing: 6) {
                ForEach(items) { item in
                    HStack(alignment: .firstTextBaseline) {
                        Text(item.mark).monospacedDigit()
                        RichText(runs: item.text)
                    }
                    .accessibilityElement(children: .combine)
                }
            }
        case .table(let table):
            HelpTable(table: table)
        case .note(let runs):
            RichText(runs: runs)
                .padding(Space.medium)
                .foregroundStyle(Color.paint(.onAccentSoft))
                .background(Color.paint(.accentSoft), in: RoundedRectangle(cornerRadius: Space.control))
        case .diagram(let diagram):
            DiagramView(diagram: diagram)
        }
    }
}

/// Wide tables scroll by themselves; the page does not.
private struct HelpTable: View {
    let table: HelpModel.Table

    var body: some View {
        ScrollView(.horizontal) {
            Grid(alignment: .topLeading, horizontalSpacing: Space.margin, verticalSpacing: Space.gap) {
                ForEach(table.rows) { row in
                    GridRow {
                        ForEach(row.cells) { cell in
                            RichText(runs: cell.text)
                                .font(cell.isHeading ? .label : .subheadline)
                                .frame(maxWidth: 160, alignment: .leading)
                        }
                    }
                    .accessibilityElement(children: .combine)
                }
            }
        }
    }
}

private struct RichText: View {
    let runs: [RichRun]

    var body: some View {
        Text(AttributedString(runs)).fixedSize(horizontal: false, vertical: true)
    }
}

extension AttributedString {
    fileprivate init(_ runs: [RichRun]) {
        self = runs.reduce(into: AttributedString()) { text, run in
            var words = AttributedString(run.words)
            words.link = run.link
            switch run.style {
            case .plain: break
            case .strong: words.inlinePresentationIntent = .stronglyEmphasized
            case .emphasis: words.inlinePresentationIntent = .emphasized
            }
            text += words
        }
    }
}

/// A position of the help, with its moves to step through where it has some.
private struct DiagramView: View {
    let diagram: DiagramModel
    @Environment(\.texts) private var texts

    var body: some View {
        VStack(spacing: Space.gap) {
            GeometryReader { proxy in
                BoardPictureView(board: diagram.board, size: proxy.size)
            }
            .frame(width: diagram.size.width, height: diagram.size.height)
            .accessibilityHidden(true)
            HStack {
                if diagram.hasSteps {
                    step(.helpStepBack, "chevron.backward", enabled: diagram.canGoBack) { diagram.goBack() }
                }
                Text(diagram.caption)
                    .font(.subheadline)
                    .foregroundStyle(Color.paint(.textMuted))
                    .frame(maxWidth: .infinity)
                    .multilineTextAlignment(.center)
                if diagram.hasSteps {
                    step(.helpStepNext, "chevron.forward", enabled: diagram.canGoOn) { diagram.goOn() }
                }
            }
        }
        .frame(maxWidth: .infinity)
    }

    private func step(
        _ words: Word, _ symbol: String, enabled: Bool, _ action: @escaping @MainActor () -> Void
    ) -> some View {
        Button(texts[words], systemImage: symbol, action: action)
            .labelStyle(.iconOnly)
            .frame(minWidth: Space.touch, minHeight: Space.touch)
            .disabled(!enabled)
    }
}
