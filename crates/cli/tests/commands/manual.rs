//! `rokade completions` and `rokade man`.

use crate::program::english;

#[test]
fn every_shell_gets_a_script_that_knows_the_commands() {
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        let (script, errors, code) = english(&["completions", shell], "");
        assert_eq!((code, errors.as_str()), (0, ""), "{shell}");
        assert!(script.contains("adjudicate") && script.contains("divide"), "{shell}");
    }
    let (_, errors, code) = english(&["completions", "dos"], "");
    assert_eq!(code, 2);
    assert!(errors.contains("dos") && errors.contains("fish"), "{errors}");
}

#[test]
fn every_command_gets_a_page() {
    let folder = std::env::temp_dir().join(format!("rokade-man-{}", std::process::id()));
    let (_, errors, code) = english(&["man", folder.to_str().unwrap()], "");
    assert_eq!((code, errors.as_str()), (0, ""));
    let page = |name: &str| std::fs::read_to_string(folder.join(name)).unwrap();
    assert!(page("rokade.1").contains("adjudicate"));
    assert!(page("rokade-perft.1").contains("divide"));
    assert!(page("rokade-pgn-check.1").contains("rokade pgn check"));
    std::fs::remove_dir_all(folder).unwrap();
}
