//! A card as a QR code.

use super::frame::SCHEME;
use qrcodegen::{QrCode, QrCodeEcc, QrSegment, Version};

/// A QR code as squares, dark where `true`.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct QrMatrix {
    /// Squares along a side, without the margin.
    pub size: u32,
    /// The squares, row by row from the top.
    pub rows: Vec<Vec<bool>>,
    /// Light squares that must be left around it, or readers do not find it.
    pub margin: u32,
}

/// What the standard asks for.
const MARGIN: u32 = 4;

impl QrMatrix {
    /// The code of a card's text. `None` if the text is too long for any code, which that of a card never is.
    ///
    /// The scheme is written as bytes and the rest, which has digits and capitals only, in the mode for those, at 5.5
    /// bits a character. A sixth of the code may be unreadable; more, where that costs no larger code.
    pub(in crate::scores) fn of(text: &str) -> Option<Self> {
        let digits = text.strip_prefix(SCHEME)?;
        let segments = [QrSegment::make_bytes(SCHEME.as_bytes()), QrSegment::make_alphanumeric(digits)];
        let code =
            QrCode::encode_segments_advanced(&segments, QrCodeEcc::Medium, Version::MIN, Version::MAX, None, true);
        let code = code.map_err(|error| log::error!("no QR code for a card: {error}")).ok()?;
        let rows = (0..code.size()).map(|y| (0..code.size()).map(|x| code.get_module(x, y)).collect()).collect();
        Some(Self { size: u32::try_from(code.size()).unwrap_or(0), rows, margin: MARGIN })
    }
}
