//! `rokade serve`, with a port that the system chooses.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::{TcpListener, TcpStream};
use std::process::{Child, Command, Stdio};

use rokade_test_kit::postgres_server::PostgresServer;

use crate::program::{dutch, english};

/// A running server; it is ended when the test is over, whatever happens.
struct Server {
    child: Child,
    first_line: String,
    /// Where it keeps things; gone with it.
    data: tempfile::TempDir,
}

impl Server {
    fn start(arguments: &[&str]) -> Self {
        let data = tempfile::tempdir().unwrap();
        let mut child = Command::new(env!("CARGO_BIN_EXE_rokade"))
            .args(arguments)
            .args(["--listen", "127.0.0.1:0", "--no-open", "--data"])
            .arg(data.path())
            .env_clear()
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut first_line = String::new();
        BufReader::new(child.stdout.as_mut().unwrap()).read_line(&mut first_line).unwrap();
        Self { child, first_line, data }
    }

    /// Asks it to stop, and gives its exit code.
    fn stop(mut self) -> Option<i32> {
        let asked = Command::new("kill").arg(self.child.id().to_string()).status().unwrap();
        assert!(asked.success());
        self.child.wait().unwrap().code()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // Both fail only when it has ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn ask(address: &str, path: &str) -> String {
    let mut stream = TcpStream::connect(address).unwrap();
    write!(stream, "GET {path} HTTP/1.1\r\nhost: rokade\r\nconnection: close\r\n\r\n").unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    answer
}

#[test]
fn json_says_where_it_listens_and_a_signal_ends_it_cleanly() {
    let server = Server::start(&["serve", "--json"]);
    let opened: serde_json::Value = serde_json::from_str(&server.first_line).unwrap();
    let address = opened["listening"][0].as_str().unwrap();
    let port = address.rsplit(':').next().unwrap();
    assert_eq!(opened["url"], format!("http://localhost:{port}"));
    assert!(ask(address, "/health").contains("\"status\":\"ok\""));
    assert_eq!(server.stop(), Some(0));
}

#[test]
fn a_house_keeps_its_games_in_a_database_and_no_other_takes_it() {
    let Some(database) = PostgresServer::shared() else { return };
    let address = database.fresh_database();
    let server = Server::start(&["serve", "--json", "--store", &address]);
    let opened: serde_json::Value = serde_json::from_str(&server.first_line).unwrap();
    let listening = opened["listening"][0].as_str().unwrap();
    assert!(ask(listening, "/ready").starts_with("HTTP/1.1 200 OK"));
    assert!(!server.data.path().join("rokade.db").exists());
    let other = tempfile::tempdir().unwrap();
    let second = ["serve", "--no-open", "--listen", "127.0.0.1:0", "--store", &address, "--data"];
    let (_, errors, code) = english(&[&second[..], &[other.path().to_str().unwrap()]].concat(), "");
    assert!(errors.contains("another server keeps its games in the database"), "{errors}");
    assert_eq!(code, 2);
    assert_eq!(server.stop(), Some(0));
    // It has let go.
    let again = Server::start(&["serve", "--json", "--store", &address]);
    assert_eq!(again.stop(), Some(0));
}

#[test]
fn without_a_command_the_server_starts() {
    let server = Server::start(&["--lang", "nl"]);
    let url = server.first_line.split("http://localhost:").nth(1).unwrap();
    assert!(server.first_line.starts_with("Rokade is open op http://"), "{}", server.first_line);
    let port = url.split(' ').next().unwrap();
    assert!(ask(&format!("127.0.0.1:{port}"), "/health").starts_with("HTTP/1.1 200 OK"));
    assert_eq!(server.stop(), Some(0));
}

#[test]
fn a_taken_port_is_one_clear_line_in_both_languages() {
    let holder = TcpListener::bind("127.0.0.1:0").unwrap();
    let port = holder.local_addr().unwrap().port();
    let listen = format!("localhost:{port}");
    let arguments = ["serve", "--no-open", "--listen", &listen];
    let (output, errors, code) = english(&arguments, "");
    assert!(errors.starts_with(&format!("rokade: port {port} is taken")), "{errors}");
    assert_eq!((output.as_str(), errors.lines().count(), code), ("", 1, 2));
    let (_, fouten, _) = dutch(&arguments, "");
    assert!(fouten.starts_with(&format!("rokade: poort {port} is bezet")), "{fouten}");
}

#[test]
fn an_address_that_is_none_is_told_in_both_languages() {
    let arguments = ["serve", "--no-open", "--listen", "7070"];
    let (_, errors, code) = english(&arguments, "");
    assert!(errors.contains("\"7070\" is no address"), "{errors}");
    assert_eq!(code, 2);
    assert!(dutch(&arguments, "").1.contains("\"7070\" is geen adres"));
}

#[test]
fn an_address_that_is_not_this_machine_is_told() {
    // A documentation address (RFC 5737) is never one's own.
    let (_, errors, code) = english(&["serve", "--no-open", "--listen", "192.0.2.1:7070"], "");
    assert!(errors.starts_with("rokade: cannot listen at 192.0.2.1:7070: "), "{errors}");
    assert_eq!(code, 2);
}

#[test]
fn a_folder_that_another_house_uses_is_told_in_both_languages() {
    let server = Server::start(&["serve"]);
    let data = server.data.path().to_str().unwrap();
    let arguments = ["serve", "--no-open", "--listen", "127.0.0.1:0", "--data", data];
    let (_, errors, code) = english(&arguments, "");
    assert!(errors.starts_with("rokade: another program uses the folder "), "{errors}");
    assert_eq!(code, 2);
    let (_, fouten, _) = dutch(&arguments, "");
    assert!(fouten.starts_with("rokade: een ander programma gebruikt de map "), "{fouten}");
}

#[test]
fn without_a_folder_for_data_it_asks_for_one() {
    let (_, errors, code) = english(&["serve", "--no-open", "--listen", "127.0.0.1:0"], "");
    assert!(errors.contains("--data FOLDER"), "{errors}");
    assert_eq!(code, 2);
}

#[test]
fn figures_and_readiness_are_served_apart_from_the_pages() {
    let server = Server::start(&["serve", "--json", "--metrics", "127.0.0.1:0"]);
    let opened: serde_json::Value = serde_json::from_str(&server.first_line).unwrap();
    let desk = opened["metrics"].as_str().unwrap();
    let front = opened["listening"][0].as_str().unwrap();
    let figures = ask(desk, "/metrics");
    assert!(figures.starts_with("HTTP/1.1 200 ") && figures.contains("\nrokade_ready 1\n"));
    assert!(!ask(front, "/metrics").contains("rokade_ready"));
    for address in [desk, front] {
        assert!(ask(address, "/ready").starts_with("HTTP/1.1 200 "), "{address}");
    }
    assert_eq!(server.stop(), Some(0));
}

#[test]
fn a_certificate_that_is_none_is_told_before_anything_opens() {
    let place = tempfile::tempdir().unwrap();
    let chain = place.path().join("chain.pem");
    std::fs::write(&chain, "nonsense").unwrap();
    let chain = chain.to_str().unwrap();
    let arguments = ["serve", "--no-open", "--certificate", chain, "--key", chain];
    let (_, errors, code) = english(&arguments, "");
    assert!(errors.contains("no HTTPS: ") && errors.contains("chain.pem"), "{errors}");
    assert_eq!(code, 2);
    let (_, errors, _) = dutch(&arguments, "");
    assert!(errors.contains("geen HTTPS: "), "{errors}");
    // Half of it is a fault of the arguments.
    let (_, errors, code) = english(&["serve", "--no-open", "--key", chain], "");
    assert!(errors.contains("--certificate"), "{errors}");
    assert_eq!(code, 2);
}
