//! Words from a browser, turned into what the club understands.

use rokade_club::challenge::{Audience, ColorWish, OnlineRules, Terms, Variant};
use rokade_club::rating::Stakes;
use rokade_club::room::{AbsenceWish, Along, Claiming, Order};
use rokade_club::series::Length;
use rokade_club::{GameId, PersonId};
use rokade_rules::Color;
use rokade_rules::clock::{Millis, TimeControl};
use rokade_wire::{
    NewChallenge, OnlineAudience, OnlineColor, OnlineOrder, OnlineRuleset, OnlineSeries,
    OnlineVariant,
};

use super::LobbyFault;

/// So many games has a series at most.
pub(super) const LONGEST_SERIES: u16 = 100;

/// What is wanted, by whom it may be taken and with what colour.
pub(super) fn terms(
    wanted: &NewChallenge,
    opponent: Option<PersonId>,
) -> Result<(Terms, ColorWish, Audience), LobbyFault> {
    let control: TimeControl = wanted.control.parse()?;
    let series = wanted.series.map(|series| match series {
        OnlineSeries::Games { games } => Length::Games(games),
        OnlineSeries::BestOf { games } => Length::BestOf(games),
    });
    if series.is_some_and(|length| !(1..=LONGEST_SERIES).contains(&length.games())) {
        return Err(LobbyFault::Series);
    }
    let rules = match wanted.ruleset {
        OnlineRuleset::Online => OnlineRules::Online,
        OnlineRuleset::Automatic => OnlineRules::Automatic,
    };
    let variant = match wanted.variant {
        OnlineVariant::Standard => Variant::Standard,
        OnlineVariant::Chess960 => Variant::Chess960,
    };
    let wish = match wanted.color {
        OnlineColor::White => ColorWish::Fixed(Color::White),
        OnlineColor::Black => ColorWish::Fixed(Color::Black),
        OnlineColor::Random => ColorWish::Drawn,
    };
    let audience = match wanted.audience {
        OnlineAudience::Lobby => Audience::Lobby,
        OnlineAudience::Link => Audience::Link,
        OnlineAudience::One => Audience::One(opponent.ok_or(LobbyFault::NoSuchMember)?),
    };
    let stakes = if wanted.rated { Stakes::Rated } else { Stakes::Casual };
    let terms = Terms { control, rules, variant, series, stakes };
    if stakes == Stakes::Rated && !terms.can_be_rated() {
        return Err(LobbyFault::Unrated);
    }
    Ok((terms, wish, audience))
}

/// An order to a room; nothing for a greeting. `lag` is what the house measured, `fresh` draws a name
/// that a new game may have.
pub(super) fn order(
    ask: OnlineOrder,
    lag: Millis,
    fresh: impl FnOnce() -> GameId,
) -> Option<Order> {
    let plies = |answers: u32| usize::try_from(answers).unwrap_or(usize::MAX);
    Some(match ask {
        OnlineOrder::Hello { .. } => return None,
        OnlineOrder::Move { answers, seen, uci, offers_draw } => Order::Move {
            answers: plies(answers),
            seen,
            uci,
            along: if offers_draw { Along::DrawOffer } else { Along::Nothing },
            lag,
        },
        OnlineOrder::Offer => Order::Offer,
        OnlineOrder::Accept { answers } => Order::Accept { answers: plies(answers) },
        OnlineOrder::Decline => Order::Decline,
        OnlineOrder::Claim { answers, ground, intended } => {
            Order::Claim { answers: plies(answers), ground: ground.into(), intended }
        }
        OnlineOrder::Resign => Order::Resign,
        OnlineOrder::Abort => Order::Abort,
        OnlineOrder::AskBack { answers } => Order::AskBack { answers: plies(answers) },
        OnlineOrder::AllowBack { answers } => Order::AllowBack { answers: plies(answers) },
        OnlineOrder::RefuseBack => Order::RefuseBack,
        OnlineOrder::ClaimWin => Order::ClaimAbsence(AbsenceWish::Win),
        OnlineOrder::ClaimDraw => Order::ClaimAbsence(AbsenceWish::Draw),
        OnlineOrder::Rematch => Order::Rematch { fresh: fresh() },
        OnlineOrder::DeclineRematch => Order::DeclineRematch,
        OnlineOrder::Prefer { automatic: true } => Order::Prefer(Claiming::Automatic),
        OnlineOrder::Prefer { automatic: false } => Order::Prefer(Claiming::ByHand),
        OnlineOrder::Write { text } => Order::Write(text),
        OnlineOrder::Mute => Order::Mute,
        OnlineOrder::Unmute => Order::Unmute,
    })
}
