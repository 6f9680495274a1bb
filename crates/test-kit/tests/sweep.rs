//! `rokade-sweep` counts what passes and fails, says what is not there, and ends as it promises.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// A folder of its own, gone at the end.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
        fs::create_dir_all(&path).expect("the target folder can be written to");
        Self(path)
    }

    fn file(&self, name: &str, text: &str) {
        let path = self.0.join(name);
        let parent = path.parent().expect("a file has a folder");
        fs::create_dir_all(parent).expect("the folder can be written to");
        fs::write(path, text).expect("the folder can be written to");
    }

    fn sweep(&self) -> Output {
        Command::new(env!("CARGO_BIN_EXE_rokade-sweep"))
            .arg(&self.0)
            .output()
            .expect("the program starts")
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // A folder that stays behind does no harm.
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn text(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned()
}

#[test]
fn good_data_passes() {
    let folder = Folder::new("sweep-good");
    folder.file(
        "perft/some.epd",
        "# a comment\nrnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 ;D1 20 ;D2 400\n",
    );
    folder.file(
        "perft/other.perft",
        "id x\nepd 4k3/8/8/8/8/8/8/4K2R w K -\nperft 1 15\nperft 2 66\n",
    );
    folder.file("games/some.pgn", "[Event \"?\"]\n\n1. f3 { [%clk 1] } e5 2. g4 Qh4# 0-1\n");
    let output = folder.sweep();
    let text = text(&output);
    assert_eq!(output.status.code(), Some(0), "{text}");
    assert_eq!(text.lines().last(), Some("3 passed, 0 failed"));
    assert!(text.contains("san: not there, skipped"), "{text}");
}

#[test]
fn bad_data_fails() {
    let folder = Folder::new("sweep-bad");
    folder.file("perft/some.epd", "4k3/8/8/8/8/8/8/4K2R w K - 0 1 ;D1 15 ;D2 67\n");
    folder.file("games/some.pgn", "[Event \"?\"]\n\n1. f3 e5 2. g4 Qh4# 1-0\n\n1. e4 e4 *\n");
    folder.file("openings/a.tsv", "eco\tname\tpgn\nA00\tSomething\t1. e4 e5\n");
    let output = folder.sweep();
    let text = text(&output);
    assert_eq!(output.status.code(), Some(1), "{text}");
    assert_eq!(text.lines().last(), Some("1 passed, 3 failed"));
    assert!(text.contains("66 at depth 2, not 67"), "{text}");
    assert!(text.contains("the result is 1-0, not 0-1"), "{text}");
}

#[test]
fn nothing_to_sweep_is_told() {
    let folder = Folder::new("sweep-nothing");
    assert_eq!(folder.sweep().status.code(), Some(2));
}
