//! People with an account, as far as a browser and a password are concerned.
//!
//! What a member is, is said in [`rokade_club::members`]; here it is established who asks. Nothing
//! that would open an account is kept: of passwords an Argon2id hash, of sessions and codes a
//! fingerprint. A name that does not exist costs as much time as a wrong password.
//!
//! - `caller.rs`: who asks, by the cookies of the request.
//! - `desk.rs`: signing up, logging in and out, and what members do with their account.
//! - `host.rs`: what the host does, from beside a running house.
//! - `password.rs`: hashing, off the tasks and a few at a time.
//! - `throttle.rs`: who tries too often waits.
//! - `token.rs`: what is drawn for sessions and codes, and its fingerprint.
//! - `cookie.rs`: the cookie of a session, and what a browser calls itself.
//!
//! Why so: `docs/decisions/1004-people-with-an-account.md`.

mod caller;
mod cookie;
mod desk;
mod host;
mod password;
mod throttle;
mod token;

pub(crate) use caller::Caller;
pub(crate) use cookie::{cleared, session_cookie};
pub(crate) use desk::{MemberDesk, MemberTrouble};

pub use host::{Host, HostFault, Reported};
pub use password::{HashFault, hash_password};
pub use token::{RecoveryCode, draw_code};
