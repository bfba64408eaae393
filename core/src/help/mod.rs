//! The help: what the app says about itself, in every language, as blocks that a shell draws with its own views.
//!
//! The pages are Markdown files beside this one, `en/` and `ru/`, embedded in the library. They use a small part of
//! Markdown: one title, headings with ids (`## Captures {#captures}`), paragraphs, flat lists, tables, notes (block
//! quotes), **strong** and *emphasised* words, links to `page`, `page#heading` or `#heading`, and diagrams (see
//! `diagram.rs`). Numbers of the rules and scores stand as placeholders such as `{english.no_progress}`, filled from
//! the code's own constants (see `numbers.rs`). `contents.md` holds the table of contents.
//!
//! The tests hold the languages together, play every diagram and follow every link; so a page of this build is sound.

mod block;
mod diagram;
mod error;
mod markdown;
mod numbers;
mod picture;
mod places;
mod sources;

pub use block::{DiagramStep, HelpBlock, HelpDiagram, HelpPlace, HelpRow, HelpSpan, HelpText};
pub use picture::diagram_state;
pub use places::{help_for_message, help_for_state, help_page_comparing, help_page_for};

use error::PageError;

/// A language of the help.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
pub enum Language {
    /// English.
    English,
    /// Russian.
    Russian,
}

impl Language {
    /// All of them.
    pub const ALL: [Self; 2] = [Self::English, Self::Russian];
}

/// A line of the table of contents.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct HelpPageTitle {
    /// What [`help_page`] and links call the page; the same in every language.
    pub id: String,
    /// Its title.
    pub title: String,
    /// The heading above it in the table of contents. Pages of one group follow one another.
    pub group: String,
}

/// A page of the help.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct HelpPage {
    /// Its id.
    pub id: String,
    /// Its title.
    pub title: String,
    /// What stands on it, from the top.
    pub blocks: Vec<HelpBlock>,
    /// The page before it in the table of contents.
    pub previous: Option<HelpPageTitle>,
    /// The page after it.
    pub next: Option<HelpPageTitle>,
}

/// The table of contents, in order.
///
/// ```
/// use draughts::help::{Language, help_pages};
///
/// let pages = help_pages(Language::Russian);
/// assert!(pages.iter().any(|page| page.id == "italian" && page.title == "Итальянские шашки"));
/// ```
#[cfg_attr(feature = "uniffi", draughts_export::export)]
pub fn help_pages(language: Language) -> Vec<HelpPageTitle> {
    contents(language).unwrap_or_else(|error| {
        log::error!("the table of contents in {language:?}: {error}");
        Vec::new()
    })
}

/// A page by its id; `None` if there is no such page.
///
/// ```
/// use draughts::help::{Language, help_page};
///
/// let page = help_page("endgame", Language::English).unwrap();
/// assert_eq!(page.title, "Winning the won endgame");
/// assert!(help_page("no such page", Language::English).is_none());
/// ```
#[cfg_attr(feature = "uniffi", draughts_export::export)]
pub fn help_page(id: &str, language: Language) -> Option<HelpPage> {
    let text = sources::page(id, language)?;
    let read = |text| -> Result<_, PageError> { Ok((contents(language)?, parse(id, text)?)) };
    match read(text) {
        Ok((contents, parsed)) => {
            let at = contents.iter().position(|page| page.id == id)?;
            Some(HelpPage {
                id: id.to_owned(),
                title: parsed.title,
                blocks: parsed.blocks,
                previous: at.checked_sub(1).and_then(|before| contents.get(before)).cloned(),
                next: contents.get(at + 1).cloned(),
            })
        }
        Err(error) => {
            log::error!("the page {id} in {language:?}: {error}");
            None
        }
    }
}

fn parse(id: &str, text: &str) -> Result<markdown::Parsed, PageError> {
    markdown::parse(id, &numbers::fill(text)?)
}

fn contents(language: Language) -> Result<Vec<HelpPageTitle>, PageError> {
    let mut group = String::new();
    let mut pages = Vec::new();
    for block in parse("contents", sources::contents(language))?.blocks {
        match block {
            HelpBlock::Heading { text, .. } => group = text,
            HelpBlock::Items { items, .. } => {
                for id in items.iter().map(HelpText::plain) {
                    let text = sources::page(&id, language).ok_or_else(|| PageError::NoPage { id: id.clone() })?;
                    pages.push(HelpPageTitle { title: markdown::title(text)?, id, group: group.clone() });
                }
            }
            _ => return Err(PageError::unsupported("anything but headings and lists in the table of contents")),
        }
    }
    Ok(pages)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Says what is wrong with a page; elsewhere a faulty one is only missing.
    #[test]
    fn every_page_can_be_read() {
        for language in Language::ALL {
            for title in contents(language).unwrap_or_else(|error| panic!("the contents in {language:?}: {error}")) {
                let text = sources::page(&title.id, language).unwrap();
                let parsed = parse(&title.id, text).unwrap_or_else(|error| panic!("{title:?}: {error}"));
                assert_eq!(parsed.title, title.title);
            }
        }
    }
}
