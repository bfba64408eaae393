//! Games played through a match as they come into the history, and as they are looked through afterwards.

// Helpers of tests are tests, but clippy cannot know.
#![allow(clippy::unwrap_used, clippy::panic)]

mod common;

use draughts::level::Level;
use draughts::notation::pdn::{ReadOptions, read};
use draughts::play::{Input, Match, MatchSetup, MatchState, Mode, Phase, ReplayPlayers, ScriptLine, Text, TextKey};
use draughts::rules::Variant;
use draughts::scores::{EndCause, HistoryEntry, HistoryFilter, ImportMode, TransferError, Verdict};
use std::future::Future;
use std::path::Path;
use std::pin::pin;
use std::sync::Arc;
use std::task::{Context, Waker};
use tempfile::{TempDir, tempdir};

fn open(folder: &Path) -> Arc<Match> {
    Match::open_seeded(folder.to_str().unwrap(), 1)
}

fn fresh() -> (TempDir, Arc<Match>) {
    let folder = tempdir().unwrap();
    let game = open(folder.path());
    (folder, game)
}

fn entries(game: &Match) -> Vec<HistoryEntry> {
    game.records().history(HistoryFilter::default(), 0, 99).entries
}

/// Plays every scripted game until one against the computer is over; gives the match and its last state then.
fn played_out() -> Vec<(TempDir, Arc<Match>, MatchState)> {
    let scripts = std::fs::read_dir(common::data("games")).unwrap().map(|entry| entry.unwrap().path());
    let texts = scripts.filter(|path| path.extension().is_some_and(|ending| ending == "txt"));
    let ends: Vec<_> = texts.filter_map(|path| play(&std::fs::read_to_string(path).unwrap())).collect();
    assert!(ends.len() > 1, "{}", ends.len());
    ends
}

fn play(script: &str) -> Option<(TempDir, Arc<Match>, MatchState)> {
    let (folder, mut game) = fresh();
    for line in script.lines() {
        match game.read_line(line).ok()? {
            ScriptLine::Send { inputs } => inputs.into_iter().for_each(|input| drop(game.input(input))),
            // The search may have become another one since the script was written: then it is no game any more.
            ScriptLine::Think => drop(pollster::block_on(game.think()).ok()?),
            ScriptLine::Hint => drop(pollster::block_on(game.hint()).ok()?),
            ScriptLine::Name { player, name } => drop(game.set_name(player, &name)),
            ScriptLine::Wait { milliseconds } => game.let_time_pass(milliseconds),
            ScriptLine::Resume => {
                game.flush();
                drop(game);
                game = open(folder.path());
            }
        }
        let state = game.state();
        if state.phase == Phase::Over && state.setup.mode == Mode::Computer {
            return Some((folder, game, state));
        }
    }
    None
}

fn first_move(game: &Match) {
    game.input(Input::Tap { square: 11 });
    assert_eq!(game.input(Input::Tap { square: 15 }).phase, Phase::ComputerMoves);
}

#[test]
fn a_game_played_out_is_in_the_history_with_the_points_of_its_end() {
    for (folder, game, state) in played_out() {
        let over = state.game_over.clone().unwrap();
        let score = over.score.unwrap();
        // Those given up before it in the same script are older.
        let list = entries(&game);
        let entry = &list[0];
        assert_eq!(entry.points, score.total);
        let parts: Vec<_> = score.parts.iter().map(|part| (part.count, part.points)).collect();
        let won = entry.verdict == Verdict::Won;
        let expected = [(entry.pieces_left, entry.points_for_pieces), (entry.moves_under, entry.points_for_moves)];
        assert_eq!(parts, if won { expected.to_vec() } else { Vec::new() });
        assert_eq!(entry.unranked.is_some(), score.unranked.is_some());
        assert_eq!(won, over.winner == Some(draughts::play::Player::One));

        // It is there once, also after the app was started anew, and looks as it did.
        drop(game);
        let game = open(folder.path());
        assert_eq!(entries(&game), list);
        let replay = game.replay(entry.id).unwrap();
        assert_eq!(game.review().unwrap().pdn(), replay.pdn());
        assert_eq!(game.review().unwrap().moves(), replay.moves());
        assert_eq!(replay.length() as usize, replay.moves().len());
        let end = replay.state(replay.length(), false);
        assert_eq!(end.game_over.unwrap().cause, over.cause);
        let pieces =
            |state: &MatchState| state.squares.iter().map(|square| (square.square, square.piece)).collect::<Vec<_>>();
        assert_eq!(pieces(&replay.state(u32::MAX, false)), pieces(&state));
        let text = replay.pdn();
        let again = read(&text, ReadOptions::default()).next().unwrap().unwrap();
        assert_eq!(again.moves().len(), replay.moves().len(), "{text}");
        assert!(text.contains("[Date \"20") && text.contains("Computer, "), "{text}");
    }
}

#[test]
fn a_replay_goes_forward_in_motion_and_shows_nothing_to_be_picked() {
    let (_folder, game, _) = played_out().remove(0);
    let replay = game.replay(entries(&game)[0].id).unwrap();
    assert!(replay.state(0, true).motion.is_none());
    for place in 1..=replay.length() {
        let (still, moving) = (replay.state(place, false), replay.state(place, true));
        assert!(still.motion.is_none() && moving.motion.is_some());
        assert_eq!(still.squares, moving.squares);
        assert_eq!(still.last_move.unwrap().notation, replay.moves()[place as usize - 1]);
        assert!(still.squares.iter().all(|square| !square.movable && !square.must_capture && square.target.is_none()));
        assert_eq!((still.phase, still.can_undo, still.new_game_resigns), (Phase::Over, false, false));
        assert!(!replay.fen(place).is_empty());
    }
}

#[test]
fn a_game_given_up_is_a_loss_and_one_not_begun_is_none() {
    let (_folder, game) = fresh();
    game.input(Input::NextGame);
    assert!(entries(&game).is_empty(), "nobody had moved");
    first_move(&game);
    game.input(Input::NewGame { setup: MatchSetup { variant: Variant::Russian, ..MatchSetup::default() } });
    let list = entries(&game);
    assert_eq!(list.len(), 1);
    let entry = &list[0];
    assert_eq!((entry.variant, entry.verdict, entry.cause), (Variant::English, Verdict::Lost, EndCause::Resigned));
    assert_eq!((entry.own_moves, entry.points, entry.person_began, entry.undo_used), (1, 0, true, false));
    let replay = game.replay(entry.id).unwrap();
    assert!(replay.pdn().contains("[Result \"1-0\"]"), "{}", replay.pdn());
    let end = replay.state(1, false);
    assert_eq!((end.game_over, end.detail), (None, Some(Text::plain(TextKey::CauseResigned))));
    assert_eq!(end.message.key, TextKey::ReplayMoveYours);
    assert_eq!(replay.state(0, false).detail, Some(Text::plain(TextKey::YouBegin)));
    let ReplayPlayers::Computer { entry: heading } = replay.heading().players else { panic!("no computer") };
    assert_eq!(heading, *entry);

    game.input(Input::NewGame { setup: MatchSetup::default() });
    first_move(&game);
    game.input(Input::Undo);
    game.input(Input::NextGame);
    assert_eq!(entries(&game).len(), 1, "it was taken back to its beginning");
    first_move(&game);
    game.input(Input::Undo);
    first_move(&game);
    game.input(Input::NextGame);
    assert!(entries(&game)[0].undo_used);
}

#[test]
fn games_of_two_people_are_never_stored() {
    let (folder, game) = fresh();
    game.input(Input::NewGame { setup: MatchSetup { mode: Mode::TwoPlayers, ..MatchSetup::default() } });
    for square in [11, 15, 22, 18] {
        game.input(Input::Tap { square });
    }
    game.input(Input::NextGame);
    game.flush();
    assert!(entries(&game).is_empty());
    assert!(!folder.path().join("history.journal").exists());
}

#[test]
fn the_game_in_progress_travels_and_comes_back() {
    let (_here, game) = fresh();
    let (_there, other) = fresh();
    other.input(Input::NewGame { setup: MatchSetup { level: Level::Easy, ..MatchSetup::default() } });
    first_move(&other);
    let text = other.export_data().unwrap();

    assert_eq!(game.take_back_import().map(drop), Err(TransferError::NothingToTakeBack));
    let state = game.import_data(&text, ImportMode::Merge).unwrap();
    assert_eq!((state.setup.level, state.phase), (Level::Easy, Phase::ComputerMoves), "nothing had begun here");
    assert!(entries(&game).is_empty(), "nobody gave up");
    let state = game.take_back_import().unwrap();
    assert_eq!((state.setup.level, state.can_undo), (Level::Medium, false));
    assert!(!game.can_take_back_import());

    first_move(&game);
    let mut thinking = pin!(game.think());
    assert!(thinking.as_mut().poll(&mut Context::from_waker(Waker::noop())).is_pending());
    let state = game.import_data(&text, ImportMode::Merge).unwrap();
    assert_eq!(state.setup.level, Level::Medium, "what has begun here goes on");
    assert_eq!(pollster::block_on(thinking).unwrap().phase, Phase::PersonMoves, "and so does the computer");
    let state = game.import_data(&text, ImportMode::Replace).unwrap();
    assert_eq!(state.setup.level, Level::Easy);
    pollster::block_on(game.think()).unwrap();
    assert_eq!(game.take_back_import().unwrap().setup.level, Level::Medium);
    assert_eq!(game.import_data("hello", ImportMode::Merge).map(drop), Err(TransferError::Foreign));
}
