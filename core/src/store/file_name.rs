//! How the files of a store are called.

use super::AsideReason;
use std::sync::atomic::{AtomicU32, Ordering};

/// The last saved state.
pub(super) fn main(name: &str) -> String {
    format!("{name}.{JSON}")
}

/// What is to take the place of the file of `name` with this ending: see [`super::together`].
pub(super) fn next(name: &str, ending: &str) -> String {
    format!("{name}.next.{ending}")
}

/// The file whose place `file` is to take, if it is a [`next`] one.
pub(super) fn after_next(file: &str) -> Option<String> {
    [JSON, JOURNAL].into_iter().find_map(|ending| {
        let name = file.strip_suffix(ending)?.strip_suffix(".next.")?;
        Some(format!("{name}.{ending}"))
    })
}

/// The ending of a journal's name.
pub(super) const JOURNAL: &str = "journal";

/// The ending of all other files' names.
pub(super) const JSON: &str = "json";

/// The state saved before it.
pub(super) fn copy(name: &str) -> String {
    format!("{name}.copy.json")
}

/// A state being written by the store `writer`. Numbers are tried from 0 until one is free.
pub(super) fn temporary(name: &str, writer: &str, number: u32) -> String {
    format!("{name}.{writer}-{number}.tmp")
}

/// What distinguishes the temporary files of one store from those of all others alive, here and in other processes.
///
/// Were names shared, a store could put in place what another is still writing.
pub(super) fn writer() -> String {
    static STORES: AtomicU32 = AtomicU32::new(0);
    format!("{}-{}", std::process::id(), STORES.fetch_add(1, Ordering::Relaxed))
}

/// Whether a file is a [`temporary`] one of `name`, whoever wrote it.
pub(super) fn is_temporary(name: &str, file: &str) -> bool {
    file.strip_prefix(name)
        .and_then(|rest| rest.strip_prefix('.')?.strip_suffix(".tmp"))
        .is_some_and(|rest| !rest.is_empty() && rest.bytes().all(|byte| byte.is_ascii_digit() || byte == b'-'))
}

/// A file set aside at `now` (seconds since 1970), where the moment is known. `number` is 1 for the first name tried.
pub(super) fn aside(name: &str, ending: &str, reason: AsideReason, now: Option<u64>, number: u32) -> String {
    let reason = match reason {
        AsideReason::Damaged => "damaged",
        AsideReason::Newer => "newer",
    };
    let stamp = now.map(|now| format!("-{}", stamp(now))).unwrap_or_default();
    let number = if number > 1 { format!("-{number}") } else { String::new() };
    format!("{name}.{reason}{stamp}{number}.{ending}")
}

/// A moment, in seconds since 1970, as a part of a file name: `2026-11-29T234436Z`. No colons: not every system has them.
fn stamp(unix_time: u64) -> String {
    let (year, month, day) = date(unix_time / 86_400);
    let second = unix_time % 86_400;
    format!("{year:04}-{month:02}-{day:02}T{:02}{:02}{:02}Z", second / 3_600, second / 60 % 60, second % 60)
}

/// Year, month and day of the Gregorian calendar, `days` after 1 January 1970.
///
/// Years are counted from 1 March, so that the leap day is the last of its year (Howard Hinnant, *chrono-compatible
/// low-level date algorithms*, `civil_from_days`).
pub(crate) fn date(days: u64) -> (u64, u64, u64) {
    // From 1 March of the year 0.
    let days = days + 719_468;
    let (era, day_of_era) = (days / 146_097, days % 146_097);
    let year_of_era = (day_of_era - day_of_era / 1_460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let month_from_march = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * month_from_march + 2) / 5 + 1;
    let month = if month_from_march < 10 { month_from_march + 3 } else { month_from_march - 9 };
    (era * 400 + year_of_era + u64::from(month <= 2), month, day)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stamps_are_those_of_date_u() {
        // date -u -d @SECONDS +%Y-%m-%dT%H%M%SZ
        let cases = [
            (0, "1970-01-01T000000Z"),
            (86_399, "1970-01-01T235959Z"),
            (951_782_399, "2000-02-28T235959Z"),
            (951_782_400, "2000-02-29T000000Z"),
            (951_868_800, "2000-03-01T000000Z"),
            (1_796_082_276, "2026-11-30T234436Z"),
            (4_107_542_400, "2100-03-01T000000Z"),
            (253_402_300_799, "9999-12-31T235959Z"),
        ];
        for (seconds, text) in cases {
            assert_eq!(stamp(seconds), text);
        }
        assert!(stamp(u64::MAX).ends_with('Z'));
    }

    #[test]
    fn every_day_follows_the_one_before() {
        let mut before = date(0);
        for days in 1..200_000 {
            let (year, month, day) = date(days);
            let expected = match before {
                (y, 12, 31) => (y + 1, 1, 1),
                (y, m, d) if d == length(y, m) => (y, m + 1, 1),
                (y, m, d) => (y, m, d + 1),
            };
            assert_eq!((year, month, day), expected);
            before = expected;
        }
    }

    fn length(year: u64, month: u64) -> u64 {
        match month {
            2 if year.is_multiple_of(if year.is_multiple_of(100) { 400 } else { 4 }) => 29,
            2 => 28,
            4 | 6 | 9 | 11 => 30,
            _ => 31,
        }
    }

    #[test]
    fn only_numbered_files_of_the_name_are_temporary() {
        assert!(is_temporary("scores", &temporary("scores", &writer(), 0)));
        assert!(is_temporary("scores", &temporary("scores", "4711-3", 12)));
        for other in
            ["scores.json", "scores.tmp", "scores..tmp", "scores.x.tmp", "scores2.0.tmp", "game.0.tmp", "0.tmp"]
        {
            assert!(!is_temporary("scores", other), "{other}");
        }
    }

    #[test]
    fn what_stands_ready_says_for_which_file() {
        for (name, ending, file) in [("scores", JSON, "scores.json"), ("history", JOURNAL, "history.journal")] {
            assert_eq!(after_next(&next(name, ending)).as_deref(), Some(file));
        }
        for other in ["next.json", "scores.json", "scores.copy.json", "next.4711-0-0.tmp"] {
            assert_eq!(after_next(other), None, "{other}");
        }
    }

    #[test]
    fn no_two_stores_write_to_one_temporary_file() {
        assert_ne!(temporary("scores", &writer(), 0), temporary("scores", &writer(), 0));
    }

    #[test]
    fn files_set_aside_say_why_and_when() {
        let name = aside("scores", JSON, AsideReason::Damaged, Some(951_782_400), 1);
        assert_eq!(name, "scores.damaged-2000-02-29T000000Z.json");
        let second = aside("scores", JSON, AsideReason::Newer, Some(951_782_400), 2);
        assert_eq!(second, "scores.newer-2000-02-29T000000Z-2.json");
        assert_eq!(aside("game", JSON, AsideReason::Damaged, None, 1), "game.damaged.json");
    }
}
