//! Whether an outline is one: positions drawn from within its frames, whose every legal move must
//! lead into a frame again and never to a mate.
//!
//! The checker is given the frames and only tries to get out of them. It draws a place for each
//! roamer, leaves now and then out what could be gone, adds promoted pieces, and makes all moves;
//! a move that gives check may lead out if every answer to it leads in again. Frames are many and
//! positions within them more, so that this is a trial, not a count; the first frame is the
//! position itself and is always tried.

use std::collections::HashMap;

use rokade_rules::board::Piece;
use rokade_rules::ending::dead_position::{Frame, Lack, Outline};
use rokade_rules::position::CastlingMode;
use rokade_rules::{Color, Move, Position, Role, Setup, Square, SquareSet};

use super::is_lacking;
use crate::bridge::{judged, side};
use crate::rng::Rng;

/// How many checks may follow one upon the other outside the frames.
const MOST_CHECKS: u32 = 6;

/// Everything that a frame holds exactly but the square of a capture in passing.
type Key = (Color, [Square; 2], [SquareSet; 2]);

/// Who stands where: the number of a roamer, or none for a promoted piece.
type Standing = HashMap<Square, Option<usize>>;

/// What is wrong with an outline that is said to keep `color` from mating, if about `drawn`
/// positions within it find anything.
#[must_use]
pub fn outline_fault(
    position: &Position,
    outline: &Outline,
    color: Color,
    drawn: usize,
) -> Option<String> {
    let mut frames: HashMap<Key, Vec<&Frame>> = HashMap::new();
    for frame in &outline.frames {
        frames.entry((frame.turn, frame.kings, frame.pawns)).or_default().push(frame);
    }
    let checked = Checked { frames, color };
    let Some(first) = outline.frames.first() else { return Some("no frame".to_owned()) };
    let standing: Standing = first
        .roamers
        .iter()
        .enumerate()
        .map(|(number, roamer)| (roamer.from, Some(number)))
        .collect();
    if !checked.is_inside(position, &standing) {
        return Some("the position is in no frame".to_owned());
    }
    if let Some(fault) = checked.way_out(position, &standing, 0) {
        return Some(fault);
    }
    let mut rng = Rng::seeded(outline.frames.len() as u64);
    let each = drawn.div_ceil(outline.frames.len());
    for frame in &outline.frames {
        for _ in 0..each {
            if let Some((within, standing)) = draw(frame, color, &mut rng)
                && let Some(fault) = checked.way_out(&within, &standing, 0)
            {
                return Some(fault);
            }
        }
    }
    None
}

/// A legal position within a frame, if this try makes one.
fn draw(frame: &Frame, color: Color, rng: &mut Rng) -> Option<(Position, Standing)> {
    let mut setup = Setup { turn: frame.turn, en_passant: frame.crossed, ..Setup::empty() };
    for side in Color::ALL {
        setup.board.put(frame.kings[side as usize], Piece { color: side, role: Role::King });
        for pawn in frame.pawns[side as usize] {
            setup.board.put(pawn, Piece { color: side, role: Role::Pawn });
        }
    }
    let mut standing = Standing::new();
    for (number, roamer) in frame.roamers.iter().enumerate() {
        let free: Vec<Square> =
            roamer.squares.into_iter().filter(|&at| setup.board.piece_at(at).is_none()).collect();
        if roamer.may_be_gone && (free.is_empty() || rng.chance(1, 4)) {
            continue;
        }
        let at = rng.pick(&free)?;
        setup.board.put(at, Piece { color: roamer.color, role: roamer.role });
        standing.insert(at, Some(number));
    }
    for at in frame.promoted {
        let role = rng.pick(&[Role::Knight, Role::Bishop, Role::Rook, Role::Queen])?;
        if rng.chance(1, 16) && setup.board.piece_at(at).is_none() {
            setup.board.put(at, Piece { color: !color, role });
            standing.insert(at, None);
        }
    }
    // A pawn that is pinned does not capture in passing, and then no set-up may say that it could.
    let without = Setup { en_passant: None, ..setup.clone() };
    let position = Position::from_setup(&setup, CastlingMode::Standard)
        .or_else(|_| Position::from_setup(&without, CastlingMode::Standard))
        .ok()?;
    Some((position, standing))
}

struct Checked<'a> {
    frames: HashMap<Key, Vec<&'a Frame>>,
    color: Color,
}

impl Checked<'_> {
    /// A move that leads out of the frames, or mates.
    fn way_out(&self, from: &Position, standing: &Standing, checks: u32) -> Option<String> {
        if self.is_hopeless(from) {
            return None;
        }
        from.legal_moves().into_iter().find_map(|chess_move| {
            let after = from.after(chess_move);
            if after.is_checkmate() && after.turn() != self.color {
                return Some(format!("{from:?}: {chess_move:?} mates"));
            }
            let standing = moved(standing, chess_move);
            let is_over = !after.has_legal_move() || self.is_hopeless(&after);
            if is_over || self.is_inside(&after, &standing) {
                return None;
            }
            if after.is_check() && checks < MOST_CHECKS {
                return self.way_out(&after, &standing, checks + 1);
            }
            Some(format!("{from:?}: {chess_move:?} leads out of the frames"))
        })
    }

    /// Whether some frame holds a position, every piece in its set and what is missing gone.
    fn is_inside(&self, position: &Position, standing: &Standing) -> bool {
        let board = position.board();
        let kings = Color::ALL.map(|color| position.king(color));
        let pawns = Color::ALL.map(|color| board.pieces(color, Role::Pawn));
        let frames = self.frames.get(&(position.turn(), kings, pawns));
        frames.into_iter().flatten().any(|frame| {
            let place = |number: usize| {
                standing.iter().find(|&(_, &who)| who == Some(number)).map(|(&at, _)| at)
            };
            let roamers = frame.roamers.iter().enumerate().all(|(number, roamer)| {
                place(number).map_or(roamer.may_be_gone, |at| roamer.squares.contains(at))
            });
            let promoted = standing
                .iter()
                .filter(|&(_, who)| who.is_none())
                .all(|(&at, _)| frame.promoted.contains(at));
            let passing = position.en_passant();
            roamers && promoted && (passing.is_none() || passing == frame.crossed)
        })
    }

    /// Whether the side's material excludes a mate, man by man.
    fn is_hopeless(&self, position: &Position) -> bool {
        let lacks = [Lack::BareKing, Lack::BishopsOfOneShade, Lack::LoneKnight];
        let board = judged(position).board;
        lacks.into_iter().any(|lack| is_lacking(&board, side(self.color), lack))
    }
}

/// Who stands where after a move.
fn moved(standing: &Standing, chess_move: Move) -> Standing {
    let mut standing = standing.clone();
    let who = standing.remove(&chess_move.from());
    standing.remove(&chess_move.to());
    if let Some(who) = who.or(chess_move.promotion().map(|_| None)) {
        standing.insert(chess_move.to(), who);
    }
    standing
}

#[cfg(test)]
mod tests {
    use super::outline_fault;
    use rokade_rules::ending::dead_position::{Mating, Outline, Reason, can_checkmate};
    use rokade_rules::notation::fen;
    use rokade_rules::position::CastlingMode;
    use rokade_rules::{Color, Position};

    /// A king in a cage of pawns, with bishops about: let out only by stalemate.
    fn caged() -> (Position, Outline) {
        let text = "8/8/3b3p/5p1P/3b1p1K/5Pp1/6P1/5kb1 b - - 0 1";
        let position = fen::read(text, CastlingMode::Standard).expect("a position");
        match can_checkmate(&position, Color::White) {
            Mating::Unwinnable { reason: Reason::Outline(outline) } => (position, outline),
            answer => panic!("{answer:?}"),
        }
    }

    #[test]
    fn an_outline_that_holds_has_no_fault() {
        let (position, outline) = caged();
        assert_eq!(outline_fault(&position, &outline, Color::White, 2_000), None);
    }

    #[test]
    fn a_frame_that_is_left_out_is_missed() {
        let (position, outline) = caged();
        let fewer = Outline { frames: outline.frames.iter().step_by(2).cloned().collect() };
        assert!(outline_fault(&position, &fewer, Color::White, 2_000).is_some());
    }

    #[test]
    fn a_square_that_is_left_out_is_missed() {
        let (position, mut outline) = caged();
        for frame in outline.frames.iter_mut().skip(1) {
            if let Some(square) = frame.roamers[0].squares.last() {
                frame.roamers[0].squares.remove(square);
            }
        }
        assert!(outline_fault(&position, &outline, Color::White, 2_000).is_some());
    }
}
