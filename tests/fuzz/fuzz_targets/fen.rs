//! See [`draughts_fuzz::fen`].
#![cfg_attr(fuzzing, no_main)]

draughts_fuzz::target!(draughts_fuzz::fen);
