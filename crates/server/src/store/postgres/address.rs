//! Where a database is: `postgres://name:password@host:port/database`, or the words of libpq.
//!
//! Source: PostgreSQL's documentation, "Connection Strings". The password is never shown again.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use postgres::Config;
use postgres::config::Host;

use super::PostgresFault;

/// Whoever does not answer for so long is not there.
const PATIENCE: Duration = Duration::from_secs(5);

/// Whoever takes no packet for so long has gone.
const SILENCE: Duration = Duration::from_secs(15);

/// The address of a database, with what opens it.
#[derive(Clone)]
pub struct PostgresAddress(Config);

impl PostgresAddress {
    pub(super) const fn config(&self) -> &Config {
        &self.0
    }
}

impl FromStr for PostgresAddress {
    type Err = PostgresFault;

    fn from_str(text: &str) -> Result<PostgresAddress, PostgresFault> {
        let mut config: Config = text.parse().map_err(PostgresFault::address)?;
        if config.get_hosts().is_empty() {
            return Err(PostgresFault::Address("it names no host".to_owned()));
        }
        config
            .application_name("rokade")
            .connect_timeout(PATIENCE)
            .keepalives_idle(SILENCE)
            .keepalives_interval(PATIENCE)
            .keepalives_retries(2)
            .tcp_user_timeout(SILENCE);
        Ok(PostgresAddress(config))
    }
}

/// Without the password: it may stand in a log.
impl fmt::Display for PostgresAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let database = self.0.get_dbname().or(self.0.get_user()).unwrap_or("the usual database");
        write!(f, "{database} on ")?;
        for (place, host) in self.0.get_hosts().iter().enumerate() {
            let comma = if place == 0 { "" } else { ", " };
            match host {
                Host::Tcp(name) => write!(f, "{comma}{name}")?,
                #[cfg(unix)]
                Host::Unix(path) => write!(f, "{comma}{}", path.display())?,
            }
        }
        Ok(())
    }
}

impl fmt::Debug for PostgresAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "PostgresAddress({self})")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_shown_without_its_password() {
        let text = "postgres://anna:secret@db.example.org:5433/chess";
        let address: PostgresAddress = text.parse().unwrap();
        assert_eq!(address.to_string(), "chess on db.example.org");
        assert!(!format!("{address:?}").contains("secret"));
        let other: PostgresAddress = "host=/run/postgresql user=anna password=s".parse().unwrap();
        assert_eq!(other.to_string(), "anna on /run/postgresql");
    }

    #[test]
    fn what_is_no_address_is_refused() {
        for text in ["rokade.db", "user=anna", "postgres://db:port/chess"] {
            let fault = text.parse::<PostgresAddress>().unwrap_err();
            assert!(matches!(fault, PostgresFault::Address(_)), "{text}: {fault}");
        }
    }
}
