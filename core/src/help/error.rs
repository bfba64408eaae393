//! What can be wrong with a page. Tests read every page, so nobody meets this in a build that passed them.

/// A fault in the source of a page.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub(super) enum PageError {
    /// A placeholder that stands for nothing.
    #[error("{{{name}}} stands for nothing")]
    Placeholder {
        /// What stands in the braces.
        name: String,
    },
    /// The table of contents names a page that is not there.
    #[error("there is no page {id}")]
    NoPage {
        /// Its id.
        id: String,
    },
    /// Markdown that the help does not use.
    #[error("not supported: {what}")]
    Unsupported {
        /// What it is.
        what: String,
    },
    /// A diagram that cannot be drawn.
    #[error("a diagram: {fault}")]
    Diagram {
        /// What is wrong with it.
        fault: String,
    },
}

impl PageError {
    pub(super) fn unsupported(what: impl Into<String>) -> Self {
        Self::Unsupported { what: what.into() }
    }

    pub(super) fn diagram(fault: &(impl ToString + ?Sized)) -> Self {
        Self::Diagram { fault: fault.to_string() }
    }
}
