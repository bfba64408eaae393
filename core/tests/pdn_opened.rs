//! Texts opened from outside: PDN files to be looked through, and what a text is.

// Helpers of tests are tests, but clippy cannot know.
#![allow(clippy::unwrap_used, clippy::panic)]

mod common;

use draughts::notation::SquareNaming;
use draughts::play::{
    Argument, Input, Match, MatchSetup, Mode, PdnEntry, PdnFile, PdnFileError, Phase, Player, PlayerNames,
    ReceivedKind, RecordedDay, RecordedResult, Replay, ReplayPlayers, Text, TextKey, received_kind, received_text,
};
use draughts::rules::Variant;
use draughts::scores::CardError;
use std::sync::Arc;
use tempfile::{TempDir, tempdir};

fn fresh() -> (TempDir, Arc<Match>) {
    let folder = tempdir().unwrap();
    let game = Match::open_seeded(folder.path().to_str().unwrap(), 1);
    (folder, game)
}

fn opened(text: &str) -> Arc<PdnFile> {
    fresh().1.open_pdn(text).unwrap()
}

fn only(text: &str) -> Arc<Replay> {
    let file = opened(text);
    file.replay(file.only().unwrap()).unwrap()
}

fn refused(text: &str) -> Text {
    match fresh().1.open_pdn(text) {
        Err(PdnFileError::NoGame { why }) => why,
        Ok(file) => panic!("{:?}", file.entries()),
    }
}

const RUSSIAN: &str = "[Event \"Club\"]\n[White \"Кандауров\"]\n[Black \"?\"]\n[Date \"????.??.??\"]\n\
    [GameType \"25,W,8,8,A1,0\"]\n[Result \"1-0\"]\n1. c3-b4 b6-a5 2. b4-c5 d6xb4 3. a3xc5 1-0";

/// A file's words stand in rows beside the app's own: they must not turn them round, nor fill the memory of the screen.
#[test]
fn foreign_names_cannot_spoil_the_list() {
    let names = [
        ("\u{202E}evil\u{2066}\u{200F} name", "evil name".to_owned()),
        ("\u{202E}\u{2067}", String::new()),
        (&*"й".repeat(100), "й".repeat(100)),
        (&*"й".repeat(5_000_000), format!("{}…", "й".repeat(100))),
        (&*"👨‍👩‍👧".repeat(101), format!("{}…", "👨‍👩‍👧".repeat(800 / "👨‍👩‍👧".len()))),
        (&*format!("a{}", "\u{301}".repeat(5_000)), "…".to_owned()),
    ];
    for (name, expected) in names {
        let text = format!("[White \"{name}\"]\n[GameType \"21,B,8,8,N1,0\"]\n1. 11-15 *");
        let file = opened(&text);
        let PdnEntry::Game { record, .. } = file.entries().remove(0) else { panic!("{name:.20}") };
        assert_eq!(record.outlined, expected);
        assert!(file.replay(0).unwrap().pdn().contains(name), "shared as it is");
    }
}

#[test]
fn a_date_is_a_day_or_what_is_known_of_it() {
    let day = |year, month, day| Some(RecordedDay { year, month, day });
    for (tag, date, expected) in [
        ("2026.11.30", "2026.11.30", day(2026, 11, 30)),
        ("2026.11.??", "2026.11", None),
        ("2026.??.??", "2026", None),
        ("spring of 1887", "spring of 1887", None),
    ] {
        let heading = only(&RUSSIAN.replace("????.??.??", tag)).heading();
        let ReplayPlayers::File { record } = heading.players else { panic!("{heading:?}") };
        assert_eq!((&*record.date, record.day), (date, expected));
    }
}

#[test]
fn a_single_game_opens_with_what_its_tags_say() {
    let replay = only(RUSSIAN);
    let heading = replay.heading();
    assert_eq!((heading.variant, heading.forced_capture, heading.second_side_begins), (Variant::Russian, true, false));
    let ReplayPlayers::File { record } = heading.players else { panic!("{heading:?}") };
    assert_eq!((&*record.solid, &*record.outlined, &*record.event, &*record.date), ("Кандауров", "", "Club", ""));
    assert_eq!((record.result, record.day), (RecordedResult::SolidWon, None));
    assert_eq!(replay.moves(), ["c3-b4", "b6-a5", "b4-c5", "d6:b4", "a3:c5"]);

    let start = replay.state(0, false);
    assert_eq!(start.message, Text::plain(TextKey::ReplayStart));
    assert_eq!((start.phase, start.game_over, start.last_move), (Phase::Over, None, None));
    let moved =
        |number, text: &str| [Argument::Number { value: number }, Argument::Verbatim { value: text.to_owned() }];
    let first = replay.state(1, true);
    assert_eq!(first.message, Text::with(TextKey::ReplayMoveSolid, moved(1, "c3-b4")));
    assert_eq!((first.detail, first.motion.unwrap().piece.owner), (None, Player::One));
    let end = replay.state(99, false);
    assert_eq!(end.message, Text::with(TextKey::ReplayMoveSolid, moved(3, "a3:c5")));
    assert_eq!(end.detail, Some(Text::plain(TextKey::RecordSolidWon)), "the board does not say so");
    assert!(replay.pdn().contains("[Event \"Club\"]"));
    assert!(end.squares.iter().all(|square| !square.movable && square.target.is_none()));
}

#[test]
fn a_game_goes_on_where_the_rules_here_would_have_drawn_it() {
    // Kings walk to and fro five times: the third time is a draw here, and not in the file.
    let walk = "32-27 1-6 27-32 6-1 ".repeat(5);
    let text = format!("[GameType \"21\"]\n[SetUp \"1\"]\n[FEN \"W:WK32:BK1\"]\n{walk} 1/2-1/2");
    let replay = only(&text);
    assert_eq!(replay.length(), 20);
    assert_eq!(replay.moves().len(), 20);
    assert!(replay.heading().second_side_begins, "Black begins in English draughts, and here White does");
    for place in 1..=20 {
        let state = replay.state(place, true);
        assert_eq!(state.last_move.as_ref().unwrap().notation, replay.moves()[place as usize - 1], "{place}");
        assert!(state.motion.is_some(), "{place}");
        assert_eq!(state.squares, replay.state(place, false).squares);
        assert_eq!(state.game_over, None, "{place}");
        assert_eq!(replay.fen(place), replay.fen(place % 4), "{place}");
    }
    let end = replay.state(20, false);
    assert_eq!(end.detail, Some(Text::plain(TextKey::RecordDrawn)));
    assert_eq!(end.move_number, 11);
}

#[test]
fn several_games_are_listed_with_those_that_cannot_be_read() {
    let text =
        format!("{RUSSIAN}\n\n[GameType \"25\"]\n1. c3-e5 *\n\n[GameType \"20\"]\n1. 32-28 19-23 2. 28x19 2-0\n");
    let file = opened(&text);
    assert_eq!(file.only(), None);
    let entries = file.entries();
    assert_eq!(entries.len(), 3);
    let PdnEntry::Game { variant, moves, .. } = &entries[0] else { panic!("{entries:?}") };
    assert_eq!((*variant, *moves), (Variant::Russian, 3));
    let PdnEntry::Unreadable { why } = &entries[1] else { panic!("{entries:?}") };
    let arguments = [
        Argument::Number { value: 1 },
        Argument::Verbatim { value: "c3-e5".into() },
        Argument::Variant { value: Variant::Russian },
    ];
    assert_eq!(*why, Text::with(TextKey::PdnIllegalMove, arguments));
    assert!(file.replay(0).is_some() && file.replay(1).is_none() && file.replay(3).is_none());
    assert_eq!(file.replay(2).unwrap().heading().variant, Variant::International);
}

#[test]
fn a_game_that_does_not_say_its_type_is_tried_by_all_rules() {
    let variant = |text: &str| only(text).heading().variant;
    assert_eq!(variant("1. 11-15 23-18 2. 8-11 *"), Variant::English, "what is on the board");
    assert_eq!(variant("1. c3-b4 b6-a5 2. b4-c5 d6xb4 *"), Variant::Russian);
    assert_eq!(variant("1. 32-28 19-23 2. 28x19 14x23 *"), Variant::International);
    let (_folder, game) = fresh();
    game.input(Input::NewGame { setup: MatchSetup { variant: Variant::Brazilian, ..MatchSetup::default() } });
    let file = game.open_pdn("1. c3-b4 b6-a5 *").unwrap();
    assert_eq!(file.replay(0).unwrap().heading().variant, Variant::Brazilian, "what is on the board comes first");
    assert_eq!(refused("1. 99-98 *"), Text::plain(TextKey::PdnNoVariant));
}

#[test]
fn what_is_no_game_is_refused_with_a_reason() {
    let key = |text: &str| refused(text).key;
    assert_eq!(key(""), TextKey::PdnNoGame);
    assert_eq!(key("[GameType \"25\"]\n[FEN \"W:Wz9:Bb2\"]\n*"), TextKey::PdnBadPosition);
    assert_eq!(key("[GameType \"27\"]\n1. 1-2 *"), TextKey::PdnOtherGame);
    assert_eq!(key("[GameType \"25\"\n1. c3-d4 *"), TextKey::PdnNotUnderstood);
    assert_eq!(key("[GameType \"25\"]\n1. c3-d4 {never closed"), TextKey::PdnNotUnderstood);
    assert_eq!(key("Dear Anna, how are you?"), TextKey::PdnNotUnderstood);
}

#[test]
fn every_stored_broken_file_is_told_of_or_listed() {
    let (_folder, game) = fresh();
    let mut count = 0;
    for entry in std::fs::read_dir(common::data("pdn/broken")).unwrap() {
        let bytes = std::fs::read(entry.unwrap().path()).unwrap();
        let text = String::from_utf8_lossy(&bytes);
        match game.open_pdn(&text) {
            Err(PdnFileError::NoGame { why }) => assert_ne!(why.key, TextKey::ReplayStart),
            Ok(file) => assert!(file.entries().iter().any(|entry| matches!(entry, PdnEntry::Game { .. }))),
        }
        count += 1;
    }
    assert!(count > 5, "{count}");
}

#[test]
fn the_game_on_the_board_can_be_reviewed_once_it_is_over() {
    let (_folder, game) = fresh();
    assert!(game.review().is_none());
    game.input(Input::NewGame { setup: MatchSetup { mode: Mode::TwoPlayers, ..MatchSetup::default() } });
    for square in [11, 15, 22, 18] {
        game.input(Input::Tap { square });
    }
    assert!(game.review().is_none(), "it goes on");
    game.input(Input::Resign { player: Player::One });
    let replay = game.review().unwrap();
    assert_eq!((replay.length(), replay.moves()[1].as_str()), (2, "22-18"));
    assert_eq!(
        replay.heading().players,
        ReplayPlayers::Two { result: RecordedResult::OutlinedWon, names: PlayerNames::default() }
    );
    let end = replay.state(2, false);
    assert_eq!(end.message.key, TextKey::ReplayMoveOutlined);
    assert_eq!(end.detail, Some(Text::plain(TextKey::CauseResigned)));
    // Solid began, so it is Black.
    assert!(replay.pdn().contains("[Result \"1-0\"]"), "{}", replay.pdn());
    assert_eq!(opened(&replay.pdn()).replay(0).unwrap().moves(), replay.moves());
}

#[test]
fn squares_are_named_as_the_screen_names_them() {
    let (_folder, game) = fresh();
    let mut settings = game.settings();
    settings.square_naming = SquareNaming::Letters;
    game.change_settings(settings);
    let replay = game.open_pdn("[GameType \"21\"]\n1. 11-15 *").unwrap().replay(0).unwrap();
    assert!(replay.moves()[0].starts_with(|c: char| c.is_ascii_lowercase()), "{:?}", replay.moves());
}

#[test]
fn a_text_is_known_for_what_it_is() {
    let (_folder, game) = fresh();
    let data = game.export_data().unwrap();
    game.records().set_nickname("Anna").unwrap();
    let card = game.records().card().unwrap().text;
    assert_eq!(received_kind(&data), ReceivedKind::Data);
    assert_eq!(received_kind("\u{FEFF} { \"format\": \"chess\" }"), ReceivedKind::Data);
    assert_eq!(received_kind(&card), ReceivedKind::Card);
    assert_eq!(received_kind(&format!("Play with me!\n{card}\nA.")), ReceivedKind::Card);
    assert_eq!(received_kind(&card[..30]), ReceivedKind::Card, "cut, and still a card");
    assert_eq!(game.records().receive_card(&card[..30]).map(drop), Err(CardError::Cut));
    assert_eq!(received_kind(RUSSIAN), ReceivedKind::Pdn);
    let commented = RUSSIAN.replace("1. ", "{Russian draughts: a fine game} 1. ");
    assert_eq!(received_kind(&commented), ReceivedKind::Pdn);
    assert_eq!(received_kind("{a comment} 1. 11-15 *"), ReceivedKind::Pdn);
    assert_eq!(received_kind(""), ReceivedKind::Pdn);
}

#[test]
fn an_old_file_is_read_in_its_own_letters() {
    assert_eq!(received_text("Кандауров".into()), "Кандауров");
    // windows-1251: Кандауров, Цирик.
    let old = b"[White \"\xCA\xE0\xED\xE4\xE0\xF3\xF0\xEE\xE2 \xC2.\"]\r\n[Black \"\xD6\xE8\xF0\xE8\xEA \xC7.\"]\r\n\
        [GameType \"25\"]\r\n\r\n1. c3-d4 d6-c5 *\r\n";
    let (_folder, game) = fresh();
    let file = game.open_pdn(&received_text(old.to_vec())).unwrap();
    let PdnEntry::Game { record, .. } = &file.entries()[0] else { panic!("unreadable") };
    assert_eq!((record.solid.as_str(), record.outlined.as_str()), ("Кандауров В.", "Цирик З."));
    assert_eq!(received_text(b"M\xFCller".to_vec()), "Müller");
    assert_eq!(received_text(Vec::new()), "");
    let every: Vec<u8> = (0..=255).collect();
    assert_eq!(received_text(every).chars().count(), 256, "no byte is refused");
}
