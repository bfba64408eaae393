//! What stands between the core and the shells: a fault of the core's own ends here.
//!
//! All that is exported carries `draughts_export::export`, which puts a guarded twin beside each function and exports only
//! that. A call that panics is noted in the log, gives what is harmless to whoever asked (nothing, none, or an error
//! that says so), and the next state of the match tells the person. Every lock is taken whether or not somebody panicked while
//! holding it, so the calls that follow work as before.
//!
//! Without the guard a panic would be an exception in Kotlin that nobody expects, and the end of the app in Swift.

use crate::help::{HelpPlace, help_page_comparing};
use crate::play::{
    ClockChoices, Match, MatchState, PdnFileError, PlayerNames, ReceivedKind, RecordedResult, ReplayHeading,
    ReplayPlayers, ScriptError, Settings, Text, TextKey, ThinkError, clock_choices, note_fault,
};
use crate::rules::Variant;
use crate::scores::{
    BAND_LEVEL, CardError, HistoryPage, NicknameError, ProfileView, Records, ScoreBoard, Statistics, TransferError,
};
use std::any::Any;
use std::cell::Cell;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::pin::pin;
use std::sync::Arc;
use std::task::Poll;

/// What a call gives that has failed by a fault of the core's own.
pub trait Harmless: Sized {
    /// That value. It says no more than it has to, and a shell can show it.
    fn harmless() -> Self;

    /// The same where a call of `owner` has failed.
    fn harmless_of(_owner: Owner<'_>) -> Self {
        Self::harmless()
    }
}

/// Whose method a call is; `None` for a function.
pub type Owner<'a> = Option<&'a (dyn Any + Send + Sync)>;

/// Makes a call whose panic ends here; `name` is for the log.
pub fn guard<T: Harmless>(name: &str, owner: Owner<'_>, call: impl FnOnce() -> T) -> T {
    // What is behind a lock is changed as a copy (see `play/change.rs`) or by assignments that cannot panic.
    let caught = catch_unwind(AssertUnwindSafe(|| {
        fail_if_provoked();
        call()
    }));
    caught.unwrap_or_else(|_| after_fault(name, owner))
}

/// The same for a call that is waited for.
pub async fn guard_async<T: Harmless>(name: &str, owner: Owner<'_>, call: impl Future<Output = T>) -> T {
    let mut call = pin!(call);
    std::future::poll_fn(|context| {
        let polled = catch_unwind(AssertUnwindSafe(|| {
            fail_if_provoked();
            call.as_mut().poll(context)
        }));
        polled.unwrap_or_else(|_| Poll::Ready(after_fault(name, owner)))
    })
    .await
}

fn after_fault<T: Harmless>(name: &str, owner: Owner<'_>) -> T {
    log::error!("{name} has failed by a fault of the core's own");
    note_fault();
    T::harmless_of(owner)
}

thread_local! {
    static PROVOKED: Cell<bool> = const { Cell::new(false) };
}

/// For tests of the shells: the next call from this thread panics inside.
#[draughts_export::export]
pub fn provoke_fault() {
    PROVOKED.set(true);
}

fn fail_if_provoked() {
    assert!(!PROVOKED.take(), "a fault of the core, made by a test");
}

macro_rules! harmless {
    ($($own:ty => $value:expr),+ $(,)?) => {
        $(impl Harmless for $own {
            fn harmless() -> Self {
                $value
            }
        })+
    };
}

harmless! {
    () => (),
    bool => false,
    u32 => 0,
    f32 => 0.0,
    String => Self::new(),
    // Nothing is read and nothing is written over: what is on the disk waits for a start that succeeds.
    Arc<Match> => Match::closed(),
    Arc<Records> => Arc::new(Records::closed()),
    Settings => Self::default(),
    ClockChoices => clock_choices(None),
    ReceivedKind => Self::Pdn,
    HistoryPage => Self::default(),
    Statistics => Self::default(),
    ScoreBoard => Self {
        level: BAND_LEVEL,
        rows: Vec::new(),
        empty: false,
        has_bands: false,
    },
    ProfileView => Self::of(None),
    HelpPlace => Self { page: help_page_comparing(), heading: None },
    ReplayHeading => Self {
        variant: Variant::English,
        forced_capture: true,
        second_side_begins: false,
        players: ReplayPlayers::Two { result: RecordedResult::Unknown, names: PlayerNames::default() },
    },
    NicknameError => Self::OwnFault,
    CardError => Self::OwnFault,
    TransferError => Self::OwnFault,
    ThinkError => Self::OwnFault,
    ScriptError => Self::OwnFault,
    PdnFileError => Self::NoGame { why: Text::plain(TextKey::SomethingFailed) },
}

impl Harmless for MatchState {
    fn harmless() -> Self {
        Self::only(Text::plain(TextKey::OwnFault))
    }

    /// The match is shown as it was shown last.
    fn harmless_of(owner: Owner<'_>) -> Self {
        let shown = owner.and_then(|owner| owner.downcast_ref::<Match>()?.shown());
        shown.map_or_else(Self::harmless, Self::that_stands)
    }
}

impl<T> Harmless for Option<T> {
    fn harmless() -> Self {
        None
    }
}

impl<T> Harmless for Vec<T> {
    fn harmless() -> Self {
        Self::new()
    }
}

impl<T, E: Harmless> Harmless for Result<T, E> {
    fn harmless() -> Self {
        Err(E::harmless())
    }
}
