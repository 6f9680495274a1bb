//! The board as text.
//!
//! The pieces are drawn as in a printed book: White's in outline, Black's filled, both dark on the
//! squares. Without colours the squares are left out and empty ones are dots. Law: FIDE 2.4 (ranks
//! and files; seen from Black's side both run the other way).

use std::fmt::Write as _;

use anstyle::{Ansi256Color, Style};
use rokade_rules::{Color, File, Move, Piece, Position, Rank, Role, Square};

/// How the board is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ink {
    /// With coloured squares.
    Coloured,
    /// With letters and figurines only.
    Plain,
}

/// What is shown of a position, and from where.
#[derive(Clone, Copy, Debug)]
pub(crate) struct View {
    /// Who sits at the near side.
    pub(crate) seen_by: Color,
    /// The move just made, whose squares are tinted.
    pub(crate) last: Option<Move>,
    /// With or without colours.
    pub(crate) ink: Ink,
}

// Colours of the 256 that every terminal with colours has; the board is the wooden one.
const INK: u8 = 16;
const LIGHT: u8 = 223;
const DARK: u8 = 180;
const LIGHT_TINTED: u8 = 186;
const DARK_TINTED: u8 = 143;
const CHECK: u8 = 210;

/// The board with its coordinates, a line a rank, ending with a line of files.
pub(crate) fn draw(position: &Position, view: View) -> String {
    let mut drawn = String::new();
    for rank in ranks(view.seen_by) {
        drawn.push(rank.digit());
        drawn.push(' ');
        for file in files(view.seen_by) {
            draw_square(&mut drawn, position, Square::new(file, rank), view);
        }
        drawn.truncate(drawn.trim_end().len());
        drawn.push('\n');
    }
    drawn.push_str("  ");
    for file in files(view.seen_by) {
        match view.ink {
            Ink::Coloured => drawn.extend([' ', file.letter(), ' ']),
            Ink::Plain => drawn.extend([file.letter(), ' ']),
        }
    }
    drawn.truncate(drawn.trim_end().len());
    drawn.push('\n');
    drawn
}

/// From the far side to the near one.
fn ranks(seen_by: Color) -> impl Iterator<Item = Rank> {
    Rank::ALL.into_iter().rev().map(move |rank| rank.seen_by(seen_by))
}

/// From left to right.
fn files(seen_by: Color) -> impl Iterator<Item = File> {
    (0..File::ALL.len()).map(move |index| match seen_by {
        Color::White => File::ALL[index],
        Color::Black => File::ALL[File::ALL.len() - 1 - index],
    })
}

fn draw_square(drawn: &mut String, position: &Position, square: Square, view: View) {
    let piece = position.board().piece_at(square);
    match view.ink {
        Ink::Plain => drawn.extend([piece.map_or('·', figurine), ' ']),
        Ink::Coloured => {
            let style = Style::new()
                .fg_color(Some(Ansi256Color(INK).into()))
                .bg_color(Some(ground(position, square, view.last).into()));
            let shown = piece.map_or(' ', figurine);
            // Writing to a string cannot fail.
            let _ = write!(drawn, "{style} {shown} {style:#}");
        }
    }
}

/// The colour of a square: check before the last move before the square itself.
fn ground(position: &Position, square: Square, last: Option<Move>) -> Ansi256Color {
    let is_checked = position.is_check() && position.king(position.turn()) == square;
    let is_tinted = last.is_some_and(|last| last.from() == square || last.to() == square);
    Ansi256Color(match (is_checked, is_tinted, square.is_light()) {
        (true, ..) => CHECK,
        (_, true, true) => LIGHT_TINTED,
        (_, true, false) => DARK_TINTED,
        (_, false, true) => LIGHT,
        (_, false, false) => DARK,
    })
}

/// Outline for White, filled for Black.
const fn figurine(piece: Piece) -> char {
    match (piece.color, piece.role) {
        (Color::White, Role::King) => '♔',
        (Color::White, Role::Queen) => '♕',
        (Color::White, Role::Rook) => '♖',
        (Color::White, Role::Bishop) => '♗',
        (Color::White, Role::Knight) => '♘',
        (Color::White, Role::Pawn) => '♙',
        (Color::Black, Role::King) => '♚',
        (Color::Black, Role::Queen) => '♛',
        (Color::Black, Role::Rook) => '♜',
        (Color::Black, Role::Bishop) => '♝',
        (Color::Black, Role::Knight) => '♞',
        (Color::Black, Role::Pawn) => '♟',
    }
}

#[cfg(test)]
mod tests {
    use rokade_rules::notation::fen;
    use rokade_rules::position::CastlingMode;

    use super::*;

    fn plain(seen_by: Color) -> View {
        View { seen_by, last: None, ink: Ink::Plain }
    }

    #[test]
    fn white_sees_the_ranks_from_eight_to_one() {
        insta::assert_snapshot!(draw(&Position::initial(), plain(Color::White)));
    }

    #[test]
    fn black_sees_files_and_ranks_the_other_way_round() {
        insta::assert_snapshot!(draw(&Position::initial(), plain(Color::Black)));
    }

    #[test]
    fn colours_show_squares_the_last_move_and_check() {
        let position =
            fen::read("4k3/8/8/8/8/8/4R3/4K3 b - - 1 1", CastlingMode::Standard).unwrap();
        let last =
            Move::Normal { role: Role::Rook, from: Square::A2, to: Square::E2, promotion: None };
        let view = View { seen_by: Color::White, last: Some(last), ink: Ink::Coloured };
        insta::assert_snapshot!(draw(&position, view).replace('\u{1b}', "␛"));
    }

    #[test]
    fn a_light_square_is_at_each_players_right_hand() {
        // Law: FIDE 2.1.
        assert!(Square::H1.is_light() && Square::A8.is_light());
        for (seen_by, corner) in [(Color::White, "1 "), (Color::Black, "8 ")] {
            let view = View { ink: Ink::Coloured, ..plain(seen_by) };
            let drawn = draw(&Position::initial(), view);
            let near = drawn.lines().find(|line| line.starts_with(corner)).unwrap();
            let last_ground = near.rsplit("48;5;").next().unwrap();
            assert!(last_ground.starts_with("223m"), "{near:?}");
        }
    }
}
