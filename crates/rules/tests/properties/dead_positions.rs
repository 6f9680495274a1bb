//! The prover of FIDE 5.2.2 beside brute force, and every answer checked by a slow checker.
//!
//! Positions are drawn near to walls: pawns that stand against each other, bishops of any number
//! and shade, few other pieces, any kings.

use rokade_rules::ending::dead_position::{
    Lifeline, Mating, Reason, can_checkmate, can_checkmate_within,
};
use rokade_rules::notation::fen;
use rokade_rules::position::CastlingMode;
use rokade_rules::{Color, Piece, Position, Role, Setup, Square};
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

/// Every thirteenth of all positions with two pawns head to head, beside brute force.
#[test]
fn two_pawns_head_to_head() {
    let material = Material::read("KPvKP").unwrap();
    let answers = FewMen::default().answers(&material, Extent::HeadToHead);
    let (mut mates, mut never) = (0, 0);
    for (position, can_mate) in answers.positions().step_by(13) {
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
        let mut position = if start % 4 == 0 { Some(Position::initial()) } else { None };
        while position.is_none() {
            position = match start % 4 {
                1 => few([(Color::White, Role::Knight), (Color::Black, Role::Pawn)], &mut rng),
                _ => walls::draw(Company::Minor, &mut rng),
            };
        }
        let mut lifeline = Lifeline::default();
        for _ in 0..50 {
            let Some(here) = position else { break };
            let is_dead = here.is_dead();
            let text = fen::write(&here);
            assert_eq!(lifeline.is_dead(&here), is_dead, "{text}");
            *(if is_dead { &mut dead } else { &mut alive }) += 1;
            let moves = here.legal_moves();
            let captures: Vec<_> = moves.iter().copied().filter(|&m| here.is_capture(m)).collect();
            let next = rng.pick(&captures).filter(|_| rng.chance(3, 4));
            position = next.or_else(|| rng.pick(&moves)).map(|chess_move| here.after(chess_move));
        }
    }
    assert!(dead > 50 && alive > 200, "{dead} dead, {alive} alive");
}
