//! What a game is called: eleven letters and figures that nobody guesses.
//!
//! A challenge, and the game that comes of it, have one name, so that the link that was shared
//! stays right. Who makes names brings the chance along.

use std::fmt;
use std::str::FromStr;

/// Figures and letters, in the order of their bytes.
const DIGITS: &[u8; 62] = b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/// So many digits write every number of 64 bits.
const LENGTH: usize = 11;

/// The name of a game, and of the challenge that it came from.
///
/// ```
/// use rokade_club::GameId;
/// let id = GameId::new(7);
/// assert_eq!(id.to_string(), "00000000007");
/// assert_eq!("00000000007".parse(), Ok(id));
/// assert!("7".parse::<GameId>().is_err());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct GameId(u64);

impl GameId {
    /// The name with this number; draw the number, so that no name can be guessed.
    #[must_use]
    pub const fn new(number: u64) -> GameId {
        GameId(number)
    }

    /// Its number.
    #[must_use]
    pub const fn number(self) -> u64 {
        self.0
    }
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut digits = [0; LENGTH];
        let mut rest = self.0;
        for digit in digits.iter_mut().rev() {
            // The remainder is below the number of digits.
            *digit = DIGITS[(rest % DIGITS.len() as u64) as usize];
            rest /= DIGITS.len() as u64;
        }
        digits.iter().try_for_each(|&digit| write!(f, "{}", char::from(digit)))
    }
}

/// A text that names no game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NoGameId(
    /// The text.
    pub String,
);

impl fmt::Display for NoGameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} names no game: {LENGTH} letters and figures do", self.0)
    }
}

impl std::error::Error for NoGameId {}

impl FromStr for GameId {
    type Err = NoGameId;

    fn from_str(text: &str) -> Result<GameId, NoGameId> {
        let fault = || NoGameId(text.chars().take(40).collect());
        if text.len() != LENGTH {
            return Err(fault());
        }
        let mut number: u64 = 0;
        for byte in text.bytes() {
            let digit = DIGITS.binary_search(&byte).map_err(|_| fault())?;
            number = number
                .checked_mul(DIGITS.len() as u64)
                .and_then(|sum| sum.checked_add(digit as u64))
                .ok_or_else(fault)?;
        }
        Ok(GameId(number))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_name_is_read_as_it_was_written() {
        for number in [0, 1, 61, 62, 0x1234_5678_9abc_def0, u64::MAX] {
            let id = GameId::new(number);
            assert_eq!(id.to_string().parse(), Ok(id));
        }
    }

    #[test]
    fn what_is_no_name_is_refused() {
        for text in ["", "0", "000000000000", "zzzzzzzzzzz", "0000000000-", "00000é00000"] {
            assert!(text.parse::<GameId>().is_err(), "{text}");
        }
    }
}
