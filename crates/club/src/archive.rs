//! Games that are over, as somebody looks for them.
//!
//! What a game is found by besides its head and its end, its length and its opening, is worked out
//! once and kept beside it: [`Filing`].

use rokade_rules::Color;
use rokade_rules::board::ByColor;
use rokade_rules::clock::Moment;
use rokade_rules::ending::Outcome;

use crate::person::PersonId;
use crate::room::{Head, Room};

/// What is worked out of a game once.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Filing {
    /// How many half-moves were played.
    pub plies: u32,
    /// The last of its positions that is a named opening, as FEN; nothing where none is.
    pub opening: Option<String>,
}

/// A game that is over.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Finished {
    /// What is fixed of it.
    pub head: Head,
    /// Who won; nothing where it does not count.
    pub outcome: Option<Outcome>,
    /// The word for why it was over.
    pub reason: String,
    /// What is worked out of it; nothing as long as nobody has.
    pub filing: Option<Filing>,
}

/// How a game ended for one of the two.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Score {
    /// Won.
    Won,
    /// Drawn.
    Drawn,
    /// Lost.
    Lost,
}

impl Finished {
    /// Where somebody sat who has these names.
    #[must_use]
    pub fn seat_of(&self, names: &[PersonId]) -> Option<Color> {
        names.iter().find_map(|&name| self.head.seat_of(name))
    }

    /// How it ended for a side; nothing where it does not count.
    #[must_use]
    pub fn score(&self, side: Color) -> Option<Score> {
        Some(match self.outcome?.half_points(side) {
            2 => Score::Won,
            1 => Score::Drawn,
            _ => Score::Lost,
        })
    }
}

/// What somebody looks for among their games.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Query {
    /// Part of the opponent's name.
    pub opponent: Option<String>,
    /// How it ended.
    pub score: Option<Score>,
    /// Part of the opening's name or code.
    pub opening: Option<String>,
    /// Begun not before.
    pub from: Option<Moment>,
    /// Begun before.
    pub until: Option<Moment>,
}

/// A game with the words by which it is looked for.
#[derive(Clone, Copy, Debug)]
pub struct Sought<'a> {
    /// The game.
    pub game: &'a Finished,
    /// Where the one who looks sat.
    pub seat: Color,
    /// What the players are called; nothing for guests and for members who have gone.
    pub names: &'a ByColor<Option<String>>,
    /// The opening's code and names, in every language.
    pub opening: &'a str,
}

impl Query {
    /// Whether a game is one of those.
    #[must_use]
    pub fn finds(&self, sought: Sought<'_>) -> bool {
        let Sought { game, seat, names, opening } = sought;
        let begun = game.head.begun;
        let is_part = |part: &String, of: &str| of.to_lowercase().contains(&part.to_lowercase());
        let opponent = names[!seat].as_deref().unwrap_or_default();
        self.opponent.as_ref().is_none_or(|part| is_part(part, opponent))
            && self.score.is_none_or(|score| game.score(seat) == Some(score))
            && self.opening.as_ref().is_none_or(|part| is_part(part, opening))
            && self.from.is_none_or(|from| begun >= from)
            && self.until.is_none_or(|until| begun < until)
    }
}

impl Filing {
    /// What can be said of a game without knowing the names of openings.
    #[must_use]
    pub fn of(room: &Room, opening: Option<&str>) -> Filing {
        let plies = u32::try_from(room.game().plies().len()).unwrap_or(u32::MAX);
        Filing { plies, opening: opening.map(str::to_owned) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::challenge::{Audience, Challenge, ColorWish, Lots, OnlineRules, Terms, Variant};
    use crate::id::GameId;
    use crate::person::Person;
    use crate::rating::Stakes;

    fn game() -> Finished {
        let terms = Terms {
            control: "5".parse().unwrap(),
            rules: OnlineRules::Online,
            variant: Variant::Standard,
            series: None,
            stakes: Stakes::Casual,
        };
        let challenge = Challenge {
            id: GameId::new(1),
            by: Person::member(1),
            made: Moment::new(0),
            terms,
            wish: ColorWish::Fixed(Color::White),
            audience: Audience::Link,
        };
        let lots = Lots { color: Color::White, start: 0 };
        let head = challenge.take(Person::member(2), lots, Moment::new(1_000)).unwrap();
        let outcome = Some(Outcome::Win(Color::White));
        Finished { head, outcome, reason: "checkmate".to_owned(), filing: None }
    }

    #[test]
    fn a_game_is_found_by_all_that_is_asked() {
        let game = game();
        let names = ByColor::new(Some("Anna".to_owned()), Some("Bram".to_owned()));
        let finds = |query: Query, seat| {
            query.finds(Sought {
                game: &game,
                seat,
                names: &names,
                opening: "C50 Italiaans Italian",
            })
        };
        let of = |opponent: &str| Query { opponent: Some(opponent.to_owned()), ..Query::default() };
        assert!(finds(Query::default(), Color::White));
        assert!(finds(of("BRA"), Color::White) && !finds(of("bra"), Color::Black));
        let won = Query { score: Some(Score::Won), ..Query::default() };
        assert!(finds(won.clone(), Color::White) && !finds(won, Color::Black));
        let opening = |part: &str| Query { opening: Some(part.to_owned()), ..Query::default() };
        assert!(finds(opening("c50"), Color::White) && finds(opening("italiaans"), Color::White));
        assert!(!finds(opening("spaans"), Color::White));
        let from = |ms| Query { from: Some(Moment::new(ms)), ..Query::default() };
        assert!(finds(from(1_000), Color::White) && !finds(from(1_001), Color::White));
        let until = |ms| Query { until: Some(Moment::new(ms)), ..Query::default() };
        assert!(finds(until(1_001), Color::White) && !finds(until(1_000), Color::White));
    }

    #[test]
    fn a_game_that_does_not_count_was_not_lost() {
        let aborted = Finished { outcome: None, ..game() };
        assert_eq!(aborted.score(Color::White), None);
        assert_eq!(aborted.seat_of(&[PersonId::Guest(1), PersonId::Member(2)]), Some(Color::Black));
    }
}
