//! Why a move was a fault: what is proved gets its name, and what is not proved gets none.

use rokade_coach::Evaluation;
use rokade_coach::review::{Advice, Adviser, Mark, ReviewedMove, Reviewer, Whose};
use rokade_coach::theme::motif::Motif;
use rokade_engine::GameSoFar;
use rokade_rules::notation::fen;
use rokade_rules::notation::{Letters, san};
use rokade_rules::position::CastlingMode;
use rokade_rules::{Move, Position};

/// Answers by heart: the best play before the move and after it, with what each is worth to the
/// mover in hundredths of a pawn.
struct ByHeart {
    before: (Position, Advice),
    after: Advice,
}

impl Adviser for ByHeart {
    fn look(&mut self, game: &GameSoFar) -> Option<Advice> {
        let asked = *game.position() == self.before.0;
        Some(if asked { self.before.1.clone() } else { self.after.clone() })
    }

    fn look_among(&mut self, _: &GameSoFar, _: Vec<Move>) -> Option<Advice> {
        None
    }
}

fn read(start: &Position, line: &str) -> Vec<Move> {
    let mut position = *start;
    line.split_whitespace()
        .map(|text| {
            let chess_move = san::read(text, &position, Letters::English).expect(text);
            position = position.after(chess_move);
            chess_move
        })
        .collect()
}

/// What is said of a move: the best play instead of it and after it, and White's worth of each.
fn review(start: &str, played: &str, better: (&str, i32), answer: (&str, i32)) -> ReviewedMove {
    let start = fen::read(start, CastlingMode::Standard).expect(start);
    let chess_move = read(&start, played)[0];
    let advice = |position: &Position, (line, worth): (&str, i32)| Advice {
        evaluation: Evaluation::Centipawns(worth),
        line: read(position, line),
    };
    let mut adviser = ByHeart {
        before: (start, advice(&start, better)),
        after: advice(&start.after(chess_move), answer),
    };
    let mut reviewer = Reviewer::new(start, [chess_move]).expect("a legal move");
    while !reviewer.is_complete() {
        reviewer.step(&mut adviser);
    }
    reviewer.finish().expect("complete").moves.remove(0)
}

/// Whose chance it was, the motif's word, and with how many half-moves it shows.
fn cause(reviewed: &ReviewedMove) -> Option<(Whose, &'static str, usize)> {
    let cause = reviewed.cause.as_ref()?;
    Some((cause.whose, cause.motif.code(), cause.line.len()))
}

#[test]
fn a_piece_that_is_left_to_be_taken() {
    let start = "4k3/8/8/3n4/8/4P3/3B4/4K3 w - - 0 1";
    let reviewed = review(start, "Bc3", ("Ke2 Kd7", 0), ("Nxc3 Kf2 Kd7", -400));
    assert_eq!(cause(&reviewed), Some((Whose::Allowed, "hanging-piece", 1)));
    // The same capture when something as good is got for it has no such name.
    let start = "4k3/8/8/3n4/8/2N5/1P1B4/4K3 w - - 0 1";
    let reviewed = review(start, "Kd1", ("Nxd5 Kd7", 300), ("Nxc3+ Bxc3 Kd7", 0));
    assert_eq!(cause(&reviewed), Some((Whose::Missed, "hanging-piece", 1)));
    // A queen for a bishop is lost, a rook for a bishop is an exchange.
    let queen = "4k3/1b6/8/8/8/8/3QP1P1/4K3 w - - 0 1";
    let reviewed = review(queen, "Qd5", ("e3 Kf8", 400), ("Bxd5 e3 Kd7", -200));
    assert_eq!(cause(&reviewed), Some((Whose::Allowed, "hanging-piece", 1)));
    let rook = "4k3/1b6/8/8/8/4P3/3R4/4K3 w - - 0 1";
    let reviewed = review(rook, "Rd5", ("Ke2 Kf8", 200), ("Bxd5 e4 Bxe4 Ke2", -300));
    assert_eq!(cause(&reviewed), Some((Whose::Allowed, "hanging-piece", 1)));
    let guarded = "4k3/1b6/8/8/4P3/8/3R4/4K3 w - - 0 1";
    let reviewed = review(guarded, "Rd5", ("Ke2 Kf8", 200), ("Bxd5 exd5 Ke7 Ke2", -100));
    assert_eq!(cause(&reviewed), Some((Whose::Allowed, "lost-for-less", 1)));
}

#[test]
fn a_fork_is_one_when_it_wins_and_is_cashed_in() {
    let start = "r3k3/8/8/1N6/8/8/PP6/4K3 w - - 0 1";
    let reviewed = review(start, "Na3", ("Nc7+ Kd7 Nxa8", 600), ("Ra7 Nb5", -100));
    assert_eq!(cause(&reviewed), Some((Whose::Missed, "fork", 1)));
    // Here the knight is taken: the king covers the square.
    let start = "r2k4/8/8/1N6/8/8/PP6/4K3 w - - 0 1";
    let reviewed = review(start, "Na3", ("Nd6 Kd7", 0), ("Ra7 Nb5", -200));
    assert_eq!(cause(&reviewed), None);
    assert!(reviewed.judgement.is_some());
}

#[test]
fn a_pinned_man_does_not_take_back() {
    // The pawn on e6 covers d5, but the rook on e1 holds it to the king.
    let start = "4k3/8/4p3/3n4/8/1B6/5PPP/4R1K1 b - - 0 1";
    let reviewed = review(start, "Kf8", ("Kf7 f3", 100), ("Bxd5 Ke7 Ba2", 500));
    assert_eq!(cause(&reviewed), None, "the king has left the pin");
    let start = "4k3/2b5/4p3/3n4/8/1B6/5PPP/4R1K1 b - - 0 1";
    let reviewed = review(start, "Bb8", ("Kf7 f3", -100), ("Bxd5 Kf7 Ba2", 300));
    let found = reviewed.cause.as_ref().expect("a cause");
    let Motif::Pin(man) = found.motif else { panic!("{found:?}") };
    assert_eq!((found.whose, man.square.to_string()), (Whose::Allowed, "e6".to_owned()));
}

#[test]
fn a_skewer_and_a_discovered_attack() {
    let start = "3qk3/8/8/8/8/8/8/R3K3 w - - 0 1";
    let reviewed = review(start, "Ra2", ("Ra8 Ke7 Rxd8", 600), ("Qd5 Ra1", -400));
    // The queen may take the rook, so this is no skewer and no pin; that it wins the queen is all that
    // the line says.
    assert_eq!(cause(&reviewed), Some((Whose::Missed, "material", 3)));
    let start = "q3k3/8/8/8/8/8/8/4K2R w - - 0 1";
    let reviewed = review(start, "Rh2", ("Rh8+ Kd7 Rxa8", 600), ("Qa1+ Kd2", -400));
    assert_eq!(cause(&reviewed), Some((Whose::Missed, "skewer", 1)));
    let start = "3q2k1/5ppp/8/8/8/3B4/8/3R2K1 w - - 0 1";
    let reviewed = review(start, "Be2", ("Bxh7+ Kxh7 Rxd8", 500), ("Qb8 Kg2", -200));
    assert_eq!(cause(&reviewed), Some((Whose::Missed, "discovered-attack", 1)));
}

#[test]
fn a_piece_that_has_nowhere_to_go() {
    let start = "4k3/8/1pp5/p7/B2pP3/2P5/1P6/4K3 b - - 0 1";
    let reviewed = review(start, "Kd7", ("b5 Bc2 d3 Bxd3", -50), ("Ke2 Kd6", 80));
    // The bishop gets away, so it was not trapped.
    assert_eq!(cause(&reviewed), None);
    let start = "4k3/p7/4b3/8/8/2P5/PP6/2K5 b - - 0 1";
    let reviewed = review(start, "Bxa2", ("a5 a3", -300), ("b3 a5 Kb2 a4 Kxa2", 100));
    assert_eq!(cause(&reviewed), Some((Whose::Allowed, "trapped-piece", 3)));
}

#[test]
fn a_mate_on_the_back_rank() {
    let start = "3r2k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1";
    let start_position = fen::read(start, CastlingMode::Standard).expect(start);
    let played = read(&start_position, "Ra5");
    let after = start_position.after(played[0]);
    let mut adviser = ByHeart {
        before: (
            start_position,
            Advice { evaluation: Evaluation::Centipawns(0), line: read(&start_position, "h3 h6") },
        ),
        after: Advice {
            evaluation: Evaluation::Mate { by: after.turn(), moves: 1 },
            line: read(&after, "Rd1#"),
        },
    };
    let mut reviewer = Reviewer::new(start_position, played).expect("a legal move");
    while !reviewer.is_complete() {
        reviewer.step(&mut adviser);
    }
    let moves = reviewer.finish().expect("complete").moves;
    assert_eq!(cause(&moves[0]), Some((Whose::Allowed, "back-rank-mate", 1)));
}

#[test]
fn a_lost_ending_of_pawns_shows_a_pawn_that_promotes() {
    let start = "8/8/3k4/3rp3/8/8/8/K2R4 w - - 0 1";
    let line = "Kxd5 Kb2 e4 Kc2 Kc4 Kd2 Kd4 Ke2 e3 Kd1 Kd3 Ke1 e2 Kf2 Kd2 Kf3 e1=Q";
    let reviewed = review(start, "Rxd5+", ("Re1 Ke6", -150), (line, -900));
    assert_eq!(cause(&reviewed), Some((Whose::Allowed, "pawn-ending", 1)));
    // As long as no pawn promotes nothing is proved.
    let reviewed = review(start, "Rxd5+", ("Re1 Ke6", -150), ("Kxd5 Kb2 e4", -900));
    assert_eq!(cause(&reviewed), None);
}

#[test]
fn theory_is_no_inaccuracy_and_a_known_blunder_is_one() {
    let start = Position::initial();
    let played = read(&start, "e4 e5 f4");
    let evaluation = |game: &GameSoFar| {
        Evaluation::Centipawns(if game.position().turn() == start.turn() { 40 } else { -30 })
    };
    struct Even<F>(F);
    impl<F: Fn(&GameSoFar) -> Evaluation> Adviser for Even<F> {
        fn look(&mut self, game: &GameSoFar) -> Option<Advice> {
            let line = game.position().legal_moves().into_iter().take(1).collect();
            Some(Advice { evaluation: (self.0)(game), line })
        }
        fn look_among(&mut self, _: &GameSoFar, _: Vec<Move>) -> Option<Advice> {
            None
        }
    }
    let judged = |book_plies| {
        let mut reviewer =
            Reviewer::new(start, played.clone()).expect("legal").with_book(book_plies);
        while !reviewer.is_complete() {
            reviewer.step(&mut Even(evaluation));
        }
        let moves = reviewer.finish().expect("complete").moves;
        (moves[2].judgement.map(|found| found.code()), moves[2].mark.map(|mark| mark.code()))
    };
    assert_eq!(judged(0), (Some("inaccuracy"), None));
    assert_eq!(judged(3), (None, Some("book")));
}

#[test]
fn a_piece_for_a_lesser_one() {
    // The rook takes a knight and is taken back.
    let taken = "4k3/8/4p3/3n4/8/8/8/3RK3 w - - 0 1";
    let reviewed = review(taken, "Rxd5", ("Kd2 Kd7", 0), ("exd5 Kd2 Kd7", -300));
    assert_eq!(cause(&reviewed), Some((Whose::Allowed, "lost-for-less", 1)));
    // A knight for a knight is nothing.
    let even = "4k3/8/4p3/3n4/8/4N3/8/4K3 w - - 0 1";
    let reviewed = review(even, "Nxd5", ("Kd2 Kd7", 0), ("exd5 Kd2 Kd7", -300));
    assert_eq!(cause(&reviewed), None);
}

#[test]
fn what_took_is_to_be_taken_back() {
    let start = "4k3/1p6/2n5/1B6/8/8/8/4K3 w - - 0 1";
    let position = fen::read(start, CastlingMode::Standard).expect(start);
    let moves = read(&position, "Bxc6+ Kf8");
    let after = position.after(moves[0]);
    let advice = |start: &Position, line: &str, worth| Advice {
        evaluation: Evaluation::Centipawns(worth),
        line: read(start, line),
    };
    struct Known(Vec<(Position, Advice)>);
    impl Adviser for Known {
        fn look(&mut self, game: &GameSoFar) -> Option<Advice> {
            self.0.iter().find(|(asked, _)| asked == game.position()).map(|known| known.1.clone())
        }
        fn look_among(&mut self, _: &GameSoFar, _: Vec<Move>) -> Option<Advice> {
            None
        }
    }
    let end = after.after(moves[1]);
    let mut known = Known(vec![
        (position, advice(&position, "Bxc6+ bxc6", 0)),
        (after, advice(&after, "bxc6 Ke2", -50)),
        (end, advice(&end, "Bxb7 Ke7", 500)),
    ]);
    // Where the game began with the piece already there, it hangs; else it has just taken.
    let mut reviewer = Reviewer::new(after, [moves[1]]).expect("a legal move");
    while !reviewer.is_complete() {
        reviewer.step(&mut known);
    }
    let alone = reviewer.finish().expect("complete").moves.remove(0);
    assert_eq!(cause(&alone), Some((Whose::Missed, "hanging-piece", 1)));
    let mut reviewer = Reviewer::new(position, moves).expect("legal moves");
    for _ in 0..3 {
        reviewer.step(&mut known);
    }
    let reviewed = reviewer.finish().map(|review| review.moves[1].clone());
    let reviewed = reviewed.expect("complete");
    assert_eq!(cause(&reviewed), Some((Whose::Missed, "taking-back", 1)));
}

#[test]
fn a_pawn_that_hangs_explains_a_small_fault() {
    let start = "4k3/8/8/3p4/8/2N5/8/4K3 w - - 0 1";
    let reviewed = review(start, "Kd2", ("Nxd5 Kd7", 100), ("d4 Ne4 Ke7", 0));
    assert_eq!(cause(&reviewed), Some((Whose::Missed, "hanging-piece", 1)));
    // A fault by which the game is gone is more than a pawn.
    let reviewed = review(start, "Kd2", ("Nxd5 Kd7", 400), ("d4 Ne4 Ke7", -400));
    assert_eq!(cause(&reviewed), None);
    // Both moves take it.
    let start = "4k3/8/8/3p4/8/2N1B3/8/3RK3 w - - 0 1";
    let reviewed = review(start, "Rxd5", ("Nxd5 Kd7", 600), ("Ke7 Kd2 Ke6", 300));
    assert_eq!(cause(&reviewed), None);
}

#[test]
fn a_draw_that_is_let_slip() {
    // White checks on f8 and h6 for ever; the pawns would have won.
    let start = "6k1/5p2/5Qp1/8/8/8/1q4PP/6K1 b - - 0 1";
    let line = "Qd8+ Kg7 Qf6+ Kg8 Qd8+ Kg7 Qf6+";
    let reviewed = review(start, "Qa1+", ("Qxf6 h3 Kg7", -900), ("Qxa1 Kh7", 900));
    assert_eq!(cause(&reviewed).map(|(_, motif, _)| motif), Some("hanging-piece"));
    let reviewed = review(start, "Qb1+", ("Qxf6 h3 Kg7", -900), ("Kf2 Qa2+ Kg1 Qb1+", 0));
    assert_ne!(cause(&reviewed).map(|(_, motif, _)| motif), Some("perpetual-check"));
    let start = "6k1/5p2/5Qp1/8/8/8/1r4PP/6K1 b - - 0 1";
    let reviewed = review(start, "Rb3", ("Rb1+ Kf2 Rb2+ Kg1", -300), (line, 0));
    assert_eq!(cause(&reviewed), Some((Whose::Allowed, "perpetual-check", 4)));
    let stalemated = "7k/8/6K1/8/8/8/5Q2/8 w - - 0 1";
    let reviewed = review(stalemated, "Qf7", ("Qf8#", 1_000), ("", 0));
    assert_eq!(cause(&reviewed), Some((Whose::Allowed, "stalemate", 0)));
}

#[test]
fn what_wins_without_a_name_is_told_by_its_moves() {
    // The rook is attacked, and attacked again where it goes.
    let start = "r5k1/8/8/8/1b6/8/R4PPP/6K1 b - - 0 1";
    let reviewed = review(start, "Be1", ("Rxa2 g3 Ra1+ Kg2", -900), ("Rxa8+ Kf7 Kf1 Bd2", 300));
    assert_eq!(
        cause(&reviewed).map(|(whose, motif, _)| (whose, motif)),
        Some((Whose::Allowed, "hanging-piece"))
    );
    let start = "4k3/8/2p5/3r4/8/4N3/8/4KB2 w - - 0 1";
    let reviewed = review(start, "Kf2", ("Bc4 Rd7 Be6 Rd6 Nf5 Rxe6+", 0), ("Rd2+ Be2 c5", -300));
    assert_eq!(cause(&reviewed), None, "it is given back");
    let reviewed = review(start, "Kf2", ("Bc4 Re5 Kd2 Rxe3 Kxe3", 600), ("Rd2+ Be2 c5", -300));
    assert_eq!(cause(&reviewed), Some((Whose::Missed, "material", 5)));
}

/// Whether the best move, played, is told to be the only good one; what the position is worth to White
/// with it and without it.
fn is_only_move(start: &str, played: &str, worth: i32, without: i32) -> bool {
    struct Compared(Position, Vec<Move>, i32, i32);
    impl Adviser for Compared {
        fn look(&mut self, game: &GameSoFar) -> Option<Advice> {
            let line = if *game.position() == self.0 { self.1.clone() } else { Vec::new() };
            Some(Advice { evaluation: Evaluation::Centipawns(self.2), line })
        }
        fn look_among(&mut self, _: &GameSoFar, moves: Vec<Move>) -> Option<Advice> {
            Some(Advice { evaluation: Evaluation::Centipawns(self.3), line: moves })
        }
    }
    let start = fen::read(start, CastlingMode::Standard).expect(start);
    let moves = read(&start, played);
    let mut adviser = Compared(start, moves.clone(), worth, without);
    let mut reviewer = Reviewer::new(start, moves).expect("a legal move");
    while !reviewer.is_complete() {
        reviewer.step(&mut adviser);
    }
    reviewer.finish().expect("complete").moves[0].mark == Some(Mark::OnlyMove)
}

#[test]
fn an_only_move_is_told_where_it_matters_and_is_not_seen_by_everybody() {
    let quiet = "4k3/8/8/3n4/8/8/3B4/4K3 w - - 0 1";
    assert!(is_only_move(quiet, "Kf2", 0, -400));
    assert!(!is_only_move(quiet, "Kf2", -500, -1_000), "lost with it too");
    assert!(!is_only_move(quiet, "Kf2", 900, 300), "won without it too");
    // A bishop takes a knight, and a pawn drives a bishop away that has one square.
    let exchange = "4k3/4p3/8/3n4/8/1B6/8/4K3 w - - 0 1";
    assert!(!is_only_move(exchange, "Bxd5", 0, -400));
    let driven = "4k3/2p5/1p1p4/p1B1p3/8/4P3/8/4K3 w - - 0 1";
    assert!(!is_only_move(driven, "Ba3", 0, -400));
    let two_ways = "4k3/8/1p6/2B5/8/8/8/4K3 w - - 0 1";
    assert!(is_only_move(two_ways, "Be3", 0, -400));
}

#[test]
fn what_comes_anyway_and_what_was_there_already_is_no_cause() {
    // The pawn promotes whatever Black plays.
    let start = "8/P5k1/8/5p2/8/8/8/6K1 b - - 0 1";
    let reviewed = review(start, "Kf7", ("Kf6 a8=Q Ke5", 700), ("a8=Q Kf6", 1_000));
    assert_eq!(cause(&reviewed), None);
    let reviewed = review(start, "Kf7", ("f4 Kf2 f3", 300), ("a8=Q Kf6", 1_000));
    assert_eq!(cause(&reviewed), Some((Whose::Allowed, "promotion", 1)));
    // The pawn attacked the bishop before the rook took another one: nothing trapped the bishop.
    let start = "3r1rk1/5ppp/p2p2b1/5P2/1p1N2P1/2P4P/nPpR3R/6K1 b - - 0 1";
    let reviewed =
        review(start, "bxc3", ("c1=Q+ Kg2", -1_000), ("Rxc2 Rc8 fxg6 hxg6 Ne2 cxb2 Rxb2", -400));
    assert_eq!(cause(&reviewed), Some((Whose::Missed, "promotion", 1)));
}
