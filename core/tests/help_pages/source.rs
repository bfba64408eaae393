//! The sources of the pages, read by these tests on their own: the claims beside a diagram are there only.

use draughts::help::Language;
use std::path::PathBuf;

/// A fenced block of a page: its lines as key and value, in order.
pub type Diagram = Vec<(String, String)>;

/// The source of a page.
pub fn text(id: &str, language: Language) -> String {
    let folder = match language {
        Language::English => "en",
        Language::Russian => "ru",
    };
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("src/help").join(folder).join(format!("{id}.md"));
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The diagrams of a page, in order.
pub fn diagrams(id: &str, language: Language) -> Vec<Diagram> {
    let text = text(id, language);
    let blocks = text.split("```diagram\n").skip(1).map(|rest| rest.split("```").next().unwrap());
    let line = |line: &str| {
        let (key, value) = line.split_once(": ").unwrap_or_else(|| panic!("{id}: {line}"));
        (key.to_owned(), value.to_owned())
    };
    blocks.map(|block| block.lines().map(line).collect()).collect()
}

/// The value of a line of a diagram.
pub fn value<'a>(diagram: &'a Diagram, wanted: &str) -> Option<&'a str> {
    diagram.iter().find(|(key, _)| key == wanted).map(|(_, value)| value.as_str())
}

/// What a page says outside its diagrams.
pub fn prose(id: &str, language: Language) -> String {
    let text = text(id, language);
    text.split("```").step_by(2).collect()
}
