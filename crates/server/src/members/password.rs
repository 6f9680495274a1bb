//! Passwords: hashed with Argon2id, off the tasks, a few at a time.
//!
//! Source: RFC 9106 (Argon2); OWASP, *Password Storage Cheat Sheet*: Argon2id with 19 MiB, two rounds
//! and one lane at least. Source: NIST SP 800-63B §5.1.1 for what a password is asked: a length, and
//! that it is not the name; no rules about kinds of characters.

use argon2::password_hash::{PasswordHasher as _, PasswordVerifier as _};
use argon2::{Algorithm, Argon2, Params, Version};
use rokade_club::ports::Chance;
use tokio::sync::Semaphore;

/// KiB of memory for a hash.
const MEMORY_KIB: u32 = 19 * 1_024;

/// Rounds over that memory.
const ROUNDS: u32 = 2;

/// Lanes that it is filled by.
const LANES: u32 = 1;

/// Bytes of salt.
const SALT_BYTES: usize = 16;

/// So many hashes are made at the same time; together they take 38 MiB.
const AT_ONCE: usize = 2;

/// So many may wait or be made; whoever comes then is told to come back. Some seconds of work.
const MOST_WAITING: usize = 64;

/// The fewest characters of a password.
pub(crate) const SHORTEST: usize = 8;

/// The most characters: more than any sentence, and nothing to be kept busy with.
pub(crate) const LONGEST: usize = 200;

/// A hash of nobody's password, made with the same numbers: a name that does not exist is compared
/// with it.
const NOBODYS: &str = "$argon2id$v=19$m=19456,t=2,p=1$bm9ib2R5IGlzIGhlcmU$\
                       AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";

/// Why there is no hash.
#[derive(Debug, thiserror::Error)]
pub enum HashFault {
    /// The password is too short or too long.
    #[error("a password has {SHORTEST} to {LONGEST} characters")]
    Length,
    /// Memory is short, or a number of the hash is none.
    #[error("the password cannot be hashed: {0}")]
    Hash(String),
    /// Too many wait.
    #[error("too many passwords are being hashed")]
    Busy,
}

fn hasher() -> Result<Argon2<'static>, HashFault> {
    let params = Params::new(MEMORY_KIB, ROUNDS, LANES, None)
        .map_err(|fault| HashFault::Hash(fault.to_string()))?;
    Ok(Argon2::new(Algorithm::Argon2id, Version::V0x13, params))
}

/// The hash of a password, at once and on this thread.
///
/// # Errors
///
/// [`HashFault`].
pub fn hash_password(password: &str, chance: &dyn Chance) -> Result<String, HashFault> {
    if !(SHORTEST..=LONGEST).contains(&password.chars().count()) {
        return Err(HashFault::Length);
    }
    let mut salt = [0; SALT_BYTES];
    for part in salt.chunks_exact_mut(8) {
        part.copy_from_slice(&chance.draw().to_be_bytes());
    }
    hasher()?
        .hash_password_with_salt(password.as_bytes(), &salt)
        .map(|hash| hash.to_string())
        .map_err(|fault| HashFault::Hash(fault.to_string()))
}

fn is_right(password: &str, hash: &str) -> bool {
    hasher().is_ok_and(|argon2| argon2.verify_password(password.as_bytes(), hash).is_ok())
}

/// Makes hashes, a few at a time.
#[derive(Debug)]
pub(crate) struct Hashing {
    waiting: Semaphore,
    running: Semaphore,
}

impl Default for Hashing {
    fn default() -> Hashing {
        Hashing { waiting: Semaphore::new(MOST_WAITING), running: Semaphore::new(AT_ONCE) }
    }
}

impl Hashing {
    /// The hash of a new password.
    pub(crate) async fn hash(
        &self,
        password: String,
        chance: std::sync::Arc<dyn Chance>,
    ) -> Result<String, HashFault> {
        self.off_the_tasks(move || hash_password(&password, &*chance)).await?
    }

    /// Whether a password is that of the hash. Without one it takes as long, and is not.
    pub(crate) async fn is_right(
        &self,
        password: String,
        hash: Option<String>,
    ) -> Result<bool, HashFault> {
        self.off_the_tasks(move || {
            // More characters than a password has are nobody's, and would cost more to hash.
            let fits = password.chars().count() <= LONGEST;
            let password = if fits { password.as_str() } else { "" };
            let right = is_right(password, hash.as_deref().unwrap_or(NOBODYS));
            right && fits && hash.is_some()
        })
        .await
    }

    async fn off_the_tasks<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, HashFault> {
        let _place = self.waiting.try_acquire().map_err(|_| HashFault::Busy)?;
        let _turn = self.running.acquire().await.map_err(|_| HashFault::Busy)?;
        let done = tokio::task::spawn_blocking(work).await;
        done.map_err(|fault| HashFault::Hash(fault.to_string()))
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::online::SystemChance;

    #[tokio::test]
    async fn a_password_is_known_again_and_no_other_is() {
        let hashing = Hashing::default();
        let hash = hashing.hash("paard op f3".to_owned(), Arc::new(SystemChance)).await.unwrap();
        assert!(hash.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"), "{hash}");
        let is_right = async |password: &str, hash: Option<&str>| {
            hashing.is_right(password.to_owned(), hash.map(str::to_owned)).await.unwrap()
        };
        assert!(is_right("paard op f3", Some(&hash)).await);
        assert!(!is_right("paard op f6", Some(&hash)).await);
        assert!(!is_right("paard op f3", None).await);
        assert!(!is_right("paard op f3", Some("no hash")).await);
        assert!(!is_right(&"x".repeat(10_000), Some(&hash)).await);
        let again = hash_password("paard op f3", &SystemChance).unwrap();
        assert_ne!(again, hash, "each has a salt of its own");
    }

    #[test]
    fn nobodys_hash_is_compared_in_earnest() {
        // A hash that could not be read would be refused at once, and tell that nobody has the name.
        let hash = argon2::password_hash::phc::PasswordHash::new(NOBODYS).unwrap();
        assert_eq!(hash.params.to_string(), "m=19456,t=2,p=1");
        assert!(!is_right("paard op f3", NOBODYS));
    }

    #[test]
    fn short_and_long_passwords_are_refused() {
        for password in ["1234567".to_owned(), "x".repeat(201)] {
            let fault = hash_password(&password, &SystemChance);
            assert!(matches!(fault, Err(HashFault::Length)), "{password}");
        }
    }

    #[tokio::test]
    async fn a_crowd_is_told_to_come_back() {
        let hashing = Hashing::default();
        let _all = hashing.waiting.try_acquire_many(MOST_WAITING as u32).unwrap();
        let fault = hashing.is_right("paard op f3".to_owned(), None).await;
        assert!(matches!(fault, Err(HashFault::Busy)));
    }
}
