//! `rokade match`: engine against engine, and how much stronger one is.
//!
//! `table` plays one game, `schedule` all of them at several tables,
//! `statistics` says what they prove, `record` writes them down; `processor` tells
//! how much work that was. Talking to engines is `rokade_uci`'s business.

mod adjudication;
mod arguments;
mod games_file;
mod limits;
mod openings;
mod player;
mod record;
mod schedule;
mod standing;
mod statistics;
mod table;
mod teller;
mod today;

pub(crate) use arguments::MatchArguments;

use std::ops::ControlFlow;
use std::sync::Arc;
use std::time::Duration;

use rokade_engine::book::Lot;
use rokade_rules::position::CastlingMode;

use crate::endgame_tables;
use crate::failure::{Ending, Failure};
use crate::input::Form;
use crate::progress::Progress;
use crate::quote::quote;
use crate::texts::Texts;

use adjudication::Adjudication;
use arguments::EngineOption;
use games_file::GamesFile;
use limits::Budget;
use openings::Opening;
use player::{EngineChoice, Inside, Player, Setup};
use schedule::{Plan, Side, Unusable};
use standing::Standing;
use statistics::{Decision, Sprt};
use table::Terms;
use teller::Teller;

/// What both are given where nothing is said: well under a second a move.
const USUAL_NODES: u64 = 100_000;

/// Plays a match.
pub(crate) fn run(arguments: &MatchArguments, texts: &Texts) -> Result<Ending, Failure> {
    let plan = plan(arguments, texts)?;
    let names = names(&plan, texts)?;
    let mut out = anstream::stdout().lock();
    let mut teller = Teller::new(&mut out, Form::of_option(arguments.json), texts, &names);
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
    let inside = Inside {
        book: arguments.book.as_ref().map(|choice| choice.open(texts)).transpose()?.map(Arc::new),
        tables: arguments.syzygy.as_ref().map(|at| endgame_tables::open(at, texts)).transpose()?,
        seed: arguments.seed.unwrap_or_default(),
    };
    let setup = |choice: &EngineChoice, options: &[EngineOption]| Setup {
        choice: choice.clone(),
        inside: inside.clone(),
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
    let [move_time, work] =
        [arguments.movetime, arguments.work].map(|millis| millis.map(Duration::from_millis));
    let is_limited = arguments.clock.is_some()
        || move_time.is_some()
        || work.is_some()
        || arguments.plies.is_some();
    let usual = (!is_limited).then_some(USUAL_NODES);
    [arguments.nodes_a, arguments.nodes_b].map(|own| Budget {
        nodes: own.or(arguments.nodes).or(usual),
        depth_plies: arguments.plies,
        move_time,
        work,
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

/// Two names that can be told apart. Both engines are started for that, so that
/// one that cannot play is known before the match.
fn names(plan: &Plan, texts: &Texts) -> Result<[String; 2], Failure> {
    let name = |side: Side| {
        let player = Player::start(&plan.setups[side as usize]);
        player
            .map(|player| player.name())
            .map_err(|fault| tell_unusable(&Unusable { side, fault }, texts))
    };
    let (a, b) = (name(Side::A)?, name(Side::B)?);
    Ok(if a == b { [format!("{a} (A)"), format!("{b} (B)")] } else { [a, b] })
}

fn tell_unusable(unusable: &Unusable, texts: &Texts) -> Failure {
    let side = match unusable.side {
        Side::A => "A",
        Side::B => "B",
    };
    let reason = unusable.fault.to_string();
    Failure::Arguments(texts.tell("match-unusable", &[("side", side), ("reason", &quote(&reason))]))
}
