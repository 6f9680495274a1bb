//! The records, and the example that each becomes.

use std::path::{Path, PathBuf};

use rokade_engine::network::{Perspective, SCALE_CP, bucket};
use rokade_engine::self_play::{GameResult, RECORD_BYTES, Record};

/// Of each file the last positions, one in so many, are never learned from: they tell how good the
/// network is on games that it has not seen.
const HELD_OUT_SHARE: usize = 50;

/// The records of some files, as they are on disk.
pub struct Data {
    /// To learn from.
    pub learned: Vec<[u8; RECORD_BYTES]>,
    /// To judge by.
    pub held_out: Vec<[u8; RECORD_BYTES]>,
}

/// A position as the network sees it, and what the output should be.
pub struct Example {
    /// The inputs of the side to move.
    pub own: Inputs,
    /// The inputs of the other side.
    pub other: Inputs,
    /// Which output weights count.
    pub bucket: usize,
    /// How much of the point the side to move should expect, from 0 to 1.
    pub target: f32,
}

/// A short list of inputs.
pub struct Inputs {
    list: [u16; 32],
    count: usize,
}

impl Inputs {
    fn of(inputs: &[u16]) -> Inputs {
        let mut list = [0; 32];
        let count = inputs.len().min(32);
        list[..count].copy_from_slice(&inputs[..count]);
        Inputs { list, count }
    }

    /// The numbers of the inputs.
    pub fn iter(&self) -> impl Iterator<Item = usize> + '_ {
        self.list[..self.count].iter().map(|&input| usize::from(input))
    }
}

impl Data {
    /// Reads all records of some files.
    pub fn read(files: &[PathBuf]) -> Result<Data, String> {
        let mut data = Data { learned: Vec::new(), held_out: Vec::new() };
        for file in files {
            let records = read_file(file)?;
            let (learned, held_out) =
                records.split_at(records.len() - records.len() / HELD_OUT_SHARE);
            data.learned.extend_from_slice(learned);
            data.held_out.extend_from_slice(held_out);
        }
        Ok(data)
    }
}

/// Reads the records of a file, and sees that each is one.
pub fn read_file(file: &Path) -> Result<Vec<[u8; RECORD_BYTES]>, String> {
    let bytes = std::fs::read(file).map_err(|fault| format!("{}: {fault}", file.display()))?;
    // A file that still grows may end in the middle of a record.
    let (records, _) = bytes.as_chunks::<RECORD_BYTES>();
    for (number, bytes) in records.iter().enumerate() {
        Record::from_bytes(bytes)
            .map_err(|fault| format!("{}: record {number}: {fault}", file.display()))?;
    }
    Ok(records.to_vec())
}

impl Example {
    /// The example of a record; `wins` is how much the result counts beside the score.
    pub fn of(bytes: &[u8; RECORD_BYTES], wins: f32) -> Option<Example> {
        // Reading has refused all that is no record.
        let record = Record::from_bytes(bytes).ok()?;
        let see = |color| {
            Inputs::of(Perspective::of(&record.board, color).inputs(&record.board).as_slice())
        };
        let score = expected(f32::from(record.score_cp) / SCALE_CP as f32);
        let result = match record.result {
            GameResult::Drawn => 0.5,
            GameResult::Won(winner) => f32::from(u8::from(winner == record.turn)),
        };
        Some(Example {
            own: see(record.turn),
            other: see(!record.turn),
            bucket: bucket(&record.board),
            target: wins * result + (1.0 - wins) * score,
        })
    }
}

/// The share of the point that an output stands for.
pub fn expected(output: f32) -> f32 {
    1.0 / (1.0 + (-output).exp())
}
