//! The text in a file's bytes.
//!
//! Files of games are old, and say nowhere how their letters are written. Lines of UTF-8 are told by their bytes. The others
//! are of the time when each byte was a letter: of a Western language (windows-1252) or a Cyrillic one (windows-1251, or
//! code page 866 of DOS). Which of them, the words tell: a Western word has an accented letter among plain ones, `M\xFCller`,
//! and a Cyrillic word has none but its own, `\xCA\xE0\xED\xE4\xE0\xF3\xF0\xEE\xE2`. Where DOS has most of its small letters and
//! all capitals Windows has marks that are rare in words, and where Windows has half of its letters DOS draws frames.

use std::str;

/// What the bytes from 0x80 on stand for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum CodePage {
    Western,
    Cyrillic,
    CyrillicDos,
}

/// windows-1252 from 0x80 to 0x9F, a control character where it has nothing; then it is ISO 8859-1.
/// (Unicode consortium, MAPPINGS/VENDORS/MICSFT/WINDOWS/CP1252.TXT.)
const WESTERN: [char; 32] = [
    '€', '\u{81}', '‚', 'ƒ', '„', '…', '†', '‡', 'ˆ', '‰', 'Š', '‹', 'Œ', '\u{8D}', 'Ž', '\u{8F}', '\u{90}', '‘', '’',
    '“', '”', '•', '–', '—', '˜', '™', 'š', '›', 'œ', '\u{9D}', 'ž', 'Ÿ',
];

/// windows-1251 from 0x80 to 0xBF; then come the letters А to я as in Unicode.
/// (Unicode consortium, MAPPINGS/VENDORS/MICSFT/WINDOWS/CP1251.TXT.)
const CYRILLIC: [char; 64] = [
    'Ђ', 'Ѓ', '‚', 'ѓ', '„', '…', '†', '‡', '€', '‰', 'Љ', '‹', 'Њ', 'Ќ', 'Ћ', 'Џ', 'ђ', '‘', '’', '“', '”', '•', '–',
    '—', '\u{98}', '™', 'љ', '›', 'њ', 'ќ', 'ћ', 'џ', '\u{A0}', 'Ў', 'ў', 'Ј', '¤', 'Ґ', '¦', '§', 'Ё', '©', 'Є', '«',
    '¬', '\u{AD}', '®', 'Ї', '°', '±', 'І', 'і', 'ґ', 'µ', '¶', '·', 'ё', '№', 'є', '»', 'ј', 'Ѕ', 'ѕ', 'ї',
];

/// Code page 866 from 0xB0 to 0xFF, without the letters р to я from 0xE0 to 0xEF; before it come А to п as in Unicode.
/// (Unicode consortium, MAPPINGS/VENDORS/MICSFT/PC/CP866.TXT.)
const CYRILLIC_DOS: [char; 64] = [
    '░', '▒', '▓', '│', '┤', '╡', '╢', '╖', '╕', '╣', '║', '╗', '╝', '╜', '╛', '┐', '└', '┴', '┬', '├', '─', '┼', '╞',
    '╟', '╚', '╔', '╩', '╦', '╠', '═', '╬', '╧', '╨', '╤', '╥', '╙', '╘', '╒', '╓', '╫', '╪', '┘', '┌', '█', '▄', '▌',
    '▐', '▀', 'Ё', 'ё', 'Є', 'є', 'Ї', 'ї', 'Ў', 'ў', '°', '∙', '·', '√', '№', '¤', '■', '\u{A0}',
];

impl CodePage {
    fn letter(self, byte: u8) -> char {
        let above = |table: &[char]| table.get(usize::from(byte).wrapping_sub(0x80)).copied();
        match self {
            Self::Western => above(&WESTERN).unwrap_or(char::from(byte)),
            Self::Cyrillic if byte >= 0xC0 => russian(byte - 0xC0),
            Self::Cyrillic => above(&CYRILLIC).unwrap_or(char::from(byte)),
            Self::CyrillicDos => match byte {
                0..0x80 => char::from(byte),
                0x80..0xB0 => russian(byte - 0x80),
                0xB0..0xE0 => CYRILLIC_DOS[usize::from(byte - 0xB0)],
                0xE0..0xF0 => russian(byte - 0xB0),
                0xF0.. => CYRILLIC_DOS[usize::from(byte - 0xC0)],
            },
        }
    }

    /// The one as which more words read well; where they are even, Western.
    fn of(lines: &[&[u8]]) -> Self {
        let words = lines.iter().flat_map(|line| line.split(|byte| byte.is_ascii() && !byte.is_ascii_alphabetic()));
        let (mut western, mut windows, mut dos) = (0, 0, 0);
        for word in words {
            match word.iter().filter(|byte| !byte.is_ascii()).count() {
                0 => {}
                own if own < word.len() => western += 1,
                // One letter is an initial, or the French word à.
                1 => {}
                _ if is_of_dos(word) => dos += 1,
                _ => windows += 1,
            }
        }
        if windows + dos <= western {
            Self::Western
        } else if dos > windows {
            Self::CyrillicDos
        } else {
            Self::Cyrillic
        }
    }
}

/// Whether more letters of a Cyrillic word can only be of DOS than only of Windows. 0xA8 is и in the one and Ё in the other.
fn is_of_dos(word: &[u8]) -> bool {
    let count = |is: fn(&u8) -> bool| word.iter().filter(|&byte| is(byte)).count();
    count(|byte| matches!(byte, 0x80..=0xA7 | 0xA9..=0xAF)) > count(|byte| matches!(byte, 0xC0..0xE0 | 0xF2..))
}

/// The Russian letter at a place of the alphabet, which the code pages have as Unicode has it: А to Я, а to я.
fn russian(place: u8) -> char {
    char::from_u32(u32::from('А') + u32::from(place)).unwrap_or(' ')
}

/// The text of a file. It takes every byte for something, so that no file is refused for a name.
pub(super) fn text_of(bytes: Vec<u8>) -> String {
    let bytes = match String::from_utf8(bytes) {
        Ok(text) => return text,
        Err(error) => error.into_bytes(),
    };
    // Collections are put together from many files: some lines may be of another time than the others.
    let lines: Vec<&[u8]> = bytes.split_inclusive(|&byte| byte == b'\n').collect();
    let old: Vec<&[u8]> = lines.iter().copied().filter(|line| str::from_utf8(line).is_err()).collect();
    let page = CodePage::of(&old);
    let mut text = String::with_capacity(bytes.len() * 2);
    for line in lines {
        match str::from_utf8(line) {
            Ok(line) => text.push_str(line),
            Err(_) => text.extend(line.iter().map(|&byte| page.letter(byte))),
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn old_names_are_read_in_their_own_letters() {
        let cases: [(&[u8], &str); 13] = [
            (b"[White \"\xCA\xE0\xED\xE4\xE0\xF3\xF0\xEE\xE2 \xC2.\"]\r\n", "[White \"Кандауров В.\"]\r\n"),
            (b"[Black \"\xD6\xE8\xEF\xE5\xF1 \xCB.\"] 1. c3-d4", "[Black \"Ципес Л.\"] 1. c3-d4"),
            (
                b"[Event \"\x93\xC2\xE5\xF7\xE5\xF0\xED\xFF\xFF \xCC\xEE\xF1\xEA\xE2\xE0\x94, \xB96\"]",
                "[Event \"“Вечерняя Москва”, №6\"]",
            ),
            (b"[Site \"\xCA\xE8\xBF\xE2\"] {\xCC\xB3\xF1\xF2\xEE}", "[Site \"Київ\"] {Місто}"),
            (b"{\xB8\xEB\xEA\xE0 \xA8\xEB\xEA\xE8\xED}", "{ёлка Ёлкин}"),
            (b"[White \"\xA8\xEB\xEA\xE8\xED\"]", "[White \"Ёлкин\"]"),
            (b"[White \"M\xFCller, J\xF6rg\"]", "[White \"Müller, Jörg\"]"),
            (b"[White \"S\xE3o Jo\xE3o\"] {\xE0 vous \x96 \xC9t\xE9}", "[White \"São João\"] {à vous – Été}"),
            (b"{\xE0}", "{à}"),
            (b"[White \"\x8A\xA0\xAD\xA4\xA0\xE3\xE0\xAE\xA2 \x82.\"]", "[White \"Кандауров В.\"]"),
            (
                b"[Site \"\x8C\xAE\xE1\xAA\xA2\xA0\"] {\xDA\xC4\xC4\xBF \xF1\xAB\xAA\xA0, \xFC7}",
                "[Site \"Москва\"] {┌──┐ ёлка, №7}",
            ),
            (b"[Black \"\x96\xA8\xAF\xA5\xE1 \x8B.\"] 1. c3-d4", "[Black \"Ципес Л.\"] 1. c3-d4"),
            (b"{r\x80\x81\xFF}", "{r€\u{81}ÿ}"),
        ];
        for (bytes, text) in cases {
            assert_eq!(text_of(bytes.to_vec()), text);
        }
    }

    #[test]
    fn lines_of_two_times_are_each_read_as_they_are() {
        let mixed = [
            "[White \"Цирик Зиновий\"]\n".as_bytes(),
            b"[Black \"\xC0\xEB\xE5\xEA\xF1\xE5\xE9 Andreiko\"]\n[Event \"\xCB\xE0\xF2\xE2\xE8\xFF\"]\n",
            b"1. 32-28\n",
        ];
        let expected = "[White \"Цирик Зиновий\"]\n[Black \"Алексей Andreiko\"]\n[Event \"Латвия\"]\n1. 32-28\n";
        assert_eq!(text_of(mixed.concat()), expected);
    }

    #[test]
    fn each_byte_is_one_character_and_no_two_are_the_same() {
        for page in [CodePage::Western, CodePage::Cyrillic, CodePage::CyrillicDos] {
            let mut letters: Vec<_> = (0..=u8::MAX).map(|byte| page.letter(byte)).collect();
            assert!(letters[..0x80].iter().copied().eq((0..0x80_u8).map(char::from)));
            letters.sort_unstable();
            letters.dedup();
            assert_eq!(letters.len(), 256, "{page:?}");
        }
    }
}
