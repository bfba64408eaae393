//! All data for another phone.

use super::consistent::check;
use super::number_of;
use super::sitting::{folder, open, play_on};
use draughts::endgame::checksum;
use draughts::play::Input;
use draughts::scores::{ImportMode, data_summary};
use serde::Deserialize;
use serde_json::value::RawValue;

/// The bytes as a file of data, with a right checksum where there is data in it.
pub fn archive(bytes: &[u8]) {
    let text = summed(&String::from_utf8_lossy(bytes));
    let mode = if number_of(bytes).is_multiple_of(2) { ImportMode::Merge } else { ImportMode::Replace };
    let folder = folder();
    let game = open(folder.path());
    game.records().set_nickname("Анна").unwrap();
    game.input(Input::Tap { square: 11 });
    game.input(Input::Tap { square: 15 });
    let before = game.export_data().unwrap();

    let summary = data_summary(&text).map(|_| ());
    let taken_in = game.import_data(&text, mode).map(|state| check(&state));
    assert_eq!(taken_in, summary);
    if taken_in.is_err() {
        assert_eq!(game.export_data().unwrap(), before);
        return;
    }
    let carried = game.export_data().unwrap();
    let other = super::sitting::folder();
    let phone = open(other.path());
    phone.import_data(&carried, ImportMode::Replace).unwrap();
    assert_eq!(phone.export_data().unwrap(), carried, "carried to another phone");
    play_on(&phone, number_of(bytes));
    game.take_back_import().unwrap();
    assert_eq!(game.export_data().unwrap(), before, "taken back");
}

/// The envelope around data, whatever it holds.
#[derive(Deserialize)]
struct Envelope {
    data: Box<RawValue>,
}

fn summed(text: &str) -> String {
    match serde_json::from_str::<Envelope>(text) {
        Ok(Envelope { data }) => {
            let sum = checksum(data.get().as_bytes());
            format!(r#"{{"format":"draughts","version":1,"checksum":"{sum:08x}","data":{}}}"#, data.get())
        }
        Err(_) => text.to_owned(),
    }
}
