//! What the club says, turned into words for a browser.

use rokade_club::challenge::{Audience, Challenge, ColorWish, OnlineRules, Variant};
use rokade_club::person::{Chat, PersonId};
use rokade_club::rating::Stakes;
use rokade_club::room::{
    Claiming, Ending, Event, Happening, Presence, Refusal, Rematch, Room, Seat, Start,
};
use rokade_club::series::Length;
use rokade_rules::Color;
use rokade_rules::clock::Moment;
use rokade_rules::ending::{Ground, OfferRefused, Verdict};
use rokade_rules::game::{ClaimError, ClaimRuling, PlayError};
use rokade_rules::notation::fen;
use rokade_wire::{
    ChallengeView, OnlineAudience, OnlineClocks, OnlineColor, OnlineEnding, OnlineEvent,
    OnlineHappening, OnlineHead, OnlineLagQuota, OnlineRefused, OnlineRematch, OnlineRuleset,
    OnlineScore, OnlineSeries, OnlineStanding, OnlineVariant, PlayerView, uci,
};

use super::Signer;

/// A challenge as somebody sees it.
pub(crate) fn challenge_view(
    challenge: &Challenge,
    reader: PersonId,
    by_view: PlayerView,
) -> ChallengeView {
    let Challenge { id, by, terms, wish, audience, .. } = challenge;
    ChallengeView {
        id: id.to_string(),
        control: terms.control.to_string(),
        ruleset: ruleset(terms.rules),
        variant: match terms.variant {
            Variant::Standard => OnlineVariant::Standard,
            Variant::Chess960 => OnlineVariant::Chess960,
        },
        color: match wish {
            ColorWish::Fixed(Color::White) => OnlineColor::White,
            ColorWish::Fixed(Color::Black) => OnlineColor::Black,
            ColorWish::Drawn => OnlineColor::Random,
        },
        audience: match audience {
            Audience::Lobby => OnlineAudience::Lobby,
            Audience::Link => OnlineAudience::Link,
            Audience::One(_) => OnlineAudience::One,
        },
        series: terms.series.map(series),
        own: reader == by.id,
        rated: terms.stakes == Stakes::Rated,
        by: by_view,
    }
}

fn ruleset(rules: OnlineRules) -> OnlineRuleset {
    match rules {
        OnlineRules::Online => OnlineRuleset::Online,
        OnlineRules::Automatic => OnlineRuleset::Automatic,
    }
}

fn series(length: Length) -> OnlineSeries {
    match length {
        Length::Games(games) => OnlineSeries::Games { games },
        Length::BestOf(games) => OnlineSeries::BestOf { games },
    }
}

/// What is fixed of a game, for one who sits or stands there.
pub(super) fn head_view(room: &Room, seat: Seat, signer: &Signer) -> OnlineHead {
    let head = room.head();
    let you = match seat {
        Seat::Player(side) => Some(side),
        Seat::Watcher | Seat::House => None,
    };
    OnlineHead {
        id: head.id.to_string(),
        control: head.control.to_string(),
        ruleset: ruleset(head.rules),
        start: match head.start {
            Start::Initial => None,
            Start::Chess960(_) => Some(fen::write(&head.start.position()).to_string()),
        },
        you: you.map(Into::into),
        seat_key: you.map(|side| signer.seat_key(head.id, side)),
        chat: Color::ALL.into_iter().all(|side| head.seats[side].chat == Chat::Open),
        series: head.series.map(|score| OnlineScore {
            length: series(score.length),
            played: score.played,
            white_half_points: score.half_points(head.seats[Color::White].id),
            black_half_points: score.half_points(head.seats[Color::Black].id),
        }),
        lag: room.lag_quota().map(|quota| OnlineLagQuota {
            per_move_ms: quota.per_move.as_ms(),
            per_game_ms: quota.per_game.as_ms(),
        }),
    }
}

/// Something that happened in a room.
pub(super) fn event(event: &Event) -> OnlineEvent {
    OnlineEvent { number: event.number, what: happening(&event.what) }
}

fn happening(what: &Happening) -> OnlineHappening {
    use OnlineHappening as Word;
    match *what {
        Happening::Moved { by, chess_move, lag } => {
            Word::Moved { by: by.into(), uci: uci(chess_move), lag_ms: lag.as_ms() }
        }
        Happening::Offered(by) => Word::Offered { by: by.into() },
        Happening::Accepted(by) => Word::Accepted { by: by.into() },
        Happening::Declined(by) => Word::Declined { by: by.into() },
        Happening::Claimed { by, ground, intended, ruling, given } => Word::Claimed {
            by: by.into(),
            ground: match ground {
                Ground::Repetition => rokade_wire::Ground::Repetition,
                Ground::MoveCount => rokade_wire::Ground::MoveCount,
            },
            intended: intended.map(uci),
            right: ruling == ClaimRuling::Right,
            given_ms: given.as_ms(),
        },
        Happening::Resigned(by) => Word::Resigned { by: by.into() },
        Happening::FlagFell(of) => Word::FlagFell { of: of.into() },
        Happening::Aborted(by) => Word::Aborted { by: by.into() },
        Happening::NeverCame(side) => Word::NeverCame { side: side.into() },
        Happening::AskedBack { by, .. } => Word::AskedBack { by: by.into() },
        Happening::KeptMove(by) => Word::KeptMove { by: by.into() },
        Happening::TakenBack { by, to } => {
            Word::TakenBack { by: by.into(), to: u32::try_from(to).unwrap_or(u32::MAX) }
        }
        Happening::Left { side, outcome } => {
            Word::Left { side: side.into(), outcome: outcome.into() }
        }
        _ => beside(what),
    }
}

/// What happens beside the board.
fn beside(what: &Happening) -> OnlineHappening {
    use OnlineHappening as Word;
    match *what {
        Happening::Came(side) => Word::Came { side: side.into() },
        Happening::Went(side) => Word::Went { side: side.into() },
        Happening::Interrupted { .. } => Word::Interrupted,
        Happening::RematchOffered { by, .. } => Word::RematchOffered { by: by.into() },
        Happening::RematchDeclined(by) => Word::RematchDeclined { by: by.into() },
        Happening::RematchMade(id) => Word::RematchMade { id: id.to_string() },
        Happening::Prefers { by, claiming } => {
            Word::Prefers { by: by.into(), automatic: claiming == Claiming::Automatic }
        }
        Happening::Wrote { by, ref text } => Word::Wrote { by: by.into(), text: text.clone() },
        Happening::Muted(by) => Word::Muted { by: by.into() },
        Happening::Unmuted(by) => Word::Unmuted { by: by.into() },
        // What happens on the board is in `happening`.
        _ => Word::Continued,
    }
}

/// How a room stands now.
pub(super) fn standing(room: &Room, now: Moment) -> OnlineStanding {
    let in_ms = |at: Moment| (at - now).as_ms();
    let is_here = |side| room.presence(side) == Presence::Here;
    let clocks = room.clocks(now).map(|clocks| OnlineClocks {
        white_ms: clocks.left[Color::White].as_ms(),
        black_ms: clocks.left[Color::Black].as_ms(),
        delay_ms: clocks.delay.as_ms(),
        running: clocks.running.map(Into::into),
    });
    OnlineStanding {
        number: room.last_number(),
        played: u32::try_from(room.game().plies().len()).unwrap_or(u32::MAX),
        fen: fen::write(room.game().position()).to_string(),
        clocks,
        first_move_ms: room.first_move_by().map(in_ms),
        held_ms: room.held_until().map(in_ms),
        white_here: is_here(Color::White),
        black_here: is_here(Color::Black),
        absence_ms: room.absence_claimable_at(room.turn()).map(in_ms),
        offer: room.game().offer().filter(|_| room.ending().is_none()).map(|offer| offer.by.into()),
        asked_back: room.asked_back().map(|asked| asked.by.into()),
        begun: room.has_begun(),
        claims: match room.verdict() {
            Verdict::Claimable(claims) if room.ending().is_none() => Some(claims.into()),
            _ => None,
        },
        rematch: match room.rematch() {
            Rematch::None => OnlineRematch::None,
            Rematch::Offered { until, .. } if until < now => OnlineRematch::None,
            Rematch::Offered { by, .. } => OnlineRematch::Offered { by: by.into() },
            Rematch::Made(id) => OnlineRematch::Made { id: id.to_string() },
        },
        ending: room.ending().map(ending),
    }
}

fn ending(ending: Ending) -> OnlineEnding {
    OnlineEnding {
        outcome: ending.outcome.map(Into::into),
        reason: ending.reason.code().to_owned(),
        article: ending.reason.article().map(str::to_owned),
    }
}

/// Why a room did not do something.
pub(super) fn refused(refusal: &Refusal) -> OnlineRefused {
    use OnlineRefused as Word;
    match refusal {
        Refusal::NotYourSeat => Word::NotYourSeat,
        Refusal::GameOver => Word::GameOver,
        Refusal::NotOver => Word::NotOver,
        Refusal::Stale { .. } => Word::Stale,
        Refusal::NotYourTurn => Word::NotYourTurn,
        Refusal::Move(_) => Word::Illegal,
        Refusal::Play(fault) => match fault {
            PlayError::GameOver => Word::GameOver,
            PlayError::Illegal(_) => Word::Illegal,
            PlayError::MustPlayAnnounced(_) => Word::MustPlayAnnounced,
            PlayError::NothingPlayed => Word::NothingToTakeBack,
            PlayError::MoveStands => Word::MoveStands,
        },
        Refusal::Offer(fault) => match fault {
            OfferRefused::GameOver => Word::GameOver,
            OfferRefused::TooEarly => Word::TooEarly,
            OfferRefused::AlreadyOffered => Word::AlreadyOffered,
            OfferRefused::NothingOffered => Word::NothingOffered,
        },
        Refusal::Claim(fault) => match fault {
            ClaimError::GameOver => Word::GameOver,
            // Nobody touches a piece here; the move of another is not one's own.
            ClaimError::NotYourMove | ClaimError::PieceTouched => Word::NotYourTurn,
            ClaimError::NotInThisRuleset(_) => Word::NotInThisRuleset,
            ClaimError::Illegal(_) => Word::Illegal,
            ClaimError::MustPlayAnnounced(_) => Word::MustPlayAnnounced,
        },
        refusal => refused_beside(refusal),
    }
}

/// The same for what is arranged beside the board.
fn refused_beside(refusal: &Refusal) -> OnlineRefused {
    use OnlineRefused as Word;
    match refusal {
        Refusal::OfferedRecently { .. } => Word::OfferedRecently,
        Refusal::BothHaveMoved => Word::BothHaveMoved,
        Refusal::NothingToTakeBack => Word::NothingToTakeBack,
        Refusal::AskedAlready => Word::AskedAlready,
        Refusal::AnswerFirst => Word::AnswerFirst,
        Refusal::NothingAsked => Word::NothingAsked,
        Refusal::Clock(_) => Word::NoTimeLeft,
        Refusal::NoAbsenceHere => Word::NoAbsenceHere,
        Refusal::OpponentIsThere => Word::OpponentIsThere,
        Refusal::OpponentIsNotToMove => Word::OpponentIsNotToMove,
        Refusal::TooSoon { .. } => Word::TooSoon,
        Refusal::RematchMade(_) => Word::RematchMade,
        Refusal::ChatClosed => Word::ChatClosed,
        Refusal::Muted => Word::Muted,
        Refusal::TextLength { .. } => Word::TextLength,
        Refusal::ChatFull => Word::ChatFull,
        // All others are in `refused`.
        _ => Word::Unchanged,
    }
}
