//! HTTPS with a certificate of the host's own.

use std::fs;
use std::path::Path;
use std::sync::Arc;

use rokade_server::online::{House as Games, Signer, SystemChance};
use rokade_server::{
    Certificate, CertificateFault, ClientFiles, Door, Limits, ListenAt, Plans, house_router,
};
use rokade_test_kit::memory_store::MemoryStore;
use rustls::pki_types::{CertificateDer, ServerName, pem::PemObject as _};
use rustls::{ClientConfig, RootCertStore};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;
use tokio_rustls::client::TlsStream;

/// Writes a certificate that nobody but this test trusts, and its key.
fn issue(folder: &Path) {
    let issued = rcgen::generate_simple_self_signed(vec!["rokade.test".to_owned()]).unwrap();
    fs::write(folder.join("chain.pem"), issued.cert.pem()).unwrap();
    fs::write(folder.join("key.pem"), issued.signing_key.serialize_pem()).unwrap();
}

fn read(folder: &Path) -> Result<Certificate, CertificateFault> {
    Certificate::read(&folder.join("chain.pem"), &folder.join("key.pem"))
}

/// A house with the certificate that is in a folder.
async fn open(folder: &Path) -> (u16, Certificate) {
    let limits = Limits::default();
    let certificate = read(folder).unwrap();
    let door = Door::open(ListenAt::Localhost(0), limits).await.unwrap();
    let port = door.addresses().unwrap()[0].port();
    let store = Arc::new(MemoryStore::default());
    let signer = Signer::new(&[7; 32]);
    let games = Games::open(store, Arc::new(SystemChance), signer).await.unwrap();
    let files = ClientFiles::from_files([("index.html", "board")]);
    let router = house_router(files, games, limits, Plans::default());
    tokio::spawn(door.encrypted(certificate.clone()).serve(router, std::future::pending()));
    (port, certificate)
}

/// A caller who trusts the certificate that is in a folder now.
async fn call(port: u16, folder: &Path) -> Result<TlsStream<TcpStream>, std::io::Error> {
    let mut trusted = RootCertStore::empty();
    trusted.add(CertificateDer::from_pem_file(folder.join("chain.pem")).unwrap()).unwrap();
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    let config = ClientConfig::builder_with_provider(provider)
        .with_safe_default_protocol_versions()
        .unwrap()
        .with_root_certificates(trusted)
        .with_no_client_auth();
    let stream = TcpStream::connect(("127.0.0.1", port)).await.unwrap();
    let name = ServerName::try_from("rokade.test").unwrap();
    TlsConnector::from(Arc::new(config)).connect(name, stream).await
}

async fn ask(stream: &mut TlsStream<TcpStream>, question: &str, headers: &str) -> String {
    let request = format!("{question} HTTP/1.1\r\nhost: rokade.test\r\n{headers}\r\n");
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut head = Vec::new();
    while !head.ends_with(b"\r\n\r\n") {
        head.push(stream.read_u8().await.unwrap());
    }
    String::from_utf8(head).unwrap()
}

#[tokio::test]
async fn pages_cookies_and_sockets_go_over_an_encrypted_line() {
    let place = tempfile::tempdir().unwrap();
    issue(place.path());
    let (port, _) = open(place.path()).await;
    let mut stream = call(port, place.path()).await.unwrap();
    let head = ask(&mut stream, "HEAD /", "").await;
    assert!(head.starts_with("HTTP/1.1 200 "), "{head}");
    let socket = "origin: https://rokade.test\r\nconnection: upgrade\r\nupgrade: websocket\r\n\
        sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n";
    let head = ask(&mut stream, "GET /api/online/games/00000000001/live", socket).await;
    assert!(head.starts_with("HTTP/1.1 101 "), "{head}");
    assert!(head.contains("\r\nset-cookie: __Host-rokade_guest="), "{head}");
}

#[tokio::test]
async fn who_speaks_plainly_is_not_answered() {
    let place = tempfile::tempdir().unwrap();
    issue(place.path());
    let (port, _) = open(place.path()).await;
    let mut stream = TcpStream::connect(("127.0.0.1", port)).await.unwrap();
    stream.write_all(b"GET / HTTP/1.1\r\nhost: rokade.test\r\n\r\n").await.unwrap();
    let mut answer = Vec::new();
    // A reset is an end as well.
    let _ = stream.read_to_end(&mut answer).await;
    assert!(!String::from_utf8_lossy(&answer).contains("HTTP/1.1"));
}

#[tokio::test]
async fn a_renewed_certificate_is_shown_without_closing_the_house() {
    let (before, after) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    issue(before.path());
    issue(after.path());
    let place = tempfile::tempdir().unwrap();
    let put = |from: &Path| {
        for name in ["key.pem", "chain.pem"] {
            fs::copy(from.join(name), place.path().join(name)).unwrap();
        }
    };
    put(before.path());
    let (port, certificate) = open(place.path()).await;
    put(after.path());
    // Changed later, whatever the file system rounds to.
    let later = std::time::SystemTime::now() + std::time::Duration::from_secs(60);
    let chain = fs::File::options().write(true).open(place.path().join("chain.pem")).unwrap();
    chain.set_modified(later).unwrap();
    assert!(call(port, after.path()).await.is_err());
    certificate.renew().unwrap();
    assert!(call(port, after.path()).await.is_ok());
    assert!(call(port, before.path()).await.is_err());
    // Half a renewal changes nothing.
    fs::write(place.path().join("chain.pem"), "nonsense").unwrap();
    assert!(certificate.renew().is_err());
    assert!(call(port, after.path()).await.is_ok());
}

#[test]
fn what_is_no_certificate_is_told_with_its_file() {
    let place = tempfile::tempdir().unwrap();
    assert!(read(place.path()).unwrap_err().to_string().contains("chain.pem"));
    issue(place.path());
    let other = tempfile::tempdir().unwrap();
    issue(other.path());
    fs::copy(other.path().join("key.pem"), place.path().join("key.pem")).unwrap();
    assert!(matches!(read(place.path()), Err(CertificateFault::Pair(_))));
    fs::write(place.path().join("key.pem"), "").unwrap();
    assert!(read(place.path()).unwrap_err().to_string().contains("key.pem"));
    fs::write(place.path().join("chain.pem"), "").unwrap();
    assert!(read(place.path()).unwrap_err().to_string().contains("chain.pem"));
}
