//! From a set-up to a position: everything that is wrong, at once.
//!
//! Law: FIDE 2.2, 2.3 (material), 3.9.2 (no king left in check), 3.8.2.1
//! (castling), 3.7.3.1 (en passant). What can be refuted only by reasoning
//! about a whole game (retro-analysis) is not refused.

use super::check::attackers_of;
use super::side::{Side, for_side};
use super::{CastlingMode, CastlingRights, Position, Setup, en_passant};
use crate::board::{Color, File, Piece, Rank, Role, Square, SquareSet};
use crate::faults::Faults;
use crate::movement::{CastlingSide, between, king_attacks};
use alloc::vec::Vec;
use core::fmt;

/// The half-moves without a capture or pawn move that a set-up may bring along
/// from before its first move: after 75 by each side the game would have been
/// over. Law: FIDE 9.6.2.
const HALF_MOVES_CARRIED_OVER: u32 = 150;

/// One thing that is wrong with a set-up.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum SetupFault {
    /// A side has no king. Law: FIDE 2.2.
    MissingKing(Color),
    /// A side has more than one king. Law: FIDE 2.2.
    SeveralKings(Color, SquareSet),
    /// A pawn stands on the first or eighth rank. Law: FIDE 2.3, 3.7.3.3.
    PawnOnBackRank(Square),
    /// A side has more than 16 pieces, more than 8 pawns, or more pieces than
    /// its missing pawns can have become. Law: FIDE 2.2, 3.7.3.3.
    TooMuchMaterial(Color),
    /// The kings stand next to each other. Law: FIDE 3.9.2.
    AdjacentKings,
    /// The side that is not to move is in check. Law: FIDE 3.9.2.
    OpponentInCheck(Color),
    /// These pieces cannot have come to give check all at once by one move.
    /// Law: FIDE 3.1, 3.9.1.
    ImpossibleCheck(SquareSet),
    /// Castling is said to be allowed with this square, but the king or an own
    /// rook does not stand where it must. Law: FIDE 3.8.2.1.
    CastlingRight(Square),
    /// No pawn can just have crossed this square. Law: FIDE 3.7.3.1.
    EnPassantSquare(Square),
    /// Far fewer half-moves have been played than have passed without a capture
    /// or pawn move. Studies and cut-off games often count moves from 1 and
    /// keep their clock, so 150 more than were played are no fault.
    /// Law: FIDE 9.3, 9.6.2.
    HalfmoveClock {
        /// The half-moves said to have passed.
        clock: u32,
        /// The half-moves that the move number leaves room for.
        played: u32,
    },
}

impl SetupFault {
    /// Whether lenient reading can mend it and still know what was meant: a
    /// wrong right or square is dropped, the rest of these is let pass.
    #[must_use]
    pub const fn is_forgivable(&self) -> bool {
        matches!(
            self,
            SetupFault::CastlingRight(_)
                | SetupFault::EnPassantSquare(_)
                | SetupFault::TooMuchMaterial(_)
                | SetupFault::ImpossibleCheck(_)
                | SetupFault::HalfmoveClock { .. }
        )
    }
}

impl fmt::Display for SetupFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SetupFault::MissingKing(color) => write!(f, "{color} has no king"),
            SetupFault::SeveralKings(color, kings) => {
                write!(f, "{color} has {} kings", kings.len())
            }
            SetupFault::PawnOnBackRank(square) => write!(f, "a pawn cannot stand on {square}"),
            SetupFault::TooMuchMaterial(color) => {
                write!(f, "{color} has more pieces than a game can give")
            }
            SetupFault::AdjacentKings => f.write_str("the kings stand next to each other"),
            SetupFault::OpponentInCheck(color) => {
                write!(f, "{color} is in check but does not have the move")
            }
            SetupFault::ImpossibleCheck(checkers) => {
                f.write_str("no move can give check with all of")?;
                checkers.into_iter().try_for_each(|square| write!(f, " {square}"))
            }
            SetupFault::CastlingRight(rook) => {
                write!(f, "castling with {rook} needs king and rook on their original squares")
            }
            SetupFault::EnPassantSquare(square) => {
                write!(f, "no pawn can just have passed over {square}")
            }
            SetupFault::HalfmoveClock { clock, played } => {
                write!(
                    f,
                    "{clock} half-moves without a capture or pawn move, but only {played} played"
                )
            }
        }
    }
}

/// Everything that is wrong with a set-up; never empty when returned as an
/// error.
pub type SetupFaults = Faults<SetupFault>;

impl Position {
    /// The position that a set-up describes.
    ///
    /// # Errors
    ///
    /// [`SetupFaults`] with everything that is wrong.
    ///
    /// ```
    /// use rokade_rules::position::{CastlingMode, SetupFault};
    /// use rokade_rules::{Color, Position, Setup};
    /// let faults = Position::from_setup(&Setup::empty(), CastlingMode::Standard).unwrap_err();
    /// assert!(faults.as_slice().contains(&SetupFault::MissingKing(Color::Black)));
    /// ```
    pub fn from_setup(setup: &Setup, mode: CastlingMode) -> Result<Position, SetupFaults> {
        let faults = setup.faults(mode);
        if faults.is_empty() { Ok(Position::unjudged(setup)) } else { Err(faults) }
    }

    /// The same, but what can be forgiven is: a castling right or an en passant
    /// square that cannot be is dropped; an impossible check or half-move clock
    /// and more material than promotion allows are let pass. The second value
    /// tells what was forgiven.
    ///
    /// # Errors
    ///
    /// [`SetupFaults`] with everything that is wrong, if anything is that
    /// cannot be forgiven.
    pub fn from_setup_lenient(
        setup: &Setup,
        mode: CastlingMode,
    ) -> Result<(Position, SetupFaults), SetupFaults> {
        let faults = setup.faults(mode);
        if !faults.as_slice().iter().all(SetupFault::is_forgivable) {
            return Err(faults);
        }
        let mut mended = setup.clone();
        for fault in faults.as_slice() {
            match *fault {
                SetupFault::CastlingRight(rook) => mended.castling_rooks.remove(rook),
                SetupFault::EnPassantSquare(_) => mended.en_passant = None,
                _ => {}
            }
        }
        Ok((Position::unjudged(&mended), faults))
    }

    fn unjudged(setup: &Setup) -> Position {
        let mut position = Position {
            board: setup.board,
            castling: CastlingRights::with_rooks(setup.castling_rooks),
            halfmove_clock: setup.halfmove_clock,
            fullmove_number: setup.fullmove_number,
            turn: setup.turn,
            crossed: None,
        };
        position.crossed = setup.en_passant.filter(|&crossed| {
            for_side!(setup.turn, S => !en_passant::capturers::<S>(&position, crossed).is_empty())
        });
        position
    }
}

impl Setup {
    /// Everything that is wrong with the set-up. Law: see [`SetupFault`].
    #[must_use]
    pub fn faults(&self, mode: CastlingMode) -> SetupFaults {
        let mut faults = Vec::new();
        self.material_faults(&mut faults);
        self.check_faults(&mut faults);
        let wrong_rooks = self.wrong_castling_rooks(mode).into_iter();
        faults.extend(wrong_rooks.map(SetupFault::CastlingRight));
        if let Some(square) = self.en_passant
            && !self.just_crossed(square)
        {
            faults.push(SetupFault::EnPassantSquare(square));
        }
        let played = self.plies_played();
        if self.halfmove_clock > played.saturating_add(HALF_MOVES_CARRIED_OVER) {
            faults.push(SetupFault::HalfmoveClock { clock: self.halfmove_clock, played });
        }
        Faults::new(faults)
    }

    /// The half-moves before the move to be played, by the move number.
    fn plies_played(&self) -> u32 {
        let black = u32::from(self.turn == Color::Black);
        self.fullmove_number.saturating_sub(1).saturating_mul(2).saturating_add(black)
    }

    fn material_faults(&self, faults: &mut Vec<SetupFault>) {
        for color in Color::ALL {
            let kings = self.board.pieces(color, Role::King);
            if kings.is_empty() {
                faults.push(SetupFault::MissingKing(color));
            } else if kings.is_several() {
                faults.push(SetupFault::SeveralKings(color, kings));
            }
        }
        let misplaced = self.board.role(Role::Pawn) & SquareSet::BACK_RANKS;
        faults.extend(misplaced.into_iter().map(SetupFault::PawnOnBackRank));
        for color in Color::ALL {
            if self.has_too_much_material(color) {
                faults.push(SetupFault::TooMuchMaterial(color));
            }
        }
    }

    fn has_too_much_material(&self, color: Color) -> bool {
        let count = |role| self.board.pieces(color, role).len();
        let bishops = self.board.pieces(color, Role::Bishop);
        // A second bishop on squares of one shade, a third knight … was a pawn.
        let promoted = count(Role::Knight).saturating_sub(2)
            + (bishops & SquareSet::LIGHT).len().saturating_sub(1)
            + (bishops & SquareSet::DARK).len().saturating_sub(1)
            + count(Role::Rook).saturating_sub(2)
            + count(Role::Queen).saturating_sub(1);
        self.board.color(color).len() > 16 || count(Role::Pawn) + promoted > 8
    }

    fn check_faults(&self, faults: &mut Vec<SetupFault>) {
        let [own, other] =
            [self.turn, !self.turn].map(|color| self.board.pieces(color, Role::King).single());
        if let (Some(own), Some(other)) = (own, other)
            && king_attacks(own).contains(other)
        {
            faults.push(SetupFault::AdjacentKings);
            return;
        }
        let occupied = self.board.occupied();
        if let Some(king) = other
            && !attackers_of(&self.board, self.turn, king, occupied).is_empty()
        {
            faults.push(SetupFault::OpponentInCheck(!self.turn));
        }
        if let Some(king) = own {
            let checkers = attackers_of(&self.board, !self.turn, king, occupied);
            if !self.can_have_come(king, checkers) {
                faults.push(SetupFault::ImpossibleCheck(checkers));
            }
        }
    }

    /// Whether one move can have brought all these checks.
    ///
    /// At most two pieces give check at once: one that moved and one that it
    /// uncovered, which must slide, and not along the same line.
    fn can_have_come(&self, king: Square, checkers: SquareSet) -> bool {
        if let Some(crossed) = self.en_passant.filter(|&square| self.just_crossed(square)) {
            return self.double_step_gave(king, checkers, crossed);
        }
        let mut squares = checkers.into_iter();
        let (Some(first), Some(second)) = (squares.next(), squares.next()) else { return true };
        let sliders = self.board.role(Role::Bishop)
            | self.board.role(Role::Rook)
            | self.board.role(Role::Queen);
        checkers.len() == 2 && checkers.meets(sliders) && !between(first, second).contains(king)
    }

    /// Whether the double step over `crossed` can have brought these checks:
    /// the pawn itself, or a slider from behind the square it left.
    fn double_step_gave(&self, king: Square, checkers: SquareSet, crossed: Square) -> bool {
        let (from, to) = double_step(!self.turn, crossed);
        checkers.into_iter().all(|checker| checker == to || between(king, checker).contains(from))
            && !checkers.is_several()
    }

    /// The castling rooks with which nobody can have the right to castle.
    fn wrong_castling_rooks(&self, mode: CastlingMode) -> SquareSet {
        self.castling_rooks
            - (self.right_castling_rooks(Color::White, mode)
                | self.right_castling_rooks(Color::Black, mode))
    }

    fn right_castling_rooks(&self, color: Color, mode: CastlingMode) -> SquareSet {
        let home = SquareSet::back_rank(color);
        let Some(king) = self.board.pieces(color, Role::King).single() else {
            return SquareSet::EMPTY;
        };
        let corners = SquareSet::file(File::A) | SquareSet::file(File::H);
        let (kings, rooks) = match mode {
            CastlingMode::Standard => (SquareSet::file(File::E), home & corners),
            // Not between two rooks alone, as Guidelines II.2.1 has it: X-FEN
            // and its readers know starts that are not the same for both sides.
            CastlingMode::Chess960 => (home, home),
        };
        if !(home & kings).contains(king) {
            return SquareSet::EMPTY;
        }
        let rooks = self.castling_rooks & rooks & self.board.pieces(color, Role::Rook);
        // One rook a side: of two on the same side one must have moved.
        CastlingSide::ALL
            .into_iter()
            .filter_map(|side| {
                rooks
                    .into_iter()
                    .filter(|&rook| CastlingSide::of(king, rook) == side)
                    .max_by_key(|rook| rook.index().abs_diff(king.index()))
            })
            .collect()
    }

    /// Whether the opponent's last move can have been a double step over
    /// `square`. Law: FIDE 3.7.2, 3.7.3.1.
    fn just_crossed(&self, square: Square) -> bool {
        let opponent = !self.turn;
        let (from, to) = double_step(opponent, square);
        square.rank() == Rank::Third.seen_by(opponent)
            && self.board.piece_at(to) == Some(Piece::new(opponent, Role::Pawn))
            && !self.board.occupied().contains(square)
            && !self.board.occupied().contains(from)
    }
}

/// Where a pawn of `color` that crossed this square came from and went to.
fn double_step(color: Color, crossed: Square) -> (Square, Square) {
    for_side!(color, S => (crossed.offset(-S::FORWARD), crossed.offset(S::FORWARD)))
}
