//! A saved game of which anything was changed is refused, or leads to a consistent match.

use super::consistent::check;
use super::desk::*;
use draughts::play::{Input, Player, TextKey, TimeControl};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::{Index, select};
use serde_json::{Value, json};

/// What may stand in a file in the place of something else.
fn values() -> Vec<Value> {
    let words = ["", "one", "two", "white", "computer", "twoPlayers", "international", "frisian", "drawAgreed", "1-5"];
    let most = u64::MAX;
    let mut values: Vec<Value> = words.iter().map(|word| json!(word)).collect();
    values.extend([json!(null), json!(true), json!(false), json!(0), json!(-1), json!(255), json!(most), json!(1e300)]);
    values.extend([json!([]), json!([1]), json!([0, 0]), json!([most, most]), json!([[60_000, 60_000]])]);
    values.extend([
        json!({}),
        json!({ "minutes": 0, "increment": 0 }),
        json!({ "minutes": 255, "increment": 255 }),
        json!({ "resigned": { "by": "two" } }),
        json!({ "timeUp": { "of": "one" } }),
        json!({ "newBest": true, "best": u32::MAX }),
        json!({ "one": "\u{202E}" }),
        json!({ "left": [most, most], "arrivals": [[most, most]] }),
    ]);
    values
}

/// What would be right elsewhere.
fn misplaced() -> Vec<(&'static str, Value)> {
    vec![
        ("/setup/mode", json!("computer")),
        ("/setup/mode", json!("twoPlayers")),
        ("/setup/forcedCapture", json!(false)),
        ("/setup/clock", json!({ "minutes": 1, "increment": 2 })),
        ("/setup/clock/minutes", json!(0)),
        ("/clock", json!({ "left": [60_000, 60_000], "arrivals": [[60_000, 60_000]] })),
        ("/clock/arrivals/1/0", json!(u64::MAX)),
        ("/clock/left/0", json!(0)),
        ("/playerOne", json!("white")),
        ("/playerOne", json!("black")),
        ("/ending", json!({ "resigned": { "by": "two" } })),
        ("/ending", json!({ "timeUp": { "of": "one" } })),
        ("/ending", json!("drawAgreed")),
        ("/drawOffer", json!("one")),
        ("/entry", json!([15])),
        ("/moves", json!([])),
        ("/undone", json!([])),
        ("/result", json!({ "newBest": true, "best": 7 })),
    ]
}

/// One change of a file.
#[derive(Clone, Debug)]
enum Change {
    Any(Index, Value),
    Misplaced(&'static str, Value),
}

fn changes() -> impl Strategy<Value = Change> {
    prop_oneof![
        (any::<Index>(), select(values())).prop_map(|(index, value)| Change::Any(index, value)),
        select(misplaced()).prop_map(|(place, value)| Change::Misplaced(place, value)),
    ]
}

fn change(file: &mut Value, change: Change) {
    let (place, value) = match change {
        Change::Misplaced(place, value) => (place.to_owned(), value),
        Change::Any(index, value) => {
            let mut all = Vec::new();
            places(file, "", &mut all);
            if all.is_empty() {
                return;
            }
            (all[index.index(all.len())].clone(), value)
        }
    };
    if let Some(changed) = file.pointer_mut(&place) {
        *changed = value;
    }
}

/// The places in a file, as JSON pointers.
fn places(value: &Value, place: &str, all: &mut Vec<String>) {
    let mut inner = |name: String, value: &Value| {
        let place = format!("{place}/{name}");
        all.push(place.clone());
        places(value, &place, all);
    };
    match value {
        Value::Array(list) => list.iter().enumerate().for_each(|(index, value)| inner(index.to_string(), value)),
        Value::Object(fields) => fields.iter().for_each(|(name, value)| inner(name.clone(), value)),
        _ => (),
    }
}

/// Games in the middle: with clocks, names, something taken back and a draw offered; with a series half entered; and
/// against the computer with a hint.
fn files() -> Vec<Value> {
    let timed = Desk::new(draughts::play::MatchSetup { clock: Some(TimeControl { minutes: 1, increment: 2 }), ..TWO });
    timed.game.set_name(Player::One, "Анна").unwrap();
    timed.taps(&[11, 15, 23, 19, 8, 11]);
    timed.undo();
    timed.send(Input::OfferDraw { player: Player::Two });
    let series = Desk::at(TWO, "B:W15,23,24:B1,10");
    series.taps(&[10, 19]);
    let alone = Desk::at(EASY, "B:W18,32:B1,15");
    pollster::block_on(alone.game.hint()).unwrap();
    let over = Desk::at(EASY, "B:W18:B15");
    over.taps(&[15, 22]);
    [timed, series, alone, over].iter().map(|desk| desk.file("game.json")).collect()
}

#[test]
fn a_changed_file_is_refused_or_played_on() {
    let files = files();
    let changes = vec(changes(), 1..4);
    let acts = vec((0..6_u8, any::<Index>()), 0..20);
    proptest!(|(file in select(files), changes in changes, acts in acts)| {
        let mut file = file;
        for one in changes {
            change(&mut file, one);
        }
        let folder = tempfile::tempdir().unwrap();
        std::fs::write(folder.path().join("game.json"), file.to_string()).unwrap();
        let desk = Desk::open(folder);
        desk.game.let_time_pass(0);
        let mut state = desk.state();
        check(&state);
        let known = [TextKey::GameFileDamaged, TextKey::GameFileNewer];
        prop_assert!(keys(&state.notices).iter().all(|key| known.contains(key)), "{:?}", state.notices);
        for (act, index) in acts {
            let marked: Vec<_> = targets(&state).iter().map(|&(square, _)| square).chain(movable(&state)).collect();
            state = match act {
                0 => desk.undo(),
                1 => desk.redo(),
                2 => {
                    desk.game.let_time_pass(20_000);
                    desk.send(Input::ResumeClock)
                }
                _ if marked.is_empty() => desk.send(Input::TapOutside),
                _ => desk.tap(marked[index.index(marked.len())]),
            };
            check(&state);
        }
    });
}
