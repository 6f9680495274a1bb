//! Every operation: what it is about, what is sent and what is told.

use rokade_wire::{
    ArchivePage, ArchivedMoves, ChallengeView, GamePlayers, HelpUse, KeptProgress, LobbyView,
    MemberRefused, MemberView, NameAndPassword, NewChallenge, OnlineAsk, OnlineNews, PasswordAgain,
    PasswordChange, PlanView, ProfileView, ProgressView, Recovery, RecoveryCodes, SessionView,
};
use schemars::{JsonSchema, Schema, SchemaGenerator};

/// What stands at the head of the document.
pub const ABOUT: &str = "A chess house. Every change and every socket must name the host as its \
    `Origin`. Who asks is known by a cookie that the house sets. 429 and 503 come with \
    `Retry-After`.";

/// Writes a type into the document, and refers to it.
pub type Written = fn(&mut SchemaGenerator) -> Schema;

fn of<T: JsonSchema>(generator: &mut SchemaGenerator) -> Schema {
    generator.subschema_for::<T>()
}

/// What an answer holds.
#[derive(Clone, Copy)]
pub enum Shape {
    Nothing,
    Json(Written),
    /// Something else, of this media type.
    Text(&'static str),
}

/// One operation.
pub struct Operation {
    pub method: &'static str,
    pub path: &'static str,
    pub about: &'static str,
    /// What may stand in the address behind `?`, all of it optional.
    pub query: &'static [(&'static str, &'static str)],
    pub body: Option<Written>,
    pub answers: &'static [Answer],
}

type Answer = (u16, &'static str, Shape);

/// By which way a message goes over a socket.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Way {
    In,
    Out,
}

/// What goes over the socket of a game.
pub fn messages() -> [(Written, Way); 2] {
    [(of::<OnlineAsk>, Way::In), (of::<OnlineNews>, Way::Out)]
}

const FOREIGN: Answer = (403, "another site's page asks", Shape::Nothing);
const NO_BODY: Answer = (400, "the body is none", Shape::Nothing);
const NO_GAME: Answer = (404, "there is no such game or challenge", Shape::Nothing);
const DONE: Answer = (204, "done", Shape::Nothing);
const NOT_KEPT: Answer = (503, "nothing can be kept or read now", Shape::Nothing);
const NOBODY: Answer =
    (401, "nobody is logged in, or it is wrong", Shape::Json(of::<MemberRefused>));
const GONE: Answer = (404, "there is none", Shape::Json(of::<MemberRefused>));
const TOO_OFTEN: Answer = (429, "tried too often", Shape::Json(of::<MemberRefused>));
const BUSY: Answer =
    (503, "too much to do, or nothing can be kept", Shape::Json(of::<MemberRefused>));
const CANNOT_BE: Answer = (422, "it cannot be so", Shape::Json(of::<MemberRefused>));

const fn asks(
    method: &'static str,
    path: &'static str,
    about: &'static str,
    answers: &'static [Answer],
) -> Operation {
    Operation { method, path, about, query: &[], body: None, answers }
}

const fn sends(
    method: &'static str,
    path: &'static str,
    about: &'static str,
    body: Written,
    answers: &'static [Answer],
) -> Operation {
    Operation { method, path, about, query: &[], body: Some(body), answers }
}

/// All of them.
pub fn all() -> Vec<Operation> {
    let mut all = house();
    all.extend(games());
    all.extend(members());
    all.extend(own());
    all.extend(kept_of_one());
    all.extend(archive());
    all
}

fn house() -> Vec<Operation> {
    const JSON: Shape = Shape::Text("application/json");
    vec![
        asks("get", "/health", "Whether the house runs.", &[(200, "it does", JSON)]),
        asks(
            "get",
            "/ready",
            "Whether what happens can be kept.",
            &[(200, "yes", JSON), (503, "no", JSON)],
        ),
        asks("get", "/api/openapi.json", "This document.", &[(200, "it", JSON)]),
        asks(
            "get",
            "/api/plan",
            "How much help one has a day.",
            &[(200, "the plan", Shape::Json(of::<PlanView>)), BUSY],
        ),
        sends(
            "post",
            "/api/plan/uses",
            "Counts a hint or a review.",
            of::<HelpUse>,
            &[DONE, NO_BODY, FOREIGN, (429, "none is left today", Shape::Nothing), BUSY],
        ),
    ]
}

fn games() -> Vec<Operation> {
    vec![
        asks(
            "get",
            "/api/online/lobby",
            "What is offered, and the games that one has.",
            &[(200, "the lobby", Shape::Json(of::<LobbyView>)), NOT_KEPT],
        ),
        sends(
            "post",
            "/api/online/challenges",
            "Offers a game.",
            of::<NewChallenge>,
            &[
                (201, "it is offered", Shape::Json(of::<ChallengeView>)),
                NO_BODY,
                (401, "for members only", Shape::Nothing),
                FOREIGN,
                (404, "there is no such member", Shape::Nothing),
                (422, "it cannot be played so", Shape::Text("application/json")),
                (429, "too many are open", Shape::Nothing),
                NOT_KEPT,
            ],
        ),
        asks(
            "delete",
            "/api/online/challenges/{id}",
            "Withdraws an own challenge.",
            &[DONE, FOREIGN, NO_GAME, NOT_KEPT],
        ),
        asks(
            "post",
            "/api/online/challenges/{id}/take",
            "Takes a challenge: its game begins.",
            &[
                DONE,
                (401, "for members only", Shape::Nothing),
                FOREIGN,
                NO_GAME,
                (409, "it is not for who asks", Shape::Nothing),
                NOT_KEPT,
            ],
        ),
        asks(
            "get",
            "/api/online/games/{id}/live",
            "The socket of a game: `OnlineAsk` goes in, `OnlineNews` comes out, as JSON texts of at most 4 KiB inward.",
            &[(101, "a WebSocket", Shape::Nothing), FOREIGN, NO_GAME, NOT_KEPT],
        ),
        asks(
            "get",
            "/api/online/games/{id}/players",
            "Who plays a game.",
            &[(200, "they", Shape::Json(of::<GamePlayers>)), GONE, BUSY],
        ),
    ]
}

fn members() -> Vec<Operation> {
    vec![
        sends(
            "post",
            "/api/members",
            "Makes an account.",
            of::<NameAndPassword>,
            &[
                (201, "it is there; the codes are shown once", Shape::Json(of::<RecoveryCodes>)),
                NO_BODY,
                FOREIGN,
                (409, "the name is taken", Shape::Json(of::<MemberRefused>)),
                CANNOT_BE,
                BUSY,
            ],
        ),
        sends(
            "post",
            "/api/members/log-in",
            "Begins a session.",
            of::<NameAndPassword>,
            &[
                (200, "who", Shape::Json(of::<MemberView>)),
                NO_BODY,
                NOBODY,
                FOREIGN,
                TOO_OFTEN,
                BUSY,
            ],
        ),
        sends(
            "post",
            "/api/members/recover",
            "Sets a new password by a code.",
            of::<Recovery>,
            &[
                (200, "who", Shape::Json(of::<MemberView>)),
                NO_BODY,
                NOBODY,
                FOREIGN,
                CANNOT_BE,
                TOO_OFTEN,
                BUSY,
            ],
        ),
        asks("post", "/api/members/log-out", "Ends the session.", &[DONE, FOREIGN, BUSY]),
        asks(
            "get",
            "/api/members/named/{name}",
            "What everybody may know of a member.",
            &[(200, "the member", Shape::Json(of::<ProfileView>)), GONE, BUSY],
        ),
    ]
}

fn own() -> Vec<Operation> {
    vec![
        asks(
            "get",
            "/api/members/me",
            "Who is logged in.",
            &[(200, "who", Shape::Json(of::<MemberView>)), (204, "nobody", Shape::Nothing), BUSY],
        ),
        sends(
            "delete",
            "/api/members/me",
            "Closes the account.",
            of::<PasswordAgain>,
            &[DONE, NO_BODY, NOBODY, FOREIGN, TOO_OFTEN, BUSY],
        ),
        sends(
            "post",
            "/api/members/me/password",
            "Sets another password.",
            of::<PasswordChange>,
            &[DONE, NO_BODY, NOBODY, FOREIGN, CANNOT_BE, TOO_OFTEN, BUSY],
        ),
        sends(
            "post",
            "/api/members/me/codes",
            "Makes new recovery codes.",
            of::<PasswordAgain>,
            &[
                (200, "the codes, shown once", Shape::Json(of::<RecoveryCodes>)),
                NO_BODY,
                NOBODY,
                FOREIGN,
                TOO_OFTEN,
                BUSY,
            ],
        ),
        asks(
            "get",
            "/api/members/me/sessions",
            "Where one is logged in.",
            &[(200, "the sessions", Shape::Json(of::<Vec<SessionView>>)), NOBODY, BUSY],
        ),
        asks(
            "delete",
            "/api/members/me/sessions",
            "Closes all sessions but this one.",
            &[DONE, NOBODY, FOREIGN, BUSY],
        ),
        asks(
            "delete",
            "/api/members/me/sessions/{key}",
            "Closes a session.",
            &[DONE, NOBODY, FOREIGN, GONE, BUSY],
        ),
    ]
}

fn kept_of_one() -> Vec<Operation> {
    vec![
        asks(
            "get",
            "/api/members/me/progress",
            "What one has reached in puzzles and lessons.",
            &[(200, "that", Shape::Json(of::<ProgressView>)), NOBODY, BUSY],
        ),
        sends(
            "put",
            "/api/members/me/progress/{subject}",
            "Keeps what a device knows of it.",
            of::<KeptProgress>,
            &[
                (200, "it is kept", Shape::Json(of::<KeptProgress>)),
                NO_BODY,
                NOBODY,
                FOREIGN,
                GONE,
                (409, "another device was first", Shape::Json(of::<MemberRefused>)),
                (413, "it is too long", Shape::Nothing),
                BUSY,
            ],
        ),
        asks(
            "get",
            "/api/members/me/export",
            "All that is kept of a member.",
            &[(200, "all of it", Shape::Text("application/json")), NOBODY, BUSY],
        ),
    ]
}

/// What is looked for among games that are over.
const WANTED: &[(&str, &str)] = &[
    ("opponent", "a part of the opponent's name"),
    ("result", "`won`, `drawn` or `lost`"),
    ("opening", "a part of the opening's name"),
    ("from", "begun at this moment or later, in milliseconds since 1970"),
    ("until", "begun before this moment"),
    ("page", "which page, from 0"),
];

fn archive() -> Vec<Operation> {
    const PGN: Shape = Shape::Text("application/x-chess-pgn");
    const NO_QUERY: Answer = (400, "the question is none", Shape::Nothing);
    let list = asks(
        "get",
        "/api/archive",
        "One's own games that are over, a page at a time.",
        &[(200, "a page", Shape::Json(of::<ArchivePage>)), NO_QUERY, BUSY],
    );
    let all = asks(
        "get",
        "/api/archive/pgn",
        "The same games as PGN.",
        &[(200, "the games", PGN), NO_QUERY, BUSY],
    );
    let moves = asks(
        "get",
        "/api/archive/games/{id}",
        "The moves of a game.",
        &[(200, "the moves", Shape::Json(of::<ArchivedMoves>)), GONE, BUSY],
    );
    let one = asks(
        "get",
        "/api/archive/games/{id}/pgn",
        "A game as PGN.",
        &[(200, "the game", PGN), GONE, BUSY],
    );
    let wanted = |list: Operation| Operation { query: WANTED, ..list };
    vec![wanted(list), wanted(all), moves, one]
}
