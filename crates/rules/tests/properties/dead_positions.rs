//! The prover of FIDE 5.2.2 beside brute force, and every answer checked by a slow checker.
//!
//! Positions are drawn near to walls: pawns that stand against each other, bishops of any number
//! and shade, few other pieces, any kings.

use rokade_rules::ending::dead_position::{
    Lifeline, Mating, Reason, can_checkmate, can_checkmate_within,
};
use rokade_rules::ending::{Termination, Verdict};
use rokade_rules::game::Game;
use rokade_rules::notation::fen;
use rokade_rules::position::CastlingMode;
use rokade_rules::{Color, Move, Piece, Position, Role, Ruleset, Setup, Square};
use rokade_test_kit::dead_position::{Closed, Rechecked, closure, recheck};
use rokade_test_kit::few_men::{Extent, FewMen, Material, place_of};
use rokade_test_kit::rng::Rng;
use rokade_test_kit::walls::{self, Company};

/// How many positions brute force visits before it gives up.
const LIMIT: usize = 1_500;

/// Two kings and two men more, in any legal position.
fn few(men: [(Color, Role); 2], rng: &mut Rng) -> Option<Position> {
    let mut setup = Setup { fullmove_number: 1, ..Setup::empty() };
    setup.turn = rng.pick(&Color::ALL)?;
    let kings = Color::ALL.map(|color| (color, Role::King));
    for (color, role) in kings.into_iter().chain(men) {
        let at = Square::ALL[rng.below(64)];
        if setup.board.piece_at(at).is_some() {
            return None;
        }
        setup.board.put(at, Piece::new(color, role));
    }
    Position::from_setup(&setup, CastlingMode::Standard).ok()
}

/// What an answer was, for counting.
#[derive(Default, Debug)]
struct Tally {
    mates: usize,
    walls: usize,
    outlines: usize,
    closures: usize,
    undecided: usize,
    confirmed: usize,
}

/// Checks one answer with its own checker, and against brute force.
#[track_caller]
fn check(position: &Position, color: Color, tally: &mut Tally) {
    let text = fen::write(position);
    let answer = can_checkmate_within(position, color, 3_000);
    match &answer {
        Mating::Undecided { .. } => {
            tally.undecided += 1;
            return;
        }
        Mating::Winnable { .. } => tally.mates += 1,
        Mating::Unwinnable { reason: Reason::Wall(_) } => tally.walls += 1,
        Mating::Unwinnable { reason: Reason::Outline(_) } => tally.outlines += 1,
        Mating::Unwinnable { reason: Reason::Closure(_) } => tally.closures += 1,
        Mating::Unwinnable { .. } => {}
    }
    if let Rechecked::Wrong(why) = recheck(position, color, &answer, LIMIT) {
        panic!("{text} {color:?}: {why}, {answer:?}");
    }
    if answer.is_impossible() {
        match closure(position, color, LIMIT) {
            Closed::Mate => panic!("{text}: {color:?} mates, but {answer:?}"),
            Closed::Never(_) => tally.confirmed += 1,
            Closed::TooMany => {}
        }
    }
}

fn check_many(seed: u64, wanted: usize, draw: impl Fn(&mut Rng) -> Option<Position>) -> Tally {
    let mut rng = Rng::seeded(seed);
    let mut tally = Tally::default();
    let mut drawn = 0;
    while drawn < wanted {
        if let Some(position) = draw(&mut rng) {
            drawn += 1;
            Color::ALL.into_iter().for_each(|color| check(&position, color, &mut tally));
        }
    }
    tally
}

#[test]
fn a_thousand_positions_near_a_wall() {
    let tally = check_many(4, 1_000, |rng| walls::draw(Company::Minor, rng));
    assert!(tally.walls > 10 && tally.mates > 100 && tally.confirmed > 0, "{tally:?}");
}

#[test]
fn walls_with_every_company() {
    for company in Company::ALL {
        let tally = check_many(6, 200, |rng| walls::draw(company, rng));
        assert!(tally.mates > 50, "{company:?}: {tally:?}");
    }
}

#[test]
fn a_minor_piece_against_a_pawn() {
    for minor in [Role::Bishop, Role::Knight] {
        let men = [(Color::White, minor), (Color::Black, Role::Pawn)];
        let tally = check_many(5, 300, |rng| few(men, rng));
        assert!(tally.mates > 100, "{tally:?}");
    }
}

/// Every thirteenth of all positions with two pawns head to head, and each in which a side can
/// never mate, beside brute force.
#[test]
fn two_pawns_head_to_head() {
    let material = Material::read("KPvKP").unwrap();
    let answers = FewMen::default().answers(&material, Extent::HeadToHead);
    let (mut mates, mut never) = (0, 0);
    let asked = answers.positions().enumerate();
    let asked = asked.filter(|(number, (_, can))| number % 13 == 0 || can.contains(&false));
    for (_, (position, can_mate)) in asked {
        for color in Color::ALL {
            let answer = can_checkmate(&position, color);
            let (said, count) = match answer {
                Mating::Winnable { .. } => (true, &mut mates),
                Mating::Unwinnable { .. } => (false, &mut never),
                Mating::Undecided { .. } => panic!("{} is undecided", fen::write(&position)),
            };
            assert_eq!(said, can_mate[place_of(color)], "{} {color:?}", fen::write(&position));
            *count += 1;
        }
    }
    assert!(mates > 1_000 && never > 10, "{mates} {never}");
}

/// The answer after every ply is the one that a position asked for itself gives, in games of random
/// moves that take much and so often end dead.
#[test]
fn a_lifeline_gives_the_same_answers() {
    let mut rng = Rng::seeded(6);
    let (mut dead, mut alive) = (0, 0);
    for start in 0..80 {
        let mut position = Some(start_of(start, &mut rng));
        let mut lifeline = Lifeline::default();
        for _ in 0..50 {
            let Some(here) = position else { break };
            let is_dead = here.is_dead();
            let text = fen::write(&here);
            assert_eq!(lifeline.is_dead(&here), is_dead, "{text}");
            *(if is_dead { &mut dead } else { &mut alive }) += 1;
            position = drawn(&here, &mut rng).map(|chess_move| here.after(chess_move));
        }
    }
    assert!(dead > 50 && alive > 200, "{dead} dead, {alive} alive");
}

/// Where the game with a number starts: at the beginning, or with few men, or near a wall.
fn start_of(number: usize, rng: &mut Rng) -> Position {
    loop {
        let position = match number % 4 {
            0 => Some(Position::initial()),
            1 => few([(Color::White, Role::Knight), (Color::Black, Role::Pawn)], rng),
            _ => walls::draw(Company::Minor, rng),
        };
        if let Some(position) = position {
            return position;
        }
    }
}

/// A move, mostly a capture where there is one.
fn drawn(position: &Position, rng: &mut Rng) -> Option<Move> {
    let moves = position.legal_moves();
    let captures: Vec<_> = moves.iter().copied().filter(|&m| position.is_capture(m)).collect();
    let capture = rng.pick(&captures).filter(|_| rng.chance(3, 4));
    capture.or_else(|| rng.pick(&moves))
}

/// What a game remembers of earlier moves changes no verdict, also where moves are taken back.
#[test]
fn a_game_says_of_each_position_what_the_position_says() {
    let mut rng = Rng::seeded(7);
    let (mut ended, mut dead, mut back) = (0, 0, 0);
    for start in 0..60 {
        let mut game = Game::from_position(start_of(start, &mut rng), Ruleset::HOME);
        for _ in 0..60 {
            let by_position = game.position().verdict();
            if by_position.is_ended() {
                assert_eq!(game.verdict(), by_position, "{}", fen::write(game.position()));
                ended += 1;
            } else if let Verdict::Ended { termination, .. } = game.verdict() {
                assert!(
                    termination != Termination::DeadPosition,
                    "{}",
                    fen::write(game.position())
                );
                assert!(termination != Termination::Stalemate, "{}", fen::write(game.position()));
            }
            dead += usize::from(by_position.termination() == Some(Termination::DeadPosition));
            let over = game.verdict().is_ended();
            if (over || rng.chance(1, 4)) && game.take_back().is_ok() {
                back += 1;
                continue;
            }
            let Some(chess_move) = drawn(game.position(), &mut rng) else { break };
            assert_eq!(game.play(chess_move).is_err(), over);
        }
    }
    assert!(ended > 50 && dead > 50 && back > 500, "{ended} ended, {dead} dead, {back} taken back");
}
