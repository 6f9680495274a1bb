//! By which way a request came: from whom, and whether anybody could read along.
//!
//! What a request says of itself (`X-Forwarded-For`, `X-Forwarded-Proto`) is believed from the
//! programs in front that the host has named, and from nobody else: whoever could write these
//! headers freely would have as many addresses as they like.

use std::fmt;
use std::net::IpAddr;
use std::str::FromStr;
use std::sync::Arc;

use axum::extract::{Request, State};
use axum::middleware::Next;
use axum::response::Response;
use http::HeaderMap;

const FORWARDED_FOR: &str = "x-forwarded-for";
const FORWARDED_PROTO: &str = "x-forwarded-proto";

/// The other end of a connection, as the door saw it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Peer {
    pub(crate) address: IpAddr,
    pub(crate) privacy: Privacy,
}

/// Whether anybody on the way could read along.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Privacy {
    /// HTTP.
    Plain,
    /// HTTPS.
    Encrypted,
}

/// By which way a request came.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Way {
    /// Who asks.
    pub(crate) client: IpAddr,
    /// Whether the whole way was encrypted, as far as that is known.
    pub(crate) privacy: Privacy,
    /// Whether a program in front brought it, so that the door has not counted who asks.
    pub(crate) was_forwarded: bool,
}

/// An address, or all that begin with the same bits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Network {
    address: IpAddr,
    bits: u8,
}

/// A text that names no network.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("\"{0}\" is no address, expected something like 127.0.0.1 or 10.0.0.0/8")]
pub struct NetworkError(pub String);

impl FromStr for Network {
    type Err = NetworkError;

    fn from_str(text: &str) -> Result<Network, NetworkError> {
        let fault = || NetworkError(text.to_owned());
        let (address, bits) = match text.split_once('/') {
            Some((address, bits)) => (address, Some(bits)),
            None => (text, None),
        };
        let address: IpAddr = address.parse().map_err(|_| fault())?;
        let all = if address.is_ipv4() { 32 } else { 128 };
        let bits = bits.map_or(Ok(all), str::parse).map_err(|_| fault())?;
        if bits > all {
            return Err(fault());
        }
        Ok(Network { address, bits })
    }
}

impl fmt::Display for Network {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.address, self.bits)
    }
}

impl Network {
    fn holds(self, address: IpAddr) -> bool {
        let differ = match (self.address, address.to_canonical()) {
            (IpAddr::V4(own), IpAddr::V4(other)) => {
                u128::from(u32::from(own) ^ u32::from(other)) << 96
            }
            (IpAddr::V6(own), IpAddr::V6(other)) => u128::from(own) ^ u128::from(other),
            _ => return false,
        };
        // The first bits are the same.
        u32::from(self.bits) <= differ.leading_zeros()
    }
}

/// The programs in front whose word is believed.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Proxies(Arc<[Network]>);

impl From<Vec<Network>> for Proxies {
    fn from(networks: Vec<Network>) -> Proxies {
        Proxies(networks.into())
    }
}

impl Proxies {
    fn holds(&self, address: IpAddr) -> bool {
        self.0.iter().any(|network| network.holds(address))
    }

    /// By which way a request with these headers came from a peer.
    fn way(&self, peer: Peer, headers: &HeaderMap) -> Way {
        let direct = Way { client: peer.address, privacy: peer.privacy, was_forwarded: false };
        if !self.holds(peer.address) {
            return direct;
        }
        let words = |name: &str| {
            let values = headers.get_all(name).iter().filter_map(|value| value.to_str().ok());
            values.flat_map(|value| value.split(',')).map(str::trim).collect::<Vec<_>>()
        };
        // Each program in front adds the one it heard from at the end; what stands before the last
        // one that is not of ours, somebody may have made up.
        let named = words(FORWARDED_FOR).into_iter().rev().map_while(|word| word.parse().ok());
        let Some(client) = named.clone().find(|&address| !self.holds(address)) else {
            return direct;
        };
        let is_encrypted = words(FORWARDED_PROTO).last().is_some_and(|word| *word == "https");
        let privacy = if is_encrypted { Privacy::Encrypted } else { Privacy::Plain };
        Way { client, privacy, was_forwarded: true }
    }
}

/// Notes by which way a request came, for whoever has to know.
pub(crate) async fn note(
    State(proxies): State<Proxies>,
    mut request: Request,
    next: Next,
) -> Response {
    if let Some(&peer) = request.extensions().get::<Peer>() {
        let way = proxies.way(peer, request.headers());
        request.extensions_mut().insert(way);
    }
    next.run(request).await
}

#[cfg(test)]
mod tests {
    use http::{HeaderName, HeaderValue};

    use super::*;

    fn address(text: &str) -> IpAddr {
        text.parse().unwrap()
    }

    fn way(peer: &str, headers: &[(&'static str, &'static str)]) -> Way {
        let networks = ["127.0.0.1", "10.0.0.0/8", "fd00::/8"].map(|text| text.parse().unwrap());
        let mut map = HeaderMap::new();
        for &(name, value) in headers {
            map.append(HeaderName::from_static(name), HeaderValue::from_static(value));
        }
        let peer = Peer { address: address(peer), privacy: Privacy::Plain };
        Proxies::from(networks.to_vec()).way(peer, &map)
    }

    #[test]
    fn a_program_in_front_that_was_named_is_believed() {
        let came = way(
            "127.0.0.1",
            &[(FORWARDED_FOR, "203.0.113.9, 192.0.2.7, 10.1.2.3"), (FORWARDED_PROTO, "https")],
        );
        // The first of the three is what the caller claimed.
        assert_eq!(came.client, address("192.0.2.7"));
        assert_eq!((came.privacy, came.was_forwarded), (Privacy::Encrypted, true));
        let six = way("fd12::1", &[(FORWARDED_FOR, "2001:db8::7")]);
        assert_eq!((six.client, six.privacy), (address("2001:db8::7"), Privacy::Plain));
        let lines = way("10.9.9.9", &[(FORWARDED_FOR, "1.1.1.1"), (FORWARDED_FOR, "192.0.2.8")]);
        assert_eq!(lines.client, address("192.0.2.8"));
    }

    #[test]
    fn nobody_else_is() {
        let headers = [(FORWARDED_FOR, "192.0.2.7"), (FORWARDED_PROTO, "https")];
        let came = way("198.51.100.4", &headers);
        let plain = Privacy::Plain;
        let direct = Way { client: address("198.51.100.4"), privacy: plain, was_forwarded: false };
        assert_eq!(came, direct);
        // What is no address ends the chain.
        assert!(!way("127.0.0.1", &[(FORWARDED_FOR, "192.0.2.7, unknown")]).was_forwarded);
        assert!(!way("127.0.0.1", &[]).was_forwarded);
    }

    #[test]
    fn networks_are_read_or_quoted() {
        let whole: Network = "0.0.0.0/0".parse().unwrap();
        assert!(whole.holds(address("203.0.113.9")));
        let mapped: Network = "192.0.2.0/24".parse().unwrap();
        assert!(mapped.holds(address("::ffff:192.0.2.9")));
        assert!(!mapped.holds(address("192.0.3.9")));
        for text in ["", "rokade", "10.0.0.0/33", "10.0.0.0/-1", "10.0.0.0/", "::/129"] {
            let fault = text.parse::<Network>().unwrap_err();
            assert!(fault.to_string().contains(&format!("\"{text}\"")), "{fault}");
        }
    }
}
