//! What is in files of records: how many, how long, how decided.

use std::path::PathBuf;

use rokade_engine::self_play::{GameResult, Record};

use crate::data::read_file;

/// Bands of scores that are told apart, in centipawns, and the last for all above.
const BANDS_CP: [i32; 8] = [25, 75, 150, 250, 400, 700, 1_200, i32::MAX];

/// Tells it, file by file.
pub fn run(files: &[PathBuf]) -> Result<(), String> {
    for file in files {
        let records = read_file(file)?;
        println!("{}: {} positions", file.display(), records.len());
        let records: Vec<Record> =
            records.iter().filter_map(|bytes| Record::from_bytes(bytes).ok()).collect();
        describe(&records);
    }
    Ok(())
}

fn describe(records: &[Record]) {
    let count = records.len().max(1) as f64;
    let pieces: usize = records.iter().map(|record| record.board.occupied().len()).sum();
    let plies: u64 = records.iter().map(|record| u64::from(record.ply)).sum();
    let drawn = records.iter().filter(|record| record.result == GameResult::Drawn).count();
    println!("  pieces on the board, mean: {:.1}", pieces as f64 / count);
    println!("  half-move of the game, mean: {:.1}", plies as f64 / count);
    println!("  in drawn games: {:.1} %", 100.0 * drawn as f64 / count);
    println!("  lead up to (cp)  share  points of the side that leads");
    let mut least = -1;
    for band in BANDS_CP {
        let inside =
            |record: &&Record| (least + 1..=band).contains(&i32::from(record.score_cp).abs());
        let inside: Vec<&Record> = records.iter().filter(inside).collect();
        let points: f64 = inside.iter().map(|record| points_of_leader(record)).sum();
        let top = if band == i32::MAX { "more".to_owned() } else { band.to_string() };
        let share = 100.0 * inside.len() as f64 / count;
        println!("  {top:>15}  {share:4.1}%  {:.3}", points / inside.len().max(1) as f64);
        least = band;
    }
}

fn points_of_leader(record: &Record) -> f64 {
    let leader = if record.score_cp < 0 { !record.turn } else { record.turn };
    match record.result {
        GameResult::Drawn => 0.5,
        GameResult::Won(winner) => f64::from(u8::from(winner == leader)),
    }
}
