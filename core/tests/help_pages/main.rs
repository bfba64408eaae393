//! The help: its pages in both languages, their diagrams, links and words. One file a topic.

// Helpers of tests are tests, but clippy cannot know.
#![allow(clippy::unwrap_used, clippy::panic)]

mod diagrams;
mod places;
mod solved;
mod source;
mod twins;
mod words;

use draughts::help::{HelpBlock, HelpPage, HelpRow, HelpText, Language, help_page, help_pages};

/// All pages of a language, in the order of the table of contents.
fn pages(language: Language) -> Vec<HelpPage> {
    let titles = help_pages(language);
    titles.iter().map(|title| help_page(&title.id, language).unwrap_or_else(|| panic!("{}", title.id))).collect()
}

fn page(id: &str) -> HelpPage {
    help_page(id, Language::English).unwrap_or_else(|| panic!("{id}"))
}

/// Every text of a block, without the captions of a diagram.
fn texts(block: &HelpBlock) -> Vec<&HelpText> {
    match block {
        HelpBlock::Heading { .. } | HelpBlock::Diagram { .. } => Vec::new(),
        HelpBlock::Paragraph { text } | HelpBlock::Note { text } => vec![text],
        HelpBlock::Items { items, .. } => items.iter().collect(),
        HelpBlock::Table { header, rows } => std::iter::once(header).chain(rows).flat_map(|row| &row.cells).collect(),
    }
}

/// The ids of a page's headings.
fn headings<'a>(page: &'a HelpPage) -> Vec<&'a str> {
    let id = |block: &'a HelpBlock| if let HelpBlock::Heading { id, .. } = block { Some(id.as_str()) } else { None };
    page.blocks.iter().filter_map(id).collect()
}

#[test]
fn pages_lead_to_the_ones_before_and_after() {
    for language in Language::ALL {
        let titles = help_pages(language);
        for (at, page) in pages(language).iter().enumerate() {
            let before = at.checked_sub(1).map(|before| &titles[before]);
            assert_eq!((page.previous.as_ref(), page.next.as_ref()), (before, titles.get(at + 1)), "{}", page.id);
            assert_eq!(page.title, titles[at].title);
        }
    }
}

#[test]
fn the_pages_of_a_group_follow_one_another() {
    let mut groups: Vec<_> = help_pages(Language::English).into_iter().map(|title| title.group).collect();
    groups.dedup();
    assert_eq!(groups, ["How to play", "Rules", "Strategy", "Scores", "This app"]);
}

#[test]
fn every_row_of_a_table_is_as_long_as_its_header() {
    for block in Language::ALL.into_iter().flat_map(pages).flat_map(|page| page.blocks) {
        if let HelpBlock::Table { header, rows } = block {
            let length = |row: &HelpRow| row.cells.len();
            assert!(rows.iter().all(|row| length(row) == length(&header)), "{header:?}");
        }
    }
}

#[test]
fn there_are_questions_enough() {
    assert!(headings(&page("questions")).len() >= 12);
}
