//! Version, length and checksum around a card's body, as text.

use super::{Card, CardError};
use crate::store::crc32;

/// What every card begins with: the scheme of a link that opens the app.
pub(super) const SCHEME: &str = "draughts:";

/// Crockford's digits: no letter that is easily taken for a number.
const DIGITS: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const BITS: usize = 5;

/// Version and length.
const HEAD: usize = 3;
const CHECKSUM: usize = 4;

/// The longest body that fits in [`Card::MOST_CHARACTERS`].
const MOST_BODY: usize = (Card::MOST_CHARACTERS - SCHEME.len()) * BITS / 8 - HEAD - CHECKSUM;

pub(super) fn write(version: u8, body: &[u8]) -> String {
    // No body is so long: the nickname has a limit, and so have the rows.
    let length = u16::try_from(body.len()).unwrap_or(u16::MAX).to_le_bytes();
    let mut bytes = vec![version];
    bytes.extend(length);
    bytes.extend(body);
    bytes.extend(crc32(&bytes).to_le_bytes());
    SCHEME.chars().chain(digits_of(&bytes)).collect()
}

/// The version and body of the first card in a text.
pub(super) fn read(text: &str) -> Result<(u8, Vec<u8>), CardError> {
    let mut error = CardError::NotACard;
    let small = text.to_ascii_lowercase();
    for (start, _) in small.match_indices(SCHEME) {
        match read_digits(&text[start + SCHEME.len()..]) {
            Ok(found) => return Ok(found),
            // The word alone is also a word.
            Err(CardError::NotACard) => {}
            Err(other) => error = other,
        }
    }
    Err(error)
}

fn read_digits(text: &str) -> Result<(u8, Vec<u8>), CardError> {
    let mut rest = text.trim_start_matches('/').chars().filter(|c| !is_filling(*c)).peekable();
    let mut values = Vec::new();
    while let Some(value) = rest.peek().and_then(|c| value_of(*c)) {
        if values.len() == Card::MOST_CHARACTERS {
            break;
        }
        values.push(value);
        rest.next();
    }
    // Where the digits end too early something else stands between them, or nothing follows.
    let short = if rest.next().is_none() { CardError::Cut } else { CardError::Mangled };
    if values.is_empty() {
        return Err(CardError::NotACard);
    }
    let head = bytes_of(&values, HEAD).ok_or(short)?;
    let length = usize::from(u16::from_le_bytes([head[1], head[2]]));
    if length > MOST_BODY {
        return Err(CardError::Mangled);
    }
    let bytes = bytes_of(&values, HEAD + length + CHECKSUM).ok_or(short)?;
    let (content, sum) = bytes.split_at(HEAD + length);
    if crc32(content).to_le_bytes() != sum || content[0] == 0 {
        return Err(CardError::Mangled);
    }
    Ok((content[0], content[HEAD..].to_vec()))
}

/// Characters that mail and messengers put into long lines.
fn is_filling(c: char) -> bool {
    c.is_whitespace() || matches!(c, '\u{200B}' | '\u{AD}' | '\u{FEFF}')
}

fn value_of(digit: char) -> Option<u8> {
    let digit = match digit.to_ascii_uppercase() {
        'O' => '0',
        'I' | 'L' => '1',
        other => other,
    };
    let index = DIGITS.iter().position(|&known| char::from(known) == digit)?;
    u8::try_from(index).ok()
}

/// Five bits for each digit, the highest first; the last digit is filled up with zeros.
fn digits_of(bytes: &[u8]) -> impl Iterator<Item = char> {
    let bit = |index: usize| bytes.get(index / 8).is_some_and(|byte| byte >> (7 - index % 8) & 1 == 1);
    (0..bytes.len() * 8).step_by(BITS).map(move |start| {
        let value = (start..start + BITS).fold(0, |value, index| value << 1 | usize::from(bit(index)));
        char::from(DIGITS[value])
    })
}

/// The first `count` bytes; `None` if there are fewer.
fn bytes_of(values: &[u8], count: usize) -> Option<Vec<u8>> {
    let values = values.get(..(count * 8).div_ceil(BITS))?;
    let bit = |index: usize| values[index / BITS] >> (BITS - 1 - index % BITS) & 1;
    Some((0..count).map(|byte| (byte * 8..byte * 8 + 8).fold(0, |value, index| value << 1 | bit(index))).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn any_bytes_come_back() {
        for length in 0..=MOST_BODY {
            let body: Vec<u8> = (0..length).map(|i| u8::try_from(i * 37 % 256).unwrap()).collect();
            let text = write(3, &body);
            assert!(text.len() <= Card::MOST_CHARACTERS);
            assert_eq!(read(&text), Ok((3, body)));
        }
    }

    #[test]
    fn a_longer_body_is_refused() {
        assert_eq!(read(&write(1, &[0; MOST_BODY + 1])), Err(CardError::Mangled));
    }

    #[test]
    fn the_scheme_may_be_a_word_of_the_message() {
        let text = write(1, b"abc");
        for around in [
            format!("Draughts: play with me! {text} See you."),
            format!("draughts:{text}"),
            format!("<{text}>"),
            text.to_lowercase(),
            text.replace("draughts:", "draughts://"),
            format!("{}\r\n {}", &text[..12], &text[12..]),
        ] {
            assert_eq!(read(&around), Ok((1, b"abc".to_vec())), "{around}");
        }
        assert_eq!(read("I like draughts: do you?"), Err(CardError::Mangled));
        assert_eq!(read("draughts:"), Err(CardError::NotACard));
        assert_eq!(read("draughts"), Err(CardError::NotACard));
        assert_eq!(read(&text[..text.len() - 1]), Err(CardError::Cut));
        assert_eq!(read(&text.replace(&text[11..12], "%")), Err(CardError::Mangled));
    }
}
