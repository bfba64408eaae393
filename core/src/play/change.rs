//! A change of the match that no fault of the core's own can spoil.

use super::response::{Refused, Response};
use super::saved::SavedGame;
use super::session::Inner;
use super::sitting::Sitting;
use super::state::MatchState;
use super::text::TextKey;
use std::panic::{AssertUnwindSafe, catch_unwind};

impl Inner {
    /// Changes the sitting and gives the state that follows. The change is made to a copy: should it panic, the match is as it
    /// was before, on the disk too, and the state says that something failed.
    pub(super) fn change(&mut self, change: impl FnOnce(&mut Sitting)) -> MatchState {
        let before = self.sitting.clone();
        let mut next = before.clone();
        let changed = catch_unwind(AssertUnwindSafe(|| {
            change(&mut next);
            self.accept(next);
            self.state()
        }));
        changed.unwrap_or_else(|_| {
            log::error!("a change of the match failed; the game stays as it was");
            self.sitting = before;
            self.sitting.response = Response::refused(Refused::plain(TextKey::OwnFault));
            self.writer.put(&SavedGame::of(&self.sitting));
            self.state()
        })
    }
}

#[cfg(test)]
mod tests {
    use super::super::input::Input;
    use super::super::session::Match;
    use super::*;
    use crate::play::state_json;
    use tempfile::tempdir;

    #[test]
    fn a_fault_in_a_change_leaves_the_match_as_it_was_and_is_told() {
        let folder = tempdir().unwrap();
        let path = folder.path().to_str().unwrap();
        let game = Match::open_seeded(path, 1);
        game.input(Input::Tap { square: 11 });
        let before = game.input(Input::Tap { square: 15 });
        let told = game.lock().change(|next| {
            next.apply(Input::Undo);
            panic!("a fault of the core, made by a test")
        });
        assert_eq!(told.refusal.unwrap().reason.key, TextKey::OwnFault);
        assert_eq!((told.phase, told.squares), (before.phase, before.squares));

        // Everything goes on: the next input, the save, the match opened anew.
        let undone = game.input(Input::Undo);
        assert!(undone.refusal.is_none());
        game.flush();
        assert_eq!(state_json(&Match::open_seeded(path, 1).state()), state_json(&game.state()));
    }
}
