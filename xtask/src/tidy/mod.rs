//! `tidy`: the rules of the house that no compiler knows.
//!
//! Each rule has a room of its own, which looks at a [`Tree`] of texts and gives [`Finding`]s;
//! none of them touches the disk, so that each can be shown a small made-up house in its tests.
//! All findings are reported together.

mod arrows;
mod catalogue;
mod decisions;
mod laws;
mod length;
mod names;
mod opening;
mod outside;
mod proof;
mod tree;

use anyhow::{Result, bail};

use crate::codegen;
use crate::house::House;
use tree::Tree;

/// Something that is not as the house wants it, and where.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Finding {
    file: String,
    /// Counted from one; 0 when the whole file is meant.
    line: usize,
    what: String,
}

impl Finding {
    fn new(file: &str, line: usize, what: impl Into<String>) -> Self {
        Self { file: file.to_owned(), line, what: what.into() }
    }
}

impl std::fmt::Display for Finding {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        if self.line == 0 {
            write!(f, "{}: {}", self.file, self.what)
        } else {
            write!(f, "{}:{}: {}", self.file, self.line, self.what)
        }
    }
}

/// All rules: those that only read, and the freshness of what is generated.
pub fn tidy(house: &House) -> Result<()> {
    let files = check_files(house);
    let generated = codegen::check(house);
    files.and(generated)
}

/// The rules that only read the files of the repository.
///
/// In the gate the freshness of generated files is a test among the others.
pub fn check_files(house: &House) -> Result<()> {
    let tree = Tree::read(house)?;
    let mut findings = arrows::check(house);
    findings.extend(catalogue::check(&tree));
    findings.extend(decisions::check(&tree));
    findings.extend(laws::check(&tree));
    findings.extend(length::check(&tree, length::LONG));
    findings.extend(names::check(&tree));
    findings.extend(opening::check(&tree));
    findings.extend(outside::check(&tree));
    findings.sort();
    for finding in &findings {
        println!("{finding}");
    }
    if !findings.is_empty() {
        bail!("tidy: {} findings", findings.len());
    }
    println!("   {} files are as they should be", tree.len());
    Ok(())
}
