//! See [`draughts_fuzz::card`].
#![cfg_attr(fuzzing, no_main)]

draughts_fuzz::target!(draughts_fuzz::card);
