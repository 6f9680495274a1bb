//! What the server writes down, at its most talkative, says nothing of anybody.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::process::{Command, Stdio};

fn ask(address: &str, question: &str, headers: &str, body: &str) -> String {
    let mut stream = TcpStream::connect(address).unwrap();
    write!(
        stream,
        "{question} HTTP/1.1\r\nhost: {address}\r\norigin: http://{address}\r\n{headers}\
         content-type: application/json\r\ncontent-length: {}\r\nconnection: close\r\n\r\n{body}",
        body.len()
    )
    .unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    answer
}

fn cookie(answer: &str) -> &str {
    let pair = answer.split("\r\nset-cookie: ").nth(1).unwrap().split(';').next().unwrap();
    pair.split_once('=').unwrap().1
}

#[test]
fn the_log_tells_routes_and_nothing_of_anybody() {
    let data = tempfile::tempdir().unwrap();
    let mut child = Command::new(env!("CARGO_BIN_EXE_rokade"))
        .args(["serve", "--json", "--no-open", "--listen", "127.0.0.1:0", "--data"])
        .arg(data.path())
        .env_clear()
        .env("ROKADE_LOG", "trace")
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut line = String::new();
    BufReader::new(child.stdout.as_mut().unwrap()).read_line(&mut line).unwrap();
    let opened: serde_json::Value = serde_json::from_str(&line).unwrap();
    let address = opened["listening"][0].as_str().unwrap();

    let agent = "user-agent: Damesgambiet/5\r\nx-forwarded-for: 203.0.113.77\r\n";
    let account = r#"{"name":"Beth","password":"paard op f3"}"#;
    let member = ask(address, "POST /api/members", agent, account);
    assert!(member.starts_with("HTTP/1.1 201 "), "{member}");
    let wrong = r#"{"name":"Beth","password":"dame op h5"}"#;
    ask(address, "POST /api/members/log-in", agent, wrong);
    let wanted = r#"{"control":"10","ruleset":"online","variant":"standard","color":"white","audience":"link","series":null}"#;
    let offered = ask(address, "POST /api/online/challenges", agent, wanted);
    let game = offered.split("\"id\":\"").nth(1).unwrap().split('"').next().unwrap();
    let taken = ask(address, &format!("POST /api/online/challenges/{game}/take"), agent, "");
    ask(address, "GET /over-het-bord?fen=geheim", agent, "");

    let asked = Command::new("kill").arg(child.id().to_string()).status().unwrap();
    assert!(asked.success());
    let mut log = String::new();
    child.stderr.take().unwrap().read_to_string(&mut log).unwrap();
    child.wait().unwrap();

    assert!(log.contains("/api/online/challenges/{id}/take"), "{log}");
    let (member, guest, other) = (cookie(&member), cookie(&offered), cookie(&taken));
    let secrets = [member, guest, other, game, "Beth", "paard op f3", "dame op h5"];
    for secret in secrets.into_iter().chain(["Damesgambiet", "203.0.113.77", "geheim"]) {
        assert!(!log.contains(secret), "{secret:?} stands in {log}");
    }
}
