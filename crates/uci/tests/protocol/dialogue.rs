//! A conversation with the engine, line by line, as a program has it.

use rokade_uci::{Identity, Library, serve};
use std::io::{self, BufRead as _, BufReader, PipeReader, PipeWriter, Write as _, pipe};
use std::thread::{self, JoinHandle};

const IDENTITY: Identity<'static> = Identity { name: "Test 1", author: "the tests" };

/// A conversation under way.
pub struct Dialogue {
    to: PipeWriter,
    from: BufReader<PipeReader>,
    engine: JoinHandle<io::Result<()>>,
}

impl Dialogue {
    pub fn begin() -> Dialogue {
        let (their_input, to) = pipe().unwrap();
        let (from, their_output) = pipe().unwrap();
        let engine = thread::spawn(move || {
            serve(BufReader::new(their_input), their_output, &IDENTITY, Library::empty(1))
        });
        Dialogue { to, from: BufReader::new(from), engine }
    }

    pub fn say(&mut self, line: &str) {
        writeln!(self.to, "{line}").unwrap();
    }

    /// The next line.
    pub fn hear(&mut self) -> String {
        let mut line = String::new();
        assert!(self.from.read_line(&mut line).unwrap() > 0, "the engine has gone");
        line.trim_end().to_owned()
    }

    /// The lines up to one that begins so, which is the last of them.
    pub fn hear_until(&mut self, beginning: &str) -> Vec<String> {
        let mut lines = Vec::new();
        loop {
            let line = self.hear();
            let is_last = line.starts_with(beginning);
            lines.push(line);
            if is_last {
                return lines;
            }
        }
    }

    /// Says something, then sees that the engine is still there; what it said
    /// before it said so.
    pub fn say_and_settle(&mut self, line: &str) -> Vec<String> {
        self.say(line);
        self.say("isready");
        let mut lines = self.hear_until("readyok");
        lines.pop();
        lines
    }

    /// Hangs up, and hears what is said until the other side does.
    pub fn hang_up(self) -> Vec<String> {
        drop(self.to);
        let rest = self.from.lines().map(Result::unwrap).collect();
        self.engine.join().unwrap().unwrap();
        rest
    }
}

/// All that is answered to a script by one who waits for the answer to each
/// `go`. With `go infinite` and `go ponder` nobody waits.
pub fn answers(script: &str) -> Vec<String> {
    let mut dialogue = Dialogue::begin();
    let mut heard = Vec::new();
    for line in script.lines() {
        dialogue.say(line);
        let is_finite = !line.contains("infinite") && !line.contains("ponder");
        if line.starts_with("go") && is_finite {
            heard.extend(dialogue.hear_until("bestmove"));
        }
    }
    heard.extend(dialogue.hang_up());
    heard
}

/// All that is answered to a script by one who never waits.
pub fn answers_at_once(script: &str) -> Vec<String> {
    let mut heard = Vec::new();
    serve(script.as_bytes(), &mut heard, &IDENTITY, Library::empty(1)).unwrap();
    String::from_utf8(heard).unwrap().lines().map(str::to_owned).collect()
}

/// The lines of these that begin so.
pub fn beginning<'a>(lines: &'a [String], with: &str) -> Vec<&'a str> {
    lines.iter().map(String::as_str).filter(|line| line.starts_with(with)).collect()
}
