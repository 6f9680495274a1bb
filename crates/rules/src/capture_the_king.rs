//! Children's chess: a king left in check may be captured, and that wins.
//!
//! No law: in chess the king is never captured (FIDE 1.4.1). It is a switch of
//! the ruleset *home* ([`KingCapture::Wins`](crate::ruleset::KingCapture)) and
//! lives here alone: it has its own board and its own moves, so that nothing
//! of it can reach a [`Position`], which is always legal. Everything else is
//! as in chess, castling included.

use crate::board::{Board, Color, Piece, Rank, Role, Square, SquareSet};
use crate::ending::{Outcome, Termination, Verdict};
use crate::movement::{
    CastlingSide, Move, between, bishop_attacks, king_attacks, knight_attacks, pawn_attacks,
    queen_attacks, rook_attacks,
};
use crate::position::{Position, Setup, attackers_of};
use alloc::vec::Vec;
use core::fmt;

/// A game in which kings can be captured.
///
/// ```
/// use rokade_rules::capture_the_king::KingCaptureGame;
/// use rokade_rules::{Move, Position, Role, Square};
/// let game = KingCaptureGame::new(&Position::initial());
/// assert_eq!(game.moves().len(), 20);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KingCaptureGame {
    start: Setup,
    played: Vec<(Move, Setup)>,
    /// How the game ended, if something said ended it.
    said: Option<(Outcome, Termination)>,
}

/// A move that even children may not make.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NotAMove {
    /// The game is over.
    GameOver,
    /// No piece of the side to move goes that way.
    NotItsWay(Move),
}

impl fmt::Display for NotAMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NotAMove::GameOver => f.write_str("the game is over"),
            NotAMove::NotItsWay(wrong) => {
                write!(f, "no piece goes from {} to {} like that", wrong.from(), wrong.to())
            }
        }
    }
}

impl core::error::Error for NotAMove {}

impl KingCaptureGame {
    /// A game from a legal position; from there on kings may be left in check.
    #[must_use]
    pub fn new(start: &Position) -> KingCaptureGame {
        KingCaptureGame { start: start.to_setup(), played: Vec::new(), said: None }
    }

    /// What is on the board now; it may be no position of chess.
    #[must_use]
    pub fn setup(&self) -> &Setup {
        self.played.last().map_or(&self.start, |(_, setup)| setup)
    }

    /// The half-moves played, oldest first, each with the board before and after
    /// it.
    pub fn plies(&self) -> impl Iterator<Item = (&Setup, Move, &Setup)> {
        let befores = core::iter::once(&self.start).chain(self.played.iter().map(|(_, s)| s));
        befores.zip(&self.played).map(|(before, (chess_move, after))| (before, *chess_move, after))
    }

    /// How the game stands: won by the capture of a king, drawn when the side
    /// to move cannot move at all, or ended by something said.
    #[must_use]
    pub fn verdict(&self) -> Verdict {
        if let Some((outcome, termination)) = self.said {
            return Verdict::Ended { outcome, termination };
        }
        let setup = self.setup();
        if setup.board.king_of(setup.turn).is_none() {
            let outcome = Outcome::Win(!setup.turn);
            return Verdict::Ended { outcome, termination: Termination::KingCaptured };
        }
        if moves(setup).is_empty() {
            Verdict::draw(Termination::Stalemate)
        } else {
            Verdict::Ongoing
        }
    }

    /// Every move of the side to move, whether or not it leaves its king in
    /// check; none when the game is over.
    #[must_use]
    pub fn moves(&self) -> Vec<Move> {
        if self.verdict().is_ended() { Vec::new() } else { moves(self.setup()) }
    }

    /// Plays a move.
    ///
    /// # Errors
    ///
    /// [`NotAMove`], and nothing changes.
    pub fn play(&mut self, chess_move: Move) -> Result<Verdict, NotAMove> {
        if self.verdict().is_ended() {
            return Err(NotAMove::GameOver);
        }
        if !moves(self.setup()).contains(&chess_move) {
            return Err(NotAMove::NotItsWay(chess_move));
        }
        let next = after(self.setup(), chess_move);
        self.played.push((chess_move, next));
        Ok(self.verdict())
    }

    /// A player resigns: the opponent wins, whatever stands on the board.
    ///
    /// # Errors
    ///
    /// [`NotAMove::GameOver`] if it was.
    ///
    /// ```
    /// use rokade_rules::capture_the_king::KingCaptureGame;
    /// use rokade_rules::ending::Outcome;
    /// use rokade_rules::{Color, Position};
    /// let mut game = KingCaptureGame::new(&Position::initial());
    /// game.resign(Color::White).unwrap();
    /// assert_eq!(game.verdict().outcome(), Some(Outcome::Win(Color::Black)));
    /// ```
    pub fn resign(&mut self, by: Color) -> Result<Verdict, NotAMove> {
        self.end(Outcome::Win(!by), Termination::Resignation)
    }

    /// A player's flag has fallen: the opponent wins. Whoever has a king left
    /// may capture one, so nothing is asked about mate.
    ///
    /// # Errors
    ///
    /// [`NotAMove::GameOver`] if it was.
    pub fn flag_fell(&mut self, of: Color) -> Result<Verdict, NotAMove> {
        self.end(Outcome::Win(!of), Termination::FlagFall)
    }

    /// The players agree to a draw.
    ///
    /// # Errors
    ///
    /// [`NotAMove::GameOver`] if it was.
    pub fn agree(&mut self) -> Result<Verdict, NotAMove> {
        self.end(Outcome::Draw, Termination::Agreement)
    }

    fn end(&mut self, outcome: Outcome, termination: Termination) -> Result<Verdict, NotAMove> {
        if self.verdict().is_ended() {
            return Err(NotAMove::GameOver);
        }
        self.said = Some((outcome, termination));
        Ok(self.verdict())
    }

    /// Takes back the last half-move, if there is one.
    pub fn take_back(&mut self) -> Option<Move> {
        self.said = None;
        self.played.pop().map(|(chess_move, _)| chess_move)
    }
}

fn moves(setup: &Setup) -> Vec<Move> {
    let own = setup.board.color(setup.turn);
    let mut list = Vec::new();
    for from in own {
        match setup.board.role_at(from) {
            Some(Role::Pawn) => pawn_moves(setup, from, &mut list),
            Some(role) => {
                let targets = attacks(role, from, setup.board.occupied()) - own;
                let step = |to| Move::Normal { role, from, to, promotion: None };
                list.extend(targets.into_iter().map(step));
            }
            None => {}
        }
    }
    list.extend(castling_moves(setup));
    list
}

fn attacks(role: Role, from: Square, occupied: SquareSet) -> SquareSet {
    match role {
        Role::Knight => knight_attacks(from),
        Role::Bishop => bishop_attacks(from, occupied),
        Role::Rook => rook_attacks(from, occupied),
        Role::Queen => queen_attacks(from, occupied),
        Role::King | Role::Pawn => king_attacks(from),
    }
}

fn pawn_moves(setup: &Setup, from: Square, list: &mut Vec<Move>) {
    let occupied = setup.board.occupied();
    let forward = if setup.turn == Color::White { 1 } else { -1 };
    let mut targets = pawn_attacks(setup.turn, from) & setup.board.color(!setup.turn);
    let ahead = from.translated(0, forward).filter(|&to| !occupied.contains(to));
    if let Some(one) = ahead {
        targets.insert(one);
        let two = one.translated(0, forward).filter(|&to| !occupied.contains(to));
        if from.rank() == Rank::Second.seen_by(setup.turn) {
            targets = two.map_or(targets, |two| targets.with(two));
        }
    }
    for to in targets {
        let promotes = SquareSet::BACK_RANKS.contains(to);
        let step = |promotion| Move::Normal { role: Role::Pawn, from, to, promotion };
        if promotes {
            list.extend(Role::PROMOTIONS.map(|role| step(Some(role))));
        } else {
            list.push(step(None));
        }
    }
    let crossed = setup.en_passant.filter(|&to| pawn_attacks(setup.turn, from).contains(to));
    list.extend(crossed.map(|to| Move::EnPassant { from, to }));
}

/// Castling as in chess: neither in check nor over or onto an attacked square.
fn castling_moves(setup: &Setup) -> impl Iterator<Item = Move> + '_ {
    let king = setup.board.king_of(setup.turn);
    let rooks = setup.castling_rooks & SquareSet::back_rank(setup.turn);
    rooks.into_iter().filter_map(move |rook| {
        let king = king?;
        let side = CastlingSide::of(king, rook);
        let (king_to, rook_to) = (side.king_to(king), side.rook_to(rook));
        let gone = setup.board.occupied().without(king).without(rook);
        let kings = between(king, king_to).with(king_to).with(king);
        let rooks = between(rook, rook_to).with(rook_to);
        let safe = |square| attackers_of(&setup.board, !setup.turn, square, gone).is_empty();
        let possible = !gone.meets(kings | rooks) && kings.into_iter().all(safe);
        possible.then_some(Move::Castle { king, rook })
    })
}

fn after(setup: &Setup, chess_move: Move) -> Setup {
    let mut next = setup.clone();
    let own = |role| Piece::new(setup.turn, role);
    next.en_passant = None;
    next.halfmove_clock = setup.halfmove_clock.saturating_add(1);
    next.fullmove_number =
        setup.fullmove_number.saturating_add(u32::from(setup.turn == Color::Black));
    next.turn = !setup.turn;
    match chess_move {
        Move::Normal { role, from, to, promotion } => {
            if role == Role::Pawn || setup.board.piece_at(to).is_some() {
                next.halfmove_clock = 0;
            }
            if role == Role::Pawn && from.index().abs_diff(to.index()) == 16 {
                next.en_passant = between(from, to).first();
            }
            next.board.clear(from);
            next.board.put(to, own(promotion.unwrap_or(role)));
        }
        Move::EnPassant { from, to } => {
            next.halfmove_clock = 0;
            next.board.clear(from);
            next.board.clear(Square::new(to.file(), from.rank()));
            next.board.put(to, own(Role::Pawn));
        }
        Move::Castle { king, rook } => {
            let side = CastlingSide::of(king, rook);
            next.board.clear(king);
            next.board.clear(rook);
            next.board.put(side.king_to(king), own(Role::King));
            next.board.put(side.rook_to(rook), own(Role::Rook));
        }
    }
    next.castling_rooks = kept_rooks(setup, &next.board);
    next
}

/// The rooks that still stand, with a king that still stands, where they did.
fn kept_rooks(before: &Setup, board: &Board) -> SquareSet {
    Color::ALL.into_iter().fold(SquareSet::EMPTY, |kept, color| {
        let home = before.castling_rooks & SquareSet::back_rank(color);
        if board.king_of(color) == before.board.king_of(color) {
            kept | home & board.pieces(color, Role::Rook)
        } else {
            kept
        }
    })
}
