//! See [`draughts_fuzz::journal`].
#![cfg_attr(fuzzing, no_main)]

draughts_fuzz::target!(draughts_fuzz::journal);
