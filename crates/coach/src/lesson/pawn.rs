//! What a pawn is among the others: passed, isolated, doubled.

use rokade_content::lesson::PawnKind;
use rokade_rules::{Color, File, Position, Rank, Role, Square, SquareSet};

/// The pawns of a kind and a color.
pub(super) fn pawns(position: &Position, kind: PawnKind, color: Color) -> SquareSet {
    let all = position.board().pieces(color, Role::Pawn);
    all.into_iter().filter(|&pawn| is(position, kind, color, pawn)).collect()
}

fn is(position: &Position, kind: PawnKind, color: Color, pawn: Square) -> bool {
    let own = position.board().pieces(color, Role::Pawn);
    let others = position.board().pieces(!color, Role::Pawn);
    let file = SquareSet::file(pawn.file());
    match kind {
        PawnKind::Passed => {
            let ahead = ahead_of(color, pawn.rank());
            (others & (file | beside(pawn.file())) & ahead).is_empty()
        }
        PawnKind::Isolated => (own & beside(pawn.file())).is_empty(),
        PawnKind::Doubled => !(own & file).without(pawn).is_empty(),
    }
}

/// The files beside a file.
fn beside(file: File) -> SquareSet {
    let near = |other: File| (other as u8).abs_diff(file as u8) == 1;
    File::ALL
        .into_iter()
        .filter(|&other| near(other))
        .map(SquareSet::file)
        .fold(SquareSet::EMPTY, |all, one| all | one)
}

/// The ranks that a pawn on a rank has still to go.
fn ahead_of(color: Color, rank: Rank) -> SquareSet {
    let is_ahead = |other: &Rank| other.seen_by(color) > rank.seen_by(color);
    Rank::ALL
        .into_iter()
        .filter(is_ahead)
        .map(SquareSet::rank)
        .fold(SquareSet::EMPTY, |all, one| all | one)
}

#[cfg(test)]
mod tests {
    use super::*;
    use rokade_rules::notation::fen;
    use rokade_rules::position::CastlingMode;

    fn squares(fen: &str, kind: PawnKind, color: Color) -> Vec<String> {
        let position = fen::read(fen, CastlingMode::Standard).unwrap();
        pawns(&position, kind, color).into_iter().map(|square| square.to_string()).collect()
    }

    #[test]
    fn pawns_are_what_the_others_make_of_them() {
        let text = "4k3/p6p/1p6/3P4/4p3/P1P3P1/P4P2/4K3 w - - 0 1";
        let white = |kind| squares(text, kind, Color::White);
        assert_eq!(white(PawnKind::Passed), ["d5"]);
        assert_eq!(white(PawnKind::Isolated), ["a2", "a3"]);
        assert_eq!(white(PawnKind::Doubled), ["a2", "a3"]);
        assert_eq!(squares(text, PawnKind::Isolated, Color::Black), ["e4", "h7"]);
        assert_eq!(squares(text, PawnKind::Passed, Color::Black), Vec::<String>::new());
    }
}
