//! What scores mean.

/// A score in hundredths of a man, from the view of the side to move.
pub type Score = i32;

/// A position that nobody wins.
pub const DRAW: Score = 0;

/// A win on the spot; a win later is worth a point less for each ply.
pub const WIN: Score = 30_000;

/// Scores beyond this are wins counted to their end.
pub(super) const PROVEN: Score = WIN - 1_000;

/// Scores beyond this are wins, proven or by the endgame tables; they are a point less for each ply that has gone by.
pub(super) const KNOWN: Score = 15_000;

/// More than any score.
pub(super) const INFINITE: Score = WIN + 1;

/// The score of a game that is won after so many plies.
#[expect(clippy::cast_possible_wrap, clippy::cast_possible_truncation, reason = "plies are few")]
pub const fn won_in(plies: usize) -> Score {
    WIN - plies as Score
}

/// The score of a game that is lost after so many plies.
pub const fn lost_in(plies: usize) -> Score {
    -won_in(plies)
}

/// The plies to the end of a game that `score` proves won or lost.
pub const fn moves_to_end(score: Score) -> Option<u32> {
    if score.abs() > PROVEN { Some(WIN.abs_diff(score.abs())) } else { None }
}

/// A score relative to the position it is kept with, for the hash table: wins are counted from there.
#[expect(clippy::cast_possible_wrap, clippy::cast_possible_truncation, reason = "plies are few")]
pub(super) const fn to_table(score: Score, ply: usize) -> Score {
    if score > KNOWN {
        score + ply as Score
    } else if score < -KNOWN {
        score - ply as Score
    } else {
        score
    }
}

/// The way back from [`to_table`].
#[expect(clippy::cast_possible_wrap, clippy::cast_possible_truncation, reason = "plies are few")]
pub(super) const fn from_table(score: Score, ply: usize) -> Score {
    if score > KNOWN {
        score - ply as Score
    } else if score < -KNOWN {
        score + ply as Score
    } else {
        score
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wins_are_counted_from_where_they_are_kept() {
        assert_eq!(moves_to_end(won_in(7)), Some(7));
        assert_eq!(moves_to_end(lost_in(7)), Some(7));
        assert_eq!(moves_to_end(500), None);
        for score in [won_in(9), lost_in(9), 120, DRAW] {
            assert_eq!(from_table(to_table(score, 4), 4), score);
        }
        assert_eq!(to_table(won_in(9), 4), won_in(5));
    }
}
