//! The points at the end, and what goes into `scores.json`.

use super::common::random;
use super::desk::*;
use super::saving::nearly_won;
use draughts::game::Game;
use draughts::level::Level;
use draughts::moves::Move;
use draughts::notation::Names;
use draughts::play::{MatchSetup, MatchState, Phase, Player, ScoreKind, ScoreView, TextKey};
use draughts::rules::Variant;
use serde_json::json;

const MEDIUM: MatchSetup = MatchSetup { level: Level::Medium, ..EASY };

/// A game that the person, who began, wins with the next move.
struct Won {
    before: Game,
    winning: Move,
    pieces: u32,
    moves: u32,
}

impl Won {
    fn new(variant: Variant, seed: u64) -> Self {
        let mut before = nearly_won(variant, &mut random(seed));
        let pieces = before.position().pieces(variant.rules().first_mover).count_ones();
        let moves = u32::try_from(before.plies().len().div_ceil(2)).unwrap();
        let winning = before.undo().unwrap();
        Self { before, winning, pieces, moves }
    }

    fn points(&self) -> u32 {
        100 * self.pieces + 10 * 60_u32.saturating_sub(self.moves)
    }

    fn desk(&self, setup: MatchSetup) -> Desk {
        Desk::in_game(setup, &self.before)
    }

    fn finish(&self, desk: &Desk) -> MatchState {
        let names = Names::of(self.before.variant());
        desk.taps(&[names.number(self.winning.from), names.number(self.winning.to)])
    }
}

fn score(state: &MatchState) -> ScoreView {
    state.game_over.clone().unwrap().score.unwrap()
}

#[test]
fn a_win_is_worth_its_pieces_and_the_moves_under_sixty() {
    for seed in 0..4 {
        let won = Won::new(Variant::English, seed);
        let desk = won.desk(MEDIUM);
        let state = won.finish(&desk);
        assert_eq!(state.game_over.as_ref().unwrap().winner, Some(Player::One));
        let score = score(&state);
        assert_eq!(score.total, won.points());
        let parts: Vec<_> = score.parts.iter().map(|part| (part.kind, part.count, part.points)).collect();
        let under = 60_u32.saturating_sub(won.moves);
        let expected = [
            (ScoreKind::PiecesLeft, won.pieces, 100 * won.pieces),
            (ScoreKind::MovesUnder { limit: 60 }, under, 10 * under),
        ];
        assert_eq!(parts, expected);
        assert_eq!((score.new_best, score.best, &score.unranked), (true, Some(won.points()), &None));
        assert!(score.band.is_some(), "bands are counted on Medium");
        let record = &desk.file("scores.json")["records"][0];
        assert_eq!(record["points"], json!(won.points()));
        assert_eq!(record["moves"], json!(won.moves));
        assert_eq!((&record["variant"], &record["level"]), (&json!("english"), &json!("medium")));
    }
}

#[test]
fn on_other_levels_there_is_no_band() {
    let won = Won::new(Variant::English, 1);
    assert_eq!(score(&won.finish(&won.desk(EASY))).band, None);
}

#[test]
fn every_variant_and_the_home_rule_have_rows_of_their_own() {
    let mut folder = tempfile::tempdir().unwrap();
    for (rows, variant) in (1..).zip(Variant::ALL) {
        let won = Won::new(variant, 5);
        let other = won.desk(MatchSetup { variant, ..EASY });
        other.game.flush();
        std::fs::copy(other.folder.path().join("game.json"), folder.path().join("game.json")).unwrap();
        let desk = Desk::open(folder);
        assert!(score(&won.finish(&desk)).new_best, "{variant:?}");
        assert_eq!(desk.file("scores.json")["records"].as_array().unwrap().len(), rows);
        folder = desk.folder;
    }
}

#[test]
fn a_win_with_undo_is_kept_out_of_the_table() {
    let won = Won::new(Variant::English, 1);
    let desk = won.desk(MEDIUM);
    desk.undo();
    let state = desk.redo();
    assert!(!state.can_redo);
    let score = score(&won.finish(&desk));
    assert_eq!(score.total, won.points(), "the points are shown all the same");
    assert_eq!(score.unranked.unwrap().key, TextKey::UnrankedUndo);
    assert_eq!((score.new_best, score.best), (false, None));
    assert!(!desk.has_file("scores.json"));
}

#[test]
fn undo_is_remembered_over_a_resume_and_forgotten_with_the_game() {
    let won = Won::new(Variant::English, 1);
    let mut desk = won.desk(MEDIUM);
    desk.undo();
    desk.redo();
    desk.reopen();
    assert!(score(&won.finish(&desk)).unranked.is_some());
}

#[test]
fn of_equal_results_the_earlier_stays_and_a_better_one_replaces_it() {
    let mut by_points: Vec<_> = (0..6).map(|seed| Won::new(Variant::English, seed)).collect();
    by_points.sort_by_key(Won::points);
    let (low, high) = (&by_points[0], &by_points[5]);
    assert!(low.points() < high.points());
    let mut desk = low.desk(MEDIUM);
    let rounds = [(low, true), (low, false), (high, true), (high, false), (low, false)];
    for (seed, (won, new_best)) in (1_u64..).zip(rounds) {
        let game = won.desk(MEDIUM);
        game.game.flush();
        desk.game.flush();
        let stamped = desk.has_file("scores.json").then(|| desk.file("scores.json")["records"][0].clone());
        // Another game: what has the seed of the last one is the last one.
        let mut file = game.file("game.json");
        file["seed"] = json!(seed);
        let folder = desk.folder;
        drop(desk.game);
        std::fs::write(folder.path().join("game.json"), file.to_string()).unwrap();
        desk = Desk::open(folder);
        let score = score(&won.finish(&desk));
        assert_eq!(score.new_best, new_best);
        if !new_best {
            assert_eq!(Some(desk.file("scores.json")["records"][0].clone()), stamped, "the record is the old one");
        }
        assert!(score.best >= Some(score.total));
    }
    assert_eq!(desk.file("scores.json")["records"][0]["points"], json!(high.points()));
}

#[test]
fn a_resumed_end_is_not_offered_again() {
    let won = Won::new(Variant::English, 2);
    let mut desk = won.desk(MEDIUM);
    let before = score(&won.finish(&desk));
    let record = desk.file("scores.json");
    let after = score(&desk.reopen());
    assert_eq!(after, before);
    assert_eq!(desk.file("scores.json"), record);
}

/// The two files are written one after the other: a process killed in between leaves a finished game without its record.
#[test]
fn a_record_that_was_not_written_any_more_is_entered_at_the_next_start() {
    let won = Won::new(Variant::English, 2);
    let mut desk = won.desk(MEDIUM);
    let before = score(&won.finish(&desk));
    assert!(desk.has_file("scores.json"));
    std::fs::remove_file(desk.folder.path().join("scores.json")).unwrap();
    assert_eq!(score(&desk.reopen()), before);
    assert_eq!(desk.file("scores.json")["records"][0]["points"], json!(won.points()));

    let mut desk = won.desk(MEDIUM);
    desk.undo();
    desk.redo();
    won.finish(&desk);
    desk.reopen();
    assert!(!desk.has_file("scores.json"), "a win with undo is not");
}

#[test]
fn two_people_have_no_score() {
    let won = Won::new(Variant::English, 1);
    let desk = won.desk(TWO);
    let state = won.finish(&desk);
    assert_eq!(state.phase, Phase::Over);
    assert_eq!(state.game_over.unwrap().score, None);
    assert!(!desk.has_file("scores.json"));
}

#[test]
fn a_loss_and_a_draw_are_worth_nothing() {
    // The person's last move leaves the computer a move that wins.
    let desk = Desk::at(EASY, "B:W23,32:B15");
    desk.taps(&[15, 18]);
    let state = desk.reply();
    let lost = state.game_over.clone().unwrap();
    assert_eq!(lost.winner, Some(Player::Two));
    let score = score(&state);
    assert_eq!((score.total, score.parts.len(), score.new_best, score.band), (0, 0, false, None));
    assert!(!desk.has_file("scores.json"));

    let mut game = super::common::game(Variant::English, "W:WK32:BK1");
    for text in ["32-27", "1-6", "27-32", "6-1", "32-27", "1-6", "27-32"] {
        super::common::play(&mut game, text);
    }
    let desk = Desk::in_game_for(EASY, draughts::color::Color::Black, &game);
    let state = desk.taps(&[6, 1]);
    assert_eq!(state.game_over.as_ref().unwrap().winner, None);
    assert_eq!(state.game_over.unwrap().score.unwrap().total, 0);
    assert!(!desk.has_file("scores.json"));
}
