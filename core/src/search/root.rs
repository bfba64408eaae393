//! The root of the search: iterative deepening, and moves judged one by one.

use super::control::Control;
use super::endings::Endings;
use super::hash;
use super::limits::{Limits, Techniques};
use super::node::Node;
use super::score::{INFINITE, Score, moves_to_end};
use super::table::HashTable;
use super::tree::Tree;
use crate::endgame::Tables;
use crate::game::Game;
use crate::moves::{Move, MoveList, generate};
use crate::rules::{RuleSet, with_rules};
use rand::SeedableRng;
use rand::seq::SliceRandom;
use rand_pcg::Pcg32;
use std::time::Instant;

/// Depth from which the window is laid around the last score.
const NARROW_FROM: i32 = 5;
/// Half the width of the first window.
const NARROW: Score = 20;
/// The greatest depth; single replies cost none, so lines can be longer.
const MOST_DEPTH: i32 = 100;

/// What a search is asked.
#[derive(Clone, Copy, Debug)]
pub struct Request<'a> {
    /// The game, in the position to be searched.
    pub game: &'a Game,
    /// What ends the search.
    pub limits: Limits,
    /// How it searches.
    pub techniques: Techniques,
    /// Decides between moves that are equally good.
    pub seed: u64,
    /// The endgame tables, if they are to be asked. They are not while captures are left to the player.
    pub tables: Option<&'a Tables>,
}

/// What a search found out, after each depth and at its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// The best moves for both sides from here; never empty.
    pub line: Vec<Move>,
    /// What the first of them brings the side to move.
    pub score: Score,
    /// Plies searched to the end.
    pub depth: u8,
    /// Positions looked at.
    pub nodes: u64,
}

impl Report {
    /// The move to be played.
    pub fn best(&self) -> Option<Move> {
        self.line.first().copied()
    }
}

/// A move with its own score.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Judged {
    /// The move.
    pub played: Move,
    /// What it brings the side that plays it.
    pub score: Score,
}

/// Searches the best move of a game's position, deeper and deeper until a limit is reached; `tell` hears of every
/// depth. `None` if there is no legal move, or the search was stopped before it had one.
pub fn search(
    request: &Request<'_>,
    table: &mut HashTable,
    control: &Control,
    tell: &mut dyn FnMut(&Report),
) -> Option<Report> {
    with_rules!(request.game.variant(), R => Root::<R>::new(request, table, control).deepen(tell))
}

/// Scores every legal move by itself, to the depth of the limits. `None` if stopped or without a legal move.
pub fn judge(request: &Request<'_>, table: &mut HashTable, control: &Control) -> Option<Vec<Judged>> {
    with_rules!(request.game.variant(), R => Root::<R>::new(request, table, control).judge())
}

struct Root<'a, R> {
    tree: Tree<'a, R>,
    node: Node,
    /// The best move first.
    moves: MoveList,
}

impl<'a, R: RuleSet> Root<'a, R> {
    fn new(request: &Request<'a>, table: &'a mut HashTable, control: &'a Control) -> Self {
        let game = request.game;
        table.next_search();
        let mut earlier: Vec<u64> = game.repeatable().map(hash::of_position).collect();
        earlier.reverse();
        let reversible = u16::try_from(earlier.len()).unwrap_or(u16::MAX);
        let node = Node::new::<R>(game.position(), game.clocks(), reversible);
        let mut moves = MoveList::from_slice(game.legal_moves());
        moves.shuffle(&mut Pcg32::seed_from_u64(request.seed));
        let mut tree = Tree::new(earlier, game.captures(), request.limits, request.techniques, control, table);
        // Half of the time is left to the search, come what may.
        let half = request.limits.time.map(|(begin, end)| begin + end.duration_since(begin) / 2);
        let mut go_on = || !control.is_stopped() && half.is_none_or(|half| Instant::now() < half);
        tree.endings = Endings::open(request.tables, game, &mut go_on);
        tree.ended = control.is_stopped();
        tree.enter(&node, 0);
        Self { tree, node, moves }
    }

    fn deepen(mut self, tell: &mut dyn FnMut(&Report)) -> Option<Report> {
        let most = self.tree.limits.depth.map_or(MOST_DEPTH, i32::from).min(MOST_DEPTH);
        let mut report: Option<Report> = None;
        for depth in 1..=most {
            let last = report.as_ref().map(|report| report.score).filter(|_| depth >= NARROW_FROM);
            let found = self.at_depth(depth, last);
            if let Some(score) = found {
                report = Some(Report {
                    line: self.line(depth),
                    score,
                    depth: u8::try_from(if self.tree.ended { depth - 1 } else { depth }).unwrap_or(u8::MAX),
                    nodes: self.tree.nodes,
                });
            }
            if self.tree.ended {
                break;
            }
            if let Some(report) = &report {
                tell(report);
                let proven = moves_to_end(report.score).is_some_and(|plies| plies <= depth.unsigned_abs());
                if proven {
                    break;
                }
            }
        }
        if self.tree.control.is_stopped() && report.is_none() {
            return None;
        }
        let mut report = report.or_else(|| self.first_legal())?;
        if report.best() != self.moves.first().copied() {
            // A move that was better than expected, by how much there was no time to see.
            report.line = self.line(i32::from(report.depth) + 1);
        }
        report.nodes = self.tree.nodes;
        Some(report)
    }

    /// Before even one move was searched, any is as good as another.
    fn first_legal(&self) -> Option<Report> {
        let first = *self.moves.first()?;
        Some(Report { line: vec![first], score: 0, depth: 0, nodes: self.tree.nodes })
    }

    /// Searches all moves to a depth, in a window around the score of the last depth if there is one. The best move
    /// comes to the front of the list. `None` if the search ended before one move was known to be best.
    fn at_depth(&mut self, depth: i32, last: Option<Score>) -> Option<Score> {
        let mut half = NARROW;
        let (mut alpha, mut beta) = match last {
            Some(score) if moves_to_end(score).is_none() => (score - half, score + half),
            _ => (-INFINITE, INFINITE),
        };
        loop {
            let found = self.in_window(depth, alpha, beta);
            if self.tree.ended {
                return found.filter(|&score| score > alpha);
            }
            let score = found?;
            half *= 4;
            if score <= alpha {
                alpha = if half > 1_000 { -INFINITE } else { score - half };
            } else if score >= beta {
                beta = if half > 1_000 { INFINITE } else { score + half };
            } else {
                return found;
            }
        }
    }

    fn in_window(&mut self, depth: i32, mut alpha: Score, beta: Score) -> Option<Score> {
        let mut best: Option<Score> = None;
        for place in 0..self.moves.len() {
            let next = self.node.after::<R>(&self.moves[place]);
            let mut score;
            if place == 0 {
                score = -self.tree.search(&next, 1, depth - 1, -beta, -alpha);
            } else {
                score = -self.tree.search(&next, 1, depth - 1, -alpha - 1, -alpha);
                if score > alpha && score < beta && !self.tree.ended {
                    score = -self.tree.search(&next, 1, depth - 1, -beta, -alpha);
                }
            }
            if self.tree.ended {
                return best;
            }
            if best.is_none_or(|best| score > best) {
                best = Some(score);
                if score > alpha {
                    alpha = score;
                    self.moves[..=place].rotate_right(1);
                }
            }
            if alpha >= beta {
                break;
            }
        }
        best
    }

    /// The best line: the root's best move, then what the hash table knows.
    fn line(&self, depth: i32) -> Vec<Move> {
        let Some(&first) = self.moves.first() else { return Vec::new() };
        let mut line = vec![first];
        let mut node = self.node.after::<R>(&first);
        let mut seen = vec![self.node.hash];
        while line.len() < usize::try_from(depth).unwrap_or(0) && !seen.contains(&node.hash) {
            let mut moves = MoveList::new();
            generate::<R>(&node.position, self.tree.captures, &mut moves);
            let known = self.tree.table.find(node.table_key::<R>()).and_then(|found| found.best);
            let single = (moves.len() == 1).then_some(0);
            let Some(&next) = known.or(single).and_then(|place| moves.get(usize::from(place))) else { break };
            seen.push(node.hash);
            node = node.after::<R>(&next);
            line.push(next);
        }
        line
    }

    fn judge(mut self) -> Option<Vec<Judged>> {
        let depth = self.tree.limits.depth.map_or(1, i32::from).min(MOST_DEPTH);
        let mut judged = Vec::with_capacity(self.moves.len());
        for played in std::mem::take(&mut self.moves) {
            let next = self.node.after::<R>(&played);
            let score = -self.tree.search(&next, 1, depth - 1, -INFINITE, INFINITE);
            if self.tree.ended {
                return None;
            }
            judged.push(Judged { played, score });
        }
        (!judged.is_empty()).then_some(judged)
    }
}
