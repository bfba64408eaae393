//! The computer's thinking: a search of the game tree, specialised over a variant's rules at compile time.
//!
//! The search owns no clock of its own making, no randomness and no thread: what bounds it ([`Limits`]), the seed and
//! the handle that stops it ([`Control`]) come in as arguments. A search that is bounded by nodes or depth and not
//! stopped gives the same move and the same count of nodes on every machine.
//!
//! | file | what it holds |
//! |---|---|
//! | `control.rs` | stopping a search, and how far it is |
//! | `limits.rs` | what ends a search, and which techniques it uses |
//! | `score.rs` | what scores mean |
//! | `hash.rs` | the keys of positions |
//! | `evaluation.rs` | the worth of a position in which nothing is searched |
//! | `clocks.rs` | draw clocks inside the tree |
//! | `endings.rs` | what the endgame tables say inside the tree |
//! | `node.rs` | a position with all that is kept beside it from move to move |
//! | `table.rs` | the hash table |
//! | `order.rs` | which move is looked at first |
//! | `pruning.rs` | what is searched less deeply than the rest, or not at all |
//! | `tree.rs` | alpha-beta and the search of captures |
//! | `root.rs` | iterative deepening |

mod clocks;
mod control;
mod endings;
mod evaluation;
mod hash;
mod limits;
mod node;
mod order;
mod pruning;
mod root;
mod score;
mod table;
mod tree;

pub use control::Control;
pub use limits::{Limits, Techniques};
pub use root::{Judged, Report, Request, judge, search};
pub use score::{DRAW, Score, WIN, lost_in, moves_to_end, won_in};
pub use table::HashTable;
