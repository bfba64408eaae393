//! The shared and static libraries that the shells load. The core's own types carry the exports; this crate adds
//! nothing to them but the library around it.

draughts::uniffi_reexport_scaffolding!();
