//! Syzygy tables, read by `pyrrhic-rs` (MIT).
//!
//! Why that crate, and what was proved about this binding:
//! `docs/decisions/0405-endgame-tables.md`. The format is R. de Man's; it knows
//! whether a position is won, and how far it is to the next capture or pawn
//! move, but not how far to mate.

use super::{EndgameTables, TableMove, TableVerdict};
use core::fmt;
use pyrrhic_rs::{
    DtzProbeValue, DtzResult, EngineAdapter, Piece, TBError, TableBases, WdlProbeResult,
};
use rokade_rules::movement::{
    bishop_attacks, king_attacks, knight_attacks, pawn_attacks, queen_attacks, rook_attacks,
};
use rokade_rules::{Board, Color, Move, Position, Role, Square, SquareSet};
use std::path::Path;
use std::sync::{Mutex, PoisonError};

/// The tables of one folder or several. There can be one at a time in a program: the reader
/// keeps them in one place.
pub struct Syzygy {
    tables: TableBases<Attacks>,
    /// Moves are looked up by one thread at a time.
    turn: Mutex<()>,
}

/// Why a folder of tables cannot be used.
#[derive(Debug)]
pub enum SyzygyError {
    /// It cannot be read.
    Unreadable {
        /// The folder, as it was given.
        folder: String,
        /// What the system says.
        why: std::io::Error,
    },
    /// There is no table in it.
    Empty {
        /// The folder, as it was given.
        folder: String,
    },
    /// Other tables are in use already.
    InUse,
    /// The reader did not accept what is there.
    Refused {
        /// The folder, as it was given.
        folder: String,
    },
}

impl fmt::Display for SyzygyError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SyzygyError::Unreadable { folder, why } => write!(f, "cannot read `{folder}`: {why}"),
            SyzygyError::Empty { folder } => write!(f, "no endgame table (*.rtbw) in `{folder}`"),
            SyzygyError::InUse => write!(f, "endgame tables are in use already"),
            SyzygyError::Refused { folder } => {
                write!(f, "the endgame tables in `{folder}` cannot be used")
            }
        }
    }
}

impl core::error::Error for SyzygyError {}

impl Syzygy {
    /// Opens the tables of a folder, or of several with the system's separator
    /// of search paths between them.
    ///
    /// # Errors
    ///
    /// [`SyzygyError`], with the folder in it.
    pub fn open(folders: &Path) -> Result<Syzygy, SyzygyError> {
        let name = folders.display().to_string();
        // Asked here: the reader would take no other folder after an empty one.
        let mut is_empty = true;
        for folder in std::env::split_paths(folders) {
            is_empty &= !has_tables(&folder)?;
        }
        if is_empty {
            return Err(SyzygyError::Empty { folder: name });
        }
        match TableBases::new(&name) {
            Ok(tables) => Ok(Syzygy { tables, turn: Mutex::new(()) }),
            Err(TBError::AlreadyInitialized | TBError::NotSingleton) => Err(SyzygyError::InUse),
            Err(_) => Err(SyzygyError::Refused { folder: name }),
        }
    }
}

/// Whether there is a table in a folder.
fn has_tables(folder: &Path) -> Result<bool, SyzygyError> {
    let unreadable = |why| SyzygyError::Unreadable { folder: folder.display().to_string(), why };
    let is_table = |path: &Path| path.extension().is_some_and(|extension| extension == "rtbw");
    let mut entries = std::fs::read_dir(folder).map_err(unreadable)?.flatten();
    Ok(entries.any(|entry| is_table(&entry.path())))
}

impl fmt::Debug for Syzygy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Syzygy").field("most_men", &self.most_men()).finish_non_exhaustive()
    }
}

impl EndgameTables for Syzygy {
    fn most_men(&self) -> usize {
        self.tables.max_pieces() as usize
    }

    fn verdict(&self, position: &Position) -> Option<TableVerdict> {
        let sets = Sets::of(position)?;
        let [white, black] = sets.colors;
        let [pawns, knights, bishops, rooks, queens, kings] = sets.roles;
        self.tables
            .probe_wdl(
                white,
                black,
                kings,
                queens,
                rooks,
                bishops,
                knights,
                pawns,
                sets.crossed,
                sets.is_white,
            )
            .ok()
            .map(verdict)
    }

    fn moves(&self, position: &Position) -> Option<Vec<TableMove>> {
        let sets = Sets::of(position)?;
        let [white, black] = sets.colors;
        let [pawns, knights, bishops, rooks, queens, kings] = sets.roles;
        let clock = position.halfmove_clock();
        let _turn = self.turn.lock().unwrap_or_else(PoisonError::into_inner);
        let found = self
            .tables
            .probe_root(
                white,
                black,
                kings,
                queens,
                rooks,
                bishops,
                knights,
                pawns,
                clock,
                sets.crossed,
                sets.is_white,
            )
            .ok()?;
        let legal = position.legal_moves();
        let known: Vec<TableMove> = found.moves[..found.num_moves]
            .iter()
            .filter_map(|value| match value {
                DtzProbeValue::DtzResult(result) => {
                    let chess_move = *legal.iter().find(|&&m| is_named(m, result))?;
                    Some(TableMove {
                        chess_move,
                        verdict: verdict(result.wdl),
                        plies_to_zeroing: u32::from(result.dtz),
                    })
                }
                _ => None,
            })
            .collect();
        // Whoever does not know all moves cannot say which is the best.
        (known.len() == legal.len()).then_some(known)
    }
}

/// A position as the reader wants it.
struct Sets {
    colors: [u64; 2],
    roles: [u64; 6],
    /// The square behind a pawn that can be captured in passing, or 0.
    crossed: u32,
    is_white: bool,
}

impl Sets {
    /// Nothing where a side may still castle, which no table knows of.
    fn of(position: &Position) -> Option<Sets> {
        if !position.castling().rooks().is_empty() {
            return None;
        }
        let board: &Board = position.board();
        Some(Sets {
            colors: [Color::White, Color::Black].map(|color| board.color(color).bits()),
            roles: Role::ALL.map(|role| board.role(role).bits()),
            crossed: position.en_passant().map_or(0, |square| square.index() as u32),
            is_white: position.turn() == Color::White,
        })
    }
}

fn verdict(result: WdlProbeResult) -> TableVerdict {
    match result {
        WdlProbeResult::Loss => TableVerdict::Loss,
        WdlProbeResult::BlessedLoss => TableVerdict::LateLoss,
        WdlProbeResult::Draw => TableVerdict::Draw,
        WdlProbeResult::CursedWin => TableVerdict::LateWin,
        WdlProbeResult::Win => TableVerdict::Win,
    }
}

fn is_named(chess_move: Move, result: &DtzResult) -> bool {
    let promotion = match result.promotion {
        Piece::Queen => Some(Role::Queen),
        Piece::Rook => Some(Role::Rook),
        Piece::Bishop => Some(Role::Bishop),
        Piece::Knight => Some(Role::Knight),
        Piece::Pawn | Piece::King => None,
    };
    chess_move.from().index() == usize::from(result.from_square)
        && chess_move.to().index() == usize::from(result.to_square)
        && chess_move.promotion() == promotion
}

/// How pieces move, for the reader.
#[derive(Clone)]
struct Attacks;

fn square(index: u64) -> Square {
    Square::ALL[index as usize % 64]
}

impl EngineAdapter for Attacks {
    fn pawn_attacks(color: pyrrhic_rs::Color, from: u64) -> u64 {
        let color = match color {
            pyrrhic_rs::Color::White => Color::White,
            pyrrhic_rs::Color::Black => Color::Black,
        };
        pawn_attacks(color, square(from)).bits()
    }

    fn knight_attacks(from: u64) -> u64 {
        knight_attacks(square(from)).bits()
    }

    fn bishop_attacks(from: u64, occupied: u64) -> u64 {
        bishop_attacks(square(from), SquareSet::from_bits(occupied)).bits()
    }

    fn rook_attacks(from: u64, occupied: u64) -> u64 {
        rook_attacks(square(from), SquareSet::from_bits(occupied)).bits()
    }

    fn queen_attacks(from: u64, occupied: u64) -> u64 {
        queen_attacks(square(from), SquareSet::from_bits(occupied)).bits()
    }

    fn king_attacks(from: u64) -> u64 {
        king_attacks(square(from)).bits()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_folder_without_tables_is_refused_by_name() {
        let here = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
        let error = Syzygy::open(&here).unwrap_err();
        assert!(matches!(error, SyzygyError::Empty { .. }));
        assert!(error.to_string().ends_with("src`"), "{error}");
        let nowhere = Syzygy::open(&here.join("nowhere")).unwrap_err();
        assert!(matches!(nowhere, SyzygyError::Unreadable { .. }));
    }
}
