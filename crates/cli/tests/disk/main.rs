//! What the system sees: no move is acknowledged before the disk has it, and a disk that fails is told.
//!
//! The server runs under `strace`, which writes down its calls in their order, and can let some of
//! them fail. Where there is no `strace` these tests say so by name and prove nothing.
//!
//! Source: strace(1), `-e inject` for the faults.

#![cfg(target_os = "linux")]
#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop")]

mod house;
#[path = "../opened/mod.rs"]
mod opened;
mod order;
mod player;

use std::fs;

use house::{House, strace_is_there};
use player::{Answer, Player, two};

/// Moves of which no two look alike, so that each is found where it was written.
const MOVES: [&str; 20] = [
    "e2e4", "e7e5", "g1f3", "b8c6", "f1b5", "a7a6", "b5a4", "g8f6", "d2d3", "d7d6", "c2c3", "g7g6",
    "b1d2", "f8g7", "h2h3", "h7h6", "a2a3", "b7b5", "a4b3", "c8b7",
];

#[tokio::test]
async fn no_move_is_acknowledged_before_the_sync_that_covers_it() {
    if !strace_is_there("no_move_is_acknowledged_before_the_sync_that_covers_it") {
        return;
    }
    let place = tempfile::tempdir().unwrap();
    let trace = place.path().join("trace");
    let house = House::open(&place.path().join("data"), &trace, &[]);
    let (white, black, id) = two(&house).await;
    let mut players = [white.join(&id).await, black.join(&id).await];
    for (ply, uci) in MOVES.into_iter().enumerate() {
        assert_eq!(play(&mut players, ply, uci).await, Answer::Done, "{uci}");
    }
    drop(players);
    house.close();
    let told = order::check(&fs::read_to_string(&trace).unwrap()).unwrap();
    // Each of both players heard of each move.
    for uci in MOVES {
        assert!(told.iter().filter(|told| *told == uci).count() >= 2, "{uci} in {told:?}");
    }
}

/// A disk that is full, and then is not; and one that does not sync, and then does.
#[tokio::test]
async fn what_cannot_be_kept_has_not_happened_and_nothing_else_is_lost() {
    let name = "what_cannot_be_kept_has_not_happened_and_nothing_else_is_lost";
    if !strace_is_there(name) {
        return;
    }
    // Counted by thread: the one that writes is well beyond its beginning by then.
    for fault in ["pwrite64:error=ENOSPC:when=31..38", "fsync,fdatasync:error=EIO:when=12..17"] {
        fail_for_a_while(fault).await;
    }
}

async fn fail_for_a_while(fault: &str) {
    let place = tempfile::tempdir().unwrap();
    let (data, trace) = (place.path().join("data"), place.path().join("trace"));
    // Making the file takes many writes, which are not the ones that are meant.
    House::open_plainly(&data).close();
    let house = House::open(&data, &trace, &["-e", &format!("inject={fault}")]);
    let (white, black, id) = two(&house).await;
    let mut players = [white.join(&id).await, black.join(&id).await];
    let mut refused = 0;
    for (ply, uci) in MOVES.into_iter().enumerate() {
        loop {
            match play(&mut players, ply, uci).await {
                Answer::Done => break,
                Answer::NotKept => {
                    refused += 1;
                    assert_eq!(house.ready().await, 503, "{fault}");
                    // The room is read again as soon as it can be, and then says how it stands.
                    for player in &mut players {
                        player.hear_of_interruption().await;
                    }
                }
                Answer::Refused(why) => panic!("{fault}: {uci}: {why}"),
            }
        }
    }
    assert!(refused > 0, "{fault}: the fault came at another time");
    assert_eq!(house.ready().await, 200, "{fault}");
    drop(players);
    house.kill();
    // Whatever was acknowledged is in the file, in its order and once.
    let house = House::open_plainly(&data);
    let kept = white.at(&house).join(&id).await.whole_game().await;
    assert_eq!(kept, MOVES, "{fault}");
}

async fn play(players: &mut [Player; 2], ply: usize, uci: &str) -> Answer {
    let (mover, other) = (ply % 2, 1 - ply % 2);
    players[mover].hear_until(ply).await;
    let answer = players[mover].play(ply, uci).await;
    if answer == Answer::Done {
        players[other].hear_until(ply + 1).await;
    }
    answer
}
