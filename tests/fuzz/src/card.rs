//! A colleague's card.

use super::number_of;
use draughts::endgame::checksum;
use draughts::play::received_kind;
use draughts::scores::{Card, CardError};

/// The bytes as a text in which there may be a card, and as what a card holds, with the right length and checksum.
pub fn card(bytes: &[u8]) {
    read(&String::from_utf8_lossy(bytes));
    read(&framed(bytes));
}

fn read(text: &str) {
    received_kind(text);
    match Card::read(text) {
        Ok(card) => {
            let written = card.to_text();
            assert!(written.len() <= Card::MOST_CHARACTERS);
            assert_eq!(Card::read(&written), Ok(card));
        }
        Err(error) => {
            assert!(!matches!(error, CardError::Own | CardError::Older), "only those can say so who know more");
        }
    }
}

/// Version, length and checksum around a body, in Crockford's base 32.
fn framed(body: &[u8]) -> String {
    // Seldom a version that there is not yet.
    let version = if number_of(body).is_multiple_of(16) { 2 } else { 1 };
    let length = u16::try_from(body.len()).unwrap_or(u16::MAX);
    let mut bytes = vec![version];
    bytes.extend(length.to_le_bytes());
    bytes.extend(&body[..length.into()]);
    bytes.extend(checksum(&bytes).to_le_bytes());
    let bit = |index: usize| bytes.get(index / 8).is_some_and(|byte| byte >> (7 - index % 8) & 1 == 1);
    let digit = |start: usize| (start..start + 5).fold(0, |value, index| value << 1 | usize::from(bit(index)));
    let digits = (0..bytes.len() * 8).step_by(5).map(|start| b"0123456789ABCDEFGHJKMNPQRSTVWXYZ"[digit(start)]);
    "draughts:".chars().chain(digits.map(char::from)).collect()
}
