//! The HTTP front of a Rokade house.
//!
//! The server hands out the built client, runs the games that people play with each other, and
//! guards the door: header timer, size limits, caps on connections, a clean close. Its invariant:
//! **the server knows no chess rule.** What is legal is decided by `rokade-rules`, in the browser
//! or in the rooms of the club; nothing in this crate judges a move.
//!
//! - [`Door`] listens and guards connections ([`Limits`] holds every number).
//! - [`router`] joins the controllers, one module a domain, under [`controllers`].
//! - [`members`] is people with an account; [`online`] is the tasks, sockets and words around the club's rooms; [`store`] keeps them.
//! - [`ClientFiles`] is the built client in memory; no request ever touches the disk.

pub mod client;
pub mod controllers;
mod cookie_seal;
mod crowd;
mod door;
mod host;
mod limits;
mod listen;
pub mod members;
mod metrics;
pub mod online;
mod origin;
mod pace;
mod request_log;
mod router;
mod security;
mod stall;
mod stop_signal;
pub mod store;
mod talk;
mod tls;
mod way;

pub use client::ClientFiles;
pub use controllers::plan::{Allowance, Plans};
pub use door::Door;
pub use limits::Limits;
pub use listen::{BindError, ListenAt, ListenAtError};
pub use metrics::metrics_router;
pub use pace::{Pace, PaceTable};
pub use router::{house_router, house_router_behind, router, router_by_plan};
pub use stop_signal::stop_signal;
pub use tls::{Certificate, CertificateFault};
pub use way::{Network, NetworkError, Proxies};
