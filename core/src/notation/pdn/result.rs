//! How a game came out, as PDN says it.

use crate::color::Color;
use crate::game::Outcome;

/// How a game came out by its record. It may have ended otherwise than on the board: by resignation, or by agreement.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum GameResult {
    /// One side won.
    Won(Color),
    /// Nobody won.
    Drawn,
    /// Both sides lost, as a punishment.
    BothLost,
    /// It was not finished, or nobody knows.
    #[default]
    Unknown,
}

/// How results are counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Scoring {
    /// `1-0`, `0-1`, `1/2-1/2`.
    One,
    /// `2-0`, `0-2`, `1-1`.
    Two,
}

const TOKENS: [(&str, GameResult); 10] = [
    ("1-0", GameResult::Won(Color::White)),
    ("2-0", GameResult::Won(Color::White)),
    ("0-1", GameResult::Won(Color::Black)),
    ("0-2", GameResult::Won(Color::Black)),
    ("1/2-1/2", GameResult::Drawn),
    ("1-1", GameResult::Drawn),
    ("0-0", GameResult::BothLost),
    ("*", GameResult::Unknown),
    ("?", GameResult::Unknown),
    ("", GameResult::Unknown),
];

impl GameResult {
    /// Reads a result in either way of counting; blanks within do not matter.
    ///
    /// ```
    /// use draughts::notation::pdn::GameResult;
    ///
    /// assert_eq!(GameResult::parse("1-1"), GameResult::parse("1/2 - 1/2"));
    /// assert_eq!(GameResult::parse("1+ - 1-"), None);
    /// ```
    pub fn parse(text: &str) -> Option<Self> {
        let text: String = text.chars().filter(|c| !c.is_whitespace()).collect();
        let text = text.replace('\u{bd}', "1/2");
        TOKENS.into_iter().find(|(token, _)| *token == text).map(|(_, result)| result)
    }

    /// The text for it.
    pub(super) const fn token(self, scoring: Scoring) -> &'static str {
        match (self, scoring) {
            (Self::Won(Color::White), Scoring::One) => "1-0",
            (Self::Won(Color::White), Scoring::Two) => "2-0",
            (Self::Won(Color::Black), Scoring::One) => "0-1",
            (Self::Won(Color::Black), Scoring::Two) => "0-2",
            (Self::Drawn, Scoring::One) => "1/2-1/2",
            (Self::Drawn, Scoring::Two) => "1-1",
            (Self::BothLost, _) => "0-0",
            (Self::Unknown, _) => "*",
        }
    }

    /// The token of two numbers with a hyphen between, if it is one.
    pub(super) fn of_points(white: &str, black: &str) -> Option<&'static str> {
        TOKENS.into_iter().map(|(token, _)| token).find(|token| token.split_once('-') == Some((white, black)))
    }
}

impl From<Outcome> for GameResult {
    fn from(outcome: Outcome) -> Self {
        match outcome {
            Outcome::Won { winner, .. } => Self::Won(winner),
            Outcome::Drawn { .. } => Self::Drawn,
        }
    }
}
