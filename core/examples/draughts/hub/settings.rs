//! The parameters a program on the other side can set.

use super::line::{Line, quoted};
use draughts::endgame::MOST_PIECES;
use draughts::level::Level;
use draughts::moves::Captures;
use draughts::rules::Variant;

/// The values of all parameters.
#[derive(Clone, Copy, Debug)]
pub struct Settings {
    pub variant: Variant,
    pub captures: Captures,
    pub level: Level,
    /// Entries of the hash table as a power of two.
    pub table: u8,
    pub seed: u64,
    /// The most pieces with which endgame tables are looked at; 0 for not at all.
    pub tables: u8,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            variant: Variant::English,
            captures: Captures::Forced,
            level: Level::Master,
            table: 20,
            seed: 1,
            tables: MOST_PIECES,
        }
    }
}

const VARIANTS: &str = "english international russian brazilian italian czech spanish";
const LEVELS: &str = "easy medium hard master";

impl Settings {
    /// The lines that declare the parameters.
    pub fn declarations() -> [String; 8] {
        let choice = |name: &str, value: &str, values: &str| {
            format!("param name={name} value={value} type=enum values={}", quoted(values))
        };
        let number = |name: &str, value: u64, least: u64, most: u64| {
            format!("param name={name} value={value} type=int min={least} max={most}")
        };
        [
            choice("variant", "english", VARIANTS),
            number("threads", 1, 1, 1),
            number("tt-size", 20, 10, 26),
            number("bb-size", MOST_PIECES.into(), 0, MOST_PIECES.into()),
            number("seed", 1, 0, u64::from(u32::MAX)),
            choice("level", "master", LEVELS),
            choice("evaluation", "specified", "specified"),
            "param name=forced-capture value=true type=bool".to_owned(),
        ]
    }

    /// Obeys a `set-param` line. One that cannot be obeyed changes nothing.
    pub fn set(&mut self, line: &Line) {
        let value = line.value("value").unwrap_or_default();
        match line.value("name").unwrap_or_default() {
            "variant" => {
                let name = if value == "normal" { "international" } else { value };
                self.variant = crate::named(name).unwrap_or(self.variant);
            }
            "tt-size" => self.table = value.parse().map_or(self.table, |size: u8| size.clamp(10, 26)),
            "bb-size" => self.tables = value.parse().map_or(self.tables, |most: u8| most.min(MOST_PIECES)),
            "seed" => self.seed = value.parse().unwrap_or(self.seed),
            "level" => self.level = crate::named(value).unwrap_or(self.level),
            "forced-capture" if value == "true" => self.captures = Captures::Forced,
            "forced-capture" if value == "false" => self.captures = Captures::Optional,
            _ => {}
        }
    }
}
