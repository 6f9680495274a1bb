//! Looking for the few bytes that matter, eight at a time.
//!
//! Idea: "Determine if a word has a byte less than n", S. E. Anderson, *Bit
//! Twiddling Hacks*. The lowest mark in a word is always true; marks above it
//! may not be, and are not used.

/// The high bit of each byte of a word.
const HIGH: u64 = repeated(0x80);

/// A word with this byte eight times.
const fn repeated(byte: u8) -> u64 {
    u64::from_ne_bytes([byte; 8])
}

/// What was looked over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Stretch {
    /// How many bytes come before the one that was looked for, or are there
    /// at all.
    pub(super) length: usize,
    /// Whether all of them are ASCII.
    pub(super) is_ascii: bool,
}

/// Everything before the first byte that is `wanted` or a control character.
#[inline]
pub(super) fn before_byte_or_control(bytes: &[u8], wanted: u8) -> Stretch {
    let mut seen = 0_u64;
    let mut length = 0;
    while let Some(chunk) = bytes.get(length..).and_then(<[u8]>::first_chunk::<8>) {
        let word = u64::from_le_bytes(*chunk);
        let differs = word ^ repeated(wanted);
        let marks = (differs.wrapping_sub(repeated(1)) & !differs
            | word.wrapping_sub(repeated(b' ')) & !word)
            & HIGH;
        if marks != 0 {
            let below = marks.wrapping_sub(1) & !marks;
            length += marks.trailing_zeros() as usize / 8;
            return Stretch { length, is_ascii: (seen | word & below) & HIGH == 0 };
        }
        seen |= word;
        length += 8;
    }
    last_bytes(bytes, wanted, length, seen)
}

/// The same for fewer than eight bytes at the end, after `length` others.
#[cold]
fn last_bytes(bytes: &[u8], wanted: u8, length: usize, seen: u64) -> Stretch {
    let rest = bytes.get(length..).unwrap_or_default();
    let more = rest.iter().position(|&byte| byte == wanted || byte < b' ').unwrap_or(rest.len());
    let is_ascii = seen & HIGH == 0 && rest[..more].is_ascii();
    Stretch { length: length + more, is_ascii }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::vec::Vec;

    fn plainly(bytes: &[u8], wanted: u8) -> Stretch {
        let found = bytes.iter().position(|&byte| byte == wanted || byte < b' ');
        let length = found.unwrap_or(bytes.len());
        Stretch { length, is_ascii: bytes[..length].is_ascii() }
    }

    /// Bytes that are looked for, their neighbours, and bytes that differ from
    /// them in the high bit only.
    #[test]
    fn eight_at_a_time_is_one_at_a_time() {
        const BYTES: [u8; 12] =
            [b'}', b'|', b'~', 0xfd, 0x00, 0x1f, b' ', 0x80, 0xa0, 0x9f, b'\n', b'x'];
        for length in 0..20 {
            for first in BYTES {
                for second in BYTES {
                    for place in 0..length {
                        let mut bytes = Vec::from([b'.'; 20]);
                        bytes.truncate(length);
                        bytes[place] = first;
                        bytes[(place * 7 + 3) % length] = second;
                        assert_eq!(
                            before_byte_or_control(&bytes, b'}'),
                            plainly(&bytes, b'}'),
                            "{bytes:?}"
                        );
                    }
                }
            }
        }
    }
}
