//! Two people end a game by giving up or by agreeing on a draw.

use crate::desk::{Desk, EASY, TWO};
use draughts::play::{Input, Phase, Player, TextKey};

#[test]
fn giving_up_loses_and_can_be_taken_back() {
    let desk = Desk::new(TWO);
    desk.taps(&[11, 15]);
    let state = desk.send(Input::Resign { player: Player::One });
    let over = state.game_over.unwrap();
    assert_eq!((over.winner, over.cause.key, over.score), (Some(Player::Two), TextKey::CauseResigned, None));
    assert_eq!((state.message.key, state.detail.unwrap().key), (TextKey::PlayerTwoWon, TextKey::CauseResigned));
    assert_eq!(state.phase, Phase::Over);
    assert!(state.can_undo && !state.can_redo);
    let state = desk.send(Input::Undo);
    assert_eq!((state.phase, state.game_over), (Phase::PersonMoves, None));
    assert_eq!(state.turn, Player::Two, "the move stays");
}

#[test]
fn an_offer_stands_until_it_is_answered_or_a_move_is_made() {
    let desk = Desk::new(TWO);
    assert_eq!(desk.send(Input::OfferDraw { player: Player::Two }).draw_offer, Some(Player::Two));
    assert_eq!(desk.send(Input::AnswerDraw { accepts: false }).draw_offer, None);
    desk.send(Input::OfferDraw { player: Player::One });
    assert_eq!(desk.taps(&[11, 15]).draw_offer, None);
    // An answer without an offer says nothing.
    assert_eq!(desk.send(Input::AnswerDraw { accepts: true }).phase, Phase::PersonMoves);
}

#[test]
fn an_accepted_offer_draws_and_is_kept() {
    let mut desk = Desk::new(TWO);
    desk.send(Input::OfferDraw { player: Player::One });
    desk.reopen();
    assert_eq!(desk.game.state().draw_offer, Some(Player::One));
    let over = desk.send(Input::AnswerDraw { accepts: true }).game_over.unwrap();
    assert_eq!((over.winner, over.cause.key), (None, TextKey::CauseDrawAgreed));
    desk.reopen();
    assert_eq!(desk.game.state().game_over, Some(over));
}

#[test]
fn two_offers_are_an_agreement() {
    let desk = Desk::new(TWO);
    desk.send(Input::OfferDraw { player: Player::One });
    assert_eq!(desk.send(Input::OfferDraw { player: Player::Two }).phase, Phase::Over);
    let refused = desk.send(Input::OfferDraw { player: Player::Two }).refusal.unwrap();
    assert_eq!(refused.reason.key, TextKey::GameOverRefusal);
}

#[test]
fn nothing_of_it_is_for_a_game_against_the_computer() {
    let desk = Desk::new(EASY);
    for input in [Input::Resign { player: Player::One }, Input::OfferDraw { player: Player::One }] {
        assert_eq!(desk.send(input).refusal.unwrap().reason.key, TextKey::OnlyBetweenTwo);
    }
}
