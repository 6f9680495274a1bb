//! Who plays whom when: pairs of games at several tables at once.

use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::{Sender, channel};
use std::thread;

use rokade_uci::client::EngineFault;

use super::limits::Budget;
use super::openings::Opening;
use super::player::{Player, Setup};
use super::statistics::Points;
use super::table::{Ending, Played, Seat, Terms, play};
use rokade_rules::Color;

/// A match that is going to be played.
#[derive(Clone, Debug)]
pub(super) struct Plan {
    pub(super) setups: [Setup; 2],
    pub(super) budgets: [Budget; 2],
    pub(super) openings: Vec<Opening>,
    pub(super) pairs: u64,
    pub(super) tables: usize,
    pub(super) terms: Terms,
}

/// One of the two engines.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Side {
    A,
    B,
}

/// Two games from one opening; the first has A with the white pieces.
#[derive(Clone, Debug)]
pub(super) struct PairPlayed {
    /// From 0.
    pub(super) number: u64,
    pub(super) games: [Played; 2],
}

/// An engine that could not be started.
#[derive(Debug)]
pub(super) struct Unusable {
    pub(super) side: Side,
    pub(super) fault: EngineFault,
}

impl Side {
    /// The other one.
    const fn other(self) -> Self {
        match self {
            Self::A => Self::B,
            Self::B => Self::A,
        }
    }

    /// Who plays White in the first or second game of a pair.
    pub(super) const fn of_white(game: usize) -> Self {
        if game == 0 { Self::A } else { Self::B }
    }

    /// Who plays a color in the first or second game of a pair.
    pub(super) const fn of(game: usize, color: Color) -> Self {
        match color {
            Color::White => Self::of_white(game),
            Color::Black => Self::of_white(game).other(),
        }
    }
}

impl PairPlayed {
    /// What A got out of each game.
    pub(super) fn points(&self) -> [Points; 2] {
        let points = |game: usize, color| match self.games[game].outcome.half_points(color) {
            0 => Points::None,
            1 => Points::Half,
            _ => Points::One,
        };
        [points(0, Color::White), points(1, Color::Black)]
    }
}

/// Plays until all pairs are played or `each` has seen enough; pairs that have
/// begun by then are finished and not told.
pub(super) fn run(
    plan: &Plan,
    mut each: impl FnMut(&PairPlayed) -> ControlFlow<()>,
) -> Result<(), Unusable> {
    let next = AtomicU64::new(0);
    let is_enough = AtomicBool::new(false);
    thread::scope(|scope| {
        let (tell, told) = channel();
        for _ in 0..plan.tables {
            let tell = tell.clone();
            let (next, is_enough) = (&next, &is_enough);
            scope.spawn(move || attend(plan, next, is_enough, &tell));
        }
        drop(tell);
        for pair in told {
            let go_on = pair.map(|pair| each(&pair));
            if !matches!(go_on, Ok(ControlFlow::Continue(()))) {
                is_enough.store(true, Ordering::Relaxed);
                return go_on.map(|_| ());
            }
        }
        Ok(())
    })
}

/// Plays pairs at one table.
fn attend(
    plan: &Plan,
    next: &AtomicU64,
    is_enough: &AtomicBool,
    tell: &Sender<Result<PairPlayed, Unusable>>,
) {
    let mut players = [None, None];
    while !is_enough.load(Ordering::Relaxed) {
        let number = next.fetch_add(1, Ordering::Relaxed);
        if number >= plan.pairs {
            return;
        }
        let pair = play_pair(plan, number, &mut players);
        if tell.send(pair).is_err() {
            return;
        }
    }
}

fn play_pair(
    plan: &Plan,
    number: u64,
    players: &mut [Option<Player>; 2],
) -> Result<PairPlayed, Unusable> {
    let opening = &plan.openings[(number % plan.openings.len() as u64) as usize];
    let mut play_one = |game: usize| {
        let [a, b] = &mut *players;
        let a = ready(a, &plan.setups[0], Side::A)?;
        let b = ready(b, &plan.setups[1], Side::B)?;
        let played = play_game(plan, opening, game, [a, b]);
        if let Some(color) = at_fault(&played.ending) {
            // Whatever it still says would be taken for an answer to the next question.
            players[Side::of(game, color) as usize] = None;
        }
        Ok(played)
    };
    let games = [play_one(0)?, play_one(1)?];
    Ok(PairPlayed { number, games })
}

/// Sees to it that an engine sits at the table and is ready for another game.
fn ready<'a>(
    seat: &'a mut Option<Player>,
    setup: &Setup,
    side: Side,
) -> Result<&'a mut Player, Unusable> {
    // One that is not ready leaves before a new one comes.
    let old = seat.take().and_then(|mut player| player.begin_game().is_ok().then_some(player));
    let player = match old {
        Some(player) => player,
        None => Player::start(setup).map_err(|fault| Unusable { side, fault })?,
    };
    Ok(seat.insert(player))
}

fn play_game(plan: &Plan, opening: &Opening, game: usize, players: [&mut Player; 2]) -> Played {
    let [a, b] = players;
    let [budget_a, budget_b] = plan.budgets;
    let a = Seat { player: a, budget: budget_a };
    let b = Seat { player: b, budget: budget_b };
    let seats = match Side::of_white(game) {
        Side::A => [a, b],
        Side::B => [b, a],
    };
    play(opening, seats, &plan.terms)
}

/// The color whose engine did something wrong.
const fn at_fault(ending: &Ending) -> Option<Color> {
    match ending {
        Ending::OnBoard(_) | Ending::Adjudicated => None,
        Ending::FlagFall(by) | Ending::Illegal { by, .. } | Ending::Broken { by, .. } => Some(*by),
    }
}
