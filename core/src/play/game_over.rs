//! How a game ended, and what it was worth.

use super::message;
use super::setup::{Mode, Player};
use super::sitting::{GameResult as Worth, Sitting};
use super::text::{Text, TextKey};
use crate::scores::{BAND_LEVEL, Band, Points, Unranked};
use serde::Serialize;

/// How the game ended, and what it was worth.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
#[serde(rename_all = "camelCase")]
pub struct GameOver {
    /// Who won; `None` is a draw.
    pub winner: Option<Player>,
    /// The same in words.
    pub result: Text,
    /// Why it ended.
    pub cause: Text,
    /// Points, against the computer only.
    pub score: Option<ScoreView>,
}

/// What a game against the computer was worth.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
#[serde(rename_all = "camelCase")]
pub struct ScoreView {
    /// All points: 0 unless won.
    pub total: u32,
    /// The parts of a win, in the order in which they are shown; empty for a loss or a draw.
    pub parts: Vec<ScorePart>,
    /// Why a win does not count for the table.
    pub unranked: Option<Text>,
    /// It is the best so far for this variant and level.
    pub new_best: bool,
    /// The best so far, this game included.
    pub best: Option<u32>,
    /// Where the points stand among the bands; only on the level on which bands are counted, and only for a win.
    pub band: Option<BandView>,
}

/// One row of the score: `count` × `points_each` = `points`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
#[serde(rename_all = "camelCase")]
pub struct ScorePart {
    /// What is counted.
    pub kind: ScoreKind,
    /// How many.
    pub count: u32,
    /// Points for each.
    pub points_each: u32,
    /// The product.
    pub points: u32,
}

/// What a row of the score counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
#[serde(rename_all = "camelCase")]
pub enum ScoreKind {
    /// Own pieces left on the board.
    PiecesLeft,
    /// Own moves fewer than the limit.
    MovesUnder {
        /// The limit.
        limit: u32,
    },
}

/// Where points stand among the bands of mastery.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
#[serde(rename_all = "camelCase")]
pub struct BandView {
    /// The band reached.
    pub band: Band,
    /// The next one, if there is one.
    pub next: Option<Band>,
    /// Points missing to it; 0 at the top.
    pub missing: u32,
    /// From this many points one is an expert.
    pub expert_from: u32,
    /// From this many points one is a pro.
    pub pro_from: u32,
}

/// How the game ended; `None` while it goes on.
pub(super) fn game_over(sitting: &Sitting) -> Option<GameOver> {
    let cause = message::cause(sitting)?;
    let score = (sitting.setup.mode == Mode::Computer).then(|| score(sitting));
    Some(GameOver { winner: sitting.winner(), result: message::result(sitting), cause, score })
}

fn score(sitting: &Sitting) -> ScoreView {
    let Worth { new_best, best } = sitting.result.unwrap_or(Worth { new_best: false, best: None });
    let points = points(sitting);
    let part = |kind, count, points_each| ScorePart { kind, count, points_each, points: count * points_each };
    let parts = [
        part(ScoreKind::PiecesLeft, points.pieces_left(), Points::PIECE),
        part(ScoreKind::MovesUnder { limit: Points::MOVE_LIMIT }, points.moves_under(), Points::MOVE),
    ];
    let won = sitting.won();
    let unranked = Unranked::first(sitting.undo_used, sitting.hint_used, sitting.is_set_up());
    let unranked = unranked.filter(|_| won).map(|reason| match reason {
        Unranked::Undo => TextKey::UnrankedUndo,
        Unranked::Hint => TextKey::UnrankedHint,
        Unranked::SetUp => TextKey::UnrankedSetUp,
    });
    ScoreView {
        total: points.total(),
        parts: if won { parts.to_vec() } else { Vec::new() },
        unranked: unranked.map(Text::plain),
        new_best,
        best,
        band: (won && sitting.setup.level == BAND_LEVEL).then(|| band(points)),
    }
}

/// What the game is worth to player one.
fn points(sitting: &Sitting) -> Points {
    if !sitting.won() {
        return Points::NONE;
    }
    let left = sitting.game.position().pieces(sitting.color_one).count_ones();
    Points::of_win(u8::try_from(left).unwrap_or(u8::MAX), sitting.moves_of_player_one())
}

fn band(points: Points) -> BandView {
    let band = Band::of(points.total());
    BandView {
        band,
        next: band.next(),
        missing: Band::missing(points.total()),
        expert_from: Band::Expert.from_points(),
        pro_from: Band::Pro.from_points(),
    }
}
