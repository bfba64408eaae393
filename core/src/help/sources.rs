//! The sources of the pages, embedded.

use super::Language;

/// A page in every language.
struct Source {
    id: &'static str,
    english: &'static str,
    russian: &'static str,
}

/// Embeds the files `en/ID.md` and `ru/ID.md`.
macro_rules! source {
    ($id:literal) => {
        Source {
            id: $id,
            english: include_str!(concat!("en/", $id, ".md")),
            russian: include_str!(concat!("ru/", $id, ".md")),
        }
    };
}

const CONTENTS: Source = source!("contents");

/// All pages; their order is that of `contents.md`.
const PAGES: [Source; 21] = [
    source!("start"),
    source!("controls"),
    source!("tips"),
    source!("variants"),
    source!("english"),
    source!("russian"),
    source!("brazilian"),
    source!("italian"),
    source!("czech"),
    source!("spanish"),
    source!("international"),
    source!("home-rule"),
    source!("judging"),
    source!("shots"),
    source!("plans"),
    source!("endgame"),
    source!("flying-kings"),
    source!("scores"),
    source!("keeping"),
    source!("questions"),
    source!("about"),
];

impl Source {
    const fn text(&self, language: Language) -> &'static str {
        match language {
            Language::English => self.english,
            Language::Russian => self.russian,
        }
    }
}

/// The table of contents.
pub(super) const fn contents(language: Language) -> &'static str {
    CONTENTS.text(language)
}

/// The page with this id.
pub(super) fn page(id: &str, language: Language) -> Option<&'static str> {
    PAGES.iter().find(|page| page.id == id).map(|page| page.text(language))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_contents_list_every_page_once() {
        for language in Language::ALL {
            let listed: Vec<_> = super::super::help_pages(language).into_iter().map(|page| page.id).collect();
            assert_eq!(listed, PAGES.map(|page| page.id), "{language:?}");
        }
    }
}
