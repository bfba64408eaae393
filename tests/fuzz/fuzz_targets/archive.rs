//! See [`draughts_fuzz::archive`].
#![cfg_attr(fuzzing, no_main)]

draughts_fuzz::target!(draughts_fuzz::archive);
