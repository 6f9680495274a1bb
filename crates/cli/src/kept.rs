//! Where a house keeps what happens: a file in its data folder, or a PostgreSQL database.
//!
//! `--store` names the database, or the variable `ROKADE_STORE`, which no list of processes shows
//! with its password. The data folder has the secret for signing in both cases.

use std::env;
use std::path::PathBuf;
use std::sync::Arc;

use rokade_club::ports::Store;
use rokade_server::store::{DataFolder, Part, PostgresAddress, PostgresStore, SqliteStore};

use crate::arguments::KeptAt;
use crate::data_folder;
use crate::failure::Failure;

/// The variable that names a database.
const VARIABLE: &str = "ROKADE_STORE";

impl KeptAt {
    /// The data folder that was named, or the usual one.
    pub(crate) fn folder(&self) -> Result<PathBuf, Failure> {
        self.data.clone().or_else(data_folder::usual).ok_or(Failure::NoDataFolder)
    }

    /// The folder, where games are in a file of it.
    pub(crate) fn folder_of_file(&self) -> Result<PathBuf, Failure> {
        match self.database()? {
            Some(address) => Err(Failure::InDatabase(address.to_string())),
            None => self.folder(),
        }
    }

    /// Opens what is kept, for the house itself.
    pub(crate) fn open(&self, folder: &DataFolder) -> Result<Arc<dyn Store>, Failure> {
        Ok(match self.database()? {
            Some(address) => {
                Arc::new(PostgresStore::open_at(&address, Part::House).map_err(Failure::Database)?)
            }
            None => Arc::new(folder.store().map_err(Failure::Data)?),
        })
    }

    /// Opens what is kept by a house that may be running.
    pub(crate) fn open_beside(&self) -> Result<Arc<dyn Store>, Failure> {
        Ok(match self.database()? {
            Some(address) => {
                Arc::new(PostgresStore::open_at(&address, Part::Beside).map_err(Failure::Database)?)
            }
            None => Arc::new(SqliteStore::open_in(&self.folder()?).map_err(Failure::Data)?),
        })
    }

    fn database(&self) -> Result<Option<PostgresAddress>, Failure> {
        let named = self.store.clone().or_else(|| env::var(VARIABLE).ok());
        named.map(|address| address.parse().map_err(Failure::Database)).transpose()
    }
}
