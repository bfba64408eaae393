//! Every diagram is played, and every claim beside it asked of the rules.

use super::source::{Diagram, diagrams, value};
use draughts::color::Color;
use draughts::game::{Game, Outcome};
use draughts::help::{HelpBlock, Language, help_pages};
use draughts::moves::{Captures, Move};
use draughts::notation::{Names, fen};
use draughts::rules::Variant;
use std::collections::BTreeSet;

/// The position of a diagram as a game.
pub fn game(diagram: &Diagram) -> Game {
    let variant: Variant = serde_json::from_value(value(diagram, "variant").unwrap().into()).unwrap();
    let text = value(diagram, "fen").unwrap();
    let position = fen::parse(variant, text).unwrap_or_else(|error| panic!("{text}: {error}"));
    let captures = if value(diagram, "rule") == Some("home") { Captures::Optional } else { Captures::Forced };
    Game::from_position(variant, captures, position)
}

/// The legal moves with these ends; a hyphen tells a quiet move from a capture.
pub fn find(game: &Game, text: &str) -> Vec<Move> {
    let names = Names::of(game.variant());
    let square = |name: &str| names.parse(name).unwrap_or_else(|| panic!("{name} of {text}"));
    let (from, to) = text.split_once(['-', 'x', ':']).unwrap_or_else(|| panic!("{text}"));
    let (from, to, quiet) = (square(from), square(to), text.contains('-'));
    game.legal_moves().iter().filter(|m| (m.from, m.to, !m.is_capture()) == (from, to, quiet)).copied().collect()
}

/// Plays a `step:` line.
pub fn step(game: &mut Game, line: &str) {
    let text = line.split(' ').next().unwrap();
    let found = find(game, text);
    let [only] = found[..] else { panic!("{text} is {} moves of {:?}", found.len(), game.position()) };
    game.play(&only).unwrap();
}

/// Asks an `expect:` line of the rules.
fn check(game: &Game, claim: &str, diagram: &Diagram) {
    let mut words = claim.split(' ');
    let kind = words.next().unwrap();
    let moves: Vec<_> = words.collect();
    assert!(!moves.is_empty() || kind == "won", "{claim}");
    match kind {
        "legal" => moves.iter().for_each(|text| assert!(!find(game, text).is_empty(), "{text}: {diagram:?}")),
        "illegal" => moves.iter().for_each(|text| assert!(find(game, text).is_empty(), "{text}: {diagram:?}")),
        "only" => {
            let named: Vec<_> = moves.iter().flat_map(|text| find(game, text)).collect();
            let listed = |moves: &[Move]| moves.iter().map(|m| (m.from, m.to, m.taken)).collect::<BTreeSet<_>>();
            assert_eq!(listed(&named), listed(game.legal_moves()), "{claim}: {diagram:?}");
            assert_eq!(named.len(), moves.len(), "{claim}: {diagram:?}");
        }
        "won" => {
            let winner = match game.outcome() {
                Some(Outcome::Won { winner, .. }) => winner,
                other => panic!("{other:?}: {diagram:?}"),
            };
            assert_eq!(winner, bottom(diagram), "{diagram:?}");
        }
        _ => panic!("{claim}: {diagram:?}"),
    }
}

/// The colour that is solid.
fn bottom(diagram: &Diagram) -> Color {
    let turn = value(diagram, "fen").unwrap().split(':').next();
    match value(diagram, "bottom").or(turn) {
        Some("W") => Color::White,
        Some("B") => Color::Black,
        other => panic!("{other:?}"),
    }
}

#[test]
fn every_position_is_valid_every_step_legal_and_every_claim_true() {
    let mut claims = 0;
    for language in Language::ALL {
        for page in help_pages(language) {
            for diagram in diagrams(&page.id, language) {
                let mut game = game(&diagram);
                for (key, value) in &diagram {
                    match key.as_str() {
                        "expect" => check(&game, value, &diagram),
                        "step" => step(&mut game, value),
                        _ => continue,
                    }
                    claims += 1;
                }
            }
        }
    }
    assert!(claims > 200, "{claims}");
}

#[test]
fn every_diagram_claims_something() {
    for page in help_pages(Language::English) {
        for diagram in diagrams(&page.id, Language::English) {
            assert!(value(&diagram, "expect").or(value(&diagram, "step")).is_some(), "{}: {diagram:?}", page.id);
        }
    }
}

#[test]
fn a_reply_called_forced_is_the_only_one() {
    for (language, word) in [(Language::English, " Forced"), (Language::Russian, " Вынужденно")] {
        let mut forced = 0;
        for page in help_pages(language) {
            for diagram in diagrams(&page.id, language) {
                let mut game = game(&diagram);
                for (_, line) in diagram.iter().filter(|(key, _)| key == "step") {
                    if line.contains(word) {
                        assert_eq!(game.legal_moves().len(), 1, "{line}");
                        forced += 1;
                    }
                    step(&mut game, line);
                }
            }
        }
        assert!(forced >= 7, "{language:?}");
    }
}

#[test]
fn the_core_shows_what_the_source_says() {
    for language in Language::ALL {
        for page in super::pages(language) {
            let sources = diagrams(&page.id, language);
            let shown: Vec<_> = page
                .blocks
                .iter()
                .filter_map(|block| if let HelpBlock::Diagram { diagram } = block { Some(diagram) } else { None })
                .collect();
            assert_eq!(sources.len(), shown.len(), "{}", page.id);
            for (source, shown) in sources.iter().zip(shown) {
                let steps = source.iter().filter(|(key, _)| key == "step");
                assert_eq!(steps.clone().count() + 1, shown.steps.len());
                let said = steps.map(|(_, line)| line.split_once(' ').unwrap().1);
                let captions: Vec<_> = std::iter::once(value(source, "caption").unwrap()).chain(said).collect();
                let drawn: Vec<_> = shown.steps.iter().map(|step| step.caption.as_str()).collect();
                assert_eq!(captions, drawn);
                let squares = usize::from(shown.board_size) * usize::from(shown.board_size) / 2;
                assert!(shown.steps.iter().all(|step| step.squares.len() == squares));
            }
        }
    }
}

#[test]
fn every_shot_takes_more_than_it_gives() {
    let shots = diagrams("shots", Language::English);
    assert_eq!(shots.len(), 3);
    let mut offered = Vec::new();
    for diagram in &shots {
        let mut game = game(diagram);
        let before = *game.position();
        diagram.iter().filter(|(key, _)| key == "step").for_each(|(_, line)| step(&mut game, line));
        let solid = bottom(diagram);
        let lost = |color: Color| before.pieces(color).count_ones() - game.position().pieces(color).count_ones();
        assert!(lost(solid.other()) > lost(solid), "{diagram:?}");
        offered.push(lost(solid));
    }
    assert_eq!(offered, [1, 2, 3], "they grow in depth");
}
