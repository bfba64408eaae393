//! The list of what is committed.

use draughts::endgame::{checksum, file_name};
use draughts::rules::Variant;

/// The name of the list, beside the files.
pub const CHECKSUMS: &str = "checksums.txt";

/// A variant's line of the list: the file's name, its length in bytes, and the CRC-32 of all but its last four bytes, which
/// are that sum again. (Of a whole file that ends with its own CRC-32 the sum is always the same.)
pub fn checksum_line(variant: Variant, bytes: &[u8]) -> String {
    let summed = bytes.split_last_chunk::<4>().map_or(bytes, |(summed, _)| summed);
    format!("{} {} {:08x}\n", file_name(variant), bytes.len(), checksum(summed))
}
