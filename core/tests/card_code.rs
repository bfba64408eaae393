//! The card's QR code, read by a reader that has nothing to do with its writer.

// Helpers of tests are tests, but clippy cannot know.
#![allow(clippy::unwrap_used, clippy::panic)]

mod common;

use draughts::play::Match;
use draughts::scores::{Card, QrMatrix};

/// What a phone's camera would make of the code, were the picture perfect.
fn scan(qr: &QrMatrix) -> String {
    let size = usize::try_from(qr.size).unwrap();
    let squares = rqrr::SimpleGrid::from_func(size, |x, y| qr.rows[y][x]);
    let (_, text) = rqrr::Grid::new(squares).decode().unwrap();
    text
}

fn card_of(nickname: &str, scores: Option<&str>) -> (String, QrMatrix) {
    let folder = tempfile::tempdir().unwrap();
    if let Some(scores) = scores {
        std::fs::write(folder.path().join("scores.json"), scores).unwrap();
    }
    let records = Match::open_seeded(folder.path().to_str().unwrap(), 1).records();
    records.set_nickname(nickname).unwrap();
    let card = records.card().unwrap();
    (card.text, card.qr.unwrap())
}

/// Every row of the table with its best possible result.
fn full_table() -> String {
    let mut records = Vec::new();
    for variant in draughts::rules::Variant::ALL {
        for forced_capture in [true, false] {
            for level in draughts::level::Level::ALL {
                let points = u32::from(variant.rules().men_each()) * 100 + 590;
                records.push(serde_json::json!({
                    "variant": variant, "forcedCapture": forced_capture, "level": level,
                    "points": points, "moves": 1, "unixTime": 0,
                }));
            }
        }
    }
    serde_json::json!({ "version": 1, "records": records }).to_string()
}

#[test]
fn another_reader_reads_the_same_text() {
    let longest = "न\u{93F}".repeat(24);
    for (nickname, scores) in [("Анна", None), ("Ann", Some(full_table())), (&*longest, Some(full_table()))] {
        let (text, qr) = card_of(nickname, scores.as_deref());
        assert_eq!(scan(&qr), text);
        assert_eq!(Card::read(&scan(&qr)).unwrap().nickname.as_str(), nickname);
        assert!(qr.rows.len() == qr.size as usize && qr.rows.iter().all(|row| row.len() == qr.size as usize));
        println!("{} characters, {} squares a side", text.len(), qr.size);
        // On a code of 200 points each square has more than two, which an ordinary camera tells apart.
        assert!(qr.size <= 81, "{}", qr.size);
    }
}
