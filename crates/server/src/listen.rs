//! Where the server listens: reading an address, and binding it.
//!
//! Browsers look `localhost` up as IPv6 or IPv4, whichever their system prefers. A server for this
//! machine therefore takes both loopback addresses where both exist. Taking a port that another
//! program holds is an error that names the port; a machine without IPv6 is none.

use std::io::{self, ErrorKind};
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::str::FromStr;

use tokio::net::TcpListener;

/// Where to listen.
///
/// ```
/// use rokade_server::ListenAt;
///
/// assert_eq!("localhost:7070".parse(), Ok(ListenAt::Localhost(7070)));
/// assert_eq!("127.0.0.1:7070".parse(), Ok(ListenAt::Localhost(7070)));
/// assert!("7070".parse::<ListenAt>().is_err());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ListenAt {
    /// Both loopback addresses of this machine, on one port.
    Localhost(u16),
    /// One address only.
    Address(SocketAddr),
}

/// A text that is no address to listen at.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("\"{0}\" is no address to listen at, expected something like 127.0.0.1:7070")]
pub struct ListenAtError(pub String);

/// An address that could not be taken.
#[derive(Debug, thiserror::Error)]
#[error("cannot listen at {address}: {source}")]
pub struct BindError {
    /// The address that was asked for.
    pub address: SocketAddr,
    /// What the system said.
    pub source: io::Error,
}

impl BindError {
    /// Whether another program already listens there.
    pub fn is_taken(&self) -> bool {
        self.source.kind() == ErrorKind::AddrInUse
    }
}

impl FromStr for ListenAt {
    type Err = ListenAtError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let fault = || ListenAtError(text.to_owned());
        if let Some(port) = text.strip_prefix("localhost:") {
            return port.parse().map(Self::Localhost).map_err(|_| fault());
        }
        let address: SocketAddr = text.parse().map_err(|_| fault())?;
        Ok(match address.ip() {
            IpAddr::V4(Ipv4Addr::LOCALHOST) => Self::Localhost(address.port()),
            _ => Self::Address(address),
        })
    }
}

/// Takes the address, and for localhost its IPv6 twin where there is one.
pub(crate) async fn bind(at: ListenAt) -> Result<Vec<TcpListener>, BindError> {
    match at {
        ListenAt::Address(address) => Ok(vec![take(address).await?]),
        ListenAt::Localhost(port) => both_loopbacks(port).await,
    }
}

async fn both_loopbacks(port: u16) -> Result<Vec<TcpListener>, BindError> {
    let first = take(SocketAddr::from((Ipv4Addr::LOCALHOST, port))).await?;
    // Port 0 lets the system choose; the twin has to follow that choice.
    let chosen = first.local_addr().map_or(port, |address| address.port());
    match take(SocketAddr::from((Ipv6Addr::LOCALHOST, chosen))).await {
        Ok(second) => Ok(vec![first, second]),
        // Half a localhost would show the other program's page to half of the visitors.
        Err(fault) if fault.is_taken() && port != 0 => Err(fault),
        Err(fault) => {
            tracing::debug!(%fault, "listening on IPv4 only");
            Ok(vec![first])
        }
    }
}

async fn take(address: SocketAddr) -> Result<TcpListener, BindError> {
    TcpListener::bind(address).await.map_err(|source| BindError { address, source })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_that_is_not_loopback_is_taken_alone() {
        let all: ListenAt = "0.0.0.0:80".parse().unwrap();
        assert_eq!(all, ListenAt::Address(SocketAddr::from((Ipv4Addr::UNSPECIFIED, 80))));
        let six: ListenAt = "[::1]:7070".parse().unwrap();
        assert_eq!(six, ListenAt::Address(SocketAddr::from((Ipv6Addr::LOCALHOST, 7070))));
    }

    #[test]
    fn nonsense_is_refused_and_quoted() {
        for text in ["", "7070", "localhost", "localhost:", "localhost:70700", "127.0.0.1", "::1:x"]
        {
            let fault = text.parse::<ListenAt>().unwrap_err();
            assert!(fault.to_string().contains(&format!("\"{text}\"")), "{fault}");
        }
    }

    #[tokio::test]
    async fn a_taken_port_says_so() {
        let held = bind(ListenAt::Localhost(0)).await.unwrap();
        let port = held[0].local_addr().unwrap().port();
        let fault = bind(ListenAt::Localhost(port)).await.unwrap_err();
        assert!(fault.is_taken());
        assert_eq!(fault.address.port(), port);
    }
}
