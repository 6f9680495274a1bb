//! The network that is part of the program.

use super::weights::Network;
use std::sync::{Arc, LazyLock};

/// The file; how it was made is in `training/README.md`.
static FILE: &[u8] = include_bytes!("rokade.net");

static SHIPPED: LazyLock<Arc<Network>> = LazyLock::new(|| {
    Arc::new(
        Network::from_bytes(FILE).expect("the file is part of the program, and a test reads it"),
    )
});

impl Network {
    /// The network that is part of the program; it is read once.
    #[must_use]
    pub fn shipped() -> Arc<Network> {
        Arc::clone(&SHIPPED)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_shipped_network_can_be_read() {
        assert_eq!(Network::from_bytes(FILE).as_ref(), Ok(&*Network::shipped()));
    }
}
