//! An event as one line of text, such as `moved white Ng1f3 0`.
//!
//! It is how events are kept. A line is read without the game around it, and stays readable for
//! people. Words are only ever added: what was once written is read for ever.

use rokade_rules::clock::{Millis, Moment};
use rokade_rules::ending::{Ground, Outcome};
use rokade_rules::game::ClaimRuling;
use rokade_rules::movement::Move;
use rokade_rules::{Color, Role, Square};

use super::{Claiming, Happening};
use crate::id::GameId;

/// Writes what happened.
#[must_use]
pub fn write(what: &Happening) -> String {
    match what {
        Happening::Moved { by, chess_move, lag } => {
            format!("moved {by} {} {}", move_word(*chess_move), lag.as_ms())
        }
        Happening::Offered(by) => format!("offered {by}"),
        Happening::Accepted(by) => format!("accepted {by}"),
        Happening::Declined(by) => format!("declined {by}"),
        Happening::Claimed { by, ground, intended, ruling, given } => {
            let ground = match ground {
                Ground::Repetition => "repetition",
                Ground::MoveCount => "move-count",
            };
            let intended = intended.map_or("-".to_owned(), move_word);
            let ruling = match ruling {
                ClaimRuling::Right => "right".to_owned(),
                ClaimRuling::Wrong { bonus_to } => bonus_to.to_string(),
            };
            format!("claimed {by} {ground} {intended} {ruling} {}", given.as_ms())
        }
        Happening::Resigned(by) => format!("resigned {by}"),
        Happening::FlagFell(of) => format!("flag-fell {of}"),
        Happening::Aborted(by) => format!("aborted {by}"),
        Happening::NeverCame(side) => format!("never-came {side}"),
        Happening::AskedBack { by, to } => format!("asked-back {by} {to}"),
        Happening::KeptMove(by) => format!("kept-move {by}"),
        Happening::TakenBack { by, to } => format!("taken-back {by} {to}"),
        Happening::Came(side) => format!("came {side}"),
        Happening::Went(side) => format!("went {side}"),
        Happening::Left { side, outcome } => format!("left {side} {outcome}"),
        Happening::Interrupted { since } => format!("interrupted {}", since.as_ms()),
        Happening::Continued => "continued".to_owned(),
        Happening::RematchOffered { by, until } => {
            format!("rematch-offered {by} {}", until.as_ms())
        }
        Happening::RematchDeclined(by) => format!("rematch-declined {by}"),
        Happening::RematchMade(id) => format!("rematch-made {id}"),
        Happening::Prefers { by, claiming: Claiming::ByHand } => format!("prefers {by} by-hand"),
        Happening::Prefers { by, claiming: Claiming::Automatic } => {
            format!("prefers {by} automatic")
        }
        Happening::Wrote { by, text } => format!("wrote {by} {text}"),
        Happening::Muted(by) => format!("muted {by}"),
        Happening::Unmuted(by) => format!("unmuted {by}"),
    }
}

/// Reads what happened; nothing where the line is none.
#[must_use]
pub fn read(line: &str) -> Option<Happening> {
    let mut words = Words(line);
    let what = match words.next()? {
        "moved" => Happening::Moved {
            by: words.color()?,
            chess_move: words.chess_move()?,
            lag: words.millis()?,
        },
        "offered" => Happening::Offered(words.color()?),
        "accepted" => Happening::Accepted(words.color()?),
        "declined" => Happening::Declined(words.color()?),
        "claimed" => claimed(&mut words)?,
        "resigned" => Happening::Resigned(words.color()?),
        "flag-fell" => Happening::FlagFell(words.color()?),
        "aborted" => Happening::Aborted(words.color()?),
        "never-came" => Happening::NeverCame(words.color()?),
        "asked-back" => Happening::AskedBack { by: words.color()?, to: words.number()? },
        "kept-move" => Happening::KeptMove(words.color()?),
        "taken-back" => Happening::TakenBack { by: words.color()?, to: words.number()? },
        "came" => Happening::Came(words.color()?),
        "went" => Happening::Went(words.color()?),
        "left" => Happening::Left { side: words.color()?, outcome: words.outcome()? },
        "interrupted" => Happening::Interrupted { since: words.moment()? },
        "continued" => Happening::Continued,
        "rematch-offered" => {
            Happening::RematchOffered { by: words.color()?, until: words.moment()? }
        }
        "rematch-declined" => Happening::RematchDeclined(words.color()?),
        "rematch-made" => Happening::RematchMade(words.next()?.parse::<GameId>().ok()?),
        "prefers" => prefers(&mut words)?,
        "wrote" => {
            let by = words.color()?;
            Happening::Wrote { by, text: std::mem::take(&mut words.0).to_owned() }
        }
        "muted" => Happening::Muted(words.color()?),
        "unmuted" => Happening::Unmuted(words.color()?),
        _ => return None,
    };
    words.0.is_empty().then_some(what)
}

fn claimed(words: &mut Words<'_>) -> Option<Happening> {
    let by = words.color()?;
    let ground = match words.next()? {
        "repetition" => Ground::Repetition,
        "move-count" => Ground::MoveCount,
        _ => return None,
    };
    let intended = match words.next()? {
        "-" => None,
        word => Some(read_move(word)?),
    };
    let ruling = match words.next()? {
        "right" => ClaimRuling::Right,
        word => ClaimRuling::Wrong { bonus_to: read_color(word)? },
    };
    Some(Happening::Claimed { by, ground, intended, ruling, given: words.millis()? })
}

fn prefers(words: &mut Words<'_>) -> Option<Happening> {
    let by = words.color()?;
    let claiming = match words.next()? {
        "by-hand" => Claiming::ByHand,
        "automatic" => Claiming::Automatic,
        _ => return None,
    };
    Some(Happening::Prefers { by, claiming })
}

/// `Ng1f3`, `Pe7e8q`, `*e5d6` for en passant, `@e1h1` for the king and the rook that castle.
fn move_word(chess_move: Move) -> String {
    match chess_move {
        Move::Normal { role, from, to, promotion } => {
            let role = role.english_letter().to_ascii_uppercase();
            let promotion = promotion.map(Role::english_letter);
            let promotion = promotion.map_or(String::new(), |letter| letter.to_string());
            format!("{role}{from}{to}{promotion}")
        }
        Move::EnPassant { from, to } => format!("*{from}{to}"),
        Move::Castle { king, rook } => format!("@{king}{rook}"),
    }
}

fn read_move(word: &str) -> Option<Move> {
    let square = |from: usize| word.get(from..from + 2)?.parse::<Square>().ok();
    let (from, to) = (square(1)?, square(3)?);
    let is_whole = word.len() == 5;
    match word.chars().next()? {
        '*' => is_whole.then_some(Move::EnPassant { from, to }),
        '@' => is_whole.then_some(Move::Castle { king: from, rook: to }),
        letter => {
            let role = Role::from_english_letter(letter.to_ascii_lowercase())?;
            let promotion = match word.get(5..)? {
                "" => None,
                letter => {
                    let mut letters = letter.chars();
                    let role = Role::from_english_letter(letters.next()?)?;
                    letters.next().is_none().then_some(Some(role))?
                }
            };
            Some(Move::Normal { role, from, to, promotion })
        }
    }
}

fn read_color(word: &str) -> Option<Color> {
    Color::ALL.into_iter().find(|color| color.to_string() == word)
}

fn read_outcome(word: &str) -> Option<Outcome> {
    let all =
        [Outcome::Win(Color::White), Outcome::Win(Color::Black), Outcome::Draw, Outcome::BothLose];
    all.into_iter().find(|outcome| outcome.to_string() == word)
}

/// What is left of a line.
struct Words<'a>(&'a str);

impl<'a> Words<'a> {
    fn next(&mut self) -> Option<&'a str> {
        if self.0.is_empty() {
            return None;
        }
        let (word, rest) = self.0.split_once(' ').unwrap_or((self.0, ""));
        self.0 = rest;
        Some(word)
    }

    fn color(&mut self) -> Option<Color> {
        read_color(self.next()?)
    }

    fn chess_move(&mut self) -> Option<Move> {
        read_move(self.next()?)
    }

    fn outcome(&mut self) -> Option<Outcome> {
        read_outcome(self.next()?)
    }

    fn number<N: std::str::FromStr>(&mut self) -> Option<N> {
        self.next()?.parse().ok()
    }

    fn millis(&mut self) -> Option<Millis> {
        self.number().map(Millis::new)
    }

    fn moment(&mut self) -> Option<Moment> {
        self.number().map(Moment::new)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use Color::{Black, White};

    fn examples() -> Vec<Happening> {
        let knight =
            Move::Normal { role: Role::Knight, from: Square::G1, to: Square::F3, promotion: None };
        let promotion = Move::Normal {
            role: Role::Pawn,
            from: Square::E7,
            to: Square::E8,
            promotion: Some(Role::Rook),
        };
        let en_passant = Move::EnPassant { from: Square::E5, to: Square::D6 };
        let castle = Move::Castle { king: Square::E1, rook: Square::H1 };
        let lag = Millis::new(12);
        let mut all: Vec<_> = [knight, promotion, en_passant, castle]
            .map(|chess_move| Happening::Moved { by: White, chess_move, lag })
            .into();
        let claim = |intended, ruling| Happening::Claimed {
            by: Black,
            ground: Ground::MoveCount,
            intended,
            ruling,
            given: Millis::new(60_000),
        };
        all.extend([
            Happening::Offered(White),
            Happening::Accepted(Black),
            Happening::Declined(Black),
            claim(Some(castle), ClaimRuling::Right),
            claim(None, ClaimRuling::Wrong { bonus_to: White }),
            Happening::Resigned(White),
            Happening::FlagFell(Black),
            Happening::Aborted(White),
            Happening::NeverCame(Black),
            Happening::AskedBack { by: White, to: 3 },
            Happening::KeptMove(Black),
            Happening::TakenBack { by: Black, to: 3 },
            Happening::Came(White),
            Happening::Went(Black),
            Happening::Left { side: White, outcome: Outcome::Draw },
            Happening::Interrupted { since: Moment::new(5) },
            Happening::Continued,
            Happening::RematchOffered { by: White, until: Moment::new(9) },
            Happening::RematchDeclined(Black),
            Happening::RematchMade(GameId::new(77)),
            Happening::Prefers { by: White, claiming: Claiming::Automatic },
            Happening::Prefers { by: White, claiming: Claiming::ByHand },
            Happening::Wrote { by: White, text: "dag  vriend ".to_owned() },
            Happening::Muted(White),
            Happening::Unmuted(Black),
        ]);
        all
    }

    #[test]
    fn every_line_is_read_as_it_was_written() {
        for what in examples() {
            assert_eq!(read(&write(&what)), Some(what));
        }
    }

    #[test]
    fn a_line_that_is_none_is_not_guessed_at() {
        for what in examples() {
            let line = write(&what);
            assert_eq!(read(&format!("x{line}")), None);
            if !matches!(what, Happening::Wrote { .. }) {
                assert_eq!(read(&format!("{line} more")), None, "{line}");
            }
        }
        for line in ["", "moved white é1234 0", "moved white Ng1f3", "left white 2-0", "came red"]
        {
            assert_eq!(read(line), None, "{line}");
        }
    }
}
