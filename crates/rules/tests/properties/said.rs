//! Whole games with things said in them: mirrored games have mirrored verdicts, what is counted is
//! what a naive count gives, and what is taken back leaves no trace.

use std::collections::HashSet;

use rokade_rules::ending::{Ground, Outcome, Verdict};
use rokade_rules::game::Game;
use rokade_rules::{Color, Move, Position, Ruleset};
use rokade_test_kit::rng::Rng;

/// Something that happens in a game.
#[derive(Clone, Copy, Debug)]
enum Deed {
    Play(Move),
    Offer(Color),
    Accept(Color),
    Decline(Color),
    Touch,
    Claim(Color, Ground, Option<Move>),
    Resign(Color),
    FlagFall(Color),
    IllegalMove(Color),
    TakeBack,
}

impl Deed {
    /// A deed drawn for this game: mostly moves, and among them often the one back.
    fn drawn(game: &Game, rng: &mut Rng) -> Deed {
        let legal = game.position().legal_moves();
        let side = rng.pick(&Color::ALL).expect("there are two");
        let ground = rng.pick(&[Ground::Repetition, Ground::MoveCount]).expect("there are two");
        let chess_move = back(game).filter(|_| rng.below(2) == 0).or_else(|| rng.pick(&legal));
        match (rng.below(60), chess_move) {
            (0, _) => Deed::Offer(side),
            (1, _) => Deed::Accept(side),
            (2, _) => Deed::Decline(side),
            (3, _) => Deed::Touch,
            (4, intended) => Deed::Claim(side, ground, intended),
            (5, _) => Deed::Claim(game.position().turn(), ground, None),
            (6, _) if rng.below(8) == 0 => Deed::Resign(side),
            (7, _) if rng.below(8) == 0 => Deed::FlagFall(side),
            (8, _) if rng.below(8) == 0 => Deed::IllegalMove(side),
            (9, _) => Deed::TakeBack,
            (_, Some(chess_move)) => Deed::Play(chess_move),
            (_, None) => Deed::Offer(side),
        }
    }

    fn mirrored(self) -> Deed {
        match self {
            Deed::Play(chess_move) => Deed::Play(chess_move.mirrored()),
            Deed::Offer(color) => Deed::Offer(!color),
            Deed::Accept(color) => Deed::Accept(!color),
            Deed::Decline(color) => Deed::Decline(!color),
            Deed::Claim(color, ground, intended) => {
                Deed::Claim(!color, ground, intended.map(Move::mirrored))
            }
            Deed::Resign(color) => Deed::Resign(!color),
            Deed::FlagFall(color) => Deed::FlagFall(!color),
            Deed::IllegalMove(color) => Deed::IllegalMove(!color),
            Deed::Touch | Deed::TakeBack => self,
        }
    }

    /// Does it, and tells whether it was taken.
    fn done_in(self, game: &mut Game) -> bool {
        match self {
            Deed::Play(chess_move) => game.play(chess_move).is_ok(),
            Deed::Offer(color) => game.offer_draw(color).is_ok(),
            Deed::Accept(color) => game.accept_draw(color).is_ok(),
            Deed::Decline(color) => game.decline_draw(color).is_ok(),
            Deed::Touch => {
                game.piece_touched();
                true
            }
            Deed::Claim(color, ground, intended) => {
                game.claim_draw(color, ground, intended).is_ok()
            }
            Deed::Resign(color) => game.resign(color).is_ok(),
            Deed::FlagFall(color) => game.flag_fell(color).is_ok(),
            Deed::IllegalMove(color) => game.lose_by_illegal_move(color).is_ok(),
            Deed::TakeBack => game.take_back().is_ok(),
        }
    }
}

/// The move that takes the piece moved last but one back to where it came from, if it is legal.
fn back(game: &Game) -> Option<Move> {
    let plies = game.plies();
    let Move::Normal { role, from, to, promotion: None } =
        plies.get(plies.len().checked_sub(2)?)?.chess_move
    else {
        return None;
    };
    let back = Move::Normal { role, from: to, to: from, promotion: None };
    game.position().is_legal(back).then_some(back)
}

fn mirrored(verdict: Verdict) -> Verdict {
    match verdict {
        Verdict::Ongoing => Verdict::Ongoing,
        Verdict::Claimable(mut claims) => {
            claims.by = !claims.by;
            Verdict::Claimable(claims)
        }
        Verdict::Ended { outcome, termination } => {
            Verdict::Ended { outcome: outcome.mirrored(), termination }
        }
    }
}

fn rulesets() -> [Ruleset; 4] {
    [Ruleset::OFFICIAL, Ruleset::ONLINE, Ruleset::AUTOMATIC, Ruleset::HOME]
}

/// Starts near every kind of ending.
fn starts() -> Vec<Position> {
    [
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "4k3/8/8/8/8/8/4P3/R3K3 w Q - 92 80",
        "4k3/8/8/8/8/8/8/R3K3 w Q - 140 90",
        "8/8/4k3/8/8/2b1K3/5B2/8 w - - 0 1",
        "7k/8/6K1/8/8/8/8/R7 w - - 0 1",
        "k7/8/1K6/8/8/8/8/1Q6 w - - 3 60",
    ]
    .iter()
    .map(|text| {
        rokade_rules::notation::fen::read(text, rokade_rules::position::CastlingMode::Standard)
            .expect("the starts are good")
    })
    .collect()
}

#[test]
fn mirrored_games_have_mirrored_verdicts() {
    let mut rng = Rng::seeded(41);
    let mut seen = HashSet::new();
    for ruleset in rulesets() {
        for start in starts() {
            for _ in 0..150 {
                let mut game = Game::from_position(start, ruleset);
                let mut mirror = Game::from_position(start.mirrored(), ruleset);
                for _ in 0..120 {
                    let deed = Deed::drawn(&game, &mut rng);
                    let taken = deed.done_in(&mut game);
                    assert_eq!(deed.mirrored().done_in(&mut mirror), taken, "{deed:?}");
                    assert_eq!(mirror.verdict(), mirrored(game.verdict()), "{deed:?}");
                    assert_eq!(mirror.offer().map(|o| !o.by), game.offer().map(|o| o.by));
                    if let Some(termination) = game.verdict().termination() {
                        seen.insert(termination);
                        break;
                    }
                }
            }
        }
    }
    // All endings but those that a deed here does not bring about.
    assert_eq!(seen.len(), 11, "the sample is rich enough: {seen:?}");
}

/// Appearances are those that a comparison with every earlier position gives, and points add up.
#[test]
fn repetitions_are_what_a_naive_count_gives() {
    let mut rng = Rng::seeded(42);
    for start in starts() {
        for _ in 0..150 {
            let mut game = Game::from_position(start, Ruleset::HOME);
            for _ in 0..80 {
                let Some(chess_move) = back(&game)
                    .filter(|_| rng.below(3) > 0)
                    .or_else(|| rng.pick(&game.position().legal_moves()))
                else {
                    break;
                };
                if game.play(chess_move).is_err() {
                    break;
                }
                let now = *game.position();
                let naive =
                    game.positions().filter(|(earlier, _)| earlier.is_same_as(&now)).count();
                assert_eq!(game.repetitions() as usize, naive);
                if let Verdict::Ended { outcome, .. } = game.verdict() {
                    let points: u32 =
                        Color::ALL.map(|color| outcome.half_points(color)).iter().sum();
                    assert_eq!(points, 2, "{outcome:?}");
                    assert_ne!(outcome, Outcome::BothLose);
                }
            }
        }
    }
}

/// Playing and taking back leaves the game as it was.
#[test]
fn taking_back_leaves_no_trace() {
    let mut rng = Rng::seeded(43);
    for start in starts() {
        let mut game = Game::from_position(start, Ruleset::HOME);
        for _ in 0..60 {
            let before = game.clone();
            let Some(chess_move) = rng.pick(&game.position().legal_moves()) else { break };
            if game.play(chess_move).is_err() {
                break;
            }
            let mut returned = game.clone();
            assert_eq!(returned.take_back(), Ok(chess_move));
            assert_eq!(returned, before);
        }
    }
}
