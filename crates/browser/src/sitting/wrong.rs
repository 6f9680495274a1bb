//! Wrong set-ups, turned boards, reversed colors and displaced pieces; and a new game, or a clock
//! alone, after them. Law: FIDE 7.2–7.4, 7.6, A.5.1.

use super::deed::Wrong;
use super::{Sitting, Table};
use rokade_rules::board::ByColor;
use rokade_rules::clock::Moment;
use rokade_rules::conduct::irregularity::{Irregularity, Judgement, Measure as Law};
use rokade_rules::{Board, Color, Position, Square};
use rokade_wire::{DeedRefused, IrregularityKind, Measure, Noted, Recording};

impl Sitting {
    /// Something is found to be wrong.
    pub(super) fn wrong(&mut self, wrong: &Wrong, now: Moment) -> Result<(), DeedRefused> {
        self.stop_clock(now);
        let (irregularity, what, by) = self.irregularity(wrong)?;
        let Judgement { measure, article, arbiter } =
            irregularity.judge(self.table.offences.regime(), self.completed());
        let castling_lost = match measure {
            Law::GoOn { castling_lost } => {
                castling_lost.into_iter().map(rokade_wire::Square).collect()
            }
            _ => Vec::new(),
        };
        if let Wrong::FoundDisplaced { plies } = wrong {
            self.go_back_to(*plies, now)?;
        }
        let noted = Noted::Irregularity {
            what,
            by: by.map(Into::into),
            measure: measure.into(),
            article: article.to_owned(),
            castling_lost,
            asks: arbiter.map(Into::into),
        };
        self.note(noted, now);
        Ok(())
    }

    fn irregularity(
        &self,
        wrong: &Wrong,
    ) -> Result<(Irregularity, IrregularityKind, Option<Color>), DeedRefused> {
        let game = self.table.game();
        Ok(match wrong {
            Wrong::InitialPosition(pairs) => {
                let start = *game.start();
                let found = exchanged(&start, pairs);
                let irregularity = Irregularity::InitialPosition { found, start };
                (irregularity, IrregularityKind::InitialPosition, None)
            }
            Wrong::BoardTurned => (Irregularity::BoardTurned, IrregularityKind::BoardTurned, None),
            Wrong::ColorsReversed => {
                (Irregularity::ColorsReversed, IrregularityKind::ColorsReversed, None)
            }
            Wrong::Displaced(by) => {
                (Irregularity::Displaced(*by), IrregularityKind::Displaced, Some(*by))
            }
            Wrong::FoundDisplaced { plies } => {
                if self.table.recording == Recording::ClockOnly {
                    return Err(DeedRefused::NoScoresheet);
                }
                let before = game.positions().nth(*plies).map(|(position, _)| position);
                let last_identifiable = *game.position();
                let irregularity = Irregularity::FoundDisplaced { before, last_identifiable };
                (irregularity, IrregularityKind::FoundDisplaced, None)
            }
        })
    }

    /// How many moves each player has completed.
    fn completed(&self) -> ByColor<u32> {
        let clock = &self.table.clock;
        ByColor::new(clock.moves(Color::White), clock.moves(Color::Black))
    }

    /// The game goes on from the position after so many moves; the times stay, less what they
    /// brought, until the arbiter sets them. Law: FIDE 7.6, 7.1.
    fn go_back_to(&mut self, plies: usize, now: Moment) -> Result<(), DeedRefused> {
        while self.table.plies() > plies {
            self.table.game_mut().reinstate();
        }
        self.unpress_to(self.table.plies(), now)?;
        self.table.begin_turn();
        self.table.before = None;
        Ok(())
    }

    /// A new game takes the place of one that does not count. Law: FIDE 7.2.1, 7.3.
    pub(super) fn begin_again(&mut self, now: Moment) -> Result<(), DeedRefused> {
        let is_due = self.notes.iter().rev().find_map(|note| match note.what {
            Noted::BegunAgain => Some(false),
            Noted::Irregularity { measure, .. } => Some(measure == Measure::NewGame),
            _ => None,
        });
        if is_due != Some(true) {
            return Err(DeedRefused::ArbiterDecides);
        }
        let mut table = Table::of(&self.asked, &self.control).map_err(|_| DeedRefused::NoClock)?;
        table.clock.continue_from(now);
        self.table = table;
        self.note(Noted::BegunAgain, now);
        Ok(())
    }

    /// From here on only the clock is used.
    pub(super) fn stop_recording(&mut self, now: Moment) -> Result<(), DeedRefused> {
        if self.table.recording == Recording::ClockOnly {
            return Err(DeedRefused::NoScoresheet);
        }
        self.table.recording = Recording::ClockOnly;
        self.note(Noted::RecordingStopped, now);
        Ok(())
    }
}

/// A position's board on which the pieces of these pairs of squares have changed places.
fn exchanged(start: &Position, pairs: &[(Square, Square)]) -> Board {
    let mut board = *start.board();
    for &(one, other) in pairs {
        let pieces = [board.piece_at(one), board.piece_at(other)];
        for (square, piece) in [(one, pieces[1]), (other, pieces[0])] {
            match piece {
                Some(piece) => board.put(square, piece),
                None => board.clear(square),
            }
        }
    }
    board
}
