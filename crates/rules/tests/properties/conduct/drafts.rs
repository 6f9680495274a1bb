//! Positions, and gestures over them, drawn at random.

use std::sync::LazyLock;

use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::Index;
use rokade_rules::conduct::touch_move::{Gesture, Manner, Turn};
use rokade_rules::{Move, Position, Role, Square};

use crate::sample;

/// Positions with every kind of move in them, mated and stalemated ones too.
pub static POSITIONS: LazyLock<Vec<Position>> = LazyLock::new(|| {
    let samples = sample::from_games(30, 90, 61).step_by(3).chain(sample::from_set_ups(120, 62));
    samples.map(|sample| sample.ours).collect()
});

pub fn positions() -> impl Strategy<Value = Position> {
    any::<Index>().prop_map(|index| *index.get(&POSITIONS))
}

/// Where gestures go: mostly to squares that matter.
#[derive(Clone, Copy, Debug)]
pub enum Spot {
    /// The start or goal of the nth legal move, or what it castles with.
    From(usize),
    To(usize),
    Rook(usize),
    Any(Square),
}

impl Spot {
    pub fn square(self, position: &Position) -> Square {
        let legal = position.legal_moves();
        let nth = |n: usize| legal.get(n % legal.len().max(1)).copied();
        match self {
            Spot::From(n) => nth(n).map(Move::from),
            Spot::To(n) => nth(n).map(Move::to),
            Spot::Rook(n) => {
                let rooks: Vec<Square> = legal
                    .iter()
                    .filter_map(
                        |m| if let Move::Castle { rook, .. } = m { Some(*rook) } else { None },
                    )
                    .collect();
                rooks.get(n % rooks.len().max(1)).copied()
            }
            Spot::Any(square) => Some(square),
        }
        .unwrap_or(Square::E4)
    }
}

pub fn spots() -> impl Strategy<Value = Spot> {
    prop_oneof![
        4 => (0..256usize).prop_map(Spot::From),
        3 => (0..256usize).prop_map(Spot::To),
        1 => (0..256usize).prop_map(Spot::Rook),
        3 => prop::sample::select(&Square::ALL[..]).prop_map(Spot::Any),
    ]
}

pub fn manners() -> impl Strategy<Value = Manner> {
    prop_oneof![
        6 => Just(Manner::ToMove),
        2 => Just(Manner::ToCastle),
        1 => Just(Manner::ToAdjust),
        1 => Just(Manner::ByAccident),
    ]
}

/// A gesture before its squares are known.
#[derive(Clone, Copy, Debug)]
pub enum Draft {
    Say,
    Touch(Spot, Manner),
    Together(Spot, Spot, Manner),
    Release(Spot, Spot),
    /// Releases the piece of a legal move where that move goes, or its rook.
    Make(usize),
    MakeRook(usize),
    TakeOff(Spot),
    SetDown(Role, Spot),
    ReleaseNew(Role, Spot),
    BothHands,
}

impl Draft {
    pub fn gesture(self, position: &Position) -> Gesture {
        let at = |spot: Spot| spot.square(position);
        let legal = position.legal_moves();
        let path = |from, to| Gesture::Release { from, to };
        match self {
            Draft::Say => Gesture::SayAdjusting,
            Draft::Touch(spot, manner) => Gesture::Touch { piece: at(spot), manner },
            Draft::Together(one, other, manner) => {
                Gesture::TouchTogether { pieces: [at(one), at(other)], manner }
            }
            Draft::Release(from, to) => path(at(from), at(to)),
            Draft::Make(n) => match legal.get(n % legal.len().max(1)) {
                Some(m) => path(m.from(), m.to()),
                None => Gesture::SayAdjusting,
            },
            Draft::MakeRook(n) => {
                let mut castles = legal.iter().filter_map(|&m| match (m, m.castling_side()) {
                    (Move::Castle { rook, .. }, Some(side)) => Some((rook, side.rook_to(rook))),
                    _ => None,
                });
                let count = castles.clone().count().max(1);
                castles.nth(n % count).map_or(Gesture::SayAdjusting, |(from, to)| path(from, to))
            }
            Draft::TakeOff(spot) => Gesture::TakeOff(at(spot)),
            Draft::SetDown(role, spot) => Gesture::SetDown { role, to: at(spot) },
            Draft::ReleaseNew(role, spot) => Gesture::ReleaseNew { role, to: at(spot) },
            Draft::BothHands => Gesture::UseBothHands,
        }
    }
}

pub fn drafts() -> impl Strategy<Value = Draft> {
    let roles = || prop::sample::select(&Role::ALL[..]);
    prop_oneof![
        1 => Just(Draft::Say),
        8 => (spots(), manners()).prop_map(|(spot, manner)| Draft::Touch(spot, manner)),
        2 => (spots(), spots(), manners()).prop_map(|(a, b, manner)| Draft::Together(a, b, manner)),
        2 => (spots(), spots()).prop_map(|(from, to)| Draft::Release(from, to)),
        3 => (0..256usize).prop_map(Draft::Make),
        1 => (0..4usize).prop_map(Draft::MakeRook),
        3 => spots().prop_map(Draft::TakeOff),
        1 => (roles(), spots()).prop_map(|(role, spot)| Draft::SetDown(role, spot)),
        1 => (roles(), spots()).prop_map(|(role, spot)| Draft::ReleaseNew(role, spot)),
        1 => Just(Draft::BothHands),
    ]
}

/// Touches that bind or could, and nothing else.
pub fn touches() -> impl Strategy<Value = Vec<Spot>> {
    vec(spots(), 0..8)
}

pub fn legal_of(turn: &Turn) -> Vec<Move> {
    turn.position().legal_moves().to_vec()
}

pub fn touch(turn: &mut Turn, piece: Square) {
    let gesture = Gesture::Touch { piece, manner: Manner::ToMove };
    // An empty square cannot be touched.
    let _ = turn.apply(turn.player(), gesture);
}
