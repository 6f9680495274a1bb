//! Themes of combinations, known beforehand.

use rokade_coach::theme::{Solution, SolutionError, Theme};
use rokade_rules::notation::{fen, uci_move};
use rokade_rules::position::CastlingMode;
use rokade_rules::{Move, Position};

/// `True` or `False`, the theme, the position, the line, between tabs.
const TABLE: &str = include_str!("data/themes.tsv");

fn replayed(position: &Position, line: &str) -> Vec<Move> {
    let mut position = *position;
    line.split(' ')
        .map(|text| {
            let chess_move = uci_move::read(text, &position).expect(text);
            position = position.after(chess_move);
            chess_move
        })
        .collect()
}

fn solution(text: &str, line: &str) -> Solution {
    let before = fen::read(text, CastlingMode::Standard).expect(text);
    let mut moves = replayed(&before, line);
    let led_here = moves.remove(0);
    Solution::after(before, led_here, moves).expect(line)
}

#[test]
fn themes_are_there_or_not() {
    let rows = TABLE.lines().filter(|line| !line.starts_with('#'));
    let mut wrong = Vec::new();
    let mut seen = 0;
    for row in rows {
        let [expected, theme, text, line] = row.split('\t').collect::<Vec<_>>()[..] else {
            panic!("not four fields: {row}");
        };
        let found = Theme::of(&solution(text, line)).into_iter().any(|found| found.tag() == theme);
        if found.to_string() != expected.to_lowercase() {
            wrong.push(row);
        }
        seen += 1;
    }
    assert!(seen > 50 && wrong.is_empty(), "{seen} seen, wrong: {wrong:#?}");
}

#[test]
fn mates_and_their_pictures() {
    let of = |text, line| {
        let start = fen::read(text, CastlingMode::Standard).unwrap();
        let moves = replayed(&start, line);
        Theme::of(&Solution::new(start, moves).unwrap())
    };
    let back_rank = of("6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1", "a1a8");
    assert_eq!(back_rank, [Theme::MateIn(1), Theme::BackRankMate]);
    // The pawn before the king is attacked: it is the queen that mates, not the rank.
    let guarded = of("6k1/5ppp/8/8/8/7Q/8/R3K3 w - - 0 1", "a1a8");
    assert_eq!(guarded, [Theme::MateIn(1)]);
    let smothered = of("6rk/6pp/8/4N3/8/8/8/4K3 w - - 0 1", "e5f7");
    assert_eq!(smothered, [Theme::MateIn(1), Theme::SmotheredMate]);
    let promotes = of("7k/P5pp/8/8/8/8/8/4K3 w - - 0 1", "a7a8r");
    let themes = [Theme::MateIn(1), Theme::BackRankMate, Theme::Promotion, Theme::Underpromotion];
    assert_eq!(promotes, themes);
}

#[test]
fn a_line_must_be_legal_and_end_with_the_solver() {
    let start = Position::initial();
    let moves = replayed(&start, "e2e4 e7e5");
    let error = Solution::new(start, moves.clone()).unwrap_err();
    assert_eq!(error, SolutionError::EndsWithTheOpponent);
    assert_eq!(Solution::new(start, moves[1..].to_vec()), Err(SolutionError::Illegal(0)));
    assert_eq!(SolutionError::Illegal(0).to_string(), "move 1 is not legal");
}
