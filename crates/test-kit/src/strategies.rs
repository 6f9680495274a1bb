//! Strategies for `proptest`: games, set-ups and texts that shrink to small ones when a test fails.

use proptest::collection::vec;
use proptest::prelude::{Just, Strategy, any, prop_oneof};
use proptest::sample::{Index, select};

use crate::judge::{Act, Board, Cell, Kind, Man, Position, Rights, Side, Wing};
use crate::set_ups::settle;
use crate::starts::{SHARP, Variant, chess960};

/// A position that a game has reached.
#[derive(Clone, Debug)]
pub struct Reached {
    /// Where the game began.
    pub start: Position,
    /// Its moves.
    pub acts: Vec<Act>,
    /// Where it stands.
    pub position: Position,
    /// Which castling applies.
    pub variant: Variant,
}

/// Games of at most so many plies, from the initial position, a sharp one or a Chess960 start.
/// They shrink to shorter games.
pub fn games(plies: usize) -> impl Strategy<Value = Reached> {
    let starts = prop_oneof![
        Just((Position::initial(), Variant::Orthodox)),
        select(&SHARP[..]).prop_map(|fen| {
            (Position::of_fen(fen).expect("the table is well formed"), Variant::Orthodox)
        }),
        (0..960_usize).prop_map(|number| (chess960(number), Variant::Chess960)),
    ];
    (starts, vec(any::<Index>(), 0..=plies)).prop_map(|((start, variant), choices)| {
        let (mut position, mut acts) = (start, Vec::new());
        for choice in choices {
            let legal = position.legal_acts();
            if legal.is_empty() {
                break;
            }
            let act = *choice.get(&legal);
            acts.push(act);
            position = position.after(act);
        }
        Reached { start, acts, position, variant }
    })
}

/// Set-ups that a game could have, with castling anywhere on the first rank. They shrink to fewer
/// men.
pub fn set_ups() -> impl Strategy<Value = Position> {
    let cells = || (0..8_i8, 0..8_i8).prop_map(|(file, rank)| Cell::new(file, rank));
    let men = (select(&[Side::White, Side::Black][..]), select(&Kind::ALL[..5]), cells());
    let castlers = vec((any::<bool>(), any::<bool>(), 0..8_i8), 0..4);
    (vec(men, 0..24), [cells(), cells()], castlers, any::<bool>(), 0..148_u32, any::<Index>())
        .prop_filter_map("an impossible placement", |(men, kings, castlers, black, clock, last)| {
            let mut position = Position {
                board: Board::EMPTY,
                turn: if black { Side::Black } else { Side::White },
                rights: Rights::default(),
                passed: None,
                half_moves: clock,
                move_number: 0,
            };
            for (side, kind, cell) in men {
                if kind != Kind::Pawn || (1..7).contains(&cell.rank) {
                    position.board.set(cell, Some(Man { side, kind }));
                }
            }
            for (side, cell) in [Side::White, Side::Black].into_iter().zip(kings) {
                position.board.set(cell, Some(Man { side, kind: Kind::King }));
            }
            for (black, g_side, file) in castlers {
                let side = if black { Side::Black } else { Side::White };
                give_right(&mut position, side, if g_side { Wing::G } else { Wing::C }, file);
            }
            settle(position, clock, |_, legal| (!legal.is_empty()).then(|| *last.get(legal)))
        })
}

/// Puts a rook where the king of that side could castle with it, if that is a place.
fn give_right(position: &mut Position, side: Side, wing: Wing, file: i8) {
    let Some(king) = position.board.king_of(side) else { return };
    let beside = match wing {
        Wing::C => file < king.file,
        Wing::G => file > king.file,
    };
    let rook = Cell::new(file, side.first_rank());
    let is_king = position.board.at(rook).is_some_and(|man| man.kind == Kind::King);
    if king.rank == side.first_rank() && beside && !is_king {
        let old = position.rights.rook_file(side, wing);
        if old.is_none() {
            position.board.set(rook, Some(Man { side, kind: Kind::Rook }));
            position.rights.set(side, wing, Some(file));
        }
    }
}

/// A text with a few letters left out, doubled, exchanged or replaced.
pub fn mangled(text: String) -> impl Strategy<Value = String> {
    const REPLACEMENTS: &str = "KQRBNPkqrbnpDTLabcdefgh0123456789/-=+#x:;.\" \t_~wO♘é";
    let letters: Vec<char> = REPLACEMENTS.chars().collect();
    vec((any::<Index>(), 0..5_u8, select(letters)), 1..5).prop_map(move |changes| {
        let mut letters: Vec<char> = text.chars().collect();
        for (place, change, letter) in changes {
            let at = place.index(letters.len() + 1);
            match change {
                0 => letters.insert(at, letter),
                1 if at < letters.len() => drop(letters.remove(at)),
                2 if at < letters.len() => letters[at] = letter,
                3 if at + 1 < letters.len() => letters.swap(at, at + 1),
                4 if at < letters.len() => letters.insert(at, letters[at]),
                _ => {}
            }
        }
        letters.into_iter().collect()
    })
}
