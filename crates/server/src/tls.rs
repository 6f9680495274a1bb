//! HTTPS with the host's own certificate.
//!
//! TLS 1.2 and 1.3 by `rustls`, which has no older ones to be talked into. A certificate that was
//! renewed is read again while the house is open, so that nobody has to close it four times a year.

use std::fmt;
use std::path::{Path, PathBuf};
use std::sync::{Arc, PoisonError, RwLock};
use std::time::SystemTime;

use rustls::pki_types::pem::PemObject as _;
use rustls::pki_types::{CertificateDer, PrivateKeyDer};
use rustls::server::{ClientHello, ResolvesServerCert};
use rustls::sign::CertifiedKey;
use rustls::{ServerConfig, version};
use tokio_rustls::TlsAcceptor;

/// Why there is no HTTPS.
#[derive(Debug, thiserror::Error)]
pub enum CertificateFault {
    /// A file that cannot be read, or holds something else.
    #[error("{} holds no {what}: {source}", path.display())]
    File {
        /// Which file.
        path: PathBuf,
        /// What was expected.
        what: &'static str,
        /// What was wrong.
        source: rustls::pki_types::pem::Error,
    },
    /// The certificate and the key do not go together, or are of a kind that is not known.
    #[error("the certificate cannot be used: {0}")]
    Pair(#[from] rustls::Error),
}

/// A certificate with its key, as they stand in their files.
#[derive(Clone)]
pub struct Certificate {
    shown: Arc<Shown>,
    config: Arc<ServerConfig>,
}

impl fmt::Debug for Certificate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // The key stays a secret.
        f.debug_struct("Certificate").field("chain", &self.shown.chain).finish_non_exhaustive()
    }
}

/// What is shown to callers now.
struct Shown {
    chain: PathBuf,
    key: PathBuf,
    pair: RwLock<(Arc<CertifiedKey>, Option<SystemTime>)>,
}

impl fmt::Debug for Shown {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Shown").finish_non_exhaustive()
    }
}

impl ResolvesServerCert for Shown {
    fn resolve(&self, _: ClientHello<'_>) -> Option<Arc<CertifiedKey>> {
        Some(Arc::clone(&self.pair.read().unwrap_or_else(PoisonError::into_inner).0))
    }
}

impl Certificate {
    /// Reads a chain of certificates, the own one first, and its key, both as PEM.
    ///
    /// # Errors
    ///
    /// [`CertificateFault`], which names the file.
    pub fn read(chain: &Path, key: &Path) -> Result<Certificate, CertificateFault> {
        let pair = RwLock::new((Arc::new(pair(chain, key)?), changed(chain)));
        let shown = Arc::new(Shown { chain: chain.to_owned(), key: key.to_owned(), pair });
        let provider = Arc::new(rustls::crypto::ring::default_provider());
        let mut config = ServerConfig::builder_with_provider(provider)
            .with_protocol_versions(&[&version::TLS13, &version::TLS12])?
            .with_no_client_auth()
            .with_cert_resolver(Arc::<Shown>::clone(&shown));
        config.alpn_protocols = vec![b"http/1.1".to_vec()];
        Ok(Certificate { shown, config: Arc::new(config) })
    }

    /// Reads the files again if they were renewed. Until they are whole, the old pair is shown.
    ///
    /// # Errors
    ///
    /// [`CertificateFault`] of the new files.
    pub fn renew(&self) -> Result<(), CertificateFault> {
        let Shown { chain, key, pair: shown } = &*self.shown;
        let now = changed(chain);
        if shown.read().unwrap_or_else(PoisonError::into_inner).1 == now {
            return Ok(());
        }
        let renewed = Arc::new(pair(chain, key)?);
        *shown.write().unwrap_or_else(PoisonError::into_inner) = (renewed, now);
        Ok(())
    }

    pub(crate) fn acceptor(&self) -> TlsAcceptor {
        TlsAcceptor::from(Arc::clone(&self.config))
    }
}

/// When a file was changed last, where the system knows.
fn changed(path: &Path) -> Option<SystemTime> {
    std::fs::metadata(path).and_then(|known| known.modified()).ok()
}

fn pair(chain: &Path, key: &Path) -> Result<CertifiedKey, CertificateFault> {
    let fault = |path: &Path, what| {
        let path = path.to_owned();
        move |source| CertificateFault::File { path, what, source }
    };
    let certificates = CertificateDer::pem_file_iter(chain)
        .and_then(Iterator::collect::<Result<Vec<_>, _>>)
        .and_then(|all| match all.is_empty() {
            true => Err(rustls::pki_types::pem::Error::NoItemsFound),
            false => Ok(all),
        })
        .map_err(fault(chain, "certificate"))?;
    let secret = PrivateKeyDer::from_pem_file(key).map_err(fault(key, "key"))?;
    let signing = rustls::crypto::ring::sign::any_supported_type(&secret)?;
    let pair = CertifiedKey::new(certificates, signing);
    pair.keys_match()?;
    Ok(pair)
}
