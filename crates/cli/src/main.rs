//! The chess house: one program, its subcommands.

fn main() {}
