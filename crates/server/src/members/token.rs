//! What is drawn for sessions and for codes, and the fingerprint that is kept of it.
//!
//! Both are long enough that nobody guesses them (256 and 80 bits), so that a plain SHA-256 is all
//! that must be kept. A code is for people: letters and figures without those that are read for each
//! other, in groups of four.
//!
//! Source: D. Crockford's base 32 for the alphabet of codes.

use std::fmt;
use std::str::FromStr;

use rokade_club::members::Fingerprint;
use rokade_club::ports::Chance;
use sha2::{Digest as _, Sha256};

/// Figures and letters without I, L, O and U.
const ALPHABET: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/// Letters of a code.
const CODE_LETTERS: usize = 16;

/// Letters of a group.
const GROUP: usize = 4;

/// What a browser keeps of a session; nothing else has it.
#[derive(Clone)]
pub(crate) struct SessionToken(String);

impl SessionToken {
    /// Draws one.
    pub(crate) fn draw(chance: &dyn Chance) -> SessionToken {
        SessionToken((0..4).map(|_| format!("{:016x}", chance.draw())).collect())
    }

    /// One that a browser has sent.
    pub(crate) fn sent(text: &str) -> SessionToken {
        SessionToken(text.to_owned())
    }

    pub(crate) fn as_str(&self) -> &str {
        &self.0
    }

    /// What is kept of it.
    pub(crate) fn fingerprint(&self) -> Fingerprint {
        fingerprint("session", &self.0)
    }
}

/// A code that opens an account once.
#[derive(Clone, PartialEq, Eq)]
pub struct RecoveryCode([u8; CODE_LETTERS]);

/// A text that is no code.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a code has {CODE_LETTERS} letters and figures")]
pub struct NoCode;

/// Draws a code.
#[must_use]
pub fn draw_code(chance: &dyn Chance) -> RecoveryCode {
    let mut letters = [0; CODE_LETTERS];
    for part in letters.chunks_exact_mut(8) {
        // Five bits a letter; the rest of the number is not used.
        let mut rest = chance.draw();
        for letter in part {
            *letter = ALPHABET[(rest % 32) as usize];
            rest /= 32;
        }
    }
    RecoveryCode(letters)
}

impl RecoveryCode {
    /// What is kept of it.
    #[must_use]
    pub fn fingerprint(&self) -> Fingerprint {
        fingerprint("code", &self.letters())
    }

    fn letters(&self) -> String {
        self.0.iter().map(|&letter| char::from(letter)).collect()
    }
}

/// In groups of four.
impl fmt::Display for RecoveryCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, &letter) in self.0.iter().enumerate() {
            if place > 0 && place.is_multiple_of(GROUP) {
                f.write_str("-")?;
            }
            write!(f, "{}", char::from(letter))?;
        }
        Ok(())
    }
}

/// As people type it: small or large, with spaces or hyphens anywhere, `O` for zero and `I` or `L` for
/// one.
impl FromStr for RecoveryCode {
    type Err = NoCode;

    fn from_str(text: &str) -> Result<RecoveryCode, NoCode> {
        let mut letters = [0; CODE_LETTERS];
        let mut typed = text.bytes().filter(|byte| !matches!(byte, b' ' | b'-'));
        for letter in &mut letters {
            *letter = match typed.next().ok_or(NoCode)?.to_ascii_uppercase() {
                b'O' => b'0',
                b'I' | b'L' => b'1',
                byte if ALPHABET.contains(&byte) => byte,
                _ => return Err(NoCode),
            };
        }
        if typed.next().is_some() { Err(NoCode) } else { Ok(RecoveryCode(letters)) }
    }
}

fn fingerprint(what: &str, secret: &str) -> Fingerprint {
    Fingerprint::new(Sha256::digest(format!("{what} {secret}")).into())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::online::SystemChance;

    #[test]
    fn a_code_is_read_as_people_type_it() {
        let code = draw_code(&SystemChance);
        let shown = code.to_string();
        assert_eq!(shown.len(), 19);
        let typed = [shown.clone(), shown.to_lowercase(), shown.replace('-', " "), code.letters()];
        for text in typed {
            assert!(text.parse() == Ok(code.clone()), "{text}");
        }
        let alike = "OIL0-1111-0000-0000".parse::<RecoveryCode>();
        assert!(alike == "0110-1111-0000-0000".parse());
        assert!(draw_code(&SystemChance) != code);
    }

    #[test]
    fn what_is_no_code_is_refused() {
        for text in ["", "0000", "0000-0000-0000-000U", "0000-0000-0000-00000", "é"] {
            assert!(text.parse::<RecoveryCode>() == Err(NoCode), "{text}");
        }
    }

    #[test]
    fn a_token_and_a_code_have_other_fingerprints() {
        let token = SessionToken::draw(&SystemChance);
        assert_eq!(token.as_str().len(), 64);
        assert_eq!(SessionToken::sent(token.as_str()).fingerprint(), token.fingerprint());
        let code = draw_code(&SystemChance);
        assert_ne!(SessionToken::sent(&code.letters()).fingerprint(), code.fingerprint());
    }
}
