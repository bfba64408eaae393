//! Words: short sentences, the right language, no colours, no number that could drift.

use super::source::prose;
use super::{pages, texts};
use draughts::help::{HelpBlock, HelpPage, Language};

/// Everything a page says, each text on its own.
fn said(page: &HelpPage) -> Vec<String> {
    let mut said = vec![page.title.clone()];
    for block in &page.blocks {
        match block {
            HelpBlock::Heading { text, .. } => said.push(text.clone()),
            HelpBlock::Diagram { diagram } => said.extend(diagram.steps.iter().map(|step| step.caption.clone())),
            other => said.extend(texts(other).into_iter().map(draughts::help::HelpText::plain)),
        }
    }
    said
}

#[test]
fn sentences_are_short() {
    for language in Language::ALL {
        for page in pages(language) {
            // Cells of tables are no sentences and would only lower the mean.
            let tables = |block: &HelpBlock| matches!(block, HelpBlock::Table { .. });
            let page = HelpPage { blocks: page.blocks.into_iter().filter(|block| !tables(block)).collect(), ..page };
            let said = said(&page);
            let sentences: Vec<_> = said
                .iter()
                .flat_map(|text| text.split_inclusive(['.', '!', '?']))
                .map(|sentence| {
                    sentence.split_whitespace().filter(|word| word.chars().any(char::is_alphanumeric)).count()
                })
                .filter(|&words| words > 0)
                .collect();
            let words: usize = sentences.iter().sum();
            assert!(words < 25 * sentences.len(), "{} in {language:?}: {words} in {}", page.id, sentences.len());
            assert!(words < 900, "{} in {language:?} is long: {words}", page.id);
            let longest = sentences.iter().max().unwrap();
            assert!(*longest < 40, "{} in {language:?}: a sentence of {longest} words", page.id);
        }
    }
}

#[test]
fn no_side_is_called_by_a_colour() {
    for language in Language::ALL {
        for mut page in pages(language) {
            if page.id == "questions" {
                // What notation calls the sides is explained once.
                let notation = |block: &HelpBlock| matches!(block, HelpBlock::Heading { id, .. } if id == "notation");
                let at = page.blocks.iter().position(notation).unwrap();
                page.blocks.drain(at..at + 2);
            }
            for text in said(&page).iter().map(|text| text.to_lowercase()) {
                for word in ["white", "black", "белы", "чёрн", "черн"] {
                    assert!(!text.contains(word), "{} in {language:?}: {text}", page.id);
                }
            }
        }
    }
}

#[test]
fn every_text_is_in_its_language() {
    let russian = |letter: char| ('а'..='я').contains(&letter) || "АБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЭЮЯё".contains(letter);
    for page in pages(Language::English) {
        for text in said(&page) {
            assert!(!text.chars().any(russian), "{}: {text}", page.id);
        }
    }
    for page in pages(Language::Russian) {
        for text in said(&page).iter().filter(|text| text.split_whitespace().count() > 8) {
            assert!(text.chars().any(russian), "{}: {text}", page.id);
        }
    }
}

#[test]
fn every_placeholder_is_filled() {
    for language in Language::ALL {
        for page in pages(language) {
            for text in said(&page) {
                assert!(!text.contains(['{', '}']), "{} in {language:?}: {text}", page.id);
                assert!(!text.trim().is_empty(), "{} in {language:?} has an empty text", page.id);
            }
        }
    }
}

/// What would be a limit of a rule or a score.
const NUMBERS: [&str; 9] = ["15", "16", "20", "25", "30", "40", "60", "500", "1000"];

/// The numbers of rules and scores are taken from the code; typed by hand they would drift.
#[test]
fn no_number_of_the_rules_is_typed_by_hand() {
    for language in Language::ALL {
        for page in pages(language) {
            let prose = prose(&page.id, language);
            let mut words = prose.split(|letter: char| !letter.is_alphanumeric());
            let typed = words.find(|word| NUMBERS.contains(word));
            assert_eq!(typed, None, "{} in {language:?}", page.id);
        }
    }
}

#[test]
fn the_numbers_are_those_of_the_rules() {
    let contains = |id: &str, words: &str| {
        let page = super::page(id);
        assert!(said(&page).iter().any(|text| text.contains(words)), "{id}: {words}");
    };
    contains("english", "after 40 moves");
    contains("international", "after 25 moves");
    contains("international", "after 16 moves");
    contains("russian", "after 30 moves");
    contains("russian", "or 60 if");
    contains("spanish", "after 40 moves");
    contains("endgame", "When 15 moves");
    contains("scores", "100 for each");
    contains("scores", "10 for each move by which you stay under 60");
    contains("scores", "920");
    contains("scores", "1000 points");
}
