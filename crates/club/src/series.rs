//! Several games between the same two, with a running score in points of 1, ½ and 0.
//!
//! Every game starts with the same full time (B4) and with colours changed. A series is as long as
//! was agreed, or ends as soon as one of the two has more than half of the points.

use rokade_rules::Color;
use rokade_rules::board::ByColor;
use rokade_rules::ending::Outcome;

use crate::person::PersonId;

/// How long a series is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Length {
    /// So many games, all of them played.
    Games(u16),
    /// The best of so many: it ends when one of the two cannot be caught up with.
    BestOf(u16),
}

impl Length {
    /// How many games there are at most.
    #[must_use]
    pub const fn games(self) -> u16 {
        match self {
            Length::Games(games) | Length::BestOf(games) => games,
        }
    }
}

/// How a series stands before a game of it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Series {
    /// How long it is.
    pub length: Length,
    /// How many of its games have been played.
    pub played: u16,
    /// Who was White in the first game.
    pub first: PersonId,
    /// What that person has, in half points.
    pub first_half_points: u32,
    /// What the other has, in half points.
    pub second_half_points: u32,
}

impl Series {
    /// A series before its first game.
    #[must_use]
    pub const fn new(length: Length, first: PersonId) -> Series {
        Series { length, played: 0, first, first_half_points: 0, second_half_points: 0 }
    }

    /// How it stands after a game between these two with this outcome.
    #[must_use]
    pub fn after(self, seats: ByColor<PersonId>, outcome: Outcome) -> Series {
        let first = if seats[Color::White] == self.first { Color::White } else { Color::Black };
        Series {
            played: self.played.saturating_add(1),
            first_half_points: self.first_half_points + outcome.half_points(first),
            second_half_points: self.second_half_points + outcome.half_points(!first),
            ..self
        }
    }

    /// What a person has, in half points.
    #[must_use]
    pub fn half_points(self, person: PersonId) -> u32 {
        if person == self.first { self.first_half_points } else { self.second_half_points }
    }

    /// Whether no further game is played.
    #[must_use]
    pub fn is_over(self) -> bool {
        let games = self.length.games();
        let is_decided = matches!(self.length, Length::BestOf(_))
            && self.first_half_points.max(self.second_half_points) > u32::from(games);
        self.played >= games || is_decided
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ANNA: PersonId = PersonId::Guest(1);
    const BRAM: PersonId = PersonId::Guest(2);

    /// Colours change after every game; Anna begins with White.
    fn after(length: Length, outcomes: &[Outcome]) -> Series {
        let seats = [ByColor::new(ANNA, BRAM), ByColor::new(BRAM, ANNA)];
        outcomes
            .iter()
            .zip(seats.iter().cycle())
            .fold(Series::new(length, ANNA), |series, (&outcome, &seats)| {
                series.after(seats, outcome)
            })
    }

    #[test]
    fn points_follow_the_person_and_not_the_colour() {
        let white = Outcome::Win(Color::White);
        let series = after(Length::Games(4), &[white, white, Outcome::Draw]);
        assert_eq!((series.half_points(ANNA), series.half_points(BRAM)), (3, 3));
        assert!(!series.is_over());
    }

    #[test]
    fn the_best_of_three_is_over_when_it_cannot_be_caught_up_with() {
        let wins = [Outcome::Win(Color::White), Outcome::Win(Color::Black)];
        assert!(after(Length::BestOf(3), &wins).is_over());
        assert!(!after(Length::Games(3), &wins).is_over());
        let level = [Outcome::Win(Color::White), Outcome::Draw];
        assert!(!after(Length::BestOf(3), &level).is_over());
    }

    #[test]
    fn both_losing_gives_nobody_a_point() {
        let series = after(Length::Games(1), &[Outcome::BothLose]);
        assert_eq!((series.half_points(ANNA), series.half_points(BRAM)), (0, 0));
        assert!(series.is_over());
    }
}
