//! The position that a game starts from, as somebody wrote it.

use rokade_rules::Position;
use rokade_rules::notation::fen::{self, FaultKind, FenFaults};
use rokade_rules::position::{CastlingMode, SetupFault};
use rokade_wire::{Fault, FenFault};

/// A position from its FEN, and what was left out of it.
///
/// A position that is right as it stands is read as it stands, for ordinary chess or else for
/// Chess960. Any other may be written carelessly where no doubt is possible, and what cannot be in
/// it is left out.
///
/// # Errors
///
/// [`Fault::Fen`] with everything that is wrong with it.
pub(crate) fn read(text: &str) -> Result<(Position, Vec<FenFault>), Fault> {
    const MODES: [CastlingMode; 2] = [CastlingMode::Standard, CastlingMode::Chess960];
    if let Some(position) = MODES.into_iter().find_map(|mode| fen::read(text, mode).ok()) {
        return Ok((position, Vec::new()));
    }
    let [standard, chess960] = MODES.map(|mode| fen::read_lenient(text, mode));
    let (position, forgiven) = match (standard?, chess960) {
        // Rooks and kings on other squares than the usual ones may only be wrong in ordinary chess.
        (standard, Ok(other)) if losses(&other.1).count() < losses(&standard.1).count() => other,
        (standard, _) => standard,
    };
    let left_out = losses(&forgiven).map(FenFault::from).collect();
    Ok((position, left_out))
}

/// What was forgiven by leaving it out.
fn losses(forgiven: &FenFaults) -> impl Iterator<Item = &fen::FenFault> {
    forgiven.as_slice().iter().filter(|fault| {
        matches!(
            fault.kind,
            FaultKind::Law(SetupFault::CastlingRight(_) | SetupFault::EnPassantSquare(_))
        )
    })
}
