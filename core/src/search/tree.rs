//! Alpha-beta: principal variation search, and the search of captures at its leaves.

use super::control::Control;
use super::endings::{Endings, settle};
use super::limits::{Limits, Techniques};
use super::node::Node;
use super::order::{MOST_PLIES, Memory, Ordered};
use super::pruning::{UNSEEN_FROM, judge_early, passes_over, reduction};
use super::score::{DRAW, INFINITE, PROVEN, Score, from_table, lost_in, to_table, won_in};
use super::table::{Bound, Found, HashTable};
use crate::moves::{Captures, Move, MoveList, generate, generate_captures, generate_promotions, has_move};
use crate::rules::RuleSet;
use smallvec::SmallVec;
use std::marker::PhantomData;
use std::time::Instant;

/// Nodes between two looks at the stop flag and the clock.
const LOOK_EVERY: u64 = 1024;

/// A search under way.
pub(super) struct Tree<'a, R> {
    pub captures: Captures,
    pub limits: Limits,
    pub techniques: Techniques,
    pub control: &'a Control,
    pub table: &'a mut HashTable,
    pub memory: Memory,
    /// The endgame tables, if they are asked.
    pub endings: Option<Endings<R>>,
    /// Positions looked at.
    pub nodes: u64,
    /// A limit was reached, or the search was stopped: what is returned from here on means nothing.
    pub ended: bool,
    /// The keys of the positions that led here: those before the root, the root, those below it.
    path: Vec<u64>,
    /// The root's place in the path.
    root: usize,
    rules: PhantomData<R>,
}

impl<'a, R: RuleSet> Tree<'a, R> {
    /// A search from a root, to which the positions with the keys `earlier` led, oldest first.
    pub(super) fn new(
        earlier: impl IntoIterator<Item = u64>,
        captures: Captures,
        limits: Limits,
        techniques: Techniques,
        control: &'a Control,
        table: &'a mut HashTable,
    ) -> Self {
        let mut path: Vec<u64> = earlier.into_iter().collect();
        let root = path.len();
        path.resize(root + MOST_PLIES + 1, 0);
        Self {
            captures,
            limits,
            techniques,
            control,
            table,
            memory: Memory::new(),
            endings: None,
            nodes: 0,
            ended: false,
            path,
            root,
            rules: PhantomData,
        }
    }

    /// Notes that a node is on the path, at its ply.
    #[inline]
    pub(super) fn enter(&mut self, node: &Node, ply: usize) {
        if let Some(place) = self.path.get_mut(self.root + ply) {
            *place = node.hash;
        }
    }

    /// The score of a node, searched to `depth` plies and within the window from `alpha` to `beta`: at most `alpha`
    /// or at least `beta` it is a bound.
    pub(super) fn search(&mut self, node: &Node, ply: usize, mut depth: i32, mut alpha: Score, beta: Score) -> Score {
        if depth <= 0 || ply >= MOST_PLIES {
            return self.search_captures(node, ply, alpha, beta);
        }
        self.count_node();
        if self.ended {
            return DRAW;
        }
        self.enter(node, ply);
        if node.is_drawn_by_clock::<R>() || self.is_repetition(node, ply) {
            return if has_move::<R>(&node.position) { DRAW } else { lost_in(ply) };
        }
        // No score here can be better than a win at the next ply, or worse than a loss now.
        alpha = alpha.max(lost_in(ply));
        let beta = beta.min(won_in(ply + 1));
        if alpha >= beta {
            return alpha;
        }
        let in_window = beta - alpha > 1;
        let key = node.table_key::<R>();
        let found = self.table.find(key);
        if let Some(found) = found
            && let Some(score) = self.use_found(&found, ply, depth, alpha, beta)
        {
            return score;
        }
        let known = self.endings.as_ref().and_then(|endings| endings.know(node));
        if let Some(known) = known
            && let Some(score) = settle::<R>(node, known, ply, alpha, beta)
        {
            return score;
        }
        if known.is_none()
            && !in_window
            && self.techniques.reductions
            && let Some(score) = judge_early::<R>(node, depth, alpha, beta)
        {
            return score;
        }
        let mut moves = MoveList::new();
        generate::<R>(&node.position, self.captures, &mut moves);
        if moves.is_empty() {
            return lost_in(ply);
        }
        let single = self.techniques.extensions && moves.len() == 1;
        let from_table = found.and_then(|found| found.best);
        if self.techniques.reductions && from_table.is_none() && !single && depth >= UNSEEN_FROM {
            depth -= 1;
        }
        let below = if single { depth } else { depth - 1 };
        let mut ordered = Ordered::new(&moves, &node.position, from_table, &self.memory, ply);
        let may_pass_over = self.techniques.reductions && !in_window && known.is_none();
        let before = alpha;
        let mut best = -INFINITE;
        let mut best_place = None;
        let mut tried: SmallVec<[Move; 64]> = SmallVec::new();
        let mut count: u32 = 0;
        while let Some(place) = ordered.next() {
            let played = &moves[usize::from(place)];
            if may_pass_over && best > -PROVEN && passes_over(depth, count, played) {
                continue;
            }
            let next = node.after::<R>(played);
            if !played.is_capture() {
                tried.push(*played);
            }
            let less =
                (count > 0).then(|| if self.techniques.reductions { reduction(depth, count, played) } else { 0 });
            let score = self.score_of(&next, ply + 1, below, less, alpha, beta);
            if self.ended {
                return DRAW;
            }
            count += 1;
            if score > best {
                best = score;
                if score > alpha {
                    alpha = score;
                    best_place = Some(place);
                }
                if score >= beta {
                    if !played.is_capture() {
                        self.memory.refuted_by(&node.position, &tried, ply, depth);
                    }
                    break;
                }
            }
        }
        let bound = if best >= beta {
            Bound::AtLeast
        } else if best > before {
            Bound::Exact
        } else {
            Bound::AtMost
        };
        self.table.keep(key, Found { score: to_table(best, ply), bound, depth, best: best_place });
        best
    }

    /// The score of a move that led to `next`. Only the first move of a node is searched within the whole window; of the
    /// others it is asked whether they are better than `alpha`, at first `less` plies less deeply.
    fn score_of(&mut self, next: &Node, ply: usize, depth: i32, less: Option<i32>, alpha: Score, beta: Score) -> Score {
        if let Some(less) = less {
            let mut score = -self.search(next, ply, depth - less, -alpha - 1, -alpha);
            if less > 0 && score > alpha && !self.ended {
                score = -self.search(next, ply, depth, -alpha - 1, -alpha);
            }
            if score <= alpha || score >= beta {
                return score;
            }
        }
        -self.search(next, ply, depth, -beta, -alpha)
    }

    /// Follows captures until there are none, and promotions where there are no captures.
    fn search_captures(&mut self, node: &Node, ply: usize, mut alpha: Score, beta: Score) -> Score {
        self.count_node();
        if self.ended {
            return DRAW;
        }
        let mut moves = MoveList::new();
        if self.techniques.captures_to_end && ply < MOST_PLIES {
            generate_captures::<R>(&node.position, &mut moves);
        }
        if moves.is_empty() && !has_move::<R>(&node.position) {
            return lost_in(ply);
        }
        if node.is_drawn_by_clock::<R>() {
            return DRAW;
        }
        let mut best = -INFINITE;
        if moves.is_empty() || self.captures == Captures::Optional {
            best = self.judge(node, ply);
            if best >= beta {
                return best;
            }
            if moves.is_empty() && self.techniques.promotions && ply < MOST_PLIES {
                generate_promotions::<R>(&node.position, &mut moves);
            }
            alpha = alpha.max(best);
        }
        let mut ordered = Ordered::captures(&moves, &node.position);
        while let Some(place) = ordered.next() {
            let next = node.after::<R>(&moves[usize::from(place)]);
            let score = -self.search_captures(&next, ply + 1, -beta, -alpha);
            if self.ended {
                return DRAW;
            }
            best = best.max(score);
            alpha = alpha.max(best);
            if alpha >= beta {
                break;
            }
        }
        best
    }

    /// The score of a position that is not looked into.
    #[inline]
    fn judge(&self, node: &Node, ply: usize) -> Score {
        let known = self.endings.as_ref().and_then(|endings| endings.judge(node, ply));
        known.unwrap_or_else(|| node.evaluate::<R>())
    }

    /// The score that the hash table gives outright, if it does.
    #[inline]
    fn use_found(&self, found: &Found, ply: usize, depth: i32, alpha: Score, beta: Score) -> Option<Score> {
        if !self.techniques.hash_results || found.depth < depth {
            return None;
        }
        let score = from_table(found.score, ply);
        let settles = match found.bound {
            Bound::Exact => true,
            Bound::AtLeast => score >= beta,
            Bound::AtMost => score <= alpha,
        };
        settles.then_some(score)
    }

    /// Whether the position occurred before: once since the root, or twice in all. A position that was repeated in
    /// the search can be repeated again; one of the game must come for the third time to draw.
    #[inline]
    fn is_repetition(&self, node: &Node, ply: usize) -> bool {
        let most = usize::from(node.reversible).min(self.root + ply);
        if most < 4 {
            return false;
        }
        let mut earlier_in_game = 0;
        for back in (4..=most).step_by(2) {
            if self.path.get(self.root + ply - back) == Some(&node.hash) {
                if back <= ply {
                    return true;
                }
                earlier_in_game += 1;
            }
        }
        earlier_in_game >= 2
    }

    #[inline]
    fn count_node(&mut self) {
        if self.limits.nodes.is_some_and(|most| self.nodes >= most) {
            self.ended = true;
            return;
        }
        self.nodes += 1;
        if self.nodes.is_multiple_of(LOOK_EVERY) {
            self.look_up();
        }
    }

    /// Looks at the stop flag and the clock, and tells how far the search is.
    #[cold]
    fn look_up(&mut self) {
        self.ended |= self.control.is_stopped();
        if let Some(most) = self.limits.nodes {
            self.control.report(self.nodes, most);
        }
        if let Some((begin, end)) = self.limits.time {
            let now = Instant::now();
            self.ended |= now >= end;
            let micros = |span: std::time::Duration| u64::try_from(span.as_micros()).unwrap_or(u64::MAX);
            self.control.report(micros(now.duration_since(begin)), micros(end.duration_since(begin)));
        }
    }
}
