//! Who asks: a member by the cookie of a session, a guest by a signed one, or somebody new.
//!
//! A member has several names at the boards: their own, those of the guests that they were before,
//! and that of the guest whose cookie this browser still has, so that a game that was begun before
//! logging in goes on.

use http::header::{HeaderMap, HeaderValue};
use rokade_club::challenge::Audience;
use rokade_club::members::{Fingerprint, Member, MemberWrite};
use rokade_club::ports::{StoreFault, Write};
use rokade_club::{GameId, Person, PersonId};

use super::cookie;
use crate::online::House;

/// Who asks.
#[derive(Clone, Debug)]
pub(crate) struct Caller {
    /// As whom they sit down at a new board.
    pub(crate) person: Person,
    /// All names that they have at boards, that of `person` first.
    pub(crate) names: Vec<PersonId>,
    /// The member that they are, and where they are known.
    pub(crate) member: Option<(Member, Fingerprint)>,
    /// The cookie of a new guest.
    pub(crate) cookie: Option<HeaderValue>,
}

impl Caller {
    fn guest(person: Person, cookie: Option<HeaderValue>) -> Caller {
        Caller { person, names: vec![person.id], member: None, cookie }
    }

    /// The guest whose cookie came along.
    pub(crate) fn guest_number(&self) -> Option<u64> {
        self.names.iter().rev().find_map(|name| match name {
            PersonId::Guest(number) => Some(*number),
            PersonId::Member(_) => None,
        })
    }
}

impl House {
    /// Who sends these headers. A browser that is not known is a new guest.
    pub(crate) async fn caller(&self, headers: &HeaderMap) -> Result<Caller, StoreFault> {
        if let Some(caller) = self.known_caller(headers).await? {
            return Ok(caller);
        }
        let number = self.draw_guest();
        let cookie = self.signer().guest_cookie(number);
        Ok(Caller::guest(Person::guest(number), Some(cookie)))
    }

    /// Who sends these headers, if they are known.
    pub(crate) async fn known_caller(
        &self,
        headers: &HeaderMap,
    ) -> Result<Option<Caller>, StoreFault> {
        let guest = self.guest(headers).await?;
        let Some((member, session)) = self.member(headers).await? else {
            return Ok(guest.map(|person| Caller::guest(person, None)));
        };
        let id = member.id;
        let before = self.ask(move |store| store.guests_of(id)).await?;
        let mut names = vec![id.person()];
        names.extend(before.into_iter().map(PersonId::Guest));
        names.extend(guest.map(|person| person.id));
        let person = member.at_a_board();
        Ok(Some(Caller { person, names, member: Some((member, session)), cookie: None }))
    }

    /// The guest of the cookie; one who has become a member is no guest any longer.
    async fn guest(&self, headers: &HeaderMap) -> Result<Option<Person>, StoreFault> {
        let Some(person) = self.signer().person(headers) else { return Ok(None) };
        let PersonId::Guest(number) = person.id else { return Ok(None) };
        let became = self.ask(move |store| store.member_of_guest(number)).await?;
        Ok(if became.is_none() { Some(person) } else { None })
    }

    /// The member whom this browser is known as.
    pub(crate) async fn member(
        &self,
        headers: &HeaderMap,
    ) -> Result<Option<(Member, Fingerprint)>, StoreFault> {
        let Some(token) = cookie::token(headers) else { return Ok(None) };
        let key = token.fingerprint();
        let Some((session, member)) = self.ask(move |store| store.session(key)).await? else {
            return Ok(None);
        };
        let now = self.now();
        if !session.is_open(now) {
            return Ok(None);
        }
        if session.is_seen_again(now) {
            let seen = self.keep(Write::Member(MemberWrite::Seen { key, at: now })).await;
            // It was closed in this very moment.
            if matches!(seen, Err(StoreFault::Member(_))) {
                return Ok(None);
            }
            seen?;
        }
        Ok(Some((member, key)))
    }

    /// As whom somebody with several names is known at a board, or at a challenge that becomes one.
    pub(crate) async fn as_whom(
        &self,
        caller: &Caller,
        id: GameId,
    ) -> Result<PersonId, StoreFault> {
        let (own, names) = (caller.person.id, &caller.names);
        if names.len() == 1 {
            return Ok(own);
        }
        if let Some((challenge, _)) = self.open_challenge(id) {
            let is_named = |name: &&PersonId| {
                challenge.by.id == **name || challenge.audience == Audience::One(**name)
            };
            return Ok(names.iter().find(is_named).copied().unwrap_or(own));
        }
        let head = match self.ask(move |store| store.head(id)).await {
            Err(StoreFault::NoSuchGame(_)) => return Ok(own),
            head => head?,
        };
        let seated = names.iter().copied().find(|&name| head.seat_of(name).is_some());
        Ok(seated.unwrap_or(own))
    }
}
