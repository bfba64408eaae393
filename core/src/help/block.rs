//! What a page is made of.

use crate::play::{Motion, SquareState};
use crate::rules::Variant;

/// One block of a page.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
pub enum HelpBlock {
    /// A heading inside the page; links lead to it.
    Heading {
        /// Its id; the same in every language.
        id: String,
        /// Its text.
        text: String,
    },
    /// A paragraph.
    Paragraph {
        /// Its text.
        text: HelpText,
    },
    /// A list.
    Items {
        /// Numbered from 1; otherwise with bullets.
        numbered: bool,
        /// Its items.
        items: Vec<HelpText>,
    },
    /// A table.
    Table {
        /// The row of headings.
        header: HelpRow,
        /// The other rows, each as long as the header.
        rows: Vec<HelpRow>,
    },
    /// A remark set apart.
    Note {
        /// Its text.
        text: HelpText,
    },
    /// A position, perhaps with moves to step through.
    Diagram {
        /// What to draw.
        diagram: HelpDiagram,
    },
}

/// Text with its marks.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct HelpText {
    /// Its parts, in order; blanks between them are part of them.
    pub spans: Vec<HelpSpan>,
}

/// A row of a table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct HelpRow {
    /// Its cells.
    pub cells: Vec<HelpText>,
}

/// A part of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
pub enum HelpSpan {
    /// Nothing special.
    Plain {
        /// The words.
        text: String,
    },
    /// To be set bold.
    Strong {
        /// The words.
        text: String,
    },
    /// To be set in italics.
    Emphasis {
        /// The words.
        text: String,
    },
    /// Leads elsewhere in the help.
    Link {
        /// The words.
        text: String,
        /// Where to.
        place: HelpPlace,
    },
}

/// A place in the help.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct HelpPlace {
    /// The page's id.
    pub page: String,
    /// The heading to scroll to; `None` is the top of the page.
    pub heading: Option<String>,
}

/// A position drawn by the board view, player one (solid) at the bottom.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct HelpDiagram {
    /// The rules it is played by.
    pub variant: Variant,
    /// False: the home rule.
    pub forced_capture: bool,
    /// Squares along a side.
    pub board_size: u8,
    /// The position, and then the position after each move that can be stepped through.
    pub steps: Vec<DiagramStep>,
}

/// One position of a diagram.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct DiagramStep {
    /// What stands under it; also what a screen reader says instead of the picture.
    pub caption: String,
    /// The playable squares, as in a match: by rows, top left first. Nothing is picked, no cursor is shown.
    pub squares: Vec<SquareState>,
    /// The move that led here, in the variant's notation; `None` for the first position.
    pub notation: Option<String>,
    /// What moves between the position before and this one; `None` for the first position.
    pub motion: Option<Motion>,
}

impl HelpSpan {
    /// Its words.
    pub fn words(&self) -> &str {
        match self {
            Self::Plain { text } | Self::Strong { text } | Self::Emphasis { text } | Self::Link { text, .. } => text,
        }
    }
}

impl HelpText {
    /// Its words without their marks.
    pub fn plain(&self) -> String {
        self.spans.iter().map(HelpSpan::words).collect()
    }
}
