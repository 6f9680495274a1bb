//! Who a browser is.
//!
//! A guest is a number that was drawn, and a signature that only this house can make: nothing is
//! kept of a visitor who does nothing. A seat has a key too, for its owner to open it elsewhere; it
//! is signed for one game and one colour.
//!
//! Source: RFC 2104 (HMAC), with SHA-256, cut to 16 bytes.

use hmac::{Hmac, KeyInit as _, Mac as _};
use http::header::{COOKIE, HeaderMap, HeaderValue};
use rokade_club::{GameId, Person, PersonId};
use rokade_rules::Color;
use sha2::Sha256;

/// The cookie's name.
const GUEST_COOKIE: &str = "rokade_guest";

/// A year in seconds: how long a browser keeps it.
const COOKIE_AGE_S: u32 = 31_536_000;

/// Bytes of a signature.
const SIGNATURE_BYTES: usize = 16;

/// Signs, and knows its own signature again.
#[derive(Clone)]
pub struct Signer {
    mac: Hmac<Sha256>,
}

impl std::fmt::Debug for Signer {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        // The secret stays one.
        f.debug_struct("Signer").finish_non_exhaustive()
    }
}

impl Signer {
    /// A signer with this secret.
    #[must_use]
    pub fn new(secret: &[u8; 32]) -> Signer {
        Signer { mac: Hmac::new_from_slice(secret).expect("a key of any length will do") }
    }

    fn sign(&self, what: &str) -> String {
        let mut mac = self.mac.clone();
        mac.update(what.as_bytes());
        let signature = mac.finalize().into_bytes();
        signature.iter().take(SIGNATURE_BYTES).map(|byte| format!("{byte:02x}")).collect()
    }

    /// Compares in a time that says nothing about where two signatures differ.
    fn is_signed(&self, what: &str, signature: &str) -> bool {
        let mut mac = self.mac.clone();
        mac.update(what.as_bytes());
        let bytes: Option<Vec<u8>> = (0..signature.len())
            .step_by(2)
            .map(|at| u8::from_str_radix(signature.get(at..at + 2)?, 16).ok())
            .collect();
        bytes.is_some_and(|bytes| {
            bytes.len() == SIGNATURE_BYTES && mac.verify_truncated_left(&bytes).is_ok()
        })
    }

    /// The cookie of a guest, as an answer sets it. Other sites never send it along, and no script
    /// reads it.
    #[must_use]
    pub fn guest_cookie(&self, number: u64) -> HeaderValue {
        let id = PersonId::Guest(number).to_string();
        let signature = self.sign(&id);
        let cookie = format!(
            "{GUEST_COOKIE}={id}.{signature}; Path=/; Max-Age={COOKIE_AGE_S}; HttpOnly; SameSite=Strict"
        );
        HeaderValue::try_from(cookie).expect("letters and figures make a header")
    }

    /// Lets a browser forget the guest that it was.
    #[must_use]
    pub fn no_guest_cookie(&self) -> HeaderValue {
        let cookie = format!("{GUEST_COOKIE}=; Path=/; Max-Age=0; HttpOnly; SameSite=Strict");
        HeaderValue::try_from(cookie).expect("letters and figures make a header")
    }

    /// Who sends these headers, if they are signed by this house.
    #[must_use]
    pub fn person(&self, headers: &HeaderMap) -> Option<Person> {
        let cookies = headers.get_all(COOKIE).iter().filter_map(|value| value.to_str().ok());
        cookies
            .flat_map(|value| value.split(';'))
            .filter_map(|cookie| cookie.trim().strip_prefix(GUEST_COOKIE)?.strip_prefix('='))
            .find_map(|value| {
                let (id, signature) = value.split_once('.')?;
                if !self.is_signed(id, signature) {
                    return None;
                }
                match id.parse().ok()? {
                    PersonId::Guest(number) => Some(Person::guest(number)),
                    // Members do not come by a guest's cookie.
                    PersonId::Member(_) => None,
                }
            })
    }

    /// What opens a seat in another browser.
    #[must_use]
    pub fn seat_key(&self, game: GameId, side: Color) -> String {
        self.sign(&seat_words(game, side))
    }

    /// Which seat of a game a key opens.
    #[must_use]
    pub fn seat_of(&self, game: GameId, key: &str) -> Option<Color> {
        Color::ALL.into_iter().find(|&side| self.is_signed(&seat_words(game, side), key))
    }
}

/// Nobody's name begins like this, so that no cookie is a seat's key.
fn seat_words(game: GameId, side: Color) -> String {
    format!("seat {game} {side}")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(cookie: &str) -> HeaderMap {
        HeaderMap::from_iter([(COOKIE, HeaderValue::from_str(cookie).unwrap())])
    }

    fn pair(cookie: &HeaderValue) -> String {
        cookie.to_str().unwrap().split(';').next().unwrap().to_owned()
    }

    #[test]
    fn a_guest_is_known_again_among_other_cookies() {
        let signer = Signer::new(&[7; 32]);
        let cookie = pair(&signer.guest_cookie(42));
        let sent = headers(&format!("other=1; {cookie}; more=2"));
        assert_eq!(signer.person(&sent), Some(Person::guest(42)));
    }

    #[test]
    fn what_this_house_did_not_sign_is_nobody() {
        let signer = Signer::new(&[7; 32]);
        let own = pair(&signer.guest_cookie(42));
        let foreign = pair(&Signer::new(&[8; 32]).guest_cookie(42));
        let other = own.replace("g000000000000002a", "g000000000000002b");
        let short = own[..own.len() - 2].to_owned();
        let long = format!("{own}00");
        let member = own.replace("=g", "=m");
        for cookie in [foreign, other, short, long, member, "rokade_guest=".to_owned()] {
            assert_eq!(signer.person(&headers(&cookie)), None, "{cookie}");
        }
    }

    #[test]
    fn a_key_opens_one_seat_of_one_game() {
        let signer = Signer::new(&[7; 32]);
        let key = signer.seat_key(GameId::new(1), Color::Black);
        assert_eq!(signer.seat_of(GameId::new(1), &key), Some(Color::Black));
        assert_eq!(signer.seat_of(GameId::new(2), &key), None);
        assert_eq!(signer.seat_of(GameId::new(1), "zz"), None);
        assert_eq!(signer.seat_of(GameId::new(1), "é"), None);
    }
}
