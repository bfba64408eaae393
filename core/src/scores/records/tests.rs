//! Records on a real folder: what was played is what is listed, also after the app was started anew.

use super::*;
use crate::color::Color;
use crate::level::Level;
use crate::rules::Variant;
use crate::scores::{
    Band, CardError, ColleaguesBest, EndCause, HistoryFilter, HistoryPage, ImportMode, Leader, RecordKey, Unranked,
    Verdict,
};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;
use serde_json::value::RawValue;
use std::path::Path;

/// The records of a folder, as a match opens them.
pub(super) fn open(folder: &Path) -> Records {
    let store = Store::new(folder);
    store.finish_replacing();
    let scores = store.load::<ScoreTable>(0).value().unwrap_or_default();
    let opened = OpenedRecords::open(&store, scores, 0);
    opened.start(Arc::new(Writer::start(store)))
}

fn game(variant: Variant, level: Level, verdict: Verdict, own_moves: u32, pieces_left: u8) -> FinishedGame {
    FinishedGame {
        seed: 1,
        unix_time: 1_796_000_000,
        variant,
        forced_capture: true,
        level,
        color: Color::White,
        verdict,
        cause: EndCause::NoPieces,
        own_moves,
        pieces_left: if verdict == Verdict::Won { pieces_left } else { 0 },
        undo_used: false,
        hint_used: false,
        start: None,
        moves: "11-15 22-18 15x22x18".into(),
    }
}

pub(super) fn win(pieces_left: u8) -> FinishedGame {
    game(Variant::English, Level::Medium, Verdict::Won, 38, pieces_left)
}

pub(super) const ENGLISH: RecordKey =
    RecordKey { variant: Variant::English, forced_capture: true, level: Level::Medium };

fn games() -> impl Strategy<Value = FinishedGame> {
    let kinds = (
        select(&Variant::ALL[..]),
        any::<bool>(),
        select(&Level::ALL[..]),
        select(&[Verdict::Won, Verdict::Won, Verdict::Drawn, Verdict::Lost][..]),
    );
    let numbers = (any::<u64>(), 0..3_u64, prop_oneof![1..=3_u32, 55..65_u32], 1..=12_u8, any::<bool>(), any::<bool>());
    (kinds, numbers).prop_map(|((variant, forced_capture, level, verdict), (seed, time, moves, pieces, undo, hint))| {
        FinishedGame {
            seed,
            unix_time: 1_796_000_000 + time,
            forced_capture,
            undo_used: undo && hint,
            hint_used: hint && !undo && seed % 4 == 0,
            ..game(variant, level, verdict, moves, pieces)
        }
    })
}

/// The table of a history, by looking at all of it again.
fn recomputed(games: &[FinishedGame]) -> ScoreTable {
    let mut table = ScoreTable::default();
    for game in games {
        if let Some(record) = game.summary().record() {
            table.offer(game.summary().key, record);
        }
    }
    table
}

/// All games of the records, oldest first, moves and all.
pub(super) fn all(records: &Records) -> Vec<FinishedGame> {
    let page = records.history(HistoryFilter::default(), 0, u32::MAX);
    page.entries.iter().rev().map(|entry| FinishedGame::clone(&records.game(entry.id).unwrap())).collect()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(ProptestConfig::default().cases / 4))]

    #[test]
    fn the_table_is_what_the_history_says(games in vec(games(), 0..40), close in any::<prop::sample::Index>()) {
        let folder = tempfile::tempdir().unwrap();
        let mut records = open(folder.path());
        for (i, game) in games.iter().enumerate() {
            let settled = records.settle(game.clone());
            let (before, now) = (recomputed(&games[..i]), recomputed(&games[..=i]));
            prop_assert_eq!(settled.new_best, before != now);
            prop_assert_eq!(settled.best, now.best(game.summary().key).map(|record| record.points));
            if i == close.index(games.len()) {
                drop(records);
                records = open(folder.path());
            }
        }
        prop_assert_eq!(records.scores(), recomputed(&games));
        drop(records);
        let records = open(folder.path());
        prop_assert_eq!(all(&records), games.clone());
        prop_assert_eq!(records.scores(), recomputed(&games));
        prop_assert!(records.notices().is_empty());
        drop(records);

        // The process died before the table was saved.
        for file in ["scores.json", "scores.copy.json"] {
            let _ = std::fs::remove_file(folder.path().join(file));
        }
        prop_assert_eq!(open(folder.path()).scores(), recomputed(&games));
    }

    #[test]
    fn statistics_are_what_the_games_say(games in vec(games(), 0..60)) {
        let folder = tempfile::tempdir().unwrap();
        let records = open(folder.path());
        for game in &games {
            records.settle(game.clone());
        }
        for key in crate::scores::rows::all_keys() {
            let of_row: Vec<_> = games.iter().map(FinishedGame::summary).filter(|game| game.key == key).collect();
            let of = |verdict| u32::try_from(of_row.iter().filter(|game| game.verdict == verdict).count()).unwrap();
            let sums = records.statistics(HistoryFilter::row(key));
            prop_assert_eq!((sums.wins, sums.draws, sums.losses), (of(Verdict::Won), of(Verdict::Drawn), of(Verdict::Lost)));
            prop_assert_eq!(sums.games, sums.wins + sums.draws + sums.losses);
            let mut streaks = of_row.split(|game| game.verdict != Verdict::Won).map(<[_]>::len);
            prop_assert_eq!(sums.longest_streak as usize, streaks.clone().max().unwrap_or(0));
            prop_assert_eq!(sums.streak as usize, streaks.next_back().unwrap_or(0));
            prop_assert_eq!(sums.best_points, records.scores().best(key).map(|record| record.points));
            let points: Vec<_> = of_row.iter().filter_map(|game| Some(game.record()?.points)).collect();
            let count = u32::try_from(points.len()).unwrap();
            prop_assert_eq!(sums.mean_points, (points.iter().sum::<u32>() + count / 2).checked_div(count));
        }
    }

    #[test]
    fn merging_loses_nothing_and_doubles_nothing(mine in vec(games(), 0..20), theirs in vec(games(), 0..20)) {
        let (here, there) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
        let (records, other) = (open(here.path()), open(there.path()));
        for game in &mine {
            records.settle(game.clone());
        }
        for game in mine.iter().take(5).chain(&theirs) {
            other.settle(game.clone());
        }
        let text = other.export(&own()).unwrap();
        for _ in 0..2 {
            records.import(&text, ImportMode::Merge, &own()).unwrap();
        }
        let merged = all(&records);
        prop_assert!(mine.iter().chain(&theirs).all(|game| merged.contains(game)));
        prop_assert_eq!(merged.len(), mine.len() + theirs.len());
        prop_assert!(merged.is_sorted_by_key(|game| game.unix_time));
        prop_assert_eq!(records.scores().iter().map(|(key, record)| (key, record.points)).collect::<Vec<_>>(),
            recomputed(&merged).iter().map(|(key, record)| (key, record.points)).collect::<Vec<_>>());
        drop(records);
        prop_assert_eq!(all(&open(here.path())), merged);
    }
}

pub(super) fn own() -> MatchPart {
    let nothing = || RawValue::from_string("null".into()).unwrap();
    MatchPart { game: nothing(), begun: true, settings: nothing() }
}

pub(super) fn total(records: &Records) -> u32 {
    records.history(HistoryFilter::default(), 0, 1).total
}

#[test]
fn pages_are_filtered_newest_first() {
    let folder = tempfile::tempdir().unwrap();
    let records = open(folder.path());
    assert_eq!(
        records.history(HistoryFilter::default(), 0, 10),
        HistoryPage { nothing_yet: true, ..HistoryPage::default() }
    );
    for number in 0..25_u8 {
        let variant = if number % 5 == 0 { Variant::Russian } else { Variant::English };
        let forced_capture = number % 2 == 0;
        records.settle(FinishedGame {
            forced_capture,
            seed: number.into(),
            ..game(variant, Level::Easy, Verdict::Lost, 9, 0)
        });
    }
    let page = records.history(HistoryFilter::default(), 20, 10);
    assert_eq!(page.entries.iter().map(|entry| entry.id).collect::<Vec<_>>(), [5, 4, 3, 2, 1]);
    assert_eq!((page.total, page.more, page.nothing_yet), (25, false, false));
    let russian = HistoryFilter { variant: Some(Variant::Russian), ..HistoryFilter::default() };
    let page = records.history(russian, 0, 2);
    assert_eq!((page.entries.len(), page.total, page.more), (2, 5, true));
    let home = HistoryFilter { forced_capture: Some(false), ..russian };
    assert_eq!(records.history(home, 0, 9).total, 2);
    let rules: Vec<_> =
        records.history_rules().iter().map(|row| (row.variant, row.forced_capture, row.games)).collect();
    let expected = [
        (Variant::English, true, 10),
        (Variant::English, false, 10),
        (Variant::Russian, true, 3),
        (Variant::Russian, false, 2),
    ];
    assert_eq!(rules, expected);
    let hard = HistoryFilter { level: Some(Level::Hard), ..HistoryFilter::default() };
    let page = records.history(hard, 0, 9);
    assert_eq!((page.total, page.nothing_yet, page.more), (0, false, false));
    assert_eq!(records.history(russian, u32::MAX, u32::MAX).entries, []);
}

#[test]
fn an_entry_says_why_a_win_is_not_ranked() {
    let folder = tempfile::tempdir().unwrap();
    let records = open(folder.path());
    records.settle(win(7));
    records.settle(FinishedGame { undo_used: true, hint_used: true, ..win(9) });
    records.settle(FinishedGame { hint_used: true, ..win(9) });
    records.settle(FinishedGame { start: Some("W:W18:B15".into()), ..win(9) });
    records.settle(FinishedGame { undo_used: true, verdict: Verdict::Lost, pieces_left: 0, ..win(0) });
    let entries = records.history(HistoryFilter::default(), 0, 9).entries;
    let seen: Vec<_> = entries.iter().map(|entry| (entry.ranked, entry.unranked, entry.points)).collect();
    let expected = [
        (false, None, 0),
        (false, Some(Unranked::SetUp), 1120),
        (false, Some(Unranked::Hint), 1120),
        (false, Some(Unranked::Undo), 1120),
        (true, None, 920),
    ];
    assert_eq!(seen, expected);
    assert_eq!(records.scores().best(ENGLISH).map(|record| record.points), Some(920));
    let last = &entries[4];
    assert_eq!((last.pieces_left, last.points_for_pieces, last.moves_under, last.points_for_moves), (7, 700, 22, 220));
    assert!(!last.person_began, "in English draughts Black moves first");
}

#[test]
fn what_is_deleted_stays_deleted_unless_it_is_brought_back() {
    let folder = tempfile::tempdir().unwrap();
    let records = open(folder.path());
    for pieces in 1..=6 {
        records.settle(win(pieces));
    }
    assert!(!records.can_undelete() && !records.undelete());
    assert!(records.delete_game(2) && !records.delete_game(2) && !records.delete_game(99));
    assert!(records.game(2).is_none() && records.history_entry(2).is_none());
    assert_eq!(total(&records), 5);
    assert!(records.undelete() && !records.undelete());
    assert_eq!(total(&records), 6);
    records.delete_game(6);
    records.delete_game(3);
    assert!(records.delete_all_games());
    assert_eq!(total(&records), 0);
    assert!(records.undelete(), "the four that were there, and no more");
    drop(records);

    let records = open(folder.path());
    assert_eq!(all(&records).iter().map(|game| game.pieces_left).collect::<Vec<_>>(), [1, 2, 4, 5]);
    assert!(!records.can_undelete());
    assert_eq!(records.scores().best(ENGLISH).map(|record| record.points), Some(820), "the table keeps its best");
    records.settle(win(7));
    assert_eq!(records.history(HistoryFilter::default(), 0, 1).entries[0].id, 7, "no number is given twice");
    assert!(records.delete_all_games());
    drop(records);
    assert!(open(folder.path()).history(HistoryFilter::default(), 0, 1).nothing_yet);
}

#[test]
fn a_history_of_mostly_deleted_games_is_written_anew() {
    let folder = tempfile::tempdir().unwrap();
    let long = |seed| FinishedGame { seed, moves: "11-15 ".repeat(100), ..win(3) };
    let records = open(folder.path());
    for seed in 0..300 {
        records.settle(long(seed));
    }
    for id in 1..=280 {
        records.delete_game(id);
    }
    drop(records);
    let file = folder.path().join("history.journal");
    let length = || std::fs::metadata(&file).unwrap().len();
    let before = length();
    let records = open(folder.path());
    assert!(length() < before / 5, "{} of {before} bytes", length());
    let kept: Vec<_> = (280..300).map(long).collect();
    assert_eq!(all(&records), kept);
    records.settle(long(300));
    drop(records);
    assert_eq!(all(&open(folder.path())).len(), 21);
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 2, "history and table");
}

#[test]
fn the_board_shows_bands_on_medium_and_what_was_never_played() {
    let folder = tempfile::tempdir().unwrap();
    let records = open(folder.path());
    let board = records.score_board(Level::Medium);
    assert!(board.empty && !board.has_bands && board.rows.iter().all(|row| row.never_played));
    assert_eq!(board.rows.iter().map(|row| row.variant).collect::<Vec<_>>(), Variant::ALL);
    assert!(board.rows.iter().all(|row| row.forced_capture), "no home rule before one was played");

    records.settle(game(Variant::English, Level::Medium, Verdict::Lost, 30, 0));
    let row = records.score_board(Level::Medium).rows.remove(0);
    assert_eq!((row.never_played, row.played, row.won, row.best, row.band), (false, 1, 0, None, None));
    assert!(records.score_board(Level::Medium).empty);

    records.settle(win(7));
    records.settle(game(Variant::English, Level::Easy, Verdict::Won, 38, 7));
    let board = records.score_board(Level::Medium);
    assert!(board.has_bands);
    let row = &board.rows[0];
    assert_eq!(
        (row.played, row.won, row.band, row.next_band, row.missing),
        (2, 1, Some(Band::Expert), Some(Band::Pro), 80)
    );
    assert_eq!(row.best.map(|best| (best.points, best.moves)), Some((920, 38)));
    let easy = records.score_board(Level::Easy);
    assert_eq!((easy.has_bands, easy.empty, easy.rows[0].band, easy.rows[0].missing), (false, false, None, 0));

    records
        .settle(FinishedGame { forced_capture: false, ..game(Variant::Russian, Level::Medium, Verdict::Lost, 30, 0) });
    let rows = records.score_board(Level::Medium).rows;
    assert_eq!(rows.len(), Variant::ALL.len() + 1);
    assert_eq!((rows[2].variant, rows[2].forced_capture, rows[2].played), (Variant::Russian, false, 1));
    assert_eq!(records.score_board(Level::Hard).rows.len(), Variant::ALL.len());
}

#[test]
fn colleagues_exchange_cards_and_nothing_else() {
    let folders = [tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap()];
    let [me, anna] = [0, 1].map(|i: usize| open(folders[i].path()));
    assert_eq!(anna.card(), None);
    assert!(!anna.profile().can_share);
    assert_eq!(anna.set_nickname(" Анна ").unwrap().nickname, "Анна");
    anna.settle(win(5));
    let old = anna.card().unwrap();
    assert_eq!(anna.card().unwrap(), old, "the same results, the same card");
    anna.settle(win(9));
    let new = anna.card().unwrap();

    me.settle(win(7));
    let scores = me.scores();
    let received = me.receive_card(&new.text).unwrap();
    assert!(!received.renewed);
    let row = received.colleague.rows[0];
    assert_eq!((row.mine, row.theirs, row.leader), (Some(920), Some(1120), Leader::Colleague));
    assert_eq!((received.colleague.led_by_me, received.colleague.led_by_colleague), (0, 1));
    assert_eq!(received.colleague.leader, Leader::Colleague);
    assert_eq!(me.receive_card(&old.text), Err(CardError::Older));
    assert!(me.receive_card(&new.text).unwrap().renewed);
    assert_eq!(anna.receive_card(&new.text), Err(CardError::Own));
    assert_eq!(anna.receive_card(&old.text), Err(CardError::Own));
    anna.set_nickname("Anna").unwrap();
    assert_eq!(me.receive_card(&anna.card().unwrap().text).unwrap().colleague.nickname, "Anna");
    assert_eq!((me.scores(), total(&me)), (scores, 1), "one's own results are one's own");
    drop(me);

    let me = open(folders[0].path());
    let colleagues = me.colleagues();
    assert_eq!(colleagues.len(), 1);
    let id = colleagues[0].id.clone();
    assert_eq!(me.colleague(id.clone()).as_ref(), Some(&colleagues[0]));
    let beside = || me.score_board(Level::Medium).rows[0].colleagues.clone();
    assert_eq!(beside(), [ColleaguesBest { nickname: "Anna".into(), points: 1120 }]);
    assert_eq!(me.score_board(Level::Easy).rows[0].colleagues, []);
    assert!(!me.remember_colleague() && me.forget_colleague(id.clone()));
    assert_eq!((beside(), me.colleagues()), (vec![], vec![]));
    assert!(me.remember_colleague() && !me.remember_colleague());
    assert_eq!(me.colleagues(), colleagues);
    assert!(me.forget_colleague(id.clone()) && !me.forget_colleague(id.clone()));
    assert_eq!((me.colleague(id), me.colleague("x".into())), (None, None));
    drop(anna);
    assert_eq!(open(folders[1].path()).card().unwrap().qr.unwrap().rows.len(), new.qr.unwrap().rows.len());
}
