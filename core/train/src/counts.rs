//! The numbers of won, drawn and lost positions, as they are pinned.

use crate::Made;
use draughts::rules::Variant;
use std::fmt::Write;

/// The first lines of the list.
pub const COUNTS_HEAD: &str = "\
# Positions of each class that are won, drawn and lost for the side to move, captures followed; the last number is the greatest
# distance to a capture, a man's move or a crowning, in plies, of those in which nothing can be captured. A class is the mover's
# kings and men, then the other side's. `make tables` writes this list.
# variant class won drawn lost farthest
";

/// A variant's lines of the list.
pub fn count_lines(variant: Variant, made: &Made) -> String {
    let mut lines = String::new();
    for (class, placements) in &made.placements {
        let counts = placements.counts();
        // Writing to a string cannot fail.
        let _ = writeln!(
            lines,
            "{} {class} {} {} {} {}",
            format!("{variant:?}").to_lowercase(),
            counts.won,
            counts.drawn,
            counts.lost,
            placements.farthest
        );
    }
    lines
}
