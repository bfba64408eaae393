//! Endgame tables: win, draw or loss for every position of few pieces, with compulsory captures.
//!
//! The tables know nothing of draw clocks and repetition: a value is what the position is worth if the game may go on for
//! ever. How the search respects the clocks is written in `docs/endgame.md`.
//!
//! | file | what it holds |
//! |---|---|
//! | `value.rs` | won, drawn, lost |
//! | `class.rs` | how many men and kings each side has |
//! | `index.rs` | positions as numbers |
//! | `codec.rs` | how values are packed |
//! | `file.rs` | the file of one variant |
//! | `cache.rs` | unpacked blocks that are kept |
//! | `table.rs` | looking positions up |
//! | `tables.rs` | the tables of all variants, opened on first use |
//! | `source.rs` | where the files come from |
//! | `slice.rs` | all placements of kings beside fixed men, with distances |
//! | `solving.rs` | solving a slice, backward from its ends |

mod cache;
mod class;
mod codec;
mod file;
mod index;
mod slice;
mod solving;
mod source;
mod table;
mod tables;
mod value;

pub use class::{Class, MOST_PIECES, most_pieces};
pub use codec::{BLOCK, CONTEXTS, Chances, Decoder, LEAST_RANGE, Model, SymbolCoder, byte_of_chance};
pub use file::{TableError, file_name, head, put_varint};
pub use index::Layout;
pub use slice::{Slice, Solved};
pub use solving::Oracle;
pub use source::{Folder, TableSource};
pub use table::Table;
pub use tables::Tables;
pub use value::Value;

/// The checksum at a file's end: the CRC-32 of what comes before it.
pub fn checksum(bytes: &[u8]) -> u32 {
    crate::store::crc32(bytes)
}
