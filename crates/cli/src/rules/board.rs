//! A board of the rulebook: drawn, with everything tried on it.
//!
//! Nothing of what is said here is in the book's files: the moves, the refusals and the verdicts
//! come from the rules.

use std::io::{self, IsTerminal as _, Write};

use anstream::{AutoStream, ColorChoice};
use rokade_content::rulebook::{Board, Stage, Status};
use rokade_rules::ending::dead_position::can_checkmate;
use rokade_rules::ending::{Claims, Ground, Termination, Verdict};
use rokade_rules::notation::{Letters, san};
use rokade_rules::{Color, Move};

use super::Reader;
use super::prose::hung;
use crate::play::board_view::{self, Ink, View};
use crate::texts::Texts;
use crate::words::{color_word, tell_refusal};

/// Draws the board and says what happens on it.
pub(super) fn write(reader: &Reader<'_>, board: &Board, out: &mut impl Write) -> io::Result<()> {
    // A test sees to it that every built-in board can be set up.
    let Ok(stage) = board.set_up() else { return Ok(()) };
    let view = View { seen_by: board.seen_by, last: stage.played.last().copied(), ink: ink() };
    let drawn = board_view::draw(stage.position(), view);
    for line in drawn.lines() {
        writeln!(out, "  {line}")?;
    }
    for told in situation(board, &stage, reader.texts) {
        writeln!(out, "  {told}")?;
    }
    for attempt in &board.tries {
        if let Some(told) = tell_attempt(&stage, &attempt.squares, reader) {
            writeln!(out, "{}", hung(&told, "  ", "    "))?;
        }
    }
    Ok(())
}

fn ink() -> Ink {
    match AutoStream::choice(&io::stdout()) {
        ColorChoice::Never => Ink::Plain,
        _ if io::stdout().is_terminal() => Ink::Coloured,
        _ => Ink::Plain,
    }
}

/// The letters of a language.
pub(super) const fn letters(language: rokade_content::Language) -> Letters {
    match language {
        rokade_content::Language::Dutch => Letters::Dutch,
        rokade_content::Language::English => Letters::English,
    }
}

/// How things stand: who is to move, check and mate, claims and endings.
pub(super) fn situation(board: &Board, stage: &Stage, texts: &Texts) -> Vec<String> {
    let color = color_word(stage.position().turn());
    let mut told = Vec::new();
    match stage.verdict() {
        Verdict::Ended { termination, .. } => {
            told.push(tell_ending(termination, stage.position().turn(), texts));
        }
        Verdict::Claimable(claims) => {
            told.push(texts.tell("rules-to-move", &[("color", color)]));
            told.push(tell_claims(claims, texts));
        }
        Verdict::Ongoing => {
            told.push(texts.tell("rules-to-move", &[("color", color)]));
            if stage.position().is_check() {
                told.push(texts.tell("rules-check", &[("color", color)]));
            }
        }
    }
    if board.can_mate.is_some() {
        let can = |color| !can_checkmate(stage.position(), color).is_impossible();
        told.push(texts.say(match (can(Color::White), can(Color::Black)) {
            (true, true) => "rules-can-mate-both",
            (true, false) => "rules-can-mate-white",
            (false, true) => "rules-can-mate-black",
            (false, false) => "rules-can-mate-nobody",
        }));
    }
    told
}

fn tell_claims(claims: Claims, texts: &Texts) -> String {
    let key = if claims.on(Ground::Repetition) {
        "rules-claim-repetition"
    } else {
        "rules-claim-move-count"
    };
    texts.tell(key, &[("color", color_word(claims.by))])
}

/// The reason in the words of the game's own ending.
fn tell_ending(termination: Termination, turn: Color, texts: &Texts) -> String {
    let values = [
        ("loser", color_word(turn)),
        ("who", color_word(turn)),
        ("outcome", "draw"),
        ("how", "automatic"),
        ("article", termination.article().unwrap_or_default()),
    ];
    texts.tell(&format!("reason-{}", termination.code()), &values)
}

/// "e1–g1: O-O, mag." or "e1–g1: Dat mag niet: …".
fn tell_attempt(stage: &Stage, squares: &str, reader: &Reader<'_>) -> Option<String> {
    let told = match stage.attempt(squares)? {
        Err(refusal) => tell_refusal(refusal, stage.position(), reader.texts),
        Ok(found) => {
            let written = san::write(stage.position(), found, letters(reader.language)).to_string();
            reader.texts.tell(after_key(stage, found), &[("move", &written)])
        }
    };
    Some(format!("{}–{}: {told}", &squares[..2], &squares[2..]))
}

/// What a legal move leads to.
fn after_key(stage: &Stage, found: Move) -> &'static str {
    match Status::of(&stage.position().after(found)) {
        Status::Checkmate => "rules-move-mates",
        Status::Stalemate => "rules-move-stalemates",
        Status::Dead => "rules-move-makes-dead",
        Status::Check | Status::Quiet => "rules-move-allowed",
    }
}
