//! The numbers of the network, and the file they are kept in.
//!
//! | bytes | what |
//! |---|---|
//! | 4 | `RKDN` |
//! | 2 | version of the format |
//! | 2, 2, 2 | inputs, sums, sets of output weights |
//! | 2 × 768 × 256 | weights of the inputs, an input's 256 together, in 255ths |
//! | 2 × 256 | what the sums begin with, in 255ths |
//! | 2 × 8 × 512 | output weights in 64ths, a set's 512 together: own sums, then the other side's |
//! | 4 × 8 | what the outputs begin with, in (255 × 64)ths |
//! | 8 | check number over all before it (FNV-1a, 64 bits) |
//!
//! Whole numbers, lowest byte first.
//!
//! Source of the check number: G. Fowler, L. Noll, K.-P. Vo, D. Eastlake,
//! *The FNV Non-Cryptographic Hash Algorithm*.

use core::fmt;
use rokade_rules::Board;

/// Inputs a side.
pub const INPUTS: usize = 768;
/// Sums a side.
pub const HIDDEN: usize = 256;
/// Sets of output weights; which one counts depends on the number of pieces.
pub const OUTPUTS: usize = 8;

/// What 1 is in the sums, where they are clipped.
pub const SUM_ONE: i16 = 255;
/// What 1 is in the output weights.
pub const OUTPUT_ONE: i16 = 64;
/// What 1 is in the output: at this lead a game of the kind that was learned
/// from is won by 1 / (1 + 1/e), 73 %.
pub const SCALE_CP: i32 = 220;

/// The version of the format that is read and written.
pub const FORMAT_VERSION: u16 = 1;

const MAGIC: [u8; 4] = *b"RKDN";

/// The numbers of a network.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Network {
    /// The weights of each input.
    pub input_weights: Vec<[i16; HIDDEN]>,
    /// What the sums begin with.
    pub input_bias: [i16; HIDDEN],
    /// For each number of pieces, the weights of the own sums and of the other
    /// side's.
    pub output_weights: [[[i16; HIDDEN]; 2]; OUTPUTS],
    /// What the outputs begin with.
    pub output_bias: [i32; OUTPUTS],
}

/// Why bytes are no network.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NetworkError {
    /// It does not begin as a network file does.
    NotANetwork,
    /// Another version of the format.
    Version(u16),
    /// Another number of inputs, sums or outputs.
    Shape([u16; 3]),
    /// Another length than the shape asks for.
    Length(usize),
    /// The check number is another than that of the content.
    Spoilt,
    /// An output weight is so large that the arithmetic would overflow.
    Weight(i16),
    /// The output weights of this set are together so large that it would.
    Weights(usize),
}

impl fmt::Display for NetworkError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NetworkError::NotANetwork => write!(f, "this is no network file"),
            NetworkError::Version(version) => {
                write!(f, "version {version} of the format, not {FORMAT_VERSION}")
            }
            NetworkError::Shape([inputs, hidden, outputs]) => {
                write!(f, "a network of {inputs} inputs, {hidden} sums and {outputs} outputs")
            }
            NetworkError::Length(bytes) => write!(f, "{bytes} bytes are not as many as needed"),
            NetworkError::Spoilt => write!(f, "the check number does not fit the content"),
            NetworkError::Weight(weight) => write!(f, "output weight {weight} is too large"),
            NetworkError::Weights(set) => {
                write!(f, "the output weights of set {set} are too large together")
            }
        }
    }
}

impl core::error::Error for NetworkError {}

/// A clipped sum times a weight must fit into 16 bits.
const GREATEST_OUTPUT_WEIGHT: i16 = i16::MAX / SUM_ONE - 1;

/// All clipped squares of a position, weighed, must fit into 32 bits together.
const GREATEST_SET: u32 = i32::MAX as u32 / (SUM_ONE as u32 * SUM_ONE as u32);

const HEADER_BYTES: usize = 12;
const CHECK_BYTES: usize = 8;
const CONTENT_BYTES: usize = 2 * (INPUTS * HIDDEN + HIDDEN + OUTPUTS * 2 * HIDDEN) + 4 * OUTPUTS;

impl Network {
    /// Reads a network file.
    ///
    /// # Errors
    ///
    /// [`NetworkError`], if it is not what [`Network::to_bytes`] writes.
    pub fn from_bytes(bytes: &[u8]) -> Result<Network, NetworkError> {
        let mut reader = Reader(bytes);
        if reader.take() != Some(MAGIC) {
            return Err(NetworkError::NotANetwork);
        }
        let too_short = NetworkError::Length(bytes.len());
        let mut header = || reader.take().map(u16::from_le_bytes).ok_or(too_short);
        let version = header()?;
        if version != FORMAT_VERSION {
            return Err(NetworkError::Version(version));
        }
        let shape = [header()?, header()?, header()?];
        if shape.map(usize::from) != [INPUTS, HIDDEN, OUTPUTS] {
            return Err(NetworkError::Shape(shape));
        }
        if bytes.len() != HEADER_BYTES + CONTENT_BYTES + CHECK_BYTES {
            return Err(too_short);
        }
        let (content, check) = bytes.split_at(bytes.len() - CHECK_BYTES);
        if check != check_number(content).to_le_bytes() {
            return Err(NetworkError::Spoilt);
        }
        let network = Network {
            input_weights: (0..INPUTS).map(|_| reader.row()).collect(),
            input_bias: reader.row(),
            output_weights: [(); OUTPUTS].map(|()| [(); 2].map(|()| reader.row())),
            output_bias: [(); OUTPUTS]
                .map(|()| i32::from_le_bytes(reader.take().unwrap_or_default())),
        };
        for (set, weights) in network.output_weights.iter().enumerate() {
            let weights = weights.as_flattened();
            let is_great = |weight: &&i16| weight.unsigned_abs() > GREATEST_OUTPUT_WEIGHT as u16;
            if let Some(&weight) = weights.iter().find(is_great) {
                return Err(NetworkError::Weight(weight));
            }
            if weights.iter().map(|weight| u32::from(weight.unsigned_abs())).sum::<u32>()
                > GREATEST_SET
            {
                return Err(NetworkError::Weights(set));
            }
        }
        Ok(network)
    }

    /// Writes a network file.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        for number in [FORMAT_VERSION, INPUTS as u16, HIDDEN as u16, OUTPUTS as u16] {
            bytes.extend(number.to_le_bytes());
        }
        let outputs = self.output_weights.as_flattened();
        let rows = self.input_weights.iter().chain([&self.input_bias]).chain(outputs);
        bytes.extend(rows.flatten().flat_map(|number| number.to_le_bytes()));
        bytes.extend(self.output_bias.iter().flat_map(|number| number.to_le_bytes()));
        bytes.extend(check_number(&bytes).to_le_bytes());
        bytes
    }
}

/// Which set of output weights counts for a board.
#[must_use]
#[inline]
pub fn bucket(board: &Board) -> usize {
    (board.occupied().len().saturating_sub(1) * OUTPUTS / 32).min(OUTPUTS - 1)
}

struct Reader<'a>(&'a [u8]);

impl Reader<'_> {
    fn take<const N: usize>(&mut self) -> Option<[u8; N]> {
        let (first, rest) = self.0.split_first_chunk()?;
        self.0 = rest;
        Some(*first)
    }

    /// The length has been checked, so nothing is missing here.
    fn row(&mut self) -> [i16; HIDDEN] {
        [(); HIDDEN].map(|()| i16::from_le_bytes(self.take().unwrap_or_default()))
    }
}

fn check_number(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, &byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
    })
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;

    /// A network of arbitrary numbers: the arithmetic must not depend on them.
    pub(in crate::network) fn arbitrary() -> Network {
        let mut state = 0x9e37_79b9_7f4a_7c15_u64;
        let mut number = |limit: i16| {
            state ^= state << 13;
            state ^= state >> 7;
            state ^= state << 17;
            (state % (2 * limit as u64 + 1)) as i16 - limit
        };
        Network {
            input_weights: (0..INPUTS).map(|_| [(); HIDDEN].map(|()| number(400))).collect(),
            input_bias: [(); HIDDEN].map(|()| number(300)),
            output_weights: [(); OUTPUTS].map(|()| {
                [(); 2].map(|()| [(); HIDDEN].map(|()| number(GREATEST_OUTPUT_WEIGHT / 3)))
            }),
            output_bias: [(); OUTPUTS].map(|()| i32::from(number(9_000))),
        }
    }

    #[test]
    fn what_is_written_is_read() {
        let network = arbitrary();
        assert_eq!(Network::from_bytes(&network.to_bytes()), Ok(network));
    }

    #[test]
    fn what_is_no_network_is_refused() {
        let good = arbitrary().to_bytes();
        let spoilt = |at: usize| {
            let mut bytes = good.clone();
            bytes[at] ^= 1;
            Network::from_bytes(&bytes).unwrap_err()
        };
        assert_eq!(spoilt(0), NetworkError::NotANetwork);
        assert_eq!(spoilt(4), NetworkError::Version(0));
        assert_eq!(spoilt(8), NetworkError::Shape([768, 257, 8]));
        assert_eq!(spoilt(4_000), NetworkError::Spoilt);
        assert_eq!(Network::from_bytes(&[]), Err(NetworkError::NotANetwork));
        assert_eq!(Network::from_bytes(&good[..7]), Err(NetworkError::Length(7)));
        let cut = good.len() - 1;
        assert_eq!(Network::from_bytes(&good[..cut]), Err(NetworkError::Length(cut)));
        let mut heavy = arbitrary();
        heavy.output_weights[3][1][7] = 128;
        assert_eq!(Network::from_bytes(&heavy.to_bytes()), Err(NetworkError::Weight(128)));
        heavy.output_weights[3] = [[GREATEST_OUTPUT_WEIGHT; HIDDEN]; 2];
        assert_eq!(Network::from_bytes(&heavy.to_bytes()), Err(NetworkError::Weights(3)));
    }

    #[test]
    fn every_number_of_pieces_has_its_set_of_weights() {
        let mut board = Board::empty();
        let mut seen = Vec::new();
        for (square, piece) in Board::initial().iter() {
            board.put(square, piece);
            seen.push(bucket(&board));
        }
        assert!(seen.is_sorted());
        assert_eq!((seen[1], seen[31]), (0, 7));
    }
}
