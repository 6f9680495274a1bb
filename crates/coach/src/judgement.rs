//! How a move is judged: by the winning chances that it gives away.
//!
//! Source: lichess-org/lila, `Advice.scala`: 0.1, 0.2 and 0.3 on a scale from −1 to 1 are an
//! inaccuracy, a mistake and a blunder; a mate that is let in or let go is judged by how the
//! position stands without it.

use crate::chances::WinPercent;
use crate::evaluation::Evaluation;
use rokade_rules::Color;
use rokade_rules::notation::pgn::Nag;

/// What is wrong with a move.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Judgement {
    /// Something better was there.
    Inaccuracy,
    /// A good part of the chances is gone.
    Mistake,
    /// The game may be gone.
    Blunder,
}

/// Percent points of winning chances from which a move is judged, the worst first.
const JUDGED_FROM: [(f64, Judgement); 3] =
    [(15.0, Judgement::Blunder), (10.0, Judgement::Mistake), (5.0, Judgement::Inaccuracy)];

/// So far ahead, in hundredths of a pawn, that a mate makes no difference any more.
const DECIDED_CP: i32 = 999;

/// So far ahead that a mate makes little difference.
const CLEAR_CP: i32 = 700;

impl Judgement {
    /// Judges a move of a side by the evaluations before and after it; none for a good move.
    ///
    /// A mate that is merely delayed is no fault, and neither is any move of a side that is being
    /// mated already.
    ///
    /// ```
    /// use rokade_coach::{Evaluation, Judgement};
    /// use rokade_rules::Color;
    /// let (before, after) = (Evaluation::Centipawns(20), Evaluation::Centipawns(-180));
    /// assert_eq!(Judgement::of(before, after, Color::White), Some(Judgement::Blunder));
    /// assert_eq!(Judgement::of(before, after, Color::Black), None);
    /// ```
    #[must_use]
    pub fn of(before: Evaluation, after: Evaluation, mover: Color) -> Option<Judgement> {
        let other = !mover;
        match (before.mates(), after.mates()) {
            (None, None) => {
                let lost = WinPercent::of(before).lost_by(mover, WinPercent::of(after));
                JUDGED_FROM.into_iter().find(|(from, _)| lost >= *from).map(|(_, found)| found)
            }
            (None, Some(by)) if by == other => Some(unless_decided(before.centipawns_for(other))),
            (Some(by), None) if by == mover => Some(unless_decided(after.centipawns_for(mover))),
            (Some(by), Some(now)) if by == mover && now == other => Some(Judgement::Blunder),
            _ => None,
        }
    }

    /// The sign that a comment in PGN gives the move: `?!`, `?` or `??`.
    #[must_use]
    pub const fn nag(self) -> Nag {
        match self {
            Judgement::Inaccuracy => Nag::DUBIOUS_MOVE,
            Judgement::Mistake => Nag::MISTAKE,
            Judgement::Blunder => Nag::BLUNDER,
        }
    }

    /// The word for it where programs read it.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Judgement::Inaccuracy => "inaccuracy",
            Judgement::Mistake => "mistake",
            Judgement::Blunder => "blunder",
        }
    }
}

/// A mate was let in or let go; what counts is how far ahead the side that gains by the mate, or
/// that had it, is without it.
const fn unless_decided(ahead_cp: i32) -> Judgement {
    if ahead_cp > DECIDED_CP {
        Judgement::Inaccuracy
    } else if ahead_cp > CLEAR_CP {
        Judgement::Mistake
    } else {
        Judgement::Blunder
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use Evaluation::Centipawns as Cp;
    use Judgement::{Blunder, Inaccuracy, Mistake};

    const fn mate(by: Color, moves: u32) -> Evaluation {
        Evaluation::Mate { by, moves }
    }

    /// The judgement of a move by White, and by Black of the mirrored one.
    fn judge(before: Evaluation, after: Evaluation) -> Option<Judgement> {
        let mirrored = |evaluation| match evaluation {
            Cp(value) => Cp(-value),
            Evaluation::Mate { by, moves } => mate(!by, moves),
        };
        let found = Judgement::of(before, after, Color::White);
        assert_eq!(Judgement::of(mirrored(before), mirrored(after), Color::Black), found);
        found
    }

    #[test]
    fn lost_chances_are_judged() {
        // 50 % to 45, 40 and 35 %: 54.5, 110.1 and 168.1 hundredths of a pawn by the curve.
        for (after, expected) in [
            (-54, None),
            (-55, Some(Inaccuracy)),
            (-110, Some(Inaccuracy)),
            (-111, Some(Mistake)),
            (-168, Some(Mistake)),
            (-169, Some(Blunder)),
        ] {
            assert_eq!(judge(Cp(0), Cp(after)), expected, "{after}");
        }
        assert_eq!(judge(Cp(-300), Cp(200)), None);
        // Between two won positions nothing is lost, however many pawns it is.
        assert_eq!(judge(Cp(2_500), Cp(1_000)), None);
    }

    #[test]
    fn mates_are_judged_by_the_position_without_them() {
        use Color::{Black, White};
        let cases = [
            (Cp(0), mate(Black, 3), Some(Blunder)),
            (Cp(-700), mate(Black, 3), Some(Blunder)),
            (Cp(-701), mate(Black, 3), Some(Mistake)),
            (Cp(-999), mate(Black, 3), Some(Mistake)),
            (Cp(-1_000), mate(Black, 3), Some(Inaccuracy)),
            (mate(White, 2), Cp(0), Some(Blunder)),
            (mate(White, 2), Cp(701), Some(Mistake)),
            (mate(White, 2), Cp(1_500), Some(Inaccuracy)),
            (mate(White, 2), mate(Black, 5), Some(Blunder)),
            (mate(White, 2), mate(White, 7), None),
            (mate(Black, 4), mate(Black, 1), None),
            (mate(Black, 4), Cp(0), None),
            (Cp(0), mate(White, 3), None),
        ];
        for (before, after, expected) in cases {
            assert_eq!(judge(before, after), expected, "{before:?} {after:?}");
        }
    }
}
