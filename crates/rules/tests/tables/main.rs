//! Facts from public sources, in tables under `tests/data`: counts of move paths, FENs and what
//! is wrong with them, every move's notation, and bugs that real libraries had.

mod dead_positions;
mod fen;
mod field_cases;
mod field_cases_games;
mod perft;
mod san;
mod table;
