import DraughtsCore
import Foundation
import Observation

/// A colleague, and how the person stands to them.
public struct ColleagueFace: Identifiable, Equatable, Sendable {
    public struct Row: Identifiable, Equatable, Sendable {
        public var id: String
        public var mine: String
        public var theirs: String
        /// Who leads, in a word.
        public var leader: String
    }

    public var id: String
    public var nickname: String
    public var exchanged: String
    public var standing: String
    public var rows: [Row]
}

/// The person's own profile and colleagues: a code to pass on, and those that were taken.
@MainActor
@Observable
public final class ProfileModel {
    /// What is being typed.
    public var nickname: String
    /// Why the nickname cannot be that.
    public private(set) var nicknameFault: String?
    /// The invitation to pass on, once there is a nickname.
    public private(set) var invitation: String?
    /// Its code, as drawn in a square.
    public private(set) var code: CodeFace?
    public private(set) var colleagues: [ColleagueFace] = []
    /// A colleague was forgotten a moment ago and can be brought back.
    public private(set) var canRemember = false
    public var question: Question?

    @ObservationIgnored private let records: Records
    @ObservationIgnored private let texts: Texts

    init(records: Records, texts: Texts) {
        self.records = records
        self.texts = texts
        nickname = records.profile().nickname
        renew()
    }

    /// The nickname has been typed.
    public func commitNickname() {
        guard nickname != records.profile().nickname else { return }
        do {
            nickname = try records.setNickname(text: nickname).nickname
            nicknameFault = nil
            renew()
        } catch {
            nicknameFault = texts.fault(error, mostLetters: records.profile().mostLetters)
        }
    }

    /// Takes a colleague's card out of a text that was pasted or opened.
    public func receive(_ text: String) {
        do {
            let received = try records.receiveCard(text: text)
            let word: Word = received.renewed ? .cardRenewed : .cardReceived
            question = texts.remark(texts(word, received.colleague.nickname))
            renew()
        } catch {
            question = texts.remark(texts[texts.word(for: error)])
        }
    }

    /// What was pasted may come in parts.
    public func receive(pasted parts: [String]) { receive(parts.joined(separator: "\n")) }

    /// It can be taken back, so it is not asked first.
    public func forget(_ colleague: ColleagueFace) {
        guard records.forgetColleague(id: colleague.id) else { return }
        canRemember = true
        renew()
    }

    public func remember() {
        canRemember = false
        if records.rememberColleague() { renew() }
    }

    private func renew() {
        let card = records.card()
        invitation = card?.text
        code = card?.qr.map(CodeFace.init)
        colleagues = records.colleagues().map { texts.face(of: $0) }
    }
}

/// A QR code, dark squares on light, in any square.
public struct CodeFace: Equatable, Sendable {
    /// Squares along a side, the margin included.
    public var count: Int
    private var dark: [(row: Int, column: Int)] { places.map { ($0 / count, $0 % count) } }
    private var places: [Int]

    init(_ matrix: QrMatrix) {
        let margin = Int(matrix.margin)
        count = Int(matrix.size) + 2 * margin
        places = []
        for (row, squares) in matrix.rows.enumerated() {
            for (column, isDark) in squares.enumerated() where isDark {
                places.append((row + margin) * count + column + margin)
            }
        }
    }

    /// The dark squares in a square of that side.
    public func squares(side: Double) -> [CGRect] {
        let unit = side / Double(count)
        return dark.map { CGRect(x: Double($0.column) * unit, y: Double($0.row) * unit, width: unit, height: unit) }
    }
}

extension Texts {
    /// Why a nickname can be none.
    func fault(_ error: any Error, mostLetters: UInt32) -> String { self(word(for: error), mostLetters) }

    func face(of colleague: ColleagueView) -> ColleagueFace {
        ColleagueFace(
            id: colleague.id,
            nickname: colleague.nickname,
            exchanged: self(.exchanged, date(colleague.exchanged)),
            standing: standing(of: colleague),
            rows: colleague.rows.map { row in
                ColleagueFace.Row(
                    id: listed([name(of: row.variant, forcedCapture: row.forcedCapture), name(of: row.level)]),
                    mine: row.mine.map(\.description) ?? "–",
                    theirs: row.theirs.map(\.description) ?? "–",
                    leader: leader(row.leader, colleague.nickname))
            })
    }

    private func standing(of colleague: ColleagueView) -> String {
        let rows = colleague.rows.count
        switch colleague.leader {
        case _ where rows == 0: return self[.leadsNowhere]
        case .me: return self(.youLead, colleague.ledByMe, rows)
        case .colleague: return self(.leads, colleague.ledByColleague, rows)
        case .nobody: return self[.leadsNobody]
        }
    }

    private func leader(_ leader: Leader, _ nickname: String) -> String {
        switch leader {
        case .me: self[.leaderMe]
        case .colleague: self(.leaderThem, nickname)
        case .nobody: self[.leaderNobody]
        }
    }
}
