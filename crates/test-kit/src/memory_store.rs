//! A store that forgets everything when the program ends: the simplest thing that keeps the
//! contract, apart from outliving a loss of power.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard};
use std::thread;
use std::time::Duration;

use rokade_club::archive::{Filing, Finished};
use rokade_club::challenge::Challenge;
use rokade_club::members::{
    CodeKind, Day, Fingerprint, HelpUsed, Member, MemberId, Members, NameKey, Progress, Report,
    Session, Subject,
};
use rokade_club::ports::{Done, Store, StoreFault, Write};
use rokade_club::rating::{Pool, Rating, RatingChange, after_game};
use rokade_club::room::{Ending, Event, Head};
use rokade_club::{GameId, PersonId, Room};
use rokade_rules::Color;
use rokade_rules::board::ByColor;
use rokade_rules::clock::Moment;

use crate::memory_members::MemberShelf;

/// A game as it is kept.
#[derive(Clone, Debug)]
struct Kept {
    head: Head,
    events: Vec<Event>,
    ending: Option<Ending>,
    filing: Option<Filing>,
    change: Option<RatingChange>,
}

#[derive(Clone, Debug, Default)]
struct Shelves {
    challenges: BTreeMap<GameId, Challenge>,
    games: BTreeMap<GameId, Kept>,
    pulse: Option<Moment>,
    people: MemberShelf,
}

/// Everything in memory.
#[derive(Default)]
pub struct MemoryStore {
    shelves: Mutex<Shelves>,
    is_full: AtomicBool,
    /// How long the disk takes, in milliseconds.
    sync_ms: AtomicU64,
    /// Those who wait for a disk that stands still.
    held: Mutex<Option<Vec<Answer>>>,
}

/// What somebody is to be told.
type Answer = Box<dyn FnOnce() + Send>;

impl MemoryStore {
    /// From now on nothing can be kept, as on a disk that is full or broken.
    pub fn fail(&self) {
        self.is_full.store(true, Ordering::SeqCst);
    }

    /// From now on it can again.
    pub fn recover(&self) {
        self.is_full.store(false, Ordering::SeqCst);
    }

    /// From now on every write takes so long, as on a disk that cannot keep up.
    pub fn take(&self, sync: Duration) {
        let ms = u64::try_from(sync.as_millis()).unwrap_or(u64::MAX);
        self.sync_ms.store(ms, Ordering::SeqCst);
    }

    /// From now on nobody is told that something was kept.
    pub fn hold(&self) {
        self.held().get_or_insert_default();
    }

    /// All who wait are told, and others from now on at once.
    pub fn let_go(&self) {
        for answer in self.held().take().unwrap_or_default() {
            answer();
        }
    }

    fn held(&self) -> MutexGuard<'_, Option<Vec<Answer>>> {
        self.held.lock().expect("nobody panics while holding them")
    }

    fn look<T>(&self, at: impl FnOnce(&mut Shelves) -> T) -> T {
        at(&mut self.shelves.lock().expect("nobody panics while holding the shelves"))
    }
}

impl Shelves {
    fn keep(&mut self, write: Write) -> Result<(), StoreFault> {
        match write {
            Write::Offer(challenge) if self.challenges.contains_key(&challenge.id) => {
                Err(StoreFault::Exists(challenge.id))
            }
            Write::Offer(challenge) => {
                self.challenges.insert(challenge.id, challenge);
                Ok(())
            }
            Write::Withdraw(id) => self.withdraw(id),
            Write::Begin(head) => {
                self.withdraw(head.id)?;
                self.begin(head)
            }
            Write::Append { game, events, ending, next } => {
                let kept = self.games.get_mut(&game).ok_or(StoreFault::NoSuchGame(game))?;
                for event in events {
                    let number = event.number;
                    if number as usize != kept.events.len() + 1 {
                        return Err(StoreFault::DoesNotFollow { game, number });
                    }
                    kept.events.push(event);
                }
                kept.ending = ending.or(kept.ending);
                if let Some(ending) = ending {
                    self.rate(game, ending);
                }
                next.map_or(Ok(()), |next| self.begin(next))
            }
            Write::Pulse(at) => {
                self.pulse = Some(at);
                Ok(())
            }
            Write::File { game, filing } => {
                let kept = self.games.get_mut(&game).ok_or(StoreFault::NoSuchGame(game))?;
                kept.filing = Some(filing);
                Ok(())
            }
            Write::Member(write) => self.people.keep(write).map_err(StoreFault::from),
        }
    }

    /// What a rated result does, once, where both are still members.
    fn rate(&mut self, game: GameId, ending: Ending) {
        let Some(kept) = self.games.get_mut(&game) else { return };
        let (Some(pool), Some(outcome)) = (kept.head.rated_in(), ending.outcome) else { return };
        let at = kept.events.last().map_or(kept.head.begun, |event| event.at);
        let seats = kept.head.seats;
        let of = |side: Color| MemberId::of(seats[side].id);
        let (Some(white), Some(black)) = (of(Color::White), of(Color::Black)) else { return };
        let are_there = [white, black].iter().all(|id| self.people.members.contains_key(id));
        if kept.change.is_some() || !are_there {
            return;
        }
        let rating = |id| {
            let known = self.people.ratings.get(&(id, pool)).copied();
            known.unwrap_or(Rating::unknown(at))
        };
        let before = ByColor::new(rating(white), rating(black));
        let after = after_game(before, outcome, at);
        let points = |of: ByColor<Rating>| {
            ByColor::new(of[Color::White].points(), of[Color::Black].points())
        };
        kept.change = Some(RatingChange { before: points(before), after: points(after) });
        self.people.ratings.insert((white, pool), after[Color::White]);
        self.people.ratings.insert((black, pool), after[Color::Black]);
    }

    fn withdraw(&mut self, id: GameId) -> Result<(), StoreFault> {
        self.challenges.remove(&id).map(|_| ()).ok_or(StoreFault::NoSuchChallenge(id))
    }

    fn begin(&mut self, head: Head) -> Result<(), StoreFault> {
        if self.games.contains_key(&head.id) {
            return Err(StoreFault::Exists(head.id));
        }
        self.games.insert(
            head.id,
            Kept { head, events: Vec::new(), ending: None, filing: None, change: None },
        );
        Ok(())
    }

    fn newest_first(&self, wanted: impl Fn(&Kept) -> bool) -> Vec<GameId> {
        let mut found: Vec<&Kept> = self.games.values().filter(|kept| wanted(kept)).collect();
        found.sort_by_key(|kept| std::cmp::Reverse(kept.head.begun));
        found.iter().map(|kept| kept.head.id).collect()
    }
}

impl Store for MemoryStore {
    fn write(&self, write: Write, done: Done) {
        if self.is_full.load(Ordering::SeqCst) {
            return done(Err(StoreFault::Unavailable("the disk is full".to_owned())));
        }
        let result = self.look(|shelves| {
            // What does not fit leaves nothing behind.
            let mut changed = shelves.clone();
            let result = changed.keep(write);
            if result.is_ok() {
                *shelves = changed;
            }
            result
        });
        let answer: Answer = Box::new(move || done(result));
        if let Some(held) = self.held().as_mut() {
            return held.push(answer);
        }
        match self.sync_ms.load(Ordering::SeqCst) {
            0 => answer(),
            // Whoever asked does not wait here for it, as with a disk.
            ms => drop(thread::spawn(move || {
                thread::sleep(Duration::from_millis(ms));
                answer();
            })),
        }
    }

    fn challenges(&self) -> Result<Vec<Challenge>, StoreFault> {
        let mut all: Vec<_> = self.look(|shelves| shelves.challenges.values().cloned().collect());
        all.sort_by_key(|challenge: &Challenge| challenge.made);
        Ok(all)
    }

    fn unfinished(&self) -> Result<Vec<GameId>, StoreFault> {
        let mut found = self.look(|shelves| shelves.newest_first(|kept| kept.ending.is_none()));
        found.reverse();
        Ok(found)
    }

    fn room(&self, id: GameId) -> Result<Room, StoreFault> {
        let kept = self
            .look(|shelves| shelves.games.get(&id).cloned())
            .ok_or(StoreFault::NoSuchGame(id))?;
        Room::rebuild(kept.head, kept.events).map_err(|fault| StoreFault::damaged(id, &fault))
    }

    fn head(&self, id: GameId) -> Result<Head, StoreFault> {
        self.look(|shelves| shelves.games.get(&id).map(|kept| kept.head.clone()))
            .ok_or(StoreFault::NoSuchGame(id))
    }

    fn games_of(&self, person: PersonId, at_most: usize) -> Result<Vec<GameId>, StoreFault> {
        let sits =
            |kept: &Kept| Color::ALL.into_iter().any(|side| kept.head.seats[side].id == person);
        let mut found = self.look(|shelves| shelves.newest_first(sits));
        found.truncate(at_most);
        Ok(found)
    }

    fn finished_of(&self, person: PersonId) -> Result<Vec<Finished>, StoreFault> {
        let own = self.games_of(person, usize::MAX)?;
        let found = own.into_iter().map(|id| self.finished(id));
        found.filter_map(Result::transpose).collect()
    }

    fn finished(&self, id: GameId) -> Result<Option<Finished>, StoreFault> {
        let kept = self
            .look(|shelves| shelves.games.get(&id).cloned())
            .ok_or(StoreFault::NoSuchGame(id))?;
        Ok(kept.ending.map(|ending| Finished {
            head: kept.head,
            outcome: ending.outcome,
            reason: ending.reason.code().to_owned(),
            filing: kept.filing,
        }))
    }

    fn rating_change(&self, game: GameId) -> Result<Option<RatingChange>, StoreFault> {
        Ok(self.look(|shelves| shelves.games.get(&game).and_then(|kept| kept.change)))
    }

    fn pulse(&self) -> Result<Option<Moment>, StoreFault> {
        Ok(self.look(|shelves| shelves.pulse))
    }
}

impl Members for MemoryStore {
    fn member(&self, id: MemberId) -> Result<Option<Member>, StoreFault> {
        Ok(self.look(|shelves| shelves.people.members.get(&id).map(|kept| kept.member.clone())))
    }

    fn member_named(&self, name: &NameKey) -> Result<Option<(Member, String)>, StoreFault> {
        Ok(self.look(|shelves| {
            let mut all = shelves.people.members.values();
            let found = all.find(|kept| kept.member.name.key() == *name)?;
            Some((found.member.clone(), found.password.clone()))
        }))
    }

    fn members(&self) -> Result<Vec<Member>, StoreFault> {
        let kept = |shelves: &mut Shelves| {
            shelves.people.members.values().map(|kept| kept.member.clone()).collect()
        };
        let mut all: Vec<Member> = self.look(kept);
        all.sort_by_key(|member| member.name.key());
        Ok(all)
    }

    fn session(&self, key: Fingerprint) -> Result<Option<(Session, Member)>, StoreFault> {
        Ok(self.look(|shelves| {
            let session = shelves.people.sessions.get(&key)?.clone();
            let member = shelves.people.members.get(&session.member)?.member.clone();
            Some((session, member))
        }))
    }

    fn sessions_of(&self, member: MemberId) -> Result<Vec<Session>, StoreFault> {
        let mut own: Vec<Session> = self.look(|shelves| {
            let all = shelves.people.sessions.values();
            all.filter(|session| session.member == member).cloned().collect()
        });
        own.sort_by_key(|session| std::cmp::Reverse(session.seen));
        Ok(own)
    }

    fn codes_left(&self, member: MemberId) -> Result<usize, StoreFault> {
        Ok(self.look(|shelves| {
            let codes = shelves.people.members.get(&member).map(|kept| kept.codes.as_slice());
            let recovery = codes.unwrap_or_default().iter();
            recovery.filter(|code| code.kind == CodeKind::Recovery).count()
        }))
    }

    fn help_used(&self, member: MemberId, day: Day) -> Result<HelpUsed, StoreFault> {
        Ok(self.look(|shelves| {
            let kept = shelves.people.help.get(&member).filter(|(kept, _)| *kept == day);
            kept.map(|(_, used)| *used).unwrap_or_default()
        }))
    }

    fn progress(&self, member: MemberId, subject: Subject) -> Result<Option<Progress>, StoreFault> {
        Ok(self.look(|shelves| shelves.people.progress.get(&(member, subject)).cloned()))
    }

    fn blocked_by(&self, member: MemberId) -> Result<Vec<Member>, StoreFault> {
        let mut all: Vec<Member> = self.look(|shelves| {
            let people = &shelves.people;
            let own = people.blocks.iter().filter(|(by, _)| *by == member);
            own.map(|(_, other)| people.members[other].member.clone()).collect()
        });
        all.sort_by_key(|member| member.name.key());
        Ok(all)
    }

    fn apart_from(&self, member: MemberId) -> Result<Vec<MemberId>, StoreFault> {
        let mut all: Vec<MemberId> = self.look(|shelves| {
            let other = |&(one, other): &(MemberId, MemberId)| match member {
                by if by == one => Some(other),
                by if by == other => Some(one),
                _ => None,
            };
            shelves.people.blocks.iter().filter_map(other).collect()
        });
        all.sort_unstable();
        all.dedup();
        Ok(all)
    }

    fn reports(&self) -> Result<Vec<Report>, StoreFault> {
        Ok(self.look(|shelves| shelves.people.reports.clone()))
    }

    fn ratings_of(&self, member: MemberId) -> Result<Vec<(Pool, Rating)>, StoreFault> {
        Ok(self.look(|shelves| {
            let all = shelves.people.ratings.iter();
            let own = all.filter(|((whose, _), _)| *whose == member);
            own.map(|((_, pool), rating)| (*pool, *rating)).collect()
        }))
    }

    fn guests_of(&self, member: MemberId) -> Result<Vec<u64>, StoreFault> {
        Ok(self.look(|shelves| {
            let all = shelves.people.guests.iter();
            all.filter(|&(_, &known)| known == member).map(|(&guest, _)| guest).collect()
        }))
    }

    fn member_of_guest(&self, guest: u64) -> Result<Option<MemberId>, StoreFault> {
        Ok(self.look(|shelves| shelves.people.guests.get(&guest).copied()))
    }
}
