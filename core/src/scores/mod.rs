//! Points, bands and records.

mod band;

pub use band::Band;
