//! The data folder: who has it, and the secret with which this house signs.
//!
//! Two programs that run the same games would run every clock twice, so a folder belongs to one.
//! The secret is drawn once and can be read by the owner of the folder alone.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, Read as _, Write as _};
use std::path::{Path, PathBuf};

use super::{OpenFault, SqliteStore};

pub(super) const DATABASE: &str = "rokade.db";
const LOCK: &str = "lock";
pub(super) const SECRET: &str = "secret";

/// Bytes of the secret.
const SECRET_BYTES: usize = 32;

/// A folder with everything that a house keeps; it is this program's for as long as it lives.
#[derive(Debug)]
pub struct DataFolder {
    path: PathBuf,
    secret: [u8; SECRET_BYTES],
    /// Holds the lock.
    _lock: File,
}

/// Why a folder cannot be this program's.
#[derive(Debug, thiserror::Error)]
pub enum FolderFault {
    /// Another program has it.
    #[error("another program uses the data folder {}", .0.display())]
    InUse(PathBuf),
    /// The secret is not what was written.
    #[error("the secret in {} has not {SECRET_BYTES} bytes", .0.display())]
    Secret(PathBuf),
    /// The system does not let it.
    #[error("cannot use {}: {why}", .path.display())]
    System {
        /// Which file or folder.
        path: PathBuf,
        /// What the system said.
        why: io::Error,
    },
}

impl DataFolder {
    /// Takes a folder, making it if there is none.
    ///
    /// # Errors
    ///
    /// [`FolderFault`].
    pub fn take(path: &Path) -> Result<DataFolder, FolderFault> {
        let at = |path: &Path| {
            let path = path.to_owned();
            move |why| FolderFault::System { path, why }
        };
        fs::create_dir_all(path).map_err(at(path))?;
        let lock_path = path.join(LOCK);
        let lock = OpenOptions::new()
            .create(true)
            .truncate(false)
            .write(true)
            .open(&lock_path)
            .map_err(at(&lock_path))?;
        match lock.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => return Err(FolderFault::InUse(path.to_owned())),
            Err(TryLockError::Error(why)) => return Err(at(&lock_path)(why)),
        }
        let secret_path = path.join(SECRET);
        let secret = match read_secret(&secret_path).map_err(at(&secret_path))? {
            Some(Some(secret)) => secret,
            Some(None) => return Err(FolderFault::Secret(secret_path)),
            None => make_secret(&secret_path).map_err(at(&secret_path))?,
        };
        Ok(DataFolder { path: path.to_owned(), secret, _lock: lock })
    }

    /// Where it is.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// With what this house signs.
    #[must_use]
    pub const fn secret(&self) -> &[u8; SECRET_BYTES] {
        &self.secret
    }

    /// Opens what is kept there.
    ///
    /// # Errors
    ///
    /// [`OpenFault`].
    pub fn store(&self) -> Result<SqliteStore, OpenFault> {
        SqliteStore::open(&self.path.join(DATABASE))
    }
}

/// The secret, if there is one; nothing inside where it has another length.
fn read_secret(path: &Path) -> io::Result<Option<Option<[u8; SECRET_BYTES]>>> {
    let mut file = match File::open(path) {
        Ok(file) => file,
        Err(fault) if fault.kind() == io::ErrorKind::NotFound => return Ok(None),
        Err(fault) => return Err(fault),
    };
    let mut bytes = Vec::new();
    file.read_to_end(&mut bytes)?;
    Ok(Some(bytes.try_into().ok()))
}

fn make_secret(path: &Path) -> io::Result<[u8; SECRET_BYTES]> {
    let mut secret = [0; SECRET_BYTES];
    getrandom::fill(&mut secret).map_err(io::Error::other)?;
    let mut options = OpenOptions::new();
    options.create_new(true).write(true);
    #[cfg(unix)]
    {
        use std::os::unix::fs::OpenOptionsExt as _;
        options.mode(0o600);
    }
    let mut file = options.open(path)?;
    file.write_all(&secret)?;
    file.sync_all()?;
    Ok(secret)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_folder_has_one_owner_and_keeps_its_secret() {
        let place = tempfile::tempdir().unwrap();
        let path = place.path().join("new/house");
        let first = DataFolder::take(&path).unwrap();
        assert!(matches!(DataFolder::take(&path), Err(FolderFault::InUse(_))));
        let secret = *first.secret();
        drop(first);
        assert_eq!(DataFolder::take(&path).unwrap().secret(), &secret);
    }

    #[cfg(unix)]
    #[test]
    fn nobody_else_reads_the_secret() {
        use std::os::unix::fs::PermissionsExt as _;
        let place = tempfile::tempdir().unwrap();
        let folder = DataFolder::take(place.path()).unwrap();
        let mode = fs::metadata(folder.path().join(SECRET)).unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o600);
    }

    #[test]
    fn a_shortened_secret_is_told_and_not_replaced() {
        let place = tempfile::tempdir().unwrap();
        fs::write(place.path().join(SECRET), "short").unwrap();
        assert!(matches!(DataFolder::take(place.path()), Err(FolderFault::Secret(_))));
        assert_eq!(fs::read(place.path().join(SECRET)).unwrap(), b"short");
    }
}
