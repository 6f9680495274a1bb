//! What is allowed is legal, something always is, later touches never undo earlier ones, and every
//! legal move can be made with hands (FIDE 4.3–4.7).

use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::Index;
use rokade_rules::conduct::touch_move::{Finding, Gesture, Obligation, Turn};
use rokade_rules::{Move, Position, Square};

use super::drafts::{drafts, legal_of, manners, positions, spots, touch, touches};
use crate::sample::cases;

proptest! {
    #![proptest_config(cases(2_000))]

    /// Whatever is done by whomever: allowed moves are legal, there is one as long as there is a
    /// legal one, they only become fewer, and what was made stays made.
    #[test]
    fn allowed_moves_are_legal_and_never_run_out(
        position in positions(),
        drafts in vec((drafts(), 0..12u8), 0..14),
    ) {
        let mut turn = Turn::new(position);
        let legal = legal_of(&turn);
        prop_assert_eq!(turn.allowed().len(), legal.len());
        for (draft, who) in drafts {
            let before = turn.clone();
            let by = if who == 0 { !turn.player() } else { turn.player() };
            let outcome = turn.apply(by, draft.gesture(&position));
            prop_assert!(turn.allowed().iter().all(|m| legal.contains(m)));
            prop_assert!(turn.allowed().iter().all(|m| before.allowed().contains(m)));
            prop_assert_eq!(turn.allowed().is_empty(), legal.is_empty());
            if let Some(made) = before.made() {
                prop_assert_eq!(turn.made(), Some(made));
                prop_assert_eq!(turn.allowed(), [made]);
            }
            match outcome {
                Err(_) => prop_assert_eq!(&turn, &before),
                Ok(ruling) => {
                    prop_assert_eq!(ruling.duty, turn.duty());
                    if by != turn.player() {
                        prop_assert_eq!(&turn, &before);
                    }
                    if let Finding::Made(made) = ruling.finding {
                        prop_assert_eq!(turn.made(), Some(made));
                    }
                }
            }
        }
    }

    /// The obligation in words and the list of moves say the same.
    #[test]
    fn the_duty_describes_the_allowed_moves(
        position in positions(),
        drafts in vec(drafts(), 0..10),
    ) {
        let mut turn = Turn::new(position);
        for draft in drafts {
            let _ = turn.apply(turn.player(), draft.gesture(&position));
        }
        let captured = |m: Move| match m {
            Move::EnPassant { from, to } => Some(Square::new(to.file(), from.rank())),
            _ => position.is_capture(m).then_some(m.to()),
        };
        for &m in turn.allowed() {
            let is_told = match turn.duty().obligation {
                Obligation::Free => true,
                Obligation::Move(piece) => m.from() == piece,
                Obligation::Capture(piece) => captured(m) == Some(piece),
                Obligation::CaptureWith { piece, captured: taken } =>
                    m.from() == piece && captured(m) == Some(taken),
                Obligation::Castle(side) => m.castling_side() == Some(side),
                Obligation::Complete { from, to } => m.from() == from && m.to() == to,
                Obligation::Promote { to, role } => m.to() == to && m.promotion() == Some(role),
            };
            prop_assert!(is_told, "{:?} {:?}", m, turn.duty());
            let is_barred = matches!(m, Move::Castle { rook, .. } if turn.duty().barred.contains(rook));
            prop_assert!(!is_barred);
        }
    }

    /// FIDE 4.3, word by word, for touches without king or castling: the first own piece captures
    /// the first of the opponent's if it can, else the first that can be moved or captured is.
    #[test]
    fn touches_bind_as_the_article_says(position in positions(), touched in touches()) {
        let king = position.king(position.turn());
        let own = position.board().color(position.turn());
        let mut turn = Turn::new(position);
        let mut order: Vec<Square> = Vec::new();
        for piece in touched.into_iter().map(|spot| spot.square(&position)) {
            if position.board().occupied().contains(piece) && piece != king {
                touch(&mut turn, piece);
                order.push(piece);
            }
        }
        let legal = legal_of(&turn);
        let takes = |m: &Move, piece: Square| match *m {
            Move::EnPassant { from, to } => Square::new(to.file(), from.rank()) == piece,
            Move::Castle { .. } => false,
            Move::Normal { to, .. } => to == piece && !own.contains(piece),
        };
        let first_own = order.iter().copied().find(|&piece| own.contains(piece));
        let first_other = order.iter().copied().find(|&piece| !own.contains(piece));
        let both: Vec<Move> = match (first_own, first_other) {
            (Some(mine), Some(theirs)) =>
                legal.iter().copied().filter(|m| m.from() == mine && takes(m, theirs)).collect(),
            _ => Vec::new(),
        };
        let expected = if both.is_empty() {
            let by_piece = |&piece: &Square| -> Vec<Move> {
                let fits = |m: &Move| if own.contains(piece) { m.from() == piece } else { takes(m, piece) };
                legal.iter().copied().filter(fits).collect()
            };
            order.iter().map(by_piece).find(|moves| !moves.is_empty()).unwrap_or(legal)
        } else {
            both
        };
        prop_assert_eq!(turn.allowed(), &expected[..]);
    }

    /// Once a first own piece that can move has been touched, more own pieces change nothing, in
    /// whatever order; and a piece touched twice is touched once.
    #[test]
    fn later_own_touches_change_nothing(
        position in positions(),
        first in any::<Index>(),
        mut later in touches(),
    ) {
        let own = position.board().color(position.turn());
        let king = position.king(position.turn());
        let moves = position.legal_moves().into_iter();
        let movable: Vec<Square> = moves.map(Move::from).filter(|&from| from != king).collect();
        prop_assume!(!movable.is_empty());
        let piece = *first.get(&movable);
        let mut turn = Turn::new(position);
        touch(&mut turn, piece);
        let bound = turn.allowed().to_vec();
        for _ in 0..2 {
            for square in later.iter().map(|spot| spot.square(&position)) {
                if own.contains(square) {
                    touch(&mut turn, square);
                }
            }
            later.reverse();
        }
        prop_assert_eq!(turn.allowed(), &bound[..]);
    }

    /// Two pieces in an unclear order: naming them in the other order changes nothing (4.3.3,
    /// 4.4.1).
    #[test]
    fn an_unclear_order_has_no_order(
        position in positions(),
        before in vec(spots(), 0..3),
        pair in (spots(), spots()),
        manner in manners(),
    ) {
        let [one, other] = [pair.0.square(&position), pair.1.square(&position)];
        let mut turn = Turn::new(position);
        for spot in before {
            touch(&mut turn, spot.square(&position));
        }
        let mut turned = turn.clone();
        let by = turn.player();
        let ruling = turn.apply(by, Gesture::TouchTogether { pieces: [one, other], manner });
        let reversed = turned.apply(by, Gesture::TouchTogether { pieces: [other, one], manner });
        prop_assert_eq!(turn.allowed(), turned.allowed());
        prop_assert_eq!(turn.duty(), turned.duty());
        prop_assert_eq!(ruling.ok().map(|ruling| ruling.lost), reversed.ok().map(|ruling| ruling.lost));
    }

    /// Every legal move can be made with hands, in any order of its acts that the Laws leave open
    /// (4.6.2, 4.7.1), and the hands make that move.
    #[test]
    fn every_legal_move_can_be_made_in_any_order(
        position in positions(),
        nth in 0..256usize,
        rotation in 0..4usize,
        backwards in any::<bool>(),
    ) {
        let legal = position.legal_moves();
        prop_assume!(!legal.is_empty());
        let chess_move = legal[nth % legal.len()];
        let mut acts = acts_of(&position, chess_move);
        let count = acts.len();
        acts.rotate_left(rotation % count);
        if backwards {
            acts.reverse();
        }
        let mut turn = Turn::new(position);
        if let Move::Castle { king, rook } = chess_move {
            // King first, or it is no castling (4.4.1, 4.4.2).
            touch(&mut turn, king);
            touch(&mut turn, rook);
        }
        for act in &acts {
            prop_assert_eq!(turn.made(), None);
            let ruling = turn.apply(turn.player(), *act).unwrap();
            prop_assert!(matches!(ruling.finding, Finding::Begun | Finding::Made(_)), "{:?}", ruling);
        }
        prop_assert_eq!(turn.made(), Some(chess_move));
    }
}

/// The acts that a move consists of, each of which is needed.
fn acts_of(position: &Position, chess_move: Move) -> Vec<Gesture> {
    let (from, to) = (chess_move.from(), chess_move.to());
    let mut acts = Vec::new();
    match chess_move {
        Move::Castle { king, rook } => {
            let side = chess_move.castling_side().expect("it castles");
            for (from, to) in [(king, to), (rook, side.rook_to(rook))] {
                if from != to {
                    acts.push(Gesture::Release { from, to });
                }
            }
        }
        Move::EnPassant { .. } => {
            acts.push(Gesture::Release { from, to });
            acts.push(Gesture::TakeOff(Square::new(to.file(), from.rank())));
        }
        Move::Normal { promotion, .. } => {
            match promotion {
                Some(role) => {
                    acts.push(Gesture::TakeOff(from));
                    acts.push(Gesture::ReleaseNew { role, to });
                }
                None => acts.push(Gesture::Release { from, to }),
            }
            if position.is_capture(chess_move) {
                acts.push(Gesture::TakeOff(to));
            }
        }
    }
    acts
}
