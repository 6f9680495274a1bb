//! A learner in a lesson, for JavaScript.
//!
//! What an answer is worth `rokade-coach` decides; the texts are those of `rokade-content`. The
//! opponent plays as well as its three men allow, so it needs no engine.

mod view;

use crate::answers::{json, thrown};
use crate::attempts::read_attempt;
use crate::words::square;
use rokade_coach::lesson::{Awaits, BestPlay, Event, Opponent, Progress, Session};
use rokade_content::{Language, Lessons, lesson};
use rokade_rules::{Move, Position};
use rokade_wire::{Fault, PlayedMove, PositionView};
use wasm_bindgen::prelude::*;

/// All lessons in their groups, in a language: a list of `LessonGroup`.
#[wasm_bindgen(js_name = lessonGroups)]
pub fn lesson_groups(tag: &str) -> Result<String, JsValue> {
    let language = language(tag).map_err(thrown)?;
    Ok(json(&view::groups(Lessons::built_in(), language)))
}

/// A learner in a lesson.
#[wasm_bindgen]
pub struct Lesson {
    lesson: &'static lesson::Lesson,
    session: Session<'static>,
    language: Language,
}

#[wasm_bindgen]
impl Lesson {
    /// Opens the lesson of a name in a language, where the learner was if that was kept. What was
    /// kept of a lesson that has changed since is left, and the lesson begins.
    #[wasm_bindgen(constructor)]
    pub fn new(id: &str, tag: &str, kept: Option<String>) -> Result<Lesson, JsValue> {
        Lesson::open(id, tag, kept.as_deref()).map_err(thrown)
    }

    /// How it stands: a `LessonView`.
    pub fn view(&self) -> String {
        json(&view::of(&self.session, self.language))
    }

    /// How far the learner has come, as one line of text to be kept.
    pub fn progress(&self) -> String {
        self.session.progress().to_string()
    }

    /// The learner tries a move, in UCI form: a `LessonFeedback`.
    pub fn attempt(&mut self, uci: &str) -> Result<String, JsValue> {
        let (from, to, promotion) = read_attempt(uci).map_err(thrown)?;
        Ok(self.after(Event::Move { from, to, promotion }))
    }

    /// The learner taps a square: a `LessonFeedback`.
    pub fn tap(&mut self, on: &str) -> Result<String, JsValue> {
        let on = square(on).map_err(thrown)?;
        Ok(self.after(Event::Tap(on)))
    }

    /// The learner chooses an answer, by its number from 1: a `LessonFeedback`.
    pub fn choose(&mut self, number: u32) -> String {
        self.after(Event::Choose(number as usize))
    }

    /// The learner asks for help: a `LessonFeedback`.
    pub fn hint(&mut self) -> String {
        self.after(Event::Hint)
    }

    /// The board is set up again: a `LessonFeedback`.
    pub fn again(&mut self) -> String {
        self.after(Event::Again)
    }

    /// The learner goes on: a `LessonFeedback`.
    #[wasm_bindgen(js_name = goOn)]
    pub fn go_on(&mut self) -> String {
        self.after(Event::Continue)
    }

    /// The opponent moves: a `LessonFeedback`; `null` where it has no move.
    pub fn reply(&mut self) -> String {
        let answer = match (self.session.awaits(), self.session.position()) {
            (Awaits::Opponent, Some(position)) => BestPlay.answer(position),
            _ => None,
        };
        answer.map_or_else(|| "null".to_owned(), |answer| self.after(Event::Answer(answer)))
    }

    /// The learner goes to a step, by its place from 0; gives its `LessonView`.
    #[wasm_bindgen(js_name = goTo)]
    pub fn go_to(&mut self, place: u32) -> Result<String, JsValue> {
        self.leap(place).map_err(thrown)?;
        Ok(self.view())
    }
}

impl Lesson {
    fn open(id: &str, tag: &str, kept: Option<&str>) -> Result<Lesson, Fault> {
        let language = language(tag)?;
        let found = Lessons::built_in().lesson(id);
        let lesson = found.ok_or_else(|| unknown(id, "the name of a lesson"))?;
        let resumed = kept
            .and_then(|text| text.parse::<Progress>().ok())
            .and_then(|progress| Session::resume(lesson, &progress).ok());
        let session = resumed.unwrap_or_else(|| Session::begin(lesson));
        Ok(Lesson { lesson, session, language })
    }

    /// Takes an event in and writes what came of it.
    fn after(&mut self, event: Event) -> String {
        let before = self.session.position().copied();
        let feedback = self.session.handle(event);
        let mut moves = before.and_then(|before| made(&before, event)).into_iter().collect();
        if !view::was_made(feedback.judged) {
            moves = Vec::new();
        }
        moves.extend(feedback.answers.iter().copied());
        let played = before.map(|before| replayed(&before, &moves)).unwrap_or_default();
        let between = before.filter(|_| !feedback.answers.is_empty()).and_then(|before| {
            moves.first().map(|&first| PositionView::from(&before.after(first)))
        });
        json(&view::feedback(&feedback, played, between, &self.session, self.language))
    }

    fn leap(&mut self, place: u32) -> Result<(), Fault> {
        let none = || unknown(&place.to_string(), "the place of a step");
        let step = self.lesson.steps.get(place as usize).ok_or_else(none)?;
        let progress = Progress {
            lesson: self.lesson.id.clone(),
            step: step.id.clone(),
            tries: 0,
            is_done: false,
            moves: Vec::new(),
        };
        self.session = Session::resume(self.lesson, &progress).map_err(|_| none())?;
        Ok(())
    }
}

/// The move that an event makes, if it can be made.
fn made(before: &Position, event: Event) -> Option<Move> {
    match event {
        Event::Answer(answer) => Some(answer),
        Event::Move { from, to, promotion } => before.legal_moves().into_iter().find(|candidate| {
            candidate.from() == from && candidate.to() == to && candidate.promotion() == promotion
        }),
        _ => None,
    }
}

/// Moves one after the other, each with what came of it.
fn replayed(start: &Position, moves: &[Move]) -> Vec<PlayedMove> {
    let mut before = *start;
    let play = |&chess_move: &Move| {
        let after = before.after(chess_move);
        let played = PlayedMove::of(&before, chess_move, &after);
        before = after;
        played
    };
    moves.iter().map(play).collect()
}

fn language(tag: &str) -> Result<Language, Fault> {
    let found = Language::ALL.into_iter().find(|language| language.tag() == tag);
    found.ok_or_else(|| unknown(tag, "nl or en"))
}

fn unknown(text: &str, expected: &str) -> Fault {
    Fault::Word { text: text.to_owned(), expected: expected.to_owned() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::Value;

    fn read(text: &str) -> Value {
        serde_json::from_str(text).unwrap()
    }

    fn open(id: &str, kept: Option<&str>) -> Lesson {
        Lesson::open(id, "nl", kept).unwrap()
    }

    #[test]
    fn twelve_lessons_stand_in_four_groups() {
        for language in Language::ALL {
            let groups = read(&json(&view::groups(Lessons::built_in(), language)));
            let groups = groups.as_array().unwrap();
            assert_eq!(groups.len(), 4);
            let lessons = groups.iter().map(|group| group["lessons"].as_array().unwrap().len());
            assert_eq!(lessons.sum::<usize>(), 12);
        }
    }

    #[test]
    fn a_learner_collects_stars_goes_on_and_comes_back() {
        let mut lesson = open("rook-and-bishop", None);
        assert_eq!(read(&lesson.view())["reach"].as_array().unwrap().len(), 14);
        assert_eq!(read(&lesson.go_on())["view"]["left"], serde_json::json!(["e1", "a5", "e5"]));
        let wrong = read(&lesson.attempt("a1b2").unwrap());
        assert_eq!(wrong["judged"]["is"], "refused");
        let right = read(&lesson.attempt("a1a5").unwrap());
        assert_eq!(
            (&right["judged"]["is"], &right["view"]["movesLeft"]),
            (&"right".into(), &2.into())
        );
        assert_eq!(right["played"][0]["move"]["uci"], "a1a5");
        let mut again = open("rook-and-bishop", Some(&lesson.progress()));
        assert_eq!(again.view(), lesson.view());
        again.attempt("a5e5").unwrap();
        let done = read(&again.attempt("e5e1").unwrap());
        assert_eq!(
            (&done["judged"]["is"], &done["view"]["awaits"]),
            (&"done".into(), &"continue".into())
        );
    }

    #[test]
    fn the_answer_of_a_line_comes_with_the_position_before_it() {
        let mut lesson = open("italian-game", None);
        lesson.go_on();
        let right = read(&lesson.attempt("e2e4").unwrap());
        assert_eq!(right["played"].as_array().unwrap().len(), 2);
        assert_eq!(right["between"]["turn"], "black");
        assert_eq!(right["view"]["board"]["turn"], "white");
    }

    #[test]
    fn the_opponent_answers_until_it_is_mated() {
        let mut lesson = open("king-and-rook", None);
        lesson.leap(3).unwrap();
        assert_eq!(read(&lesson.reply()), Value::Null);
        let right = read(&lesson.attempt("b1b2").unwrap());
        assert_eq!(right["view"]["awaits"], "opponent");
        let reply = read(&lesson.reply());
        assert_eq!(reply["played"][0]["move"]["uci"], "c8d8");
        assert_eq!(read(&lesson.attempt("b2b8").unwrap())["judged"]["is"], "done");
    }

    #[test]
    fn what_is_kept_of_another_lesson_begins_this_one() {
        let other = open("knight", None).progress();
        let lesson = open("rook-and-bishop", Some(&other));
        assert_eq!(lesson.view(), open("rook-and-bishop", None).view());
        assert!(Lesson::open("nothing", "nl", None).is_err());
        assert!(Lesson::open("knight", "xx", None).is_err());
    }
}
