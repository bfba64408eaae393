//! How a value becomes a file and comes back.

use super::{AsideReason, Store};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

/// A type with a file of its own: a JSON object whose first member is the version.
///
/// The type must be written as an object (a struct with named fields), must have no field named `version`, and must not
/// deny unknown fields, `version` being one.
///
/// ```
/// use draughts::store::Versioned;
/// use serde::{Deserialize, Serialize};
///
/// /// Written as `{"version":2,"soundOn":true}`; version 1 had `quiet`, the other way round.
/// #[derive(Serialize, Deserialize)]
/// #[serde(rename_all = "camelCase")]
/// struct Settings {
///     sound_on: bool,
/// }
///
/// impl Versioned for Settings {
///     const NAME: &'static str = "settings";
///     const VERSION: u32 = 2;
///
///     fn migrate(version: u32, old: serde_json::Value) -> Option<Self> {
///         match version {
///             1 => Some(Self { sound_on: !old.get("quiet")?.as_bool()? }),
///             _ => None,
///         }
///     }
/// }
/// ```
pub trait Versioned: Serialize + DeserializeOwned {
    /// The name of the file, without its ending: small letters only, and no other type's.
    const NAME: &'static str;

    /// The version that is written, from 1. Whatever an older app would misread or lose needs the next number.
    const VERSION: u32;

    /// Reads a file of a version below [`Self::VERSION`]; `None` if it is damaged.
    ///
    /// Every version that was ever released must be understood. There is none until the first change.
    fn migrate(version: u32, old: serde_json::Value) -> Option<Self> {
        let _ = (version, old);
        None
    }
}

#[derive(Serialize)]
struct Envelope<'a, T> {
    version: u32,
    #[serde(flatten)]
    value: &'a T,
}

/// What all versions have in common. Everything else is skipped without being built.
#[derive(Deserialize)]
struct Probe {
    version: u32,
}

/// The content of the file. Fails only for a type that cannot be JSON.
pub(crate) fn encode<T: Versioned>(value: &T) -> serde_json::Result<Vec<u8>> {
    let mut bytes = serde_json::to_vec(&Envelope { version: T::VERSION, value })?;
    bytes.push(b'\n');
    Ok(bytes)
}

/// The value in a file, or why there is none.
pub(crate) fn decode<T: Versioned>(bytes: &[u8]) -> Result<T, AsideReason> {
    let version = probe(bytes).ok_or(AsideReason::Damaged)?;
    if version > T::VERSION {
        return Err(AsideReason::Newer);
    }
    let value = if version == T::VERSION {
        serde_json::from_slice(bytes).map_err(|error| log::warn!("{}: {error}", T::NAME)).ok()
    } else if version > 0 {
        serde_json::from_slice(bytes).ok().and_then(|old| T::migrate(version, old))
    } else {
        None
    };
    value.ok_or(AsideReason::Damaged)
}

/// Whether a file is complete, whatever it holds.
pub(super) fn is_whole(bytes: &[u8]) -> bool {
    probe(bytes).is_some()
}

/// The version of a complete file.
fn probe(bytes: &[u8]) -> Option<u32> {
    if bytes.len() as u64 > Store::SIZE_LIMIT {
        return None;
    }
    serde_json::from_slice::<Probe>(bytes).ok().map(|probe| probe.version)
}
