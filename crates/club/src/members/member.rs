//! Who somebody with an account is.

use std::fmt;
use std::str::FromStr;

use rokade_rules::clock::Moment;

use super::MemberName;
use crate::person::{Chat, Person, PersonId};

/// A member's number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct MemberId(u64);

impl MemberId {
    /// The member with this number; draw it for a new one.
    #[must_use]
    pub const fn new(number: u64) -> MemberId {
        MemberId(number)
    }

    /// The member among all people.
    #[must_use]
    pub const fn person(self) -> PersonId {
        PersonId::Member(self.0)
    }

    /// The member that a person is; nothing for a guest.
    #[must_use]
    pub const fn of(person: PersonId) -> Option<MemberId> {
        match person {
            PersonId::Member(number) => Some(MemberId(number)),
            PersonId::Guest(_) => None,
        }
    }
}

/// What the host gives somebody.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Plan {
    /// As many hints and reviews a day as the host gives everybody.
    Free,
    /// As many as are wished.
    Premium,
}

/// Whether the host has marked somebody as a child.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Age {
    /// Not marked.
    Adult,
    /// A child does not chat.
    Child,
}

/// A word that stands for nothing here.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownWord(
    /// The word.
    pub String,
);

impl fmt::Display for UnknownWord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} is not one of the words", self.0)
    }
}

impl std::error::Error for UnknownWord {}

impl Plan {
    /// The word for it where it is kept and told.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Plan::Free => "free",
            Plan::Premium => "premium",
        }
    }
}

impl FromStr for Plan {
    type Err = UnknownWord;

    fn from_str(word: &str) -> Result<Plan, UnknownWord> {
        let found = [Plan::Free, Plan::Premium].into_iter().find(|plan| plan.word() == word);
        found.ok_or_else(|| UnknownWord(word.to_owned()))
    }
}

impl Age {
    /// The word for it where it is kept and told.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Age::Adult => "adult",
            Age::Child => "child",
        }
    }
}

impl FromStr for Age {
    type Err = UnknownWord;

    fn from_str(word: &str) -> Result<Age, UnknownWord> {
        let found = [Age::Adult, Age::Child].into_iter().find(|age| age.word() == word);
        found.ok_or_else(|| UnknownWord(word.to_owned()))
    }
}

/// Somebody with an account.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Member {
    /// Who.
    pub id: MemberId,
    /// What they are called.
    pub name: MemberName,
    /// What the host gives them.
    pub plan: Plan,
    /// Whether they are marked as a child.
    pub age: Age,
    /// Since when.
    pub since: Moment,
}

impl Member {
    /// The member at a board.
    #[must_use]
    pub const fn at_a_board(&self) -> Person {
        let chat = match self.age {
            Age::Adult => Chat::Open,
            Age::Child => Chat::Closed,
        };
        Person { id: self.id.person(), chat }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_child_does_not_chat() {
        let mut anna = Member {
            id: MemberId::new(1),
            name: "Anna".parse().unwrap(),
            plan: Plan::Free,
            age: Age::Adult,
            since: Moment::new(0),
        };
        assert_eq!(anna.at_a_board(), Person::member(1));
        anna.age = Age::Child;
        assert_eq!(anna.at_a_board().chat, Chat::Closed);
    }

    #[test]
    fn words_are_read_as_they_were_written() {
        for plan in [Plan::Free, Plan::Premium] {
            assert_eq!(plan.word().parse(), Ok(plan));
        }
        for age in [Age::Adult, Age::Child] {
            assert_eq!(age.word().parse(), Ok(age));
        }
        assert_eq!("gold".parse::<Plan>(), Err(UnknownWord("gold".to_owned())));
    }
}
