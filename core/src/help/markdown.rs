//! From Markdown to blocks.

use super::block::{HelpBlock, HelpPlace, HelpRow, HelpSpan, HelpText};
use super::diagram;
use super::error::PageError;
use pulldown_cmark::{CodeBlockKind, Event, HeadingLevel, Options, Parser, Tag, TagEnd};

/// A page as its file has it.
pub(super) struct Parsed {
    pub(super) title: String,
    pub(super) blocks: Vec<HelpBlock>,
}

/// Reads a page. `id` is its own, for links inside it.
pub(super) fn parse(id: &str, text: &str) -> Result<Parsed, PageError> {
    let mut reader = Reader { id, ..Reader::default() };
    for event in Parser::new_ext(text, Options::ENABLE_TABLES | Options::ENABLE_HEADING_ATTRIBUTES) {
        reader.read(event)?;
    }
    Ok(Parsed { title: title(text)?, blocks: reader.blocks })
}

/// The title, which is the first line.
pub(super) fn title(text: &str) -> Result<String, PageError> {
    let line = text.lines().next().and_then(|line| line.strip_prefix("# "));
    line.map(str::to_owned).ok_or_else(|| PageError::unsupported("a page without a title"))
}

/// How the words that follow are marked.
#[derive(Clone, Default, PartialEq)]
enum Mark {
    #[default]
    Plain,
    Strong,
    Emphasis,
    Link(HelpPlace),
}

#[derive(Default)]
struct Reader<'a> {
    /// The page's id.
    id: &'a str,
    blocks: Vec<HelpBlock>,
    /// The text being read.
    text: HelpText,
    mark: Mark,
    /// A mark has just begun, so that its words are a part of their own.
    begins: bool,
    /// The list being read: whether it is numbered, and its items.
    list: Option<(bool, Vec<HelpText>)>,
    /// The rows of the table being read.
    rows: Vec<HelpRow>,
    in_note: bool,
    /// The id of the heading being read; none for the title.
    heading: Option<String>,
    /// The diagram being read.
    diagram: Option<String>,
}

impl Reader<'_> {
    fn read(&mut self, event: Event<'_>) -> Result<(), PageError> {
        match event {
            Event::Start(tag) => self.start(tag)?,
            Event::End(tag) => self.end(tag)?,
            Event::Text(words) => self.words(&words),
            Event::SoftBreak => self.words(" "),
            other => return Err(unsupported(&other)),
        }
        Ok(())
    }

    fn start(&mut self, tag: Tag<'_>) -> Result<(), PageError> {
        match tag {
            Tag::Heading { level: HeadingLevel::H1, .. } if self.blocks.is_empty() => {}
            Tag::Heading { level: HeadingLevel::H2, id: Some(id), .. } => self.heading = Some(id.into_string()),
            Tag::Paragraph | Tag::Item | Tag::Table(_) | Tag::TableCell => {}
            Tag::BlockQuote(None) => self.in_note = true,
            Tag::List(first) if self.list.is_none() => self.list = Some((first.is_some(), Vec::new())),
            Tag::TableHead | Tag::TableRow => self.rows.push(HelpRow::default()),
            Tag::Strong if self.mark == Mark::Plain => self.set(Mark::Strong),
            Tag::Emphasis if self.mark == Mark::Plain => self.set(Mark::Emphasis),
            Tag::Link { dest_url, .. } if self.mark == Mark::Plain => {
                let place = self.place(&dest_url);
                self.set(Mark::Link(place));
            }
            Tag::CodeBlock(CodeBlockKind::Fenced(kind)) if &*kind == "diagram" => self.diagram = Some(String::new()),
            other => return Err(unsupported(&other)),
        }
        Ok(())
    }

    fn end(&mut self, tag: TagEnd) -> Result<(), PageError> {
        match tag {
            TagEnd::Heading(_) => {
                let text = self.take().plain();
                // The title is no block.
                self.blocks.extend(self.heading.take().map(|id| HelpBlock::Heading { id, text }));
            }
            // The text of an item is read at its end.
            TagEnd::Paragraph if self.list.is_some() => {}
            TagEnd::Paragraph => {
                let text = self.take();
                let block = if self.in_note { HelpBlock::Note { text } } else { HelpBlock::Paragraph { text } };
                self.blocks.push(block);
            }
            TagEnd::BlockQuote(_) => self.in_note = false,
            TagEnd::Item => {
                let text = self.take();
                self.list.iter_mut().for_each(|(_, items)| items.push(text.clone()));
            }
            TagEnd::List(_) => {
                self.blocks.extend(self.list.take().map(|(numbered, items)| HelpBlock::Items { numbered, items }));
            }
            TagEnd::TableCell => {
                let text = self.take();
                self.rows.last_mut().into_iter().for_each(|row| row.cells.push(text.clone()));
            }
            TagEnd::Table => {
                let mut rows = std::mem::take(&mut self.rows).into_iter();
                let header = rows.next().unwrap_or_default();
                self.blocks.push(HelpBlock::Table { header, rows: rows.collect() });
            }
            TagEnd::CodeBlock => {
                let diagram = diagram::parse(&self.diagram.take().unwrap_or_default())?;
                self.blocks.push(HelpBlock::Diagram { diagram });
            }
            TagEnd::Strong | TagEnd::Emphasis | TagEnd::Link => self.set(Mark::Plain),
            _ => {}
        }
        Ok(())
    }

    fn set(&mut self, mark: Mark) {
        self.mark = mark;
        self.begins = true;
    }

    /// Adds words to the text. The parser hands them out in pieces; those that belong together become one span.
    fn words(&mut self, words: &str) {
        if let Some(diagram) = &mut self.diagram {
            diagram.push_str(words);
            return;
        }
        if !self.begins
            && let Some(
                HelpSpan::Plain { text }
                | HelpSpan::Strong { text }
                | HelpSpan::Emphasis { text }
                | HelpSpan::Link { text, .. },
            ) = self.text.spans.last_mut()
        {
            text.push_str(words);
            return;
        }
        self.begins = false;
        let text = words.to_owned();
        self.text.spans.push(match self.mark.clone() {
            Mark::Plain => HelpSpan::Plain { text },
            Mark::Strong => HelpSpan::Strong { text },
            Mark::Emphasis => HelpSpan::Emphasis { text },
            Mark::Link(place) => HelpSpan::Link { text, place },
        });
    }

    fn take(&mut self) -> HelpText {
        self.begins = false;
        std::mem::take(&mut self.text)
    }

    /// `page`, `page#heading` or `#heading`.
    fn place(&self, link: &str) -> HelpPlace {
        let (page, heading) = link.split_once('#').map_or((link, None), |(page, heading)| (page, Some(heading)));
        let page = if page.is_empty() { self.id } else { page };
        HelpPlace { page: page.to_owned(), heading: heading.map(str::to_owned) }
    }
}

fn unsupported(what: &impl std::fmt::Debug) -> PageError {
    PageError::unsupported(format!("{what:?}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn blocks(text: &str) -> Vec<HelpBlock> {
        parse("here", &format!("# Title\n\n{text}")).unwrap().blocks
    }

    fn plain(text: &str) -> HelpText {
        HelpText { spans: vec![HelpSpan::Plain { text: text.to_owned() }] }
    }

    #[test]
    fn marks_and_links_become_spans() {
        let [HelpBlock::Paragraph { text }] = &blocks("Men **never**, *ever* & so\non. See [kings](#kings).")[..]
        else {
            panic!("one paragraph")
        };
        let place = HelpPlace { page: "here".to_owned(), heading: Some("kings".to_owned()) };
        let expected = [
            HelpSpan::Plain { text: "Men ".to_owned() },
            HelpSpan::Strong { text: "never".to_owned() },
            HelpSpan::Plain { text: ", ".to_owned() },
            HelpSpan::Emphasis { text: "ever".to_owned() },
            HelpSpan::Plain { text: " & so on. See ".to_owned() },
            HelpSpan::Link { text: "kings".to_owned(), place },
            HelpSpan::Plain { text: ".".to_owned() },
        ];
        assert_eq!(text.spans, expected);
    }

    #[test]
    fn each_kind_of_block_is_read() {
        let text = "## Men {#men}\n\n1. a\n2. b\n\n- c\n\n> d\n\n| e | f |\n|---|---|\n| g | h |\n";
        let row = |cells: [&str; 2]| HelpRow { cells: cells.map(plain).to_vec() };
        let expected = [
            HelpBlock::Heading { id: "men".to_owned(), text: "Men".to_owned() },
            HelpBlock::Items { numbered: true, items: vec![plain("a"), plain("b")] },
            HelpBlock::Items { numbered: false, items: vec![plain("c")] },
            HelpBlock::Note { text: plain("d") },
            HelpBlock::Table { header: row(["e", "f"]), rows: vec![row(["g", "h"])] },
        ];
        assert_eq!(blocks(text), expected);
    }

    #[test]
    fn what_no_shell_could_draw_is_refused() {
        for text in ["## Men", "### Men {#men}", "# Two", "`code`", "<b>", "![a](b)", "---", "***both***", "- a\n  - b"]
        {
            let parsed = parse("here", &format!("# Title\n\nWords.\n\n{text}"));
            assert!(parsed.is_err(), "{text}");
        }
        assert!(parse("here", "Words.").is_err());
    }
}
