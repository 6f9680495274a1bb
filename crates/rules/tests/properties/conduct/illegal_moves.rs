//! A press of the clock completes a move or an offence, and offences are counted by player (FIDE
//! 7.5).

use proptest::collection::vec;
use proptest::prelude::*;
use rokade_rules::conduct::illegal_move::{
    ClockHand, Completion, Deed, Hands, Kind, Noticed, OffenceRecord, Press, Regime, Remedy,
    Ruling, Sanction, displaced, judge,
};
use rokade_rules::conduct::touch_move::Turn;
use rokade_rules::ending::Outcome;
use rokade_rules::{Color, Move, Position, Role};

use super::drafts::{POSITIONS, Spot, positions, spots, touch, touches};
use crate::sample::cases;

proptest! {
    #![proptest_config(cases(2_000))]

    /// A press of the clock completes a legal move or an offence, never both, and an offence is
    /// always put right into a position where the game can go on as before.
    #[test]
    fn a_press_completes_a_move_or_an_offence(
        position in positions(),
        touched in touches(),
        attempt in attempts(),
        hands in prop_oneof![3 => Just(Hands::One), 1 => Just(Hands::Both)],
    ) {
        let mut turn = Turn::new(position);
        for spot in touched {
            touch(&mut turn, spot.square(&position));
        }
        let deed = attempt.deed(&position);
        let pressed = judge(&turn, &Press { deed, hands, clock: ClockHand::Same });
        match pressed.completion {
            Completion::Move { played, breach } => {
                prop_assert!(hands == Hands::One && position.is_legal(played));
                prop_assert_eq!(breach.is_none(), turn.allowed().contains(&played));
            }
            Completion::Offence(offence) => {
                prop_assert_eq!((offence.by(), *offence.before()), (position.turn(), position));
                if let (Deed::Move(attempt), Kind::Illegal { .. }) = (deed, offence.kind()) {
                    prop_assert!(!position.is_legal(attempt));
                }
                match offence.remedy() {
                    Remedy::Reinstate(again) => {
                        prop_assert_eq!(again.position(), &position);
                        prop_assert_eq!(again.made(), None);
                        prop_assert!(again.allowed().iter().all(|m| turn.allowed().contains(m)));
                        prop_assert_eq!(again.allowed().is_empty(), turn.allowed().is_empty());
                    }
                    Remedy::Queen(queened) => {
                        prop_assert!(position.is_legal(queened));
                        prop_assert_eq!(offence.put_right(), position.after(queened));
                    }
                }
                if let Some(left) = offence.left_on_board() {
                    prop_assert_eq!(left.turn, !position.turn());
                    let men = left.board.occupied().len();
                    prop_assert!(men <= position.board().occupied().len());
                }
            }
        }
    }

    /// Players are counted apart; the first offence costs time, each later one the game.
    #[test]
    fn offences_are_counted_by_player(
        offenders in vec(any::<bool>(), 1..8),
        can_mate in any::<bool>(),
        regime in prop::sample::select(vec![Regime::Standard, Regime::SupervisedFast, Regime::Fast]),
    ) {
        let mut record = OffenceRecord::new(regime);
        let start = Position::initial();
        let mut counts = [0u32; 2];
        for white in offenders {
            let position = if white { start } else { start.mirrored() };
            let press = Press { deed: Deed::Nothing, hands: Hands::One, clock: ClockHand::Same };
            let completion = judge(&Turn::new(position), &press).completion;
            let Completion::Offence(offence) = completion else {
                return Err(TestCaseError::fail("nothing was moved"));
            };
            let by = position.turn();
            counts[by as usize] += 1;
            let ruling = record.rule(&offence, Noticed::BeforeReply, |_, _| can_mate);
            let Ruling::Penalised(penalty) = ruling else {
                return Err(TestCaseError::fail("noticed in time"));
            };
            let outcome = if can_mate { Outcome::Win(!by) } else { Outcome::Draw };
            let expected = if counts[by as usize] == 1 {
                Sanction::TimeToOpponent { to: !by, bonus_ms: regime.bonus_ms() }
            } else {
                Sanction::GameOver(outcome)
            };
            prop_assert_eq!(penalty.sanction, expected);
            prop_assert_eq!(penalty.number, record.count(by));
        }
        prop_assert_eq!([record.count(Color::White), record.count(Color::Black)], counts);
    }
}

/// Legal moves and the set-up after them agree, whoever makes the set-up: what an illegal move
/// leaves on the board is what a legal one would.
#[test]
fn a_legal_move_displaces_as_it_is_played() {
    for position in POSITIONS.iter() {
        for chess_move in position.legal_moves() {
            let left = displaced(&position.to_setup(), chess_move);
            let after = position.after(chess_move).to_setup();
            assert_eq!((left.board, left.turn), (after.board, after.turn), "{chess_move:?}");
            assert_eq!(left.castling_rooks, after.castling_rooks, "{chess_move:?} {position:?}");
            assert_eq!(left.halfmove_clock, after.halfmove_clock, "{chess_move:?}");
            assert_eq!(left.fullmove_number, after.fullmove_number);
            assert!(after.en_passant.is_none_or(|square| left.en_passant == Some(square)));
        }
    }
}

/// What was done before the clock was pressed.
#[derive(Clone, Copy, Debug)]
enum Attempt {
    Legal(usize),
    Normal(Spot, Spot, Option<Role>),
    Castle(Spot, Spot),
    Nothing,
    Other,
}

impl Attempt {
    fn deed(self, position: &Position) -> Deed {
        let at = |spot: Spot| spot.square(position);
        let legal = position.legal_moves();
        match self {
            Attempt::Legal(n) => {
                legal.get(n % legal.len().max(1)).map_or(Deed::Nothing, |&m| Deed::Move(m))
            }
            Attempt::Normal(from, to, promotion) => {
                let (from, to) = (at(from), at(to));
                let role = position.board().role_at(from).unwrap_or(Role::Pawn);
                Deed::Move(Move::Normal { role, from, to, promotion })
            }
            Attempt::Castle(king, rook) => {
                Deed::Move(Move::Castle { king: at(king), rook: at(rook) })
            }
            Attempt::Nothing => Deed::Nothing,
            Attempt::Other => Deed::Other,
        }
    }
}

fn attempts() -> impl Strategy<Value = Attempt> {
    let promotion = prop::option::weighted(0.1, prop::sample::select(&Role::ALL[..]));
    prop_oneof![
        2 => (0..256usize).prop_map(Attempt::Legal),
        6 => (spots(), spots(), promotion).prop_map(|(from, to, role)| Attempt::Normal(from, to, role)),
        1 => (spots(), spots()).prop_map(|(king, rook)| Attempt::Castle(king, rook)),
        1 => Just(Attempt::Nothing),
        1 => Just(Attempt::Other),
    ]
}
