//! Evaluations in comments: pawns, or mate in so many moves.

use core::fmt;

/// How a program judges a position, seen from White.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Evaluation {
    /// The judgement.
    pub score: Score,
    /// How many half-moves it looked ahead, if it tells.
    pub depth_plies: Option<u32>,
}

/// A judgement, seen from White.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Score {
    /// Hundredths of a pawn.
    Centipawns(i32),
    /// Mate in so many moves of the side that mates; below zero if that is
    /// Black.
    MateIn(i32),
}

impl Evaluation {
    /// `0.35`, `-1.5,18`, `#3`, `#-3`.
    pub(super) fn read(text: &str) -> Option<Evaluation> {
        let (score, depth) = match text.split_once(',') {
            Some((score, depth)) => (score, Some(depth.trim().parse().ok()?)),
            None => (text, None),
        };
        let score = match score.trim().strip_prefix('#') {
            Some(moves) => Score::MateIn(moves.parse().ok()?),
            None => Score::Centipawns(centipawns(score.trim())?),
        };
        Some(Evaluation { score, depth_plies: depth })
    }
}

/// A decimal number of pawns; what is finer than a hundredth is left off.
fn centipawns(text: &str) -> Option<i32> {
    let (is_negative, digits) = match text.strip_prefix('-') {
        Some(digits) => (true, digits),
        None => (false, text.strip_prefix('+').unwrap_or(text)),
    };
    let (whole, fraction) = digits.split_once('.').unwrap_or((digits, "0"));
    let is_number = |text: &str| !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit());
    if !is_number(whole) || !is_number(fraction) {
        return None;
    }
    let hundredths = fraction.bytes().chain([b'0']).take(2);
    let hundredths = hundredths.fold(0, |sum, digit| 10 * sum + i32::from(digit - b'0'));
    let value = whole.parse::<i32>().ok()?.checked_mul(100)?.checked_add(hundredths)?;
    Some(if is_negative { -value } else { value })
}

impl fmt::Display for Evaluation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.score {
            Score::MateIn(moves) => write!(f, "#{moves}")?,
            Score::Centipawns(value) => {
                let sign = if value < 0 { "-" } else { "" };
                let value = value.unsigned_abs();
                write!(f, "{sign}{}.{:02}", value / 100, value % 100)?;
            }
        }
        match self.depth_plies {
            Some(depth) => write!(f, ",{depth}"),
            None => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pawns_and_mates() {
        for (text, score) in [
            ("0.3", Score::Centipawns(30)),
            ("+0.16", Score::Centipawns(16)),
            ("-1.25", Score::Centipawns(-125)),
            ("-0.05", Score::Centipawns(-5)),
            ("12", Score::Centipawns(1_200)),
            ("0.349", Score::Centipawns(34)),
            ("#3", Score::MateIn(3)),
            ("#-12", Score::MateIn(-12)),
            ("#0", Score::MateIn(0)),
        ] {
            assert_eq!(Evaluation::read(text), Some(Evaluation { score, depth_plies: None }));
        }
        let deep = Evaluation { score: Score::Centipawns(-20), depth_plies: Some(18) };
        assert_eq!(Evaluation::read("-0.2,18"), Some(deep));
        for text in ["", ".", "1.", "--1", "1.-5", "0x1", "#", "99999999999", "0.1,", "0.1,x"] {
            assert_eq!(Evaluation::read(text), None, "{text}");
        }
    }
}
