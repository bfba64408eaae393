//! See [`draughts_fuzz::pdn`].
#![cfg_attr(fuzzing, no_main)]

draughts_fuzz::target!(draughts_fuzz::pdn);
