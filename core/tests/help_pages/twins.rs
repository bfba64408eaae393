//! Both languages say the same in the same order.

use super::source;
use super::{headings, pages, texts};
use draughts::help::{HelpBlock, HelpSpan, Language, help_pages};
use draughts::rules::Variant;

/// What a block is in every language.
fn bones(block: &HelpBlock) -> String {
    let mut links: Vec<_> = texts(block)
        .iter()
        .flat_map(|text| &text.spans)
        .filter_map(|span| if let HelpSpan::Link { place, .. } = span { Some(format!("{place:?}")) } else { None })
        .collect();
    links.sort();
    let shape = match block {
        HelpBlock::Heading { id, .. } => id.clone(),
        HelpBlock::Paragraph { .. } => "paragraph".to_owned(),
        HelpBlock::Items { numbered, items } => format!("{} items, numbered: {numbered}", items.len()),
        HelpBlock::Table { header, rows } => format!("table {}x{}", header.cells.len(), rows.len()),
        HelpBlock::Note { .. } => "note".to_owned(),
        HelpBlock::Diagram { diagram } => {
            let mut diagram = diagram.clone();
            diagram.steps.iter_mut().for_each(|step| step.caption.clear());
            format!("{diagram:?}")
        }
    };
    format!("{shape} {links:?}")
}

#[test]
fn the_pages_have_the_same_headings_diagrams_and_links() {
    let [english, russian] = Language::ALL.map(pages);
    assert_eq!(english.len(), russian.len());
    for (english, russian) in english.iter().zip(&russian) {
        assert_eq!(english.id, russian.id);
        assert_eq!(headings(english), headings(russian), "{}", english.id);
        let [one, other] = [english, russian].map(|page| page.blocks.iter().map(bones).collect::<Vec<_>>());
        assert_eq!(one, other, "{}", english.id);
    }
}

#[test]
fn the_diagrams_make_the_same_claims() {
    let told = |key: &str| matches!(key, "caption");
    for page in help_pages(Language::English) {
        let [english, russian] = Language::ALL.map(|language| {
            let diagrams = source::diagrams(&page.id, language);
            let bare = |(key, value): &(String, String)| match key.as_str() {
                key if told(key) => key.to_owned(),
                "step" => format!("step {:?}", value.split(' ').next()),
                key => format!("{key} {value}"),
            };
            diagrams.iter().map(|diagram| diagram.iter().map(bare).collect()).collect::<Vec<Vec<_>>>()
        });
        assert_eq!(english, russian, "{}", page.id);
    }
}

#[test]
fn the_groups_are_the_same() {
    let [english, russian] = Language::ALL.map(|language| {
        let groups: Vec<_> = help_pages(language).into_iter().map(|page| page.group).collect();
        groups.windows(2).map(|pair| pair[0] == pair[1]).collect::<Vec<_>>()
    });
    assert_eq!(english, russian);
}

#[test]
fn every_variant_has_a_page_with_the_same_headings() {
    let expected = ["board", "men", "kings", "captures", "choice", "crowning", "end"];
    for variant in Variant::ALL {
        let page = super::page(&draughts::help::help_page_for(variant));
        assert_eq!(headings(&page), expected, "{variant:?}");
        let diagrams = page.blocks.iter().filter(|block| matches!(block, HelpBlock::Diagram { .. })).count();
        assert!(diagrams >= 5, "{variant:?}");
        let own = |block: &HelpBlock| match block {
            HelpBlock::Diagram { diagram } => diagram.variant == variant,
            _ => true,
        };
        assert!(page.blocks.iter().all(own), "{variant:?}");
    }
}
