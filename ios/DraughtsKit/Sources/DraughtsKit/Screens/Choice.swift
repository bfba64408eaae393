/// One of a few things to choose, with its words.
public struct Choice<Value: Hashable & Sendable>: Identifiable, Hashable, Sendable {
    public var id: Value
    public var title: String
    public var note: String
    public var symbol: String?

    init(_ id: Value, _ title: String, note: String = "", symbol: String? = nil) {
        self.id = id
        self.title = title
        self.note = note
        self.symbol = symbol
    }
}
