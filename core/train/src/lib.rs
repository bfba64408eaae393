//! Makes the endgame tables, from nothing but the core's rules, and proves them.
//!
//! The values of a class of pieces are worked out slice by slice ([`solve`]), packed ([`write`]) and kept in a file for each
//! variant, with a list of their checksums. The same bytes come out on every machine.

mod checksums;
mod counts;
mod encode;
mod solve;
mod verify;
mod write;

pub use checksums::{CHECKSUMS, checksum_line};
pub use counts::{COUNTS_HEAD, count_lines};
pub use solve::{Counts, Placements, solve};
pub use verify::{Report, counts_in, verify};
pub use write::write;

use draughts::endgame::{Class, most_pieces};
use draughts::rules::{Brazilian, Czech, English, International, Italian, RuleSet, Russian, Spanish, Variant};
use std::collections::BTreeMap;

/// The tables of one variant.
#[derive(Debug)]
pub struct Made {
    /// Every placement's value.
    pub placements: BTreeMap<Class, Placements>,
    /// The file.
    pub bytes: Vec<u8>,
}

/// Work that is to be done for a variant whose rules are known at compile time.
pub trait Work {
    /// What comes of it.
    type Result;
    /// Does it.
    fn work<R: RuleSet>(self, variant: Variant) -> Self::Result;
}

/// Does `work` for a variant.
pub fn for_variant<W: Work>(variant: Variant, work: W) -> W::Result {
    match variant {
        Variant::English => work.work::<English>(variant),
        Variant::Russian => work.work::<Russian>(variant),
        Variant::Brazilian => work.work::<Brazilian>(variant),
        Variant::Italian => work.work::<Italian>(variant),
        Variant::Czech => work.work::<Czech>(variant),
        Variant::Spanish => work.work::<Spanish>(variant),
        Variant::International => work.work::<International>(variant),
    }
}

struct Make;

impl Work for Make {
    type Result = Made;
    fn work<R: RuleSet>(self, variant: Variant) -> Made {
        let placements = solve::<R>(most_pieces(variant), &mut |_, _| ());
        let bytes = write::<R>(variant, &placements);
        Made { placements, bytes }
    }
}

/// Makes the tables of a variant.
pub fn make(variant: Variant) -> Made {
    for_variant(variant, Make)
}
