//! Lines of the protocol: a command and its arguments.

/// A line: `command name=value name="value with spaces" flag`.
#[derive(Debug, PartialEq, Eq)]
pub struct Line {
    /// The first word; empty for an empty line.
    pub command: String,
    arguments: Vec<(String, Option<String>)>,
}

impl Line {
    /// Reads a line. Nothing is an error: what is not understood is an argument that nobody asks for.
    pub fn read(text: &str) -> Self {
        let mut rest = text.trim();
        let mut words = Vec::new();
        while !rest.is_empty() {
            let (word, after) = word(rest);
            words.push(word);
            rest = after.trim_start();
        }
        let mut words = words.into_iter();
        let command = words.next().map(|(name, _)| name).unwrap_or_default();
        Self { command, arguments: words.collect() }
    }

    /// The value of an argument.
    pub fn value(&self, name: &str) -> Option<&str> {
        self.arguments.iter().find(|(own, _)| own == name).and_then(|(_, value)| value.as_deref())
    }

    /// The value of an argument as a number or another type that is read from text.
    pub fn parsed<T: std::str::FromStr>(&self, name: &str) -> Option<T> {
        self.value(name)?.parse().ok()
    }

    /// Whether an argument is there, with or without a value.
    pub fn has(&self, name: &str) -> bool {
        self.arguments.iter().any(|(own, _)| own == name)
    }
}

/// The first word of a text, which is not empty, and what follows it.
fn word(text: &str) -> ((String, Option<String>), &str) {
    let end = text.find(|c: char| c.is_whitespace() || c == '=').unwrap_or(text.len());
    let (name, rest) = text.split_at(end);
    let Some(rest) = rest.strip_prefix('=') else { return ((name.to_owned(), None), rest) };
    let (value, rest) = match rest.strip_prefix('"') {
        Some(quoted) => quoted.split_once('"').unwrap_or((quoted, "")),
        None => rest.split_at(rest.find(char::is_whitespace).unwrap_or(rest.len())),
    };
    ((name.to_owned(), Some(value.to_owned())), rest)
}

/// A value as it is written: quoted where it must be.
pub fn quoted(value: &str) -> String {
    if value.is_empty() || value.contains([' ', '=']) { format!("\"{value}\"") } else { value.to_owned() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_a_command_with_arguments() {
        let line = Line::read("  pos pos=Wbe  moves=\"32-28 19x23\" odd= flag \"x\" a==b");
        assert_eq!(line.command, "pos");
        assert_eq!(line.value("pos"), Some("Wbe"));
        assert_eq!(line.value("moves"), Some("32-28 19x23"));
        assert_eq!(line.value("odd"), Some(""));
        assert!(line.has("flag") && line.value("flag").is_none());
        assert_eq!(line.value("a"), Some("=b"));
        assert_eq!(Line::read("").command, "");
        assert_eq!(Line::read("x y=\"open").value("y"), Some("open"));
        assert_eq!((quoted("a b"), quoted(""), quoted("a")), ("\"a b\"".into(), "\"\"".into(), "a".into()));
    }
}
