//! See [`draughts_fuzz::legal`].
#![cfg_attr(fuzzing, no_main)]

draughts_fuzz::target!(draughts_fuzz::legal);
