//! The Laws of Chess, paragraph by paragraph (FIDE, in force since 1 January 2023).
//!
//! Each test is named after its paragraph and says in its own words what that paragraph asks.
//! `docs/laws.md` lists them beside the rooms that keep them.

mod appendix_a_b_time;
mod appendix_c_notation;
mod article_01_nature;
mod article_02_initial_position;
mod article_03_01_pieces;
mod article_03_07_pawn;
mod article_03_08_king;
mod article_03_09_check;
mod article_03_10_legality;
mod article_04_01_touching;
mod article_04_04_castling;
mod article_04_07_releasing;
mod article_05_completion;
mod article_05_said;
mod article_06_chessclock;
mod article_06_flag_fall;
mod article_07_01_irregularities;
mod article_07_05_illegal_moves;
mod article_07_appendix_a;
mod article_08_recording;
mod article_09_draws;
mod article_09_same_position;
mod article_10_points;
mod diagram;
mod games;
mod guidelines_ii_chess960;
mod hands;
mod rulesets;
