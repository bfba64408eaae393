//! Where the log goes.
//!
//! The core writes to the `log` facade, which says nothing until somebody listens: a program that uses the crate brings
//! a logger of its own, and on a phone a shell asks for the system's.

/// Sends warnings to the system's log from now on, and what every panic says; the second call and later ones do nothing.
/// On Android that is logcat, under the tag `draughts`; elsewhere there is none, and the log stays silent.
#[cfg_attr(feature = "uniffi", draughts_export::export)]
pub fn start_logging() {
    #[cfg(all(target_os = "android", feature = "uniffi"))]
    {
        android_logger::init_once(
            android_logger::Config::default().with_max_level(log::LevelFilter::Warn).with_tag("draughts"),
        );
        // Nobody reads a phone's standard error, and no panic of the core ends the app.
        std::panic::set_hook(Box::new(|panic| log::error!("{panic}")));
    }
}
