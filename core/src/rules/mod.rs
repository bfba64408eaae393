//! The rules of each variant, as data.
mod variant;
pub use variant::Variant;
