//! The server is killed in the middle of many games, again and again: what it acknowledged is there
//! afterwards, once, and nobody paid for the time between.
//!
//! Each game is played by two browsers in one task, with random legal moves, and keeps its own record of
//! what was acknowledged. The server gets SIGKILL after a random number of acknowledgements. A small
//! number of rounds is an ordinary test; `ROKADE_KILLS=200 ROKADE_KILL_GAMES=500` makes it a siege,
//! `ROKADE_KILLS_DATABASE` as many where games are in a database.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop")]
#![allow(clippy::print_stdout, reason = "a siege says how far it is")]

mod clocks;
mod game;
mod house;
#[path = "../opened/mod.rs"]
mod opened;

use std::env;
use std::sync::Arc;
use std::time::Instant;

use clocks::{Death, Stood};
use game::{Compared, Record};
use house::House;
use rokade_test_kit::postgres_server::PostgresServer;
use tokio::sync::mpsc::unbounded_channel;
use tokio::task::JoinSet;

fn number(variable: &str, usual: u64) -> u64 {
    env::var(variable).map_or(usual, |text| text.parse().unwrap())
}

/// So far apart may a clock and the model of it be after a kill, in milliseconds, on a machine that
/// has nothing else to do. As an ordinary test this runs beside others, which may hold a pulse up.
const CLOCK_FAULT_MS: u64 = 1_000;
const CLOCK_FAULT_BESIDE_OTHERS_MS: u64 = 10_000;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_that_was_acknowledged_is_lost_or_doubled_when_the_server_is_killed() {
    besiege(number("ROKADE_KILLS", 4), number("ROKADE_KILL_GAMES", 12), None).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nor_is_it_where_games_are_in_a_database() {
    let Some(database) = PostgresServer::shared() else { return };
    let rounds = number("ROKADE_KILLS_DATABASE", 2);
    besiege(rounds, number("ROKADE_KILL_GAMES", 12), Some(&database.fresh_database())).await;
}

/// Kills so often in the middle of so many games.
async fn besiege(rounds: u64, games: u64, store: Option<&str>) {
    let is_siege = env::var_os("ROKADE_KILLS").is_some();
    let usual_fault = if is_siege { CLOCK_FAULT_MS } else { CLOCK_FAULT_BESIDE_OTHERS_MS };
    let fault_ms = number("ROKADE_KILL_CLOCK_MS", usual_fault) as i64;
    let place = tempfile::tempdir().unwrap();
    let mut house = House::open(place.path(), store);
    let mut seeds = number("ROKADE_KILL_SEED", 0)..;
    let mut records = Vec::new();
    for _ in 0..games {
        records.push(Record::begin(&house, seeds.next().unwrap()).await);
    }
    let mut moves = 0;
    let mut clocks = [(Stood::Held, 0), (Stood::Again, 0), (Stood::Ended, 0), (Stood::Still, 0)];
    for round in 0..rounds {
        let (tell, mut told) = unbounded_channel();
        let address = Arc::new(house.address.clone());
        let mut playing = JoinSet::new();
        for record in records.drain(..) {
            playing.spawn(record.play(Arc::clone(&address), tell.clone()));
        }
        drop(tell);
        // Enough that some game is at every point of its walk from the socket to the disk.
        let enough = games * 2 + (round * 7919 + 13) % (games * 4);
        for _ in 0..enough {
            told.recv().await.unwrap();
        }
        house.kill();
        let killed = Instant::now();
        while let Some(record) = playing.join_next().await {
            records.push(record.unwrap());
        }
        let reopened = Instant::now();
        house = House::open(place.path(), store);
        let death = Death { killed, reopened };
        for record in &mut records {
            let Compared { acknowledged, clocks: stood } =
                record.compare(&house, death, fault_ms).await;
            moves += acknowledged as u64;
            clocks.iter_mut().filter(|(one, _)| *one == stood).for_each(|(_, count)| *count += 1);
            if record.is_over {
                *record = Record::begin(&house, seeds.next().unwrap()).await;
            }
        }
        if is_siege {
            println!("kill {}: {moves} acknowledged moves, clocks {clocks:?}", round + 1);
        }
    }
    println!("{rounds} kills, {games} games at a time, {moves} acknowledged moves, all there once");
    assert!(moves >= rounds * games, "the games were played: {moves} moves");
}
