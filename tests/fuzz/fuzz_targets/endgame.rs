//! See [`draughts_fuzz::endgame`].
#![cfg_attr(fuzzing, no_main)]

draughts_fuzz::target!(draughts_fuzz::endgame);
