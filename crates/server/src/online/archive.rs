//! Games that are over: found, filed and written as PGN.
//!
//! A game is filed when somebody first looks for it: its length and its opening are worked out and
//! kept, so that no later search plays it again. The work is done on threads for waiting.

use rokade_club::archive::{Filing, Finished, Query, Sought};
use rokade_club::ports::{Store, StoreFault, Write};
use rokade_club::rating::Stakes;
use rokade_club::room::{Room, Start};
use rokade_club::{GameId, PersonId};
use rokade_content::{Language, Opening, Openings};
use rokade_rules::board::ByColor;
use rokade_rules::clock::{Moment, pgn_tag};
use rokade_rules::movement::Move;
use rokade_rules::notation::fen;
use rokade_rules::notation::pgn::annotation::Annotation;
use rokade_rules::notation::pgn::{Comment, NodeId, Style, Tree, write};
use rokade_rules::position::CastlingMode;
use rokade_rules::{Color, Position};
use rokade_wire::{ArchivePage, ArchivedGame, ArchivedMoves, OnlineVariant, PlayerView, uci};

use super::House;
use super::people::{change_of, player};

/// So many games are shown at once.
const PAGE: usize = 30;

/// So many games are written as PGN at once.
const MOST_WRITTEN: usize = 5_000;

/// A game that was found, with who played it.
#[derive(Clone)]
struct Found {
    game: Finished,
    seat: Color,
    players: ByColor<PlayerView>,
    opening: Option<&'static Opening>,
}

impl House {
    /// A page of somebody's games that are as was asked.
    pub(crate) async fn archive(
        &self,
        names: Vec<PersonId>,
        query: Query,
        page: usize,
    ) -> Result<ArchivePage, StoreFault> {
        let (found, all) = self.found(names, query).await?;
        let number = |of: usize| u32::try_from(of).unwrap_or(u32::MAX);
        let count = number(found.len());
        let from = page.saturating_mul(PAGE);
        let shown: Vec<Found> = found.into_iter().skip(from).take(PAGE).collect();
        let games = self.ask(move |store| shown.iter().map(|one| archived(store, one)).collect());
        Ok(ArchivePage { games: games.await?, found: count, all: number(all) })
    }

    /// All of them that are as was asked, as PGN, the oldest first.
    pub(crate) async fn archive_pgn(
        &self,
        names: Vec<PersonId>,
        query: Query,
    ) -> Result<String, StoreFault> {
        let (mut found, _) = self.found(names, query).await?;
        found.truncate(MOST_WRITTEN);
        self.ask(move |store| {
            let games = found.iter().rev();
            let written: Result<Vec<String>, StoreFault> =
                games.map(|one| pgn(store, one.game.head.id)).collect();
            Ok(written?.join("\n"))
        })
        .await
    }

    /// One game as PGN.
    pub(crate) async fn game_pgn(&self, id: GameId) -> Result<String, StoreFault> {
        self.ask(move |store| pgn(store, id)).await
    }

    /// How a game went.
    pub(crate) async fn game_moves(&self, id: GameId) -> Result<ArchivedMoves, StoreFault> {
        self.ask(move |store| {
            let room = over(store, id)?;
            let start = match room.head().start {
                Start::Initial => None,
                Start::Chess960(_) => Some(fen::write(&room.head().start.position()).to_string()),
            };
            let moves = moves(&room).into_iter().map(uci).collect();
            Ok(ArchivedMoves { start, moves })
        })
        .await
    }

    /// What was found, and how much there is in all.
    async fn found(
        &self,
        names: Vec<PersonId>,
        query: Query,
    ) -> Result<(Vec<Found>, usize), StoreFault> {
        let asked = names.clone();
        let games = self
            .ask(move |store| {
                let mut games = Vec::new();
                for name in asked {
                    games.extend(store.finished_of(name)?);
                }
                games.sort_by_key(|game| std::cmp::Reverse(game.head.begun));
                Ok(games)
            })
            .await?;
        let games = self.filed(games).await?;
        let all = games.len();
        let now = self.now();
        let found = self
            .ask(move |store| {
                let looked = games.into_iter().map(|game| looked_at(store, game, &names, now));
                let looked: Vec<Option<Found>> = looked.collect::<Result<_, _>>()?;
                Ok(looked.into_iter().flatten().filter(|one| one.is_as(&query)).collect())
            })
            .await?;
        Ok((found, all))
    }

    /// Files those that are not.
    async fn filed(&self, mut games: Vec<Finished>) -> Result<Vec<Finished>, StoreFault> {
        for game in games.iter_mut().filter(|game| game.filing.is_none()) {
            let id = game.head.id;
            let filing = match self.ask(move |store| filing(store, id)).await {
                // It is listed as what can be known of it.
                Err(StoreFault::Damaged { .. }) => Filing { plies: 0, opening: None },
                filing => filing?,
            };
            game.filing = Some(filing.clone());
            self.keep(Write::File { game: id, filing }).await?;
        }
        Ok(games)
    }
}

impl Found {
    fn is_as(&self, query: &Query) -> bool {
        let words = self.opening.map_or(String::new(), |opening| {
            let (dutch, english) = (Language::Dutch, Language::English);
            format!("{} {} {}", opening.code, opening.name(dutch), opening.name(english))
        });
        let name = |side: Color| self.players[side].name.clone();
        let names = ByColor::new(name(Color::White), name(Color::Black));
        query.finds(Sought { game: &self.game, seat: self.seat, names: &names, opening: &words })
    }
}

fn looked_at(
    store: &dyn Store,
    game: Finished,
    names: &[PersonId],
    now: Moment,
) -> Result<Option<Found>, StoreFault> {
    let Some(seat) = game.seat_of(names) else { return Ok(None) };
    let of = |side: Color| player(store, game.head.seats[side].id, game.head.pool(), now);
    let players = ByColor::new(of(Color::White)?, of(Color::Black)?);
    let position = game.filing.as_ref().and_then(|filing| filing.opening.as_deref());
    let opening = position.and_then(read_opening);
    Ok(Some(Found { seat, players, opening, game }))
}

/// The opening that was kept by the position which has its name.
fn read_opening(position: &str) -> Option<&'static Opening> {
    let position = fen::read(position, CastlingMode::Standard).ok()?;
    Openings::built_in().of(&position)
}

fn archived(store: &dyn Store, found: &Found) -> Result<ArchivedGame, StoreFault> {
    let Found { game, seat, players, opening } = found;
    let head = &game.head;
    let change = store.rating_change(head.id)?;
    let opponent = &players[!*seat];
    Ok(ArchivedGame {
        id: head.id.to_string(),
        you: (*seat).into(),
        opponent: PlayerView { change: change_of(change, !*seat), ..opponent.clone() },
        outcome: game.outcome.map(Into::into),
        reason: game.reason.clone(),
        begun_ms: head.begun.as_ms(),
        control: head.control.to_string(),
        variant: match head.start {
            Start::Initial => OnlineVariant::Standard,
            Start::Chess960(_) => OnlineVariant::Chess960,
        },
        rated: head.stakes == Stakes::Rated,
        change: change_of(change, *seat),
        plies: game.filing.as_ref().map_or(0, |filing| filing.plies),
        opening_code: opening.map(|opening| opening.code.to_owned()),
        opening_nl: opening.map(|opening| opening.name(Language::Dutch)),
        opening_en: opening.map(|opening| opening.name(Language::English)),
    })
}

fn moves(room: &Room) -> Vec<Move> {
    room.game().plies().iter().map(|ply| ply.chess_move).collect()
}

/// What is worked out of a game: of its opening the last position that has a name.
fn filing(store: &dyn Store, id: GameId) -> Result<Filing, StoreFault> {
    let room = store.room(id)?;
    // Lists of openings begin at the initial position.
    let is_named = |position: &Position| Openings::built_in().of(position).is_some();
    let named = match room.head().start {
        Start::Initial => {
            room.game().positions().map(|(position, _)| position).filter(is_named).last()
        }
        Start::Chess960(_) => None,
    };
    let opening = named.map(|position| fen::write(&position).to_string());
    Ok(Filing::of(&room, opening.as_deref()))
}

/// A game that is over: of one that is being played nothing is handed out, because an engine could
/// look at it.
fn over(store: &dyn Store, id: GameId) -> Result<Room, StoreFault> {
    let room = store.room(id)?;
    if room.ending().is_some() { Ok(room) } else { Err(StoreFault::NoSuchGame(id)) }
}

fn pgn(store: &dyn Store, id: GameId) -> Result<String, StoreFault> {
    let room = over(store, id)?;
    let head = room.head();
    let mut tree = Tree::from_game(room.game());
    note_clocks(&room, &mut tree);
    let change = store.rating_change(id)?;
    let (year, month, day) = date(head.begun);
    let mut tags = vec![
        ("Event", event(head.stakes).to_owned()),
        ("Date", format!("{year:04}.{month:02}.{day:02}")),
        ("GameId", id.to_string()),
    ];
    for (side, name, elo) in
        [(Color::White, "White", "WhiteElo"), (Color::Black, "Black", "BlackElo")]
    {
        let player = player(store, head.seats[side].id, None, head.begun)?;
        tags.push((name, player.name.unwrap_or_else(|| "?".to_owned())));
        if let Some(change) = change {
            tags.push((elo, change.before[side].to_string()));
        }
    }
    if let Start::Chess960(_) = head.start {
        tags.push(("Variant", "Chess960".to_owned()));
    }
    let control = pgn_tag::write(&head.control).unwrap_or("?".to_owned());
    tags.push(("TimeControl", control));
    for (name, value) in tags {
        // These are names that tags have.
        let _ = tree.tags_mut().set(name, &value);
    }
    tree.tags_mut().set_result(room.ending().and_then(|ending| ending.outcome));
    Ok(write(&tree, Style::EXPORT).to_string())
}

/// What each player's clock showed after each move, and how long it took without its way: the same
/// as the players saw.
fn note_clocks(room: &Room, tree: &mut Tree) {
    let nodes: Vec<NodeId> = tree.main_line().collect();
    for (node, completed) in nodes.into_iter().zip(room.completed()) {
        let times = [Annotation::Clock(completed.left), Annotation::MoveTime(completed.thought)];
        if let Some(comment) = Comment::new(&times.map(|time| time.to_string()).join(" ")) {
            tree.comment(Some(node), comment);
        }
    }
}

const fn event(stakes: Stakes) -> &'static str {
    match stakes {
        Stakes::Casual => "Casual game",
        Stakes::Rated => "Rated game",
    }
}

/// The day of a moment in universal time.
///
/// Source: H. Hinnant, *chrono-compatible low-level date algorithms*, `civil_from_days`.
fn date(moment: Moment) -> (u64, u64, u64) {
    let days = moment.as_ms() / 86_400_000 + 719_468;
    let (era, of_era) = (days / 146_097, days % 146_097);
    let year = (of_era - of_era / 1_460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year + year / 4 - year / 100);
    let shifted = (5 * of_year + 2) / 153;
    let day = of_year - (153 * shifted + 2) / 5 + 1;
    let month = if shifted < 10 { shifted + 3 } else { shifted - 9 };
    (era * 400 + year + u64::from(month <= 2), month, day)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_those_of_the_calendar() {
        for (ms, expected) in [
            (0, (1970, 1, 1)),
            (951_782_400_000, (2000, 2, 29)),
            (951_868_800_000, (2000, 3, 1)),
            (1_796_054_399_999, (2026, 11, 30)),
        ] {
            assert_eq!(date(Moment::new(ms)), expected, "{ms}");
        }
    }
}
