//! How many connections come from one address.
//!
//! One caller alone must not take all places of the house. A ticket counts for as long as it lives.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Arc, Mutex, PoisonError};

/// Counts by address, or by the network that one household has.
#[derive(Clone, Debug)]
pub(crate) struct Crowd {
    present: Arc<Mutex<HashMap<IpAddr, usize>>>,
    at_most: usize,
}

/// Somebody who was admitted, until this is dropped.
#[derive(Debug)]
pub(crate) struct Ticket {
    /// Nothing for callers from this machine.
    counted: Option<(Crowd, IpAddr)>,
}

impl Crowd {
    /// A crowd in which nobody is.
    pub(crate) fn new(at_most: usize) -> Crowd {
        Crowd { present: Arc::default(), at_most }
    }

    /// Lets one more in from an address; nothing where there are too many from there.
    pub(crate) fn admit(&self, from: IpAddr) -> Option<Ticket> {
        let from = from.to_canonical();
        if from.is_loopback() {
            return Some(Ticket { counted: None });
        }
        let household = household(from);
        let mut present = self.present.lock().unwrap_or_else(PoisonError::into_inner);
        let count = present.entry(household).or_insert(0);
        if *count >= self.at_most {
            return None;
        }
        *count += 1;
        Some(Ticket { counted: Some((self.clone(), household)) })
    }
}

impl Drop for Ticket {
    fn drop(&mut self) {
        let Some((crowd, household)) = self.counted.take() else { return };
        let mut present = crowd.present.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = present.get_mut(&household) {
            *count -= 1;
            if *count == 0 {
                present.remove(&household);
            }
        }
    }
}

/// Who has an IPv6 address has 2⁶⁴ of them.
pub(crate) fn household(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V4(_) => address,
        IpAddr::V6(address) => {
            let network = u128::from(address) & (u128::MAX << 64);
            IpAddr::V6(Ipv6Addr::from(network))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn from(text: &str) -> IpAddr {
        text.parse().unwrap()
    }

    #[test]
    fn one_address_has_so_many_places_and_gets_them_back() {
        let crowd = Crowd::new(2);
        let first = crowd.admit(from("192.0.2.1")).unwrap();
        let _second = crowd.admit(from("192.0.2.1")).unwrap();
        assert!(crowd.admit(from("192.0.2.1")).is_none());
        // The same address, as a listener on IPv6 sees it.
        assert!(crowd.admit(from("::ffff:192.0.2.1")).is_none());
        assert!(crowd.admit(from("192.0.2.2")).is_some());
        drop(first);
        assert!(crowd.admit(from("192.0.2.1")).is_some());
    }

    #[test]
    fn a_network_of_64_bits_is_one_household() {
        let crowd = Crowd::new(1);
        let _one = crowd.admit(from("2001:db8::1")).unwrap();
        assert!(crowd.admit(from("2001:db8::ffff:1")).is_none());
        assert!(crowd.admit(from("2001:db8:0:1::1")).is_some());
    }

    #[test]
    fn nobody_is_counted_on_this_machine_and_nobody_is_remembered() {
        let crowd = Crowd::new(1);
        let _many: Vec<_> = (0..5).map(|_| crowd.admit(from("127.0.0.1")).unwrap()).collect();
        assert!(crowd.admit(from("::1")).is_some());
        drop(crowd.admit(from("192.0.2.1")));
        assert!(crowd.present.lock().unwrap().is_empty());
    }
}
