//! What a search has found, as the protocol writes it.

use crate::chances::Chances;
use core::fmt;
use core::time::Duration;
use rokade_engine::{Bound, MoveBegun, Outlook, Report, Score};
use rokade_rules::Move;
use rokade_rules::notation::uci_move;
use rokade_rules::position::CastlingMode;

/// An `info` line about a finished iteration.
pub(crate) struct Info<'a> {
    pub(crate) report: &'a Report,
    /// The real time since `go`: while pondering the search sees another one.
    pub(crate) elapsed: Duration,
    pub(crate) castling: CastlingMode,
    /// What the score says about the result, if that is told.
    pub(crate) chances: Option<Chances>,
}

impl fmt::Display for Info<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Report {
            number,
            depth_plies,
            deepest_plies,
            nodes,
            table_hits,
            score,
            line,
            hash_permille,
            ..
        } = self.report;
        // A line that no capture prolonged is as deep as the iteration.
        let deepest_plies = deepest_plies.max(depth_plies);
        write!(f, "info depth {depth_plies} seldepth {deepest_plies} multipv {number} ")?;
        write!(f, "score {}{}", InWords(*score), bound(self.report.bound))?;
        if let Some(chances) = self.chances {
            write!(f, " wdl {chances}")?;
        }
        write!(f, " nodes {nodes}")?;
        if let Some(speed) = per_second(*nodes, self.elapsed) {
            write!(f, " nps {speed}")?;
        }
        write!(f, " hashfull {hash_permille} tbhits {table_hits}")?;
        write!(f, " time {}", self.elapsed.as_millis())?;
        if !line.is_empty() {
            f.write_str(" pv")?;
        }
        line.iter().try_for_each(|&step| write!(f, " {}", uci_move::write(step, self.castling)))
    }
}

/// An `info` line about the move that is being looked at.
pub(crate) struct CurrentMove {
    pub(crate) begun: MoveBegun,
    pub(crate) castling: CastlingMode,
}

impl fmt::Display for CurrentMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let MoveBegun { chess_move, number, depth_plies } = self.begun;
        let written = uci_move::write(chess_move, self.castling);
        write!(f, "info depth {depth_plies} currmove {written} currmovenumber {number}")
    }
}

/// The answer to a `go`.
pub(crate) struct BestMove {
    pub(crate) best: Option<Move>,
    pub(crate) expected_reply: Option<Move>,
    pub(crate) castling: CastlingMode,
}

/// No move is the null move, as the protocol says engines should write it.
impl fmt::Display for BestMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Some(best) = self.best else { return f.write_str("bestmove 0000") };
        write!(f, "bestmove {}", uci_move::write(best, self.castling))?;
        let reply = self.expected_reply;
        reply.map_or(Ok(()), |reply| write!(f, " ponder {}", uci_move::write(reply, self.castling)))
    }
}

/// A score, `cp` or `mate`.
struct InWords(Score);

impl fmt::Display for InWords {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0.outlook() {
            Outlook::Centipawns(value) => write!(f, "cp {value}"),
            Outlook::Mates { moves } => write!(f, "mate {moves}"),
            Outlook::Mated { moves: 0 } => f.write_str("mate 0"),
            Outlook::Mated { moves } => write!(f, "mate -{moves}"),
        }
    }
}

/// What the score is, where it is not the true one.
const fn bound(bound: Bound) -> &'static str {
    match bound {
        Bound::Exact => "",
        Bound::Lower => " lowerbound",
        Bound::Upper => " upperbound",
    }
}

/// How many a second; `None` where the time is too short to tell.
fn per_second(nodes: u64, elapsed: Duration) -> Option<u128> {
    (u128::from(nodes) * 1_000_000).checked_div(elapsed.as_micros())
}

#[cfg(test)]
mod tests {
    use super::*;
    use rokade_rules::{Role, Square};

    #[test]
    fn a_line_of_info() {
        let e4 =
            Move::Normal { role: Role::Pawn, from: Square::E2, to: Square::E4, promotion: None };
        let mut report = Report {
            number: 1,
            bound: Bound::Exact,
            depth_plies: 3,
            deepest_plies: 2,
            nodes: 500,
            table_hits: 0,
            elapsed: Duration::ZERO,
            score: Score::centipawns(-12),
            line: vec![e4],
            hash_permille: 4,
        };
        let write = |report: &Report, elapsed| {
            let castling = CastlingMode::Standard;
            Info { report, elapsed, castling, chances: None }.to_string()
        };
        assert_eq!(
            write(&report, Duration::from_millis(250)),
            "info depth 3 seldepth 3 multipv 1 score cp -12 nodes 500 nps 2000 hashfull 4 \
             tbhits 0 time 250 pv e2e4"
        );
        report.bound = Bound::Lower;
        report.number = 2;
        assert!(write(&report, Duration::ZERO).contains("multipv 2 score cp -12 lowerbound nodes"));
        (report.bound, report.number) = (Bound::Exact, 1);
        report.score = Score::mated_in_plies(0);
        report.line.clear();
        assert_eq!(
            write(&report, Duration::ZERO),
            "info depth 3 seldepth 3 multipv 1 score mate 0 nodes 500 hashfull 4 tbhits 0 time 0"
        );
    }

    #[test]
    fn mates_have_the_sign_of_their_side() {
        assert_eq!(InWords(Score::mate_in_plies(3)).to_string(), "mate 2");
        assert_eq!(InWords(Score::mated_in_plies(4)).to_string(), "mate -2");
    }

    #[test]
    fn castling_is_written_as_the_program_wants_it() {
        let castle = Move::Castle { king: Square::E1, rook: Square::H1 };
        for (castling, written) in
            [(CastlingMode::Standard, "bestmove e1g1"), (CastlingMode::Chess960, "bestmove e1h1")]
        {
            let answer = BestMove { best: Some(castle), expected_reply: None, castling };
            assert_eq!(answer.to_string(), written);
        }
    }
}
