//! Who sits at the boards, as others see them: names and ratings.

use rokade_club::members::{MemberId, MemberName};
use rokade_club::ports::{Store, StoreFault};
use rokade_club::rating::{Pool, Rating, RatingChange};
use rokade_club::{GameId, PersonId};
use rokade_rules::Color;
use rokade_rules::clock::Moment;
use rokade_wire::{GamePlayers, PlayerKind, PlayerView, ProfileView, RatingView};

use super::House;

/// A guest, or somebody who has gone.
const fn nobody(kind: PlayerKind) -> PlayerView {
    PlayerView { kind, name: None, rating: None, uncertain: false, change: None }
}

/// Somebody as others see them at a board of this pool.
pub(crate) fn player(
    store: &dyn Store,
    person: PersonId,
    pool: Option<Pool>,
    now: Moment,
) -> Result<PlayerView, StoreFault> {
    let member = match person {
        PersonId::Guest(number) => store.member_of_guest(number)?,
        PersonId::Member(_) => MemberId::of(person),
    };
    let Some(id) = member else { return Ok(nobody(PlayerKind::Guest)) };
    let Some(member) = store.member(id)? else { return Ok(nobody(PlayerKind::Gone)) };
    let ratings = store.ratings_of(id)?;
    let rating = ratings.iter().find(|(of, _)| Some(*of) == pool).map(|(_, rating)| rating);
    Ok(PlayerView {
        kind: PlayerKind::Member,
        name: Some(member.name.to_string()),
        rating: rating.map(Rating::points),
        uncertain: rating.is_some_and(|rating| rating.is_uncertain(now)),
        change: None,
    })
}

/// By how much a game changed the rating of a side.
pub(crate) fn change_of(change: Option<RatingChange>, side: Color) -> Option<i32> {
    change.map(|change| change.after[side] - change.before[side])
}

impl House {
    /// Who plays a game. In one that was rated, ratings are those that it left.
    pub(crate) async fn players(&self, id: GameId) -> Result<GamePlayers, StoreFault> {
        let now = self.now();
        self.ask(move |store| {
            let head = store.head(id)?;
            let change = store.rating_change(id)?;
            let of = |side: Color| {
                let mut view = player(store, head.seats[side].id, head.pool(), now)?;
                if let Some(change) = change {
                    view.rating = Some(change.after[side]);
                }
                Ok::<_, StoreFault>(PlayerView { change: change_of(change, side), ..view })
            };
            let (white, black) = (of(Color::White)?, of(Color::Black)?);
            let rated = head.stakes == rokade_club::rating::Stakes::Rated;
            Ok(GamePlayers { rated, white, black })
        })
        .await
    }

    /// A member as everybody sees them.
    pub(crate) async fn profile(
        &self,
        name: MemberName,
    ) -> Result<Option<ProfileView>, StoreFault> {
        let now = self.now();
        self.ask(move |store| {
            let Some((member, _)) = store.member_named(&name.key())? else { return Ok(None) };
            let ratings = store.ratings_of(member.id)?;
            Ok(Some(ProfileView {
                name: member.name.to_string(),
                since_ms: member.since.as_ms(),
                ratings: ratings
                    .iter()
                    .map(|(pool, rating)| rating_view(*pool, rating, now))
                    .collect(),
            }))
        })
        .await
    }
}

pub(crate) fn rating_view(pool: Pool, rating: &Rating, now: Moment) -> RatingView {
    RatingView {
        pool: pool.word().to_owned(),
        points: rating.points(),
        uncertain: rating.is_uncertain(now),
        games: rating.games,
    }
}
