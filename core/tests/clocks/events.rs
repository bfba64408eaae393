//! What starts a clock anew and what must not, in thousands of random endgames; a clock that never met one of its
//! events fails the test.

use super::common::{game, pick, random, scattered};
use super::counted;
use draughts::game::Game;
use draughts::moves::{Captures, Move};
use draughts::position::Position;
use draughts::rules::ClockName::{self, *};
use draughts::rules::Variant::{self, *};
use std::collections::BTreeMap;

/// What a ply was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Event {
    /// A king's quiet move.
    King,
    /// A man's quiet move, without a crowning.
    Man,
    /// A man's quiet move to the crown row.
    Crowning,
    /// A capture by a king, or by a man that stays one.
    Capture,
    /// A capture that crowns a man.
    CrowningCapture,
}
use Event::*;

fn event(before: &Position, played: &Move) -> Event {
    match (played.is_capture(), played.promotes, before.kings() & played.from.bit() != 0) {
        (true, true, _) => CrowningCapture,
        (true, false, _) => Capture,
        (false, true, _) => Crowning,
        (false, false, true) => King,
        (false, false, false) => Man,
    }
}

/// Kings and men of the two sides, and whether a lone king holds the main road alone.
struct Material {
    kings: [u32; 2],
    men: [u32; 2],
    road: bool,
}

impl Material {
    fn of(variant: Variant, position: &Position) -> Self {
        let names = draughts::notation::Names::of(variant);
        let (mut kings, mut men) = ([0; 2], [0; 2]);
        let mut road = Vec::new();
        for (square, color, king) in position.iter() {
            let counts = if king { &mut kings } else { &mut men };
            counts[color as usize] += 1;
            // a1, b2, c3 …: file and rank are equal.
            let letters = names.letters(square);
            if letters[1..].parse() == Ok(letters.as_bytes()[0] - b'a' + 1) {
                road.push(color);
            }
        }
        let lone = |side: usize| kings[side] == 1 && men[side] == 0;
        let road = matches!(road[..], [color] if lone(color as usize));
        Self { kings, men, road }
    }

    /// A lone king against so many pieces, so many of them kings.
    fn lone_king(&self, fits: impl Fn(u32, u32) -> bool) -> bool {
        [(0, 1), (1, 0)].into_iter().any(|(lone, other)| {
            (self.kings[lone], self.men[lone]) == (1, 0) && fits(self.kings[other] + self.men[other], self.kings[other])
        })
    }

    fn both_have_kings(&self) -> bool {
        self.kings.iter().all(|&kings| kings > 0)
    }

    fn pieces(&self) -> u32 {
        self.kings.iter().chain(&self.men).sum()
    }
}

/// A clock: when it runs, what starts it anew, and what must not while it runs on.
struct Row {
    variant: Variant,
    clock: (ClockName, u16),
    runs: fn(&Material) -> bool,
    resets: &'static [Event],
    keeps: &'static [Event],
}

const PROGRESS: &[Event] = &[Man, Crowning, Capture, CrowningCapture];

fn always(_: &Material) -> bool {
    true
}

fn rows() -> Vec<Row> {
    let no_progress =
        |variant, name, limit| Row { variant, clock: (name, limit), runs: always, resets: PROGRESS, keeps: &[King] };
    vec![
        no_progress(English, NoProgress, 40),
        no_progress(Italian, NoProgress, 40),
        no_progress(Czech, NoProgress, 15),
        no_progress(Brazilian, KingsOnly, 20),
        no_progress(Russian, KingsOnly, 15),
        no_progress(International, KingsOnly, 25),
        Row {
            variant: Spanish,
            clock: (NoCaptureOrCrowning, 40),
            runs: always,
            resets: &[Crowning, Capture, CrowningCapture],
            keeps: &[King, Man],
        },
        Row {
            variant: Russian,
            clock: (ThreeKings, 15),
            runs: |m| m.lone_king(|_, kings| kings >= 3),
            resets: &[],
            keeps: &[King, Man, Crowning, Capture],
        },
        Row {
            variant: Russian,
            clock: (MainRoad, 5),
            runs: |m| m.road && m.lone_king(|pieces, kings| pieces == 3 && kings >= 1),
            resets: &[],
            keeps: &[King, Man, Crowning],
        },
        Row {
            variant: Russian,
            clock: (FewPieces, 5),
            runs: |m| m.lone_king(|pieces, kings| pieces <= 2 && kings >= 1),
            resets: &[],
            keeps: &[King, Man, Crowning, Capture],
        },
        Row {
            variant: Russian,
            clock: (Balance, 30),
            runs: |m| m.both_have_kings() && (4..=5).contains(&m.pieces()),
            resets: &[Crowning, Capture, CrowningCapture],
            keeps: &[King, Man],
        },
        Row {
            variant: Russian,
            clock: (Balance, 60),
            runs: |m| m.both_have_kings() && (6..=7).contains(&m.pieces()),
            resets: &[Crowning, Capture, CrowningCapture],
            keeps: &[King, Man],
        },
        Row {
            variant: Brazilian,
            clock: (FewPieces, 5),
            runs: |m| {
                let sides = [(m.kings[0], m.men[0]), (m.kings[1], m.men[1])];
                let [low, high] = if sides[0] <= sides[1] { sides } else { [sides[1], sides[0]] };
                // King; king and man; two kings: all pairs but king and man against the same.
                [low, high].iter().all(|side| [(1, 0), (1, 1), (2, 0)].contains(side))
                    && (low, high) != ((1, 1), (1, 1))
            },
            resets: &[],
            keeps: &[King, Man, Crowning, Capture],
        },
        Row {
            variant: International,
            clock: (ThreePieces, 16),
            runs: |m| m.lone_king(|pieces, kings| pieces <= 3 && kings >= 1),
            resets: &[],
            keeps: &[King, Man, Crowning, Capture],
        },
        Row {
            variant: International,
            clock: (MainRoad, 5),
            runs: |m| m.road && m.lone_king(|pieces, kings| pieces == 3 && kings >= 1),
            resets: &[],
            keeps: &[King, Man, Crowning],
        },
        Row {
            variant: International,
            clock: (FewPieces, 5),
            runs: |m| m.lone_king(|pieces, kings| pieces <= 2 && kings >= 1),
            resets: &[],
            keeps: &[King, Man, Crowning, Capture],
        },
    ]
}

/// A random position of few pieces.
fn endgame(variant: Variant, random: &mut rand_pcg::Pcg32) -> Game {
    loop {
        let position = scattered(variant, random);
        if position.occupied().count_ones() <= 8 && position.kings() != 0 {
            return Game::from_position(variant, Captures::Optional, position);
        }
    }
}

#[test]
fn every_event_starts_anew_what_it_should_and_nothing_else() {
    let seed = 9;
    println!("seed {seed}");
    for variant in Variant::ALL {
        let rows: Vec<_> = rows().into_iter().filter(|row| row.variant == variant).collect();
        assert_eq!(rows.len(), variant.rules().clocks.len(), "{variant:?}: a clock without a row");
        let mut met: BTreeMap<(usize, Event), u32> = BTreeMap::new();
        let mut random = random(seed);
        for _ in 0..1_500 {
            let mut game = endgame(variant, &mut random);
            while let Some(played) = pick(game.legal_moves(), &mut random) {
                let before = game.clone();
                game.play(&played).unwrap();
                let happened = event(before.position(), &played);
                let material = [before.position(), game.position()].map(|position| Material::of(variant, position));
                for (index, row) in rows.iter().enumerate() {
                    let count = |game: &Game| counted(game, row.clock.0, row.clock.1);
                    let runs = material.iter().all(row.runs);
                    let expected = if runs && !row.resets.contains(&happened) { count(&before) + 1 } else { 0 };
                    let text = super::common::written(&before);
                    assert_eq!(count(&game), expected, "{variant:?} {:?} {happened:?} in {text}", row.clock);
                    if runs && count(&before) > 0 {
                        *met.entry((index, happened)).or_default() += 1;
                    }
                }
            }
        }
        for (index, row) in rows.iter().enumerate() {
            for event in row.resets.iter().chain(row.keeps) {
                assert!(met.contains_key(&(index, *event)), "{variant:?} {:?} has never met {event:?}", row.clock);
            }
        }
    }
}

/// A count of material begins with the first move after the capture or the crowning that made the material.
#[test]
fn a_count_of_material_begins_after_the_move_that_made_it() {
    let mut made = game(Russian, "W:WKa1,Ke1,c7:BKh4,h2");
    super::common::play(&mut made, "c7-b8");
    assert_eq!(counted(&made, Balance, 30), 0, "the crowning itself does not count");

    let mut made = game(Russian, "W:WKa1,Kc1:BKf8,b2");
    super::common::play(&mut made, "a1:d4");
    assert_eq!(counted(&made, FewPieces, 5), 0, "nor does the capture");
    super::common::play(&mut made, "f8-h6");
    assert_eq!(counted(&made, FewPieces, 5), 1);
}

/// The main road: the count begins anew when the lone king leaves it, or another piece comes to it.
#[test]
fn leaving_the_road_starts_its_count_anew() {
    let mut game = game(Russian, "W:WKc1,Ke1,Kg1:BKh8");
    let counts: Vec<_> = ["c1-a3", "h8-a1", "e1-h4", "a1-h8", "a3-b2", "h8-g7"]
        .into_iter()
        .map_while(|text| {
            let legal = game.legal_moves().iter().any(Move::is_capture);
            (!legal).then(|| {
                super::common::play(&mut game, text);
                counted(&game, MainRoad, 5)
            })
        })
        .collect();
    assert_eq!(counts[..5], [1, 2, 3, 4, 0]);
}
