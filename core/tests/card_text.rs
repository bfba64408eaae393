//! The card that colleagues exchange: round trips, its length, and ten thousand ways to mangle it.

// Helpers of tests are tests, but clippy cannot know.
#![allow(clippy::unwrap_used, clippy::panic)]

use draughts::level::Level;
use draughts::rules::Variant;
use draughts::scores::{Card, CardError, Nickname, PersonId, Points, RecordKey};
use proptest::collection::{btree_map, vec};
use proptest::prelude::*;
use proptest::sample::{Index, select};
use proptest::test_runner::FileFailurePersistence;
use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg32;

fn keys() -> impl Strategy<Value = RecordKey> {
    (select(&Variant::ALL[..]), any::<bool>(), select(&Level::ALL[..]))
        .prop_map(|(variant, forced_capture, level)| RecordKey { variant, forced_capture, level })
}

fn results() -> impl Strategy<Value = (RecordKey, u32)> {
    (keys(), any::<Index>(), 1..130_u32).prop_map(|(key, pieces, moves)| {
        let pieces = 1 + u8::try_from(pieces.index(key.variant.rules().men_each().into())).unwrap();
        (key, Points::of_win(pieces, moves).total())
    })
}

fn nicknames() -> impl Strategy<Value = Nickname> {
    let letter = select(&["a", "Z", "й", "и\u{306}", "न", "한", "文", "7", "👨‍👩‍👧", "é", "-", "_"][..]);
    vec(letter, 1..=24).prop_filter_map("too many bytes", |letters| Nickname::parse(&letters.concat()).ok())
}

fn cards() -> impl Strategy<Value = Card> {
    let best = vec(results(), 0..60).prop_map(|results| results.into_iter().collect());
    (any::<u64>(), nicknames(), 0..1_u64 << 40, best).prop_map(|(id, nickname, edition, best)| Card {
        id: PersonId(id),
        nickname,
        edition,
        best,
    })
}

/// The longest card there can be: every row full, the nickname as long as it may be.
fn full() -> Card {
    let keys = Variant::ALL.into_iter().flat_map(|variant| {
        [true, false].into_iter().flat_map(move |forced_capture| {
            Level::ALL.into_iter().map(move |level| RecordKey { variant, forced_capture, level })
        })
    });
    let best = |key: RecordKey| Points::of_win(key.variant.rules().men_each(), 1).total();
    Card {
        id: PersonId(u64::MAX),
        nickname: Nickname::parse(&"न\u{93F}\u{902}".repeat(24)[..189]).unwrap(),
        edition: (1 << 40) - 1,
        best: keys.map(|key| (key, best(key))).collect(),
    }
}

proptest! {
    // What fails is kept beside this file, and tried first from then on.
    #![proptest_config(ProptestConfig::with_failure_persistence(FileFailurePersistence::WithSource("regressions")))]

    #[test]
    fn every_card_comes_back(card in cards(), before in "[ -~]{0,20}", after in "[\n ][ -~]{0,20}") {
        let text = card.to_text();
        prop_assert!(text.len() <= Card::MOST_CHARACTERS && text.is_ascii() && !text.contains(char::is_whitespace));
        prop_assert_eq!(Card::read(&text), Ok(card.clone()));
        prop_assert_eq!(Card::read(&text.to_lowercase()), Ok(card.clone()));
        prop_assert_eq!(Card::read(&format!("{before} {text}{after}")), Ok(card.clone()));
        let broken: Vec<_> = text.as_bytes().chunks(70).map(|line| std::str::from_utf8(line).unwrap()).collect();
        prop_assert_eq!(Card::read(&broken.join("\r\n")), Ok(card));
    }

    #[test]
    fn any_text_is_read_or_refused(text in "\\PC*", tail in "[0-9A-Z]{0,700}") {
        let _ = Card::read(&text);
        let made_up = format!("draughts:{tail}");
        prop_assert!(Card::read(&made_up).is_err());
    }

    #[test]
    fn every_cut_is_told_as_a_cut(card in cards(), at in any::<Index>()) {
        let text = card.to_text();
        let at = at.index(text.len());
        let error = Card::read(&text[..at]).unwrap_err();
        prop_assert_eq!(error, if at <= "draughts:".len() { CardError::NotACard } else { CardError::Cut });
    }

    #[test]
    fn no_result_is_dropped(results in btree_map(keys(), Just(100_u32), 1..20)) {
        let card = Card { best: results, ..full() };
        prop_assert_eq!(Card::read(&card.to_text()).unwrap().best.len(), card.best.len());
    }
}

#[test]
fn the_longest_card_is_short_enough() {
    let text = full().to_text();
    assert_eq!(Card::read(&text), Ok(full()));
    // Three levels of fourteen rows now; a fourth level takes one bit and nine for each row.
    let with_master = text.len() + (14_usize * 9).div_ceil(5);
    println!("the longest card has {} characters, {with_master} with a fourth level", text.len());
    assert!(with_master <= Card::MOST_CHARACTERS);
}

/// Somebody else's card of an ordinary kind.
fn ordinary() -> Card {
    let key = |variant, level| RecordKey { variant, forced_capture: true, level };
    Card {
        id: PersonId(0x0123_4567_89AB_CDEF),
        nickname: Nickname::parse("Анна").unwrap(),
        edition: 1_796_000_000,
        best: [
            (key(Variant::English, Level::Medium), 920),
            (key(Variant::Russian, Level::Easy), 1_180),
            (key(Variant::International, Level::Hard), 500),
        ]
        .into(),
    }
}

/// As it was made first: this text is never changed.
const VERSION_1: &str = "draughts:04GG1VYDNE4PEH93040CJ33B004D146GQQ8BVM5G8200000000G2W7C682RWM9DD";

#[test]
fn version_1_is_read_for_ever() {
    assert_eq!(ordinary().to_text(), VERSION_1);
    assert_eq!(Card::read(VERSION_1), Ok(ordinary()));
}

/// What messengers, people and faults do to a text.
fn mangle(text: &str, random: &mut Pcg32) -> String {
    let mut characters: Vec<char> = text.chars().collect();
    for _ in 0..random.random_range(1..4) {
        let at = random.random_range(0..characters.len());
        let other = random.random_range(0..characters.len());
        let digit = char::from(b"0123456789ABCDEFGHJKMNPQRSTVWXYZ"[random.random_range(0..32_usize)]);
        match random.random_range(0..9) {
            0 | 1 => characters[at] = digit,
            2 => characters[at] = random.random(),
            3 => characters.insert(at, digit),
            4 => drop(characters.remove(at)),
            5 => characters.swap(at, other),
            6 => characters.truncate(at.max(1)),
            7 => drop(characters.drain(at.min(other)..at.max(other))),
            _ => {
                let part: Vec<_> = characters[at.min(other)..at.max(other)].to_vec();
                characters.splice(at..at, part);
            }
        }
    }
    characters.into_iter().collect()
}

#[test]
fn of_ten_thousand_mangled_cards_none_is_taken_for_another() {
    let mut random = Pcg32::seed_from_u64(7);
    let mut refused = 0;
    for card in [ordinary(), full()] {
        let text = card.to_text();
        for _ in 0..10_000 {
            let mangled = mangle(&text, &mut random);
            match Card::read(&mangled) {
                Ok(read) => assert_eq!(read, card, "{mangled}"),
                Err(CardError::NotACard | CardError::Cut | CardError::Mangled) => refused += 1,
                Err(other) => panic!("{mangled}: {other}"),
            }
        }
    }
    println!("{refused} of 20000 refused; the others say the same as before");
    assert!(refused > 18_000, "{refused}");
}
