import DraughtsCore

/// Something that is asked before it is done, or told: an alert, as state.
public struct Question: Identifiable {
    /// One of the answers.
    public struct Answer: Identifiable {
        public enum Role: Sendable {
            case usual, destructive, cancel
        }

        public var id: Word
        public var title: String
        public var role: Role
        public var action: @MainActor () -> Void
    }

    public var id: Word
    public var title: String
    public var note: String
    public var answers: [Answer]
    /// Who is asked, where two people read from two sides.
    public var reader: Player?
}

extension Optional {
    /// There is something; set to false it is taken away. What a view shows while there is something is bound to this.
    public var isPresent: Bool {
        get { self != nil }
        set { if !newValue { self = nil } }
    }
}

extension Texts {
    /// A question with these words.
    /// - Parameter name: fills the title's place, which then is that of a person with a name.
    func question(
        _ title: Word, name: String? = nil, note: Word? = nil, reader: Player? = nil, _ answers: Question.Answer...
    ) -> Question {
        Question(
            id: title, title: name.map { self(title, $0) } ?? self[title], note: note.map { self[$0] } ?? "",
            answers: answers, reader: reader)
    }

    func answer(
        _ title: Word, _ role: Question.Answer.Role = .usual, _ action: @escaping @MainActor () -> Void = {}
    ) -> Question.Answer {
        Question.Answer(id: title, title: self[title], role: role, action: action)
    }

    /// Something to be read, with nothing to choose.
    func remark(_ words: String) -> Question {
        Question(id: .close, title: words, note: "", answers: [answer(.close, .cancel)])
    }
}
