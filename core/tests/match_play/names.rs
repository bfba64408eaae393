//! What two people are called.

use super::desk::*;
use draughts::play::Argument;
use draughts::play::{Input, Player, PlayerNames, Text, TextKey};
use draughts::scores::{NicknameError, check_nickname};

fn named(desk: &Desk, player: Player, name: &str) -> Text {
    desk.game.set_name(player, name).unwrap().message
}

fn says(text: &Text, key: TextKey, name: &str) -> bool {
    (text.key, &*text.arguments) == (key, &[Argument::Verbatim { value: name.into() }])
}

#[test]
fn messages_call_players_by_their_names() {
    let desk = Desk::new(TWO);
    assert_eq!(desk.state().message.key, TextKey::PlayerOneMoves);
    assert!(says(&named(&desk, Player::One, "  Anna   K. "), TextKey::NamedPlayerMoves, "Anna K."));
    let begins = desk.state().detail.unwrap();
    assert!(says(&begins, TextKey::NamedPlayerBegins, "Anna K."));
    assert_eq!(desk.taps(&[11, 15]).message.key, TextKey::PlayerTwoMoves, "who has no name is called by the pieces");
    assert!(says(&named(&desk, Player::Two, "Борис"), TextKey::NamedPlayerMoves, "Борис"));
    assert_eq!(named(&desk, Player::Two, " \n").key, TextKey::PlayerTwoMoves, "an empty name is none");
}

#[test]
fn a_name_is_a_nickname() {
    let desk = Desk::new(TWO);
    desk.game.set_name(Player::One, "Anna").unwrap();
    for (bad, error) in [("x".repeat(25), NicknameError::TooLong), ("a\u{202E}b".into(), NicknameError::BadCharacter)] {
        assert_eq!(desk.game.set_name(Player::One, &bad), Err(error));
        assert_eq!(check_nickname(&bad), Err(error));
    }
    assert_eq!(desk.state().names, PlayerNames { one: Some("Anna".into()), two: None });
    assert_eq!(check_nickname("  Anna   K. ").as_deref(), Ok("Anna K."));
}

#[test]
fn names_stay_for_the_next_games_and_after_a_restart() {
    let mut desk = Desk::new(TWO);
    desk.game.set_name(Player::One, "Anna").unwrap();
    desk.game.set_name(Player::Two, "Борис").unwrap();
    let names = desk.state().names;
    assert_eq!(desk.send(Input::NextGame).names, names);
    assert_eq!(desk.reopen().names, names);
    let alone = desk.send(Input::NewGame { setup: EASY });
    assert_eq!(alone.message.key, TextKey::YourMove, "against the computer nobody is called by it");
    assert_eq!(desk.send(Input::NewGame { setup: TWO }).names, names);
}

#[test]
fn names_are_in_the_pdn_by_colour_and_nowhere_else() {
    let desk = Desk::new(TWO);
    assert!(desk.game.pdn().contains("[White \"?\"]"));
    desk.game.set_name(Player::One, "Anna \"A\"").unwrap();
    desk.game.set_name(Player::Two, "Борис").unwrap();
    desk.taps(&[11, 15]);
    let pdn = desk.game.pdn();
    // In English draughts the first mover, player one, has Black.
    for tag in ["[White \"Борис\"]", "[Black \"Anna \\\"A\\\"\"]", "[Result \"*\"]", "1. 11-15 *"] {
        assert!(pdn.contains(tag), "{tag} in {pdn}");
    }
    desk.send(Input::Resign { player: Player::One });
    assert!(desk.game.pdn().contains("[Result \"1-0\"]"));
    assert_eq!(desk.game.review().unwrap().pdn(), desk.game.pdn());
    desk.game.flush();
    for file in std::fs::read_dir(desk.folder.path()).unwrap() {
        let path = file.unwrap().path();
        let holds = std::fs::read_to_string(&path).unwrap().contains("Борис");
        let name = path.file_name().unwrap().to_str().unwrap();
        // The copy beside the game's file may be older than the names.
        assert!(holds && name.starts_with("game.") || !holds && name != "game.json", "{path:?}");
    }
}

#[test]
fn against_the_computer_the_pdn_has_the_nickname() {
    let desk = Desk::new(EASY);
    assert!(desk.game.pdn().contains("[Black \"?\"]"));
    desk.game.records().set_nickname("Анна").unwrap();
    let pdn = desk.game.pdn();
    assert!(pdn.contains("[Black \"Анна\"]") && pdn.contains("[White \"Computer, easy\"]"), "{pdn}");
    assert_eq!(
        desk.game.fen(),
        draughts::notation::fen::write(TWO.variant, &draughts::position::Position::start(TWO.variant))
    );
}

#[test]
fn a_file_with_a_bad_name_is_no_saved_game() {
    let mut file = game_file(TWO, "black", "B:W18,32:B1,15");
    file["names"] = serde_json::json!({ "one": "a\u{202E}b" });
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("game.json"), file.to_string()).unwrap();
    assert_eq!(keys(&Desk::open(folder).state().notices), [TextKey::GameFileDamaged]);
}
