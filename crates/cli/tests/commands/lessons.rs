//! `rokade lessons`: lessons verified.

use std::fs;
use std::path::{Path, PathBuf};

use serde_json::Value;

use crate::program::{dutch, english};

#[test]
fn e_the_lessons_of_the_program_have_no_fault() {
    let (output, errors, code) = english(&["lessons", "check"], "");
    assert_eq!((errors.as_str(), code), ("", 0));
    assert!(output.starts_with("Lessons: 12, steps: "), "{output}");
    assert!(output.ends_with(", faults: 0.\n"), "{output}");
}

/// A folder of lessons of our own, in the place that tests may write to.
fn folder(name: &str, facts: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let texts = "# A\nid: a\naddress: a\n\nA.\n\n# B\nid: a/b\nhint: h\n\nT\n";
    for language in ["nl", "en"] {
        fs::create_dir_all(folder.join(language)).unwrap();
        fs::write(folder.join(language).join("a.md"), texts).unwrap();
        fs::write(folder.join(language).join("groups.md"), "# G\nid: g\n").unwrap();
    }
    fs::write(folder.join("README.md"), "# Not a lesson\n").unwrap();
    fs::write(folder.join("lessons.md"), facts).unwrap();
    folder
}

#[test]
fn e_what_is_wrong_with_lessons_is_told_with_its_place() {
    let facts = "# a\ngroup: g\nminutes: 5\n\n# a/b\n\
                 fen: 4k3/8/8/8/8/8/8/R3K3 w - - 0 1\nstars: h8\nwithin: 1\nclaim: check\n";
    let folder = folder("lessons-against-the-rules", facts);
    let folder = folder.to_str().unwrap();
    let (output, errors, code) = english(&["lessons", "check", folder], "");
    assert_eq!((output.as_str(), code), ("Lessons: 1, steps: 1, faults: 2.\n", 2));
    assert!(errors.contains("line 7, column 8: this cannot be done in so many moves"), "{errors}");
    let (_, fouten, _) = dutch(&["lessons", "check", folder], "");
    assert!(fouten.contains("de les zegt „check” en volgens de regels is het „quiet”"), "{fouten}");
    let (output, _, _) = english(&["lessons", "check", "--json", folder], "");
    let objects: Vec<Value> =
        output.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!((&objects[0]["file"], &objects[0]["line"]), (&"lessons.md".into(), &7.into()));
    assert_eq!((&objects[2]["steps"], &objects[2]["faults"]), (&1.into(), &2.into()));
}

#[test]
fn e_lessons_that_cannot_be_read_are_told_all_at_once() {
    let facts = "# a\ngroup: g\nminutes: 5\n\n# a/b\nfen: 8/8/8 w - - 0 1\nmove: e4\n";
    let shapeless = folder("lessons-without-a-position", facts);
    let (_, fouten, code) = dutch(&["lessons", "check", shapeless.to_str().unwrap()], "");
    assert_eq!(code, 2);
    assert!(fouten.contains("deel 1:"), "{fouten}");
    let faulty = folder("lessons-with-faults", "# a\nminutes: x\n\n# a/b\nmove: e4\ntap: e5\n");
    let (_, errors, code) = english(&["lessons", "check", faulty.to_str().unwrap()], "");
    assert_eq!(code, 2);
    for told in ["“group” is missing", "“x” is no value for the field minutes", "one task"]
    {
        assert!(errors.contains(told), "{told}: {errors}");
    }
    let (_, errors, code) = english(&["lessons", "check", "no-such-folder"], "");
    assert_eq!(code, 2);
    assert!(errors.contains("no-such-folder"), "{errors}");
}
