//! Files in the repository that a program writes: the client's TypeScript types.
//!
//! `crates/wire` writes them from its own types in a test, and the same test compares them when it
//! is not asked to write; this room only knows how to ask.

use anyhow::Result;

use crate::house::House;
use crate::tool::Tool;

/// Writes the generated files anew.
pub fn write(house: &House) -> Result<()> {
    wire(house).env("ROKADE_WRITE", "1").run()
}

/// Fails when a generated file is not what would be written now.
pub fn check(house: &House) -> Result<()> {
    wire(house).run()
}

fn wire(house: &House) -> Tool {
    house.cargo("test --quiet --package rokade-wire --lib typescript")
}
