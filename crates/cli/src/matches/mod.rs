//! `rokade match`: engine against engine, and how much stronger one is.
//!
//! `table` plays one game, `schedule` all of them at several tables,
//! `statistics` says what they prove, `record` writes them down; `gauge` gives
//! both engines the same work. Talking to engines is `rokade_uci`'s business.

mod adjudication;
mod arguments;
mod games_file;
mod gauge;
mod limits;
mod lot;
mod openings;
mod player;
mod processor;
mod record;
mod schedule;
mod standing;
mod statistics;
mod table;
mod teller;
mod today;

pub(crate) use arguments::MatchArguments;

use std::ops::ControlFlow;
use std::time::Duration;

use rokade_rules::position::CastlingMode;

use crate::failure::{Ending, Failure};
use crate::input::Form;
use crate::progress::Progress;
use crate::quote::quote;
use crate::texts::Texts;

use adjudication::Adjudication;
use arguments::EngineOption;
use games_file::GamesFile;
use gauge::{NotMeasured, Pace};
use limits::Budget;
use lot::Lot;
use openings::Opening;
use player::{EngineChoice, Player, Setup};
use schedule::{Plan, Side, Unusable};
use standing::Standing;
use statistics::{Decision, Sprt};
use table::Terms;
use teller::Teller;

/// What both are given where nothing is said: well under a second a move.
const USUAL_NODES: u64 = 100_000;

/// Plays a match.
pub(crate) fn run(arguments: &MatchArguments, texts: &Texts) -> Result<Ending, Failure> {
    let mut plan = plan(arguments, texts)?;
    let mut players = start(&plan, texts)?;
    let names = names(&players);
    let mut out = anstream::stdout().lock();
    let mut teller = Teller::new(&mut out, Form::of_option(arguments.json), texts, &names);
    if let Some(millis) = arguments.equal_work {
        let work = Duration::from_millis(millis);
        let paces = measure(&mut players, &plan, work, texts)?;
        for ((budget, pace), side) in plan.budgets.iter_mut().zip(paces).zip([Side::A, Side::B]) {
            let nodes = pace.nodes_of(work).max(1);
            budget.nodes = Some(nodes);
            teller.pace(side, pace, nodes).map_err(Failure::Output)?;
        }
    }
    // Every table starts its own.
    drop(players);
    play(&plan, arguments, &names, &mut teller, texts)
}

fn play(
    plan: &Plan,
    arguments: &MatchArguments,
    names: &[String; 2],
    teller: &mut Teller<'_>,
    texts: &Texts,
) -> Result<Ending, Failure> {
    let mut file = arguments.pgn.as_deref().map(|path| GamesFile::open(path, names)).transpose()?;
    let sprt = sprt(arguments);
    let mut standing = Standing::new(sprt);
    let mut progress = Progress::of(2 * plan.pairs);
    let mut failed = None;
    let played = schedule::run(plan, |pair| {
        standing.add(pair);
        progress.advance(2);
        let told = progress.beside(|| teller.pair(pair, &standing));
        let written = file.as_mut().map_or(Ok(()), |file| file.write(pair, plan));
        failed = told.err().map(Failure::Output).or(written.err());
        let is_decided = sprt.is_some_and(|sprt| sprt.decide(&standing.pairs) != Decision::Open);
        if failed.is_some() || is_decided {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    });
    drop(progress);
    if let Some(failure) = failed {
        return Err(failure);
    }
    played.map_err(|unusable| tell_unusable(&unusable, texts))?;
    teller.end(&standing).map_err(Failure::Output)?;
    Ok(Ending::Clean)
}

/// What the arguments ask for.
fn plan(arguments: &MatchArguments, texts: &Texts) -> Result<Plan, Failure> {
    let castling = if arguments.chess960 { CastlingMode::Chess960 } else { CastlingMode::Standard };
    let patience = Duration::from_secs(arguments.patience.max(1));
    let setup = |choice: &EngineChoice, options: &[EngineOption]| Setup {
        choice: choice.clone(),
        hash_mib: arguments.hash.max(1),
        options: options.iter().map(|one| (one.name.clone(), one.value.clone())).collect(),
        castling,
        patience,
    };
    let mut openings = match &arguments.openings {
        Some(path) => openings::read(path, castling, texts)?,
        None => vec![Opening::initial()],
    };
    if let Some(seed) = arguments.seed {
        Lot::seeded(seed).shuffle(&mut openings);
    }
    Ok(Plan {
        setups: [
            setup(&arguments.a, &arguments.option_a),
            setup(&arguments.b, &arguments.option_b),
        ],
        budgets: budgets(arguments),
        openings,
        pairs: arguments.games.div_ceil(2),
        tables: arguments.concurrency.map_or(1, std::num::NonZeroUsize::get),
        terms: Terms {
            clock: arguments.clock,
            margin: Duration::from_millis(arguments.margin),
            patience,
            castling,
            adjudication: Adjudication { resigning: arguments.resign, drawing: arguments.draw },
        },
    })
}

fn budgets(arguments: &MatchArguments) -> [Budget; 2] {
    let move_time = arguments.movetime.map(Duration::from_millis);
    let is_limited = arguments.clock.is_some() || move_time.is_some() || arguments.plies.is_some();
    let usual = (!is_limited).then_some(USUAL_NODES);
    [arguments.nodes_a, arguments.nodes_b].map(|own| Budget {
        nodes: own.or(arguments.nodes).or(usual),
        depth_plies: arguments.plies,
        move_time,
    })
}

fn sprt(arguments: &MatchArguments) -> Option<Sprt> {
    let hypotheses = arguments.sprt?;
    // An error that is never or always made has no bound.
    let probability = |value: f64| value.clamp(1e-6, 0.5 - 1e-6);
    Some(Sprt {
        elo0: hypotheses.elo0,
        elo1: hypotheses.elo1,
        alpha: probability(arguments.alpha),
        beta: probability(arguments.beta),
    })
}

/// Starts both engines, so that one that cannot play is known before the match.
fn start(plan: &Plan, texts: &Texts) -> Result<[Player; 2], Failure> {
    let start = |side: Side| {
        Player::start(&plan.setups[side as usize])
            .map_err(|fault| tell_unusable(&Unusable { side, fault }, texts))
    };
    Ok([start(Side::A)?, start(Side::B)?])
}

/// Two names that can be told apart.
fn names(players: &[Player; 2]) -> [String; 2] {
    let [a, b] = [players[0].name(), players[1].name()];
    if a == b { [format!("{a} (A)"), format!("{b} (B)")] } else { [a, b] }
}

fn measure(
    players: &mut [Player; 2],
    plan: &Plan,
    work: Duration,
    texts: &Texts,
) -> Result<[Pace; 2], Failure> {
    let Plan { openings, terms, .. } = plan;
    let measured = gauge::measure(players, openings, terms.castling, work, terms.patience);
    measured.map_err(|fault| {
        Failure::Arguments(match fault {
            NotMeasured::Unknown => texts.say("match-not-measured"),
            NotMeasured::Fault(fault) => {
                texts.tell("match-gauge-fault", &[("reason", &fault.to_string())])
            }
        })
    })
}

fn tell_unusable(unusable: &Unusable, texts: &Texts) -> Failure {
    let side = match unusable.side {
        Side::A => "A",
        Side::B => "B",
    };
    let reason = unusable.fault.to_string();
    Failure::Arguments(texts.tell("match-unusable", &[("side", side), ("reason", &quote(&reason))]))
}
