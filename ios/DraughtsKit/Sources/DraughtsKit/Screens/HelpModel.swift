import DraughtsCore
import Foundation
import Observation

/// The help: a table of contents, and one page at a time. Pages, their order and their links are the core's.
@MainActor
@Observable
public final class HelpModel: Identifiable {
    /// A bullet or a number, with its text.
    public struct Item: Identifiable, Equatable, Sendable {
        public var id: Int
        public var mark: String
        public var text: [RichRun]
    }

    /// A table by rows, that of the headings first.
    public struct Table: Equatable, Sendable {
        public struct Row: Identifiable, Equatable, Sendable {
            public var id: Int
            public var cells: [Cell]
        }

        public struct Cell: Identifiable, Equatable, Sendable {
            public var id: Int
            public var text: [RichRun]
            public var isHeading: Bool
        }

        public var rows: [Row]
    }

    /// A part of a page, ready to be shown.
    public struct Block: Identifiable {
        public enum Kind {
            case heading(String)
            case text([RichRun])
            /// Bullets or numbers, each with its text.
            case items([Item])
            case table(Table)
            case note([RichRun])
            case diagram(DiagramModel)
        }

        /// A heading's own id, else its place on the page.
        public var id: String
        public var kind: Kind
    }

    public struct Group: Identifiable, Equatable {
        public var id: String
        public var pages: [HelpPageTitle]
    }

    /// The page that is open; none is the table of contents.
    public private(set) var page: HelpPage?
    public private(set) var blocks: [Block] = []
    /// What is to be scrolled to.
    public private(set) var anchor: String?
    public private(set) var groups: [Group] = []

    public var title: String { page?.title ?? texts[.help] }
    public var previous: String? { page?.previous.map { texts(.helpPrevious, $0.title) } }
    public var next: String? { page?.next.map { texts(.helpNext, $0.title) } }
    public var canGoBack: Bool { !earlier.isEmpty }

    @ObservationIgnored private let texts: Texts
    @ObservationIgnored private let look: BoardLook
    @ObservationIgnored private let settings: Settings
    @ObservationIgnored private let pace: Pace
    private var place: HelpPlace?
    /// Where a person was before, the nearest last; nothing stands for the table of contents.
    private var earlier: [HelpPlace?] = []

    init(at place: HelpPlace?, settings: Settings, look: BoardLook, texts: Texts, pace: Pace) {
        self.texts = texts
        self.look = look
        self.settings = settings
        self.pace = pace
        for title in helpPages(language: texts.help) {
            if groups.last?.id == title.group {
                groups[groups.count - 1].pages.append(title)
            } else {
                groups.append(Group(id: title.group, pages: [title]))
            }
        }
        show(place)
    }

    public func open(_ page: HelpPageTitle) { open(HelpPlace(page: page.id, heading: nil)) }

    public func openPrevious() { page?.previous.map(open) }

    public func openNext() { page?.next.map(open) }

    public func openContents() { open(nil) }

    /// A link of a page was tapped. False if it is none of ours.
    public func follow(_ url: URL) -> Bool {
        guard let place = HelpPlace(link: url) else { return false }
        open(place)
        return true
    }

    /// Goes the way back that led here.
    public func goBack() {
        guard let last = earlier.popLast() else { return }
        show(last)
    }

    private func open(_ next: HelpPlace?) {
        earlier.append(place)
        show(next)
    }

    private func show(_ next: HelpPlace?) {
        page = next.flatMap { helpPage(id: $0.page, language: texts.help) }
        place = page == nil ? nil : next
        anchor = place?.heading
        blocks = page?.blocks.enumerated().map { block($1, at: $0) } ?? []
    }

    private func block(_ block: HelpBlock, at index: Int) -> Block {
        switch block {
        case .heading(let id, let text):
            return Block(id: id, kind: .heading(text))
        case .paragraph(let text):
            return Block(id: "\(index)", kind: .text(text.rich))
        case .note(let text):
            return Block(id: "\(index)", kind: .note(text.rich))
        case .items(let numbered, let items):
            let items = items.enumerated().map { index, text in
                Item(id: index, mark: numbered ? texts(.helpNumber, index + 1) : "•", text: text.rich)
            }
            return Block(id: "\(index)", kind: .items(items))
        case .table(let header, let rows):
            let rows = ([header] + rows).enumerated().map { row, cells in
                Table.Row(
                    id: row,
                    cells: cells.cells.enumerated().map { column, cell in
                        Table.Cell(id: column, text: cell.rich, isHeading: row == 0 || column == 0)
                    })
            }
            return Block(id: "\(index)", kind: .table(Table(rows: rows)))
        case .diagram(let diagram):
            return Block(
                id: "\(index)",
                kind: .diagram(DiagramModel(diagram, settings: settings, look: look, texts: texts, pace: pace)))
        }
    }
}

/// A position of the help, drawn by the board of the game, with its moves to step through where it has some. It cannot be
/// tapped: what a reader hears, and what stands under it, is the caption.
@MainActor
@Observable
public final class DiagramModel: Identifiable {
    public let board: BoardModel
    /// The step that is shown, counted from 0.
    public private(set) var step = 0
    public var caption: String {
        let here = diagram.steps[step]
        return here.notation.map { texts(.helpStep, $0, here.caption) } ?? here.caption
    }
    /// What the board takes up: squares as large as the design lets a diagram be.
    public var size: CGSize {
        let margins = board.margins
        return margins.size(side: margins.side(fitting: CGSize(width: Self.most, height: Self.most)))
    }
    /// Points.
    private static let most = 320.0

    public var hasSteps: Bool { diagram.steps.count > 1 }
    public var canGoBack: Bool { step > 0 }
    public var canGoOn: Bool { step < diagram.steps.count - 1 }

    @ObservationIgnored private let diagram: HelpDiagram
    @ObservationIgnored private let texts: Texts

    init(_ diagram: HelpDiagram, settings: Settings, look: BoardLook, texts: Texts, pace: Pace) {
        self.diagram = diagram
        self.texts = texts
        board = BoardModel(state: diagramState(diagram: diagram, step: 0), texts: texts, pace: pace)
        board.obey(settings)
        board.look = look
    }

    public func goOn() { go(to: step + 1) }

    /// Back again nothing moves: the position is there at once.
    public func goBack() { go(to: step - 1) }

    private func go(to next: Int) {
        guard diagram.steps.indices.contains(next) else { return }
        let forward = next > step
        step = next
        var state = diagramState(diagram: diagram, step: UInt32(next))
        if !forward { state.motion = nil }
        board.show(state)
    }
}

/// A part of a text, with the marks that it is set in.
public struct RichRun: Equatable, Sendable {
    public enum Style: Sendable {
        case plain, strong, emphasis
    }

    public var words: String
    public var style: Style
    /// Where a tap leads.
    public var link: URL?
}

extension HelpText {
    /// With its marks; links lead to a place of the help.
    var rich: [RichRun] {
        spans.map { span in
            switch span {
            case .plain(let text): RichRun(words: text, style: .plain)
            case .strong(let text): RichRun(words: text, style: .strong)
            case .emphasis(let text): RichRun(words: text, style: .emphasis)
            case .link(let text, let place): RichRun(words: text, style: .plain, link: place.link)
            }
        }
    }
}

extension HelpPlace {
    private static let scheme = "draughts-help"

    /// The place as a link that only the help follows.
    var link: URL? {
        var parts = URLComponents()
        parts.scheme = Self.scheme
        parts.path = page
        parts.fragment = heading
        return parts.url
    }

    init?(link: URL) {
        guard let parts = URLComponents(url: link, resolvingAgainstBaseURL: false), parts.scheme == Self.scheme,
            !parts.path.isEmpty
        else { return nil }
        self.init(page: parts.path, heading: parts.fragment)
    }
}

extension Texts {
    /// The language of the help's pages.
    var help: DraughtsCore.Language { language == .russian ? .russian : .english }
}
