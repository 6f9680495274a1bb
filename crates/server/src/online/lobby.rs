//! Games that are offered, and what becomes of them.
//!
//! A challenge is kept before anybody hears of it, and is gone only together with the game that
//! begins: the store lets one of several takers win. Whoever waits for it is told at once.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

use rokade_club::challenge::{Challenge, Lots, NotTaken};
use rokade_club::members::{MemberId, MemberName};
use rokade_club::ports::{StoreFault, Write};
use rokade_club::rating::{Pool, Stakes};
use rokade_club::{GameId, Person, PersonId, Room};
use rokade_rules::Color;
use rokade_rules::position::chess960;
use rokade_wire::{LobbyView, NewChallenge, PlayerView};
use tokio::sync::watch;

use super::people::player;
use super::{House, asks, challenge_view};

/// So many challenges may one person have open.
const MOST_OF_ONE: usize = 20;

/// So many may be open in the house.
const MOST_OF_ALL: usize = 10_000;

/// So many games of a person are named in the lobby.
const MOST_GAMES: usize = 20;

/// Why nothing came of a challenge.
#[derive(Debug, thiserror::Error)]
pub enum LobbyFault {
    /// It is not there (any more).
    #[error("there is no such challenge")]
    Gone,
    /// Whoever asked may not take it.
    #[error(transparent)]
    NotTaken(#[from] NotTaken),
    /// Too many are open.
    #[error("too many challenges are open")]
    TooMany,
    /// The time control is none.
    #[error(transparent)]
    Control(#[from] rokade_rules::clock::ControlFaults),
    /// A series has a number of games that is none.
    #[error("a series has 1 to {} games", asks::LONGEST_SERIES)]
    Series,
    /// Nobody is called so.
    #[error("there is no such member")]
    NoSuchMember,
    /// Games on these terms are not rated.
    #[error("rated games have the same time for both")]
    Unrated,
    /// It could not be kept.
    #[error(transparent)]
    Store(StoreFault),
}

impl From<StoreFault> for LobbyFault {
    fn from(fault: StoreFault) -> LobbyFault {
        match fault {
            StoreFault::NoSuchChallenge(_) => LobbyFault::Gone,
            fault => LobbyFault::Store(fault),
        }
    }
}

/// What became of a challenge.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Fate {
    Open,
    Taken,
    Withdrawn,
}

#[derive(Debug)]
struct Open {
    challenge: Challenge,
    fate: watch::Sender<Fate>,
}

/// All that is offered.
#[derive(Debug, Default)]
pub(super) struct Lobby {
    open: Mutex<BTreeMap<GameId, Open>>,
}

impl Lobby {
    pub(super) fn of(challenges: Vec<Challenge>) -> Lobby {
        let lobby = Lobby::default();
        for challenge in challenges {
            lobby.put(challenge);
        }
        lobby
    }

    fn with<T>(&self, look: impl FnOnce(&mut BTreeMap<GameId, Open>) -> T) -> T {
        look(&mut self.open.lock().unwrap_or_else(PoisonError::into_inner))
    }

    fn put(&self, challenge: Challenge) {
        let (fate, _) = watch::channel(Fate::Open);
        self.with(|open| open.insert(challenge.id, Open { challenge, fate }));
    }

    fn get(&self, id: GameId) -> Option<Challenge> {
        self.with(|open| open.get(&id).map(|found| found.challenge.clone()))
    }

    fn end(&self, id: GameId, fate: Fate) {
        if let Some(found) = self.with(|open| open.remove(&id)) {
            found.fate.send_replace(fate);
        }
    }
}

impl House {
    /// A number that nobody guesses, for a new guest.
    pub(crate) fn draw_guest(&self) -> u64 {
        self.inner.chance.draw()
    }

    /// A name that no game has.
    pub(super) fn draw_id(&self) -> GameId {
        GameId::new(self.inner.chance.draw())
    }

    /// Offers a game.
    pub(crate) async fn offer(
        &self,
        by: Person,
        wanted: &NewChallenge,
    ) -> Result<Challenge, LobbyFault> {
        let opponent = self.opponent(by.id, wanted).await?;
        if opponent == Some(by.id) {
            return Err(LobbyFault::NotTaken(NotTaken::Own));
        }
        let (terms, wish, audience) = asks::terms(wanted, opponent)?;
        if terms.stakes == Stakes::Rated && !matches!(by.id, PersonId::Member(_)) {
            return Err(LobbyFault::NotTaken(NotTaken::MembersOnly));
        }
        let (own, all) = self.inner.lobby.with(|open| {
            let own = open.values().filter(|one| one.challenge.by.id == by.id).count();
            (own, open.len())
        });
        if own >= MOST_OF_ONE || all >= MOST_OF_ALL {
            return Err(LobbyFault::TooMany);
        }
        let id = self.draw_id();
        let made = self.inner.time.now();
        let challenge = Challenge { id, by, made, terms, wish, audience };
        self.keep(Write::Offer(challenge.clone())).await?;
        self.inner.lobby.put(challenge.clone());
        Ok(challenge)
    }

    /// The one member whom a challenge is meant for.
    async fn opponent(
        &self,
        by: PersonId,
        wanted: &NewChallenge,
    ) -> Result<Option<PersonId>, LobbyFault> {
        let Some(name) = wanted.opponent.as_deref() else { return Ok(None) };
        let name: MemberName = name.parse().map_err(|_| LobbyFault::NoSuchMember)?;
        let found = self.ask(move |store| store.member_named(&name.key())).await?;
        let (member, _) = found.ok_or(LobbyFault::NoSuchMember)?;
        // Who is blocked is not told so.
        if self.apart_from(by).await?.contains(&member.id.person()) {
            return Err(LobbyFault::NoSuchMember);
        }
        Ok(Some(member.id.person()))
    }

    /// Who offers a game, as others see them.
    pub(crate) async fn challenger(&self, challenge: &Challenge) -> Result<PlayerView, StoreFault> {
        let (by, now) = (challenge.by.id, self.now());
        let pool = Pool::of(&challenge.terms.control, challenge.terms.variant);
        self.ask(move |store| player(store, by, pool, now)).await
    }

    /// With whom somebody has nothing to do, whoever of the two wanted so.
    async fn apart_from(&self, person: PersonId) -> Result<Vec<PersonId>, StoreFault> {
        let Some(member) = MemberId::of(person) else { return Ok(Vec::new()) };
        let others = self.ask(move |store| store.apart_from(member)).await?;
        Ok(others.into_iter().map(MemberId::person).collect())
    }

    /// Takes a challenge: its game begins.
    pub(crate) async fn take(&self, id: GameId, by: Person) -> Result<(), LobbyFault> {
        let challenge = self.inner.lobby.get(id).ok_or(LobbyFault::Gone)?;
        if self.apart_from(by.id).await?.contains(&challenge.by.id) {
            return Err(LobbyFault::Gone);
        }
        let lot = self.inner.chance.draw();
        let color = if lot.is_multiple_of(2) { Color::White } else { Color::Black };
        // The remainder is below 960; halved first, so that it has nothing to do with the colour.
        let start = (lot / 2 % u64::from(chess960::COUNT)) as u16;
        let head = challenge.take(by, Lots { color, start }, self.inner.time.now())?;
        self.keep(Write::Begin(head.clone())).await?;
        self.enliven(Room::new(head));
        self.inner.lobby.end(id, Fate::Taken);
        Ok(())
    }

    /// Withdraws a challenge.
    pub(crate) async fn withdraw(&self, id: GameId, by: PersonId) -> Result<(), LobbyFault> {
        let challenge = self.inner.lobby.get(id).ok_or(LobbyFault::Gone)?;
        if !challenge.may_be_withdrawn_by(by) {
            return Err(LobbyFault::Gone);
        }
        self.keep(Write::Withdraw(id)).await?;
        self.inner.lobby.end(id, Fate::Withdrawn);
        Ok(())
    }

    /// What somebody finds in the lobby, under all names that they have at boards.
    pub(crate) async fn lobby(&self, names: Vec<PersonId>) -> Result<LobbyView, LobbyFault> {
        let challenges = self.inner.lobby.with(|open| {
            let mut shown: Vec<_> = open
                .values()
                .filter_map(|one| Some((&one.challenge, reader(&one.challenge, &names)?)))
                .collect();
            shown.sort_by_key(|(challenge, _)| challenge.made);
            let shown = shown.into_iter().map(|(challenge, name)| (challenge.clone(), name));
            shown.collect::<Vec<_>>()
        });
        let apart = match names.first() {
            Some(&own) => self.apart_from(own).await?,
            None => Vec::new(),
        };
        let mut views = Vec::with_capacity(challenges.len());
        for (challenge, name) in challenges.iter().filter(|(one, _)| !apart.contains(&one.by.id)) {
            views.push(challenge_view(challenge, *name, self.challenger(challenge).await?));
        }
        let games = self
            .ask(move |store| {
                let unfinished = store.unfinished()?;
                let mut own = Vec::new();
                for name in names {
                    own.extend(store.games_of(name, MOST_GAMES)?);
                }
                Ok(own.into_iter().filter(|id| unfinished.contains(id)).collect::<Vec<_>>())
            })
            .await?;
        Ok(LobbyView { challenges: views, games: games.iter().map(GameId::to_string).collect() })
    }

    /// What somebody offers.
    pub(crate) fn offered_by(&self, by: PersonId) -> Vec<GameId> {
        self.inner.lobby.with(|open| {
            let own = open.values().filter(|one| one.challenge.by.id == by);
            own.map(|one| one.challenge.id).collect()
        })
    }

    /// A challenge that is open, and a way to hear what becomes of it.
    pub(crate) fn open_challenge(&self, id: GameId) -> Option<(Challenge, watch::Receiver<Fate>)> {
        self.inner.lobby.with(|open| {
            open.get(&id).map(|found| (found.challenge.clone(), found.fate.subscribe()))
        })
    }
}

/// As whom somebody finds a challenge; nothing where it is not theirs to see.
fn reader(challenge: &Challenge, names: &[PersonId]) -> Option<PersonId> {
    let own = names.iter().find(|&&name| challenge.by.id == name);
    own.or_else(|| names.iter().find(|&&name| challenge.is_shown_to(name))).copied()
}
