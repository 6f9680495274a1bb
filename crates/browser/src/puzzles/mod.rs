//! The puzzles of the house, for JavaScript: which one belongs to a day, which one suits somebody,
//! and what becomes of a solver's moves. All of that `rokade-coach` decides.

mod view;

use crate::answers::{json, thrown};
use crate::attempts::read_attempt;
use crate::lines::steps;
use crate::words::word;
use rokade_coach::WinPercent;
use rokade_coach::evaluation::Evaluation;
use rokade_coach::puzzle::{
    Attempt, Encounter, Hint, Strength, Tried, choose, place_of_day, table,
};
use rokade_rules::Color;
use rokade_rules::notation::uci_move;
use rokade_wire::{Fault, HintView, Letters, PuzzleTheme, StrengthView, ThemeCount};
use wasm_bindgen::prelude::*;

const LETTERS: &str = "dutch, english or figurine";

/// Mates that are too long for the puzzle of the day, which is for everybody: what needs more than
/// three moves is found in training.
const TOO_LONG: [&str; 2] = ["mateIn4", "mateIn5"];

/// A set of puzzles.
#[wasm_bindgen]
pub struct PuzzleSet {
    known: Vec<Known>,
    /// The places of those that a day may have.
    of_days: Vec<u32>,
}

/// A puzzle of the set, with what is asked of it before it is opened.
struct Known {
    row: table::Row,
    rating: u32,
    themes: Vec<PuzzleTheme>,
}

#[wasm_bindgen]
impl PuzzleSet {
    /// Reads a table of puzzles. A row that is no puzzle is left out: the set has been verified
    /// before it came here.
    #[wasm_bindgen(constructor)]
    #[must_use]
    pub fn new(text: &str) -> PuzzleSet {
        let known = |row: table::Row| {
            let themes = view::themes_of(row.themes());
            let rating = row.rating()?;
            Some(Known { row, rating, themes })
        };
        let known: Vec<_> =
            table::read(text.as_bytes()).filter_map(|row| known(row.ok()?)).collect();
        let is_of_a_day =
            |known: &Known| !known.row.themes().any(|theme| TOO_LONG.contains(&theme));
        let of_days =
            (0..).zip(&known).filter(|(_, known)| is_of_a_day(known)).map(|(place, _)| place);
        PuzzleSet { of_days: of_days.collect(), known }
    }

    /// How many there are.
    pub fn count(&self) -> u32 {
        u32::try_from(self.known.len()).unwrap_or(u32::MAX)
    }

    /// The place of a day's puzzle; nothing in a set that has none for a day.
    #[wasm_bindgen(js_name = placeOfDay)]
    pub fn place_of_day(&self, day: u32) -> Option<u32> {
        place_of_day(day, self.of_days.len()).and_then(|place| self.of_days.get(place).copied())
    }

    /// How many puzzles there are of each theme: a list of `ThemeCount`.
    pub fn themes(&self) -> String {
        let count = |theme: &PuzzleTheme| ThemeCount {
            theme: *theme,
            count: u32::try_from(self.with(Some(*theme)).count()).unwrap_or(u32::MAX),
        };
        json(&view::THEMES.iter().map(count).collect::<Vec<_>>())
    }

    /// The place of a puzzle of a theme, or of any, for somebody of this rating; one of `tried`,
    /// places again, only where there is no other. `draw` is a number drawn by lot.
    pub fn choose(
        &self,
        theme: Option<String>,
        rating: f64,
        tried: &[u32],
        draw: u32,
    ) -> Result<Option<u32>, JsValue> {
        let theme = theme.map(|theme| word::<PuzzleTheme>(&theme, "PuzzleTheme")).transpose();
        let theme = theme.map_err(thrown)?;
        let among = |is_fresh: bool| {
            let ratings = self.with(theme).filter_map(|(place, known)| {
                let place = u32::try_from(place).ok()?;
                (!is_fresh || !tried.contains(&place)).then_some((place, known.rating))
            });
            choose(ratings, rating, draw)
        };
        Ok(among(true).or_else(|| among(false)))
    }

    /// Opens the puzzle at a place; moves are written in these letters.
    pub fn open(&self, place: u32, letters: &str) -> Result<Puzzle, JsValue> {
        self.puzzle(place, letters).map_err(thrown)
    }
}

impl PuzzleSet {
    fn with(&self, theme: Option<PuzzleTheme>) -> impl Iterator<Item = (usize, &Known)> {
        let has = move |known: &Known| theme.is_none_or(|theme| known.themes.contains(&theme));
        self.known.iter().enumerate().filter(move |(_, known)| has(known))
    }

    fn puzzle(&self, place: u32, letters: &str) -> Result<Puzzle, Fault> {
        let none =
            |expected: &str| Fault::Word { text: place.to_string(), expected: expected.to_owned() };
        let known = self.known.get(place as usize).ok_or_else(|| none("a place in the set"))?;
        let solution = known.row.solution().map_err(|_| none("a sound puzzle"))?;
        let row = known.row.clone();
        Ok(Puzzle { row, attempt: Attempt::begin(solution), letters: word(letters, LETTERS)? })
    }
}

/// A puzzle that somebody is solving.
#[wasm_bindgen]
pub struct Puzzle {
    row: table::Row,
    attempt: Attempt,
    letters: Letters,
}

#[wasm_bindgen]
impl Puzzle {
    /// How it stands: a `PuzzleView`.
    pub fn view(&self) -> String {
        json(&view::of(&self.row, &self.attempt))
    }

    /// Tries a move, in UCI form, legal or not: a `PuzzleFeedback`.
    pub fn attempt(&mut self, uci: &str) -> Result<String, JsValue> {
        let (from, to, promotion) = read_attempt(uci).map_err(thrown)?;
        let before = *self.attempt.position();
        let tried = self.attempt.attempt(from, to, promotion);
        let line = match tried {
            Tried::Wrong { tried, refuted_by: Some(answer) } | Tried::Right { tried, answer } => {
                vec![tried, answer]
            }
            Tried::Wrong { tried, refuted_by: None } | Tried::Solved { tried } => vec![tried],
            Tried::Refused(_) | Tried::OutOfTurn => Vec::new(),
        };
        let line = steps(&before, &line, self.letters);
        Ok(json(&view::feedback(&tried, &before, line, &self.row, &self.attempt)))
    }

    /// A line from where the puzzle stands, as moves in UCI form: a list of `LineStep`, as far as
    /// the moves are legal.
    pub fn replayed(&self, line: Vec<String>) -> String {
        let start = *self.attempt.position();
        let mut position = start;
        let legal = line.iter().map_while(|uci| {
            let chess_move = uci_move::read(uci, &position).ok()?;
            position = position.after(chess_move);
            Some(chess_move)
        });
        let legal: Vec<_> = legal.collect();
        json(&steps(&start, &legal, self.letters))
    }

    /// What can be said of the next move: a `HintView`, or `null` when there is none.
    pub fn hint(&mut self) -> String {
        let next = self.attempt.next_move();
        json(&next.map(|next| {
            let hint = Hint::of(self.attempt.solution(), self.attempt.position(), next);
            let mate_in = self.attempt.mate_in();
            HintView { mate_in, ..view::hint(&hint) }
        }))
    }

    /// The next move, in UCI form; nothing when the puzzle is solved.
    #[wasm_bindgen(js_name = nextMove)]
    pub fn next_move(&mut self) -> Option<String> {
        self.attempt.next_move().map(rokade_wire::uci)
    }
}

/// What somebody who has solved a puzzle of this rating, or failed, is worth then: a
/// `StrengthView`. Without a rating of before it is that of somebody unknown.
#[wasm_bindgen]
#[must_use]
pub fn rated(before: Option<Vec<f64>>, rating: f64, deviation: f64, solved: bool) -> String {
    let before = match before.as_deref() {
        Some(&[rating, deviation, volatility]) => Strength { rating, deviation, volatility },
        _ => Strength::unknown(),
    };
    let score = f64::from(u8::from(solved));
    let after = before.after(&[Encounter { rating, deviation, score }]);
    let Strength { rating, deviation, volatility } = after;
    json(&StrengthView { rating, deviation, volatility })
}

/// The winning chances, in percent, of whoever has a `Score`: hundredths of a pawn, or a mate in so
/// many moves.
#[wasm_bindgen]
#[must_use]
pub fn chances(is_mate: bool, value: i32) -> f64 {
    let evaluation = match is_mate {
        false => Evaluation::Centipawns(value),
        true => Evaluation::Mate {
            by: if value > 0 { Color::White } else { Color::Black },
            moves: value.unsigned_abs(),
        },
    };
    WinPercent::of(evaluation).of_side(Color::White)
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::{Value, json};

    const TABLE: &str = "PuzzleId,FEN,Moves,Rating,RatingDeviation,Popularity,NbPlays,Themes,GameUrl,OpeningTags\n\
        mate,2k5/8/2K5/8/8/8/8/1R6 b - - 0 1,c8d8 c6d6 d8c8 b1b5 c8d8 b5b8,900,90,,,mateIn3 endgame,,\n\
        fork,4k3/r7/8/3N4/8/8/8/4K3 b - - 0 1,a7a8 d5c7 e8d7 c7a8,700,90,,,fork short,https://example.org/1,\n\
        bad,4k3/8/8/8/8/8/8/4K3 w - - 0 1,e1e3,700,90,,,fork,,\n";

    fn read(text: &str) -> Value {
        serde_json::from_str(text).unwrap()
    }

    #[test]
    fn a_set_tells_its_themes_and_chooses_by_theme_and_rating() {
        let set = PuzzleSet::new(TABLE);
        assert_eq!(set.count(), 3);
        assert_eq!(read(&set.themes())[0], json!({"theme": "mate", "count": 1}));
        let choose = |theme: Option<&str>, rating, tried: &[u32]| {
            set.choose(theme.map(str::to_owned), rating, tried, 0).unwrap()
        };
        assert_eq!(choose(Some("mate"), 700.0, &[]), Some(0));
        assert_eq!(choose(Some("mate"), 700.0, &[0]), Some(0));
        assert_eq!(choose(Some("pin"), 700.0, &[]), None);
        assert!(set.puzzle(2, "english").is_err() && set.puzzle(3, "english").is_err());
    }

    #[test]
    fn d_no_day_has_a_mate_of_more_than_three_moves() {
        let house = include_str!("../../../../content/puzzles/puzzles.csv");
        let set = PuzzleSet::new(house);
        // Four years without a puzzle that comes back.
        let places: std::collections::HashSet<u32> =
            (0..4 * 365 + 1).map(|day| set.place_of_day(day).unwrap()).collect();
        assert_eq!(places.len(), 4 * 365 + 1);
        for place in places {
            let row = &set.known[place as usize].row;
            let plies = row.solution().unwrap().moves().len();
            let is_mate = row.themes().any(|theme| theme.starts_with("mateIn"));
            assert!(!is_mate || plies <= 5, "{row:?}");
        }
    }

    #[test]
    fn d_a_puzzle_begins_after_the_move_that_led_to_it_and_is_solved() {
        let mut puzzle = PuzzleSet::new(TABLE).puzzle(1, "english").unwrap();
        let view = read(&puzzle.view());
        assert_eq!(
            (&view["side"], &view["ledHere"]["move"]["uci"]),
            (&json!("white"), &json!("a7a8"))
        );
        assert_eq!(read(&puzzle.hint())["targets"], json!(["king", "rook"]));
        let wrong = read(&puzzle.attempt("d5f6").unwrap());
        assert_eq!((&wrong["judged"]["is"], &wrong["view"]), (&json!("wrong"), &view));
        let line = read(&puzzle.replayed(vec!["d5f6".into(), "e8f7".into(), "e8e7".into()]));
        assert_eq!(line.as_array().unwrap().len(), 2);
        let right = read(&puzzle.attempt("d5c7").unwrap());
        assert_eq!(
            (&right["judged"]["is"], &right["line"][1]["written"]),
            (&json!("right"), &json!("Kd7"))
        );
        assert_eq!(puzzle.next_move().as_deref(), Some("c7a8"));
        assert_eq!(read(&puzzle.attempt("c7a8").unwrap())["judged"]["is"], "solved");
        assert_eq!(read(&puzzle.hint()), Value::Null);
    }

    #[test]
    fn d_another_way_to_mate_in_time_is_right() {
        let mut puzzle = PuzzleSet::new(TABLE).puzzle(0, "dutch").unwrap();
        assert_eq!(read(&puzzle.attempt("c6d6").unwrap())["view"]["mateIn"], 2);
        assert_eq!(read(&puzzle.attempt("b1c1").unwrap())["judged"]["is"], "losesTheMate");
        assert_eq!(read(&puzzle.attempt("b1b4").unwrap())["judged"]["is"], "right");
        assert_eq!(read(&puzzle.attempt("b4b8").unwrap())["judged"]["is"], "solved");
    }

    #[test]
    fn ratings_and_chances_are_the_coachs() {
        let solved = read(&rated(None, 1_500.0, 90.0, true));
        assert!(solved["rating"].as_f64().unwrap() > 1_600.0);
        let before = vec![1_500.0, 60.0, 0.06];
        let failed = read(&rated(Some(before), 1_500.0, 90.0, false));
        assert!((1_480.0..1_500.0).contains(&failed["rating"].as_f64().unwrap()));
        assert!((chances(false, 0) - 50.0).abs() < 0.001 && chances(true, -3) < 5.0);
    }
}
