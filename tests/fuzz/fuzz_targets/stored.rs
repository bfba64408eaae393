//! See [`draughts_fuzz::stored`].
#![cfg_attr(fuzzing, no_main)]

draughts_fuzz::target!(draughts_fuzz::stored);
