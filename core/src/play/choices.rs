//! What is offered for the next game, where it is fewer things than could be played by.

use super::clock::TimeControl;
use super::setup::{Mode, Starter};

/// The steps of the clocks' minutes and seconds.
const STEPS: [u8; 16] = [1, 2, 3, 4, 5, 7, 10, 12, 15, 20, 25, 30, 40, 45, 50, 60];

/// What two people who want clocks may choose among.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct ClockChoices {
    /// Minutes for each side, rising, from 1 to [`TimeControl::MOST_MINUTES`].
    pub minutes: Vec<u8>,
    /// Seconds that each move adds, rising, from 1 to [`TimeControl::MOST_INCREMENT`]. None at all are another kind of clock.
    pub increments: Vec<u8>,
    /// What is chosen until somebody chooses.
    pub usual: TimeControl,
}

/// The choices for the clocks. What is `used` in the last game is among them, and is what is chosen.
///
/// ```
/// use draughts::play::{TimeControl, clock_choices};
///
/// assert_eq!(clock_choices(None).usual, TimeControl { minutes: 10, increment: 5 });
/// let choices = clock_choices(Some(TimeControl { minutes: 8, increment: 0 }));
/// assert!(choices.minutes.contains(&8));
/// assert_eq!(choices.usual, TimeControl { minutes: 8, increment: 5 });
/// ```
#[cfg_attr(feature = "uniffi", draughts_export::export)]
pub fn clock_choices(used: Option<TimeControl>) -> ClockChoices {
    let usual = TimeControl { minutes: 10, increment: 5 };
    let used = used.map_or(usual, TimeControl::within_limits);
    let increment = if used.increment == 0 { usual.increment } else { used.increment };
    ClockChoices {
        minutes: steps_with(used.minutes),
        increments: steps_with(increment),
        usual: TimeControl { increment, ..used },
    }
}

fn steps_with(used: u8) -> Vec<u8> {
    let mut steps = STEPS.to_vec();
    if let Err(place) = steps.binary_search(&used) {
        steps.insert(place, used);
    }
    steps
}

/// Who may begin in a mode; the first is whoever does until somebody chooses.
#[cfg_attr(feature = "uniffi", draughts_export::export)]
pub fn starters(mode: Mode) -> Vec<Starter> {
    match mode {
        Mode::Computer => vec![Starter::Me, Starter::Computer, Starter::Lot],
        // There is no computer that could begin.
        Mode::TwoPlayers => vec![Starter::Me, Starter::Lot],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_clock_that_is_offered_can_be_had_and_rises() {
        let used = [None, Some((1, 0)), Some((10, 5)), Some((8, 6)), Some((60, 60)), Some((0, 0)), Some((255, 255))];
        for used in used.map(|used| used.map(|(minutes, increment)| TimeControl { minutes, increment })) {
            let ClockChoices { minutes, increments, usual } = clock_choices(used);
            assert!(minutes.is_sorted_by(|a, b| a < b) && increments.is_sorted_by(|a, b| a < b));
            assert!(minutes.contains(&usual.minutes) && increments.contains(&usual.increment));
            for &minutes in &minutes {
                for &increment in &increments {
                    let control = TimeControl { minutes, increment };
                    assert_eq!(control, control.within_limits());
                }
            }
        }
    }

    #[test]
    fn the_person_begins_unless_otherwise_chosen_and_no_computer_between_two() {
        for mode in [Mode::Computer, Mode::TwoPlayers] {
            let offered = starters(mode);
            assert_eq!(offered[0], Starter::Me);
            assert!(offered.contains(&Starter::Lot));
            assert_eq!(offered.contains(&Starter::Computer), mode == Mode::Computer);
        }
    }
}
