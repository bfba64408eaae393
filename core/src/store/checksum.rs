//! CRC-32, which tells a text that was cut or changed by accident.

/// The polynomial of zip, PNG and Ethernet, lowest bit first.
const POLYNOMIAL: u32 = 0xEDB8_8320;

/// What each value of a byte does to the remainder.
const TABLE: [u32; 256] = table();

const fn table() -> [u32; 256] {
    let mut table = [0; 256];
    let mut byte = 0;
    while byte < 256 {
        // Below 256, so it fits.
        #[allow(clippy::cast_possible_truncation)]
        let mut remainder = byte as u32;
        let mut bit = 0;
        while bit < 8 {
            remainder = if remainder & 1 == 1 { remainder >> 1 ^ POLYNOMIAL } else { remainder >> 1 };
            bit += 1;
        }
        table[byte] = remainder;
        byte += 1;
    }
    table
}

/// The CRC-32 of `bytes`. It finds every single changed stretch of up to 32 bits; of all other changes it misses one in
/// four thousand million. It is no guard against intent.
pub(crate) fn crc32(bytes: &[u8]) -> u32 {
    !bytes.iter().fold(!0, |remainder: u32, &byte| {
        // The lowest eight bits.
        let index = (remainder ^ u32::from(byte)) & 0xFF;
        remainder >> 8 ^ TABLE[index as usize]
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn known_checksums() {
        // The check value of the catalogue of CRC algorithms, and those of `python3 -c "import zlib"`.
        assert_eq!(crc32(b"123456789"), 0xCBF4_3926);
        assert_eq!(crc32(b""), 0);
        assert_eq!(crc32(&[0; 32]), 0x190A_55AD);
    }
}
