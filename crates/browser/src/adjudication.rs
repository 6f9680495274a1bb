//! The arbiter's table: setting a position up, and asking whether a side can still mate in it.
//!
//! What makes sense is for [`rokade_rules::position`] to say, and who can mate for
//! [`rokade_rules::ending::dead_position`].

use crate::lines::steps;
use crate::play::read_start;
use crate::words::{square, word};
use rokade_rules::ending::dead_position::{Mating, Reason, can_checkmate_within};
use rokade_rules::notation::fen;
use rokade_rules::{Color, Piece, Position, Role, Setup};
use rokade_wire::{Fault, Letters, MatingView, NoMate, SetupView, Square, WalledPiece};

/// A set-up as a FEN says it, sense or nonsense.
///
/// # Errors
///
/// [`Fault::Fen`] when the text is no FEN at all.
pub fn setup(text: &str) -> Result<SetupView, Fault> {
    Ok(view(&fen::parse(text)?))
}

/// A set-up with one thing changed: `put` a piece such as `white queen`, or nothing, on a square;
/// give the `turn` to a color; `castle` with the rook on a square, or no longer; let a pawn have
/// `crossed` a square, or none.
///
/// # Errors
///
/// [`Fault::Fen`] when the text is no FEN at all, [`Fault::Word`] when a word is not known.
pub fn edited(text: &str, what: &str, on: &str, value: &str) -> Result<SetupView, Fault> {
    let mut setup = fen::parse(text)?;
    match what {
        "put" => put(&mut setup, on, value)?,
        "turn" => setup.turn = word::<rokade_wire::Color>(value, "Color")?.into(),
        "castle" => {
            let rook = square(on)?;
            if setup.castling_rooks.contains(rook) {
                setup.castling_rooks.remove(rook);
            } else {
                setup.castling_rooks.insert(rook);
            }
        }
        "crossed" => {
            setup.en_passant = if on.is_empty() { None } else { Some(square(on)?) };
        }
        _ => {
            let expected = "put, turn, castle or crossed".to_owned();
            return Err(Fault::Word { text: what.to_owned(), expected });
        }
    }
    Ok(view(&setup))
}

/// Puts a piece on a square, or clears it. What can be no longer so is no longer said: castling
/// with a rook that is gone, and the square behind a pawn.
fn put(setup: &mut Setup, on: &str, piece: &str) -> Result<(), Fault> {
    let on = square(on)?;
    match piece.split_once(' ') {
        None => setup.board.clear(on),
        Some((color, role)) => {
            let color: Color = word::<rokade_wire::Color>(color, "Color")?.into();
            let role: Role = word::<rokade_wire::Role>(role, "Role")?.into();
            setup.board.put(on, Piece::new(color, role));
        }
    }
    setup.castling_rooks &= setup.board.role(Role::Rook);
    setup.en_passant = None;
    Ok(())
}

fn view(setup: &Setup) -> SetupView {
    let fen = fen::write_setup(setup).to_string();
    let (standing, faults) = match read_start(&fen) {
        Ok((position, faults)) => (Some(position.verdict().into()), faults),
        Err(Fault::Fen { faults }) => (None, faults),
        Err(_) => (None, Vec::new()),
    };
    SetupView {
        pieces: rokade_wire::placed(&setup.board),
        turn: setup.turn.into(),
        castling_rooks: setup.castling_rooks.into_iter().map(Square).collect(),
        en_passant: setup.en_passant.map(Square),
        faults,
        standing,
        fen,
    }
}

/// Whether a side can still mate in a position, looking at no more than about `budget` positions;
/// moves are written in these letters.
///
/// # Errors
///
/// [`Fault::Fen`] with everything that is wrong with the position.
pub fn can_mate(
    text: &str,
    color: Color,
    letters: Letters,
    budget: u32,
) -> Result<MatingView, Fault> {
    let (position, _) = read_start(text)?;
    Ok(match can_checkmate_within(&position, color, budget) {
        Mating::Winnable { helpmate } => {
            MatingView::Yes { line: steps(&position, &helpmate, letters) }
        }
        Mating::Unwinnable { reason } => {
            MatingView::No { reason: no_mate(position, &reason, letters) }
        }
        Mating::Undecided { searched } => MatingView::Undecided { searched },
    })
}

fn no_mate(position: Position, reason: &Reason, letters: Letters) -> NoMate {
    match reason {
        Reason::Material(lack) => NoMate::Material { lack: (*lack).into() },
        Reason::Forced(forced) => NoMate::Forced {
            line: steps(&position, &forced.moves, letters),
            end: forced.end.into(),
        },
        Reason::Wall(wall) => {
            NoMate::Wall { pieces: wall.pieces.iter().map(WalledPiece::from).collect() }
        }
        Reason::Outline(outline) => {
            NoMate::Wall { pieces: outline.pieces().iter().map(WalledPiece::from).collect() }
        }
        Reason::Closure(closure) => NoMate::Closure { positions: closure.positions },
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rokade_wire::{FenFaultCode, ForcedEnd, Lack, Standing, Threat};

    fn asked(fen: &str, color: Color) -> MatingView {
        can_mate(fen, color, Letters::English, 100_000).expect("a position")
    }

    #[test]
    fn a_position_is_set_up_piece_by_piece() {
        let empty = "8/8/8/8/8/8/8/8 w - - 0 1";
        let one = edited(empty, "put", "e1", "white king").expect("an edit");
        assert_eq!((one.standing, one.faults[0].code), (None, FenFaultCode::MissingKing));
        let two = edited(&one.fen, "put", "e8", "black king").expect("an edit");
        assert_eq!(two.standing, Some(Standing::Dead));
        let three = edited(&two.fen, "put", "h1", "white rook").expect("an edit");
        let castling = edited(&three.fen, "castle", "h1", "").expect("an edit");
        assert_eq!(castling.fen, "4k3/8/8/8/8/8/8/4K2R w K - 0 1");
        let turned = edited(&castling.fen, "turn", "", "black").expect("an edit");
        assert_eq!(turned.fen, "4k3/8/8/8/8/8/8/4K2R b K - 0 1");
        let gone = edited(&turned.fen, "put", "h1", "").expect("an edit");
        assert_eq!(gone.fen, "4k3/8/8/8/8/8/8/4K3 b - - 0 1");
    }

    #[test]
    fn all_faults_are_told_and_no_word_is_guessed() {
        let view = setup("4k3/8/8/8/8/8/8/R7 w KQ e3 0 1").expect("a FEN");
        assert!(view.faults.len() >= 2 && view.standing.is_none(), "{:?}", view.faults);
        assert!(matches!(setup("four kings"), Err(Fault::Fen { .. })));
        let word = edited("8/8/8/8/8/8/8/8 w - - 0 1", "put", "e1", "green king");
        assert!(matches!(word, Err(Fault::Word { ref text, .. }) if text == "green"));
        let what = edited("8/8/8/8/8/8/8/8 w - - 0 1", "eat", "e1", "");
        assert!(matches!(what, Err(Fault::Word { ref text, .. }) if text == "eat"));
    }

    #[test]
    fn a_yes_is_a_line_that_ends_in_mate() {
        let MatingView::Yes { line } = asked("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", Color::White)
        else {
            panic!("a pawn can become a queen")
        };
        let last = line.last().expect("some moves");
        assert_eq!((last.played.threat, last.check.is_some()), (Threat::Mate, true));
        assert!(last.written.ends_with('#'));
    }

    #[test]
    fn a_no_has_its_reason() {
        let bare = asked("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", Color::Black);
        let lack = NoMate::Material { lack: Lack::BareKing };
        assert_eq!(bare, MatingView::No { reason: lack });
        let walled = asked("8/4k3/8/p1p1p1p1/P1P1P1P1/8/4K3/8 w - - 0 1", Color::White);
        let MatingView::No { reason: NoMate::Wall { pieces } } = walled else {
            panic!("{walled:?}")
        };
        let pawns = pieces.iter().filter(|piece| piece.squares == [piece.square]);
        assert_eq!(pawns.count(), 8);
    }

    #[test]
    fn a_forced_line_is_shown_to_its_end() {
        // The king must take the queen, and is stalemated or left with nothing.
        let answer = asked("k7/1Q6/8/8/8/8/8/7K b - - 0 1", Color::White);
        let MatingView::No { reason: NoMate::Forced { line, end } } = answer else {
            panic!("{answer:?}")
        };
        assert_eq!((line.len(), line[0].written.as_str()), (1, "Kxb7"));
        assert_eq!(end, ForcedEnd::Material);
    }
}
