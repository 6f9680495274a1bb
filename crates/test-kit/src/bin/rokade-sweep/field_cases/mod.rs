//! `field-cases/cases.json`: bugs that real libraries had, with the right value of each.
//!
//! A case has an input and several expectations, each under a name of its own; the names are
//! interpreted one by one. A case with no name that is known here, or whose file is not there, is
//! counted as waiting.

mod archives;

use std::fs;
use std::io;
use std::path::Path;

use rokade_rules::game::Game;
use rokade_rules::notation::fen::{self, CastlingField, EnPassantField};
use rokade_rules::notation::{Letters, polyglot, san};
use rokade_rules::position::CastlingMode;
use rokade_rules::{Move, Position, Ruleset};
use serde_json::{Map, Value};

use self::archives::Archive;
use super::tally::Tally;

/// Interprets every case.
pub fn sweep(folder: &Path) -> io::Result<Tally> {
    let text = fs::read_to_string(folder.join("cases.json"))?;
    let cases: Vec<Value> = serde_json::from_str(&text)?;
    let mut tally = Tally::default();
    let mut waiting = Vec::new();
    for case in &cases {
        let id = case["id"].as_str().unwrap_or("?");
        match Case::of(case, folder).judge() {
            Some(result) => tally.count(result.map_err(|why| format!("{id}: {why}"))),
            None => waiting.push(id),
        }
    }
    tally.remarks.push(format!("{} wait: {}", waiting.len(), waiting.join(" ")));
    Ok(tally)
}

struct Case<'a> {
    input: &'a Value,
    expected: &'a Value,
    mode: CastlingMode,
    archive: Option<Archive>,
}

impl<'a> Case<'a> {
    fn of(case: &'a Value, folder: &Path) -> Self {
        let input = &case["input"];
        let mode = match input["chess960"].as_bool() {
            Some(true) => CastlingMode::Chess960,
            _ => CastlingMode::Standard,
        };
        let archive = Archive::of(input, folder);
        Self { input, expected: &case["expected"], mode, archive }
    }

    /// What becomes of all expectations that are known here; `None` if none is.
    fn judge(&self) -> Option<Result<(), String>> {
        let expectations = self.expected.as_object()?;
        // The keys of Polyglot's books stand in the input, each beside the moves that lead there.
        let keys = self.input["polyglot"].as_object().map(polyglot_keys);
        let judged: Vec<Result<(), String>> = keys
            .into_iter()
            .chain(expectations.iter().filter_map(|(name, value)| {
                let found = self.holds(name, value)?;
                Some(found.and_then(|holds| {
                    if holds { Ok(()) } else { Err(format!("{name} is not {value}")) }
                }))
            }))
            .collect();
        if judged.is_empty() { None } else { Some(judged.into_iter().collect()) }
    }

    /// Whether one expectation holds; `None` if its name is not known.
    fn holds(&self, name: &str, value: &Value) -> Option<Result<bool, String>> {
        if let Some(archive) = &self.archive {
            return archive.holds(name, value);
        }
        self.of_fens(name, value)
            .or_else(|| self.of_positions(name, value))
            .or_else(|| self.of_moves(name, value))
            .or_else(|| self.of_games(name, value))
    }

    /// Expectations of reading FEN.
    fn of_fens(&self, name: &str, value: &Value) -> Option<Result<bool, String>> {
        let text = value.as_str()?;
        match name {
            "strict" if text.contains("reject") => {
                Some(Ok(self.fens().all(|fen| fen::read(fen, self.mode).is_err())))
            }
            "lenient" if text.starts_with("drop ep") => {
                Some(self.position().map(|position| position.en_passant().is_none()))
            }
            "lenient" | "lenient_standard" => {
                let rights = text.trim_start_matches("castling ");
                Some(self.position().map(|position| {
                    fen::write(&position).to_string().split(' ').nth(2) == Some(rights)
                }))
            }
            "standard" => Some(self.refused_with_rights_dropped(text)),
            "chess960" => Some(self.fits_in_chess960(text)),
            _ => None,
        }
    }

    /// `reject rights (33 moves)`.
    fn refused_with_rights_dropped(&self, text: &str) -> Result<bool, String> {
        let fen = self.fen()?;
        let strict = fen::read(fen, CastlingMode::Standard);
        let (position, _) = fen::read_lenient(fen, CastlingMode::Standard)
            .map_err(|faults| format!("{fen}: {faults}"))?;
        let moves = format!("({} moves)", position.legal_moves().len());
        Ok(strict.is_err() && text.ends_with(&moves))
    }

    /// `valid X-FEN, shredder gc, O-O legal (34 moves)`.
    fn fits_in_chess960(&self, text: &str) -> Result<bool, String> {
        let fen = self.fen()?;
        let position =
            fen::read(fen, CastlingMode::Chess960).map_err(|faults| format!("{fen}: {faults}"))?;
        let moves = format!("({} moves)", position.legal_moves().len());
        let rights = format!("shredder {},", shredder(&position));
        Ok(text.ends_with(&moves) && text.contains(&rights) && castles(&position, "O-O"))
    }

    /// Expectations of what can be done in a position.
    fn of_positions(&self, name: &str, value: &Value) -> Option<Result<bool, String>> {
        let of = |ask: &dyn Fn(&Position) -> bool| Some(self.position().map(|found| ask(&found)));
        match name {
            "legal_moves" => of(&|position| value == position.legal_moves().len()),
            "O-O" | "O-O-O" => of(&|position| value == castles(position, name)),
            "shredder" | "shredder_castling" => of(&|position| value == &shredder(position)),
            "legal_sans" => of(&|position| {
                let mut sans: Vec<String> = position
                    .legal_moves()
                    .into_iter()
                    .map(|m| san::write(position, m, Letters::English).to_string())
                    .collect();
                sans.sort();
                value == &Value::from(sans)
            }),
            "dead_by_material" => {
                Some(self.positions().map(|all| all.iter().all(|p| value == p.is_dead())))
            }
            _ => None,
        }
    }

    /// Expectations of reading and writing moves.
    fn of_moves(&self, name: &str, value: &Value) -> Option<Result<bool, String>> {
        // Cases about files and hash numbers have no position.
        self.fen().ok()?;
        let position = match self.position() {
            Ok(position) => position,
            Err(why) => return Some(Err(why)),
        };
        let reads = |text: &Value| {
            let text = text.as_str().unwrap_or_default();
            san::read(text, &position, Letters::English).ok()
        };
        let read = &self.input["read"];
        match name {
            "write" => Some(Ok(reads(read).is_some_and(|chess_move| {
                value == &san::write(&position, chess_move, Letters::English).to_string()
            }))),
            "accept_lenient" => {
                Some(Ok(value.as_array()?.iter().all(|text| reads(text) == reads(read))))
            }
            "reject_ambiguous" => Some(Ok(reads(read).is_none())),
            "legal" if value.is_boolean() => Some(Ok(value == reads(read).is_some())),
            "legal" => Some(Ok(value.as_array()?.iter().all(|text| reads(text).is_some()))),
            "both_legal" => Some(Ok(read.as_array()?.iter().all(|text| reads(text).is_some()))),
            "fen" => Some(Ok(value == &fen::write(&position).to_string())),
            "fen_ep_legal" => Some(Ok(value == &fen::write(&position).to_string())),
            "fen_ep_always" => Some(self.last_move().map(|last| {
                let fen = fen::write(&position).en_passant(EnPassantField::Always(last));
                value == &fen.to_string()
            })),
            _ => None,
        }
    }

    /// Expectations of games under the official rules.
    fn of_games(&self, name: &str, value: &Value) -> Option<Result<bool, String>> {
        let of = |ask: &dyn Fn(&Game) -> bool| Some(self.game().map(|found| ask(&found)));
        match name {
            "occurrences" | "occurrences_of_current" => of(&|game| value == game.repetitions()),
            "threefold" | "threefold_on_board" => of(&|game| value == (game.repetitions() >= 3)),
            "claimable_by_black_announcing" => of(&|game| {
                let text = value.as_str().unwrap_or_default();
                let intended = san::read(text, game.position(), Letters::English);
                intended.is_ok_and(|intended| game.claims_with(intended).any())
            }),
            "draw" | "automatic_75" => of(&|game| value == game.verdict().is_ended()),
            _ => None,
        }
    }

    fn fens(&self) -> impl Iterator<Item = &'a str> {
        let one = self.input["fen"].as_str().or(self.input["start"].as_str());
        let several = self.input["fens"].as_array().into_iter().flatten();
        one.into_iter().chain(several.filter_map(Value::as_str))
    }

    fn fen(&self) -> Result<&'a str, String> {
        self.fens().next().ok_or_else(|| "no position in the input".to_owned())
    }

    fn start(&self) -> Result<Position, String> {
        let fen = self.fen()?;
        let read = fen::read_lenient(fen, self.mode);
        read.map(|(position, _)| position).map_err(|faults| format!("{fen}: {faults}"))
    }

    fn positions(&self) -> Result<Vec<Position>, String> {
        let read = |fen| fen::read_lenient(fen, self.mode).map(|(position, _)| position);
        self.fens().map(|fen| read(fen).map_err(|faults| format!("{fen}: {faults}"))).collect()
    }

    /// The game of the input, played from its start.
    fn game(&self) -> Result<Game, String> {
        let mut game = Game::from_position(self.start()?, Ruleset::OFFICIAL);
        for text in self.input["moves"].as_str().unwrap_or_default().split_whitespace() {
            let chess_move = san::read(text, game.position(), Letters::English)
                .map_err(|error| error.to_string())?;
            game.play(chess_move).map_err(|error| error.to_string())?;
        }
        Ok(game)
    }

    /// The position after the moves of the input.
    fn position(&self) -> Result<Position, String> {
        played(self.start()?, self.input["moves"].as_str().unwrap_or_default())
    }

    fn last_move(&self) -> Result<Option<Move>, String> {
        self.game().map(|game| game.plies().last().map(|ply| ply.chess_move))
    }
}

/// Whether each position's key is the one published, by the moves that lead there.
fn polyglot_keys(published: &Map<String, Value>) -> Result<(), String> {
    published.iter().try_for_each(|(moves, key)| {
        let position = played(Position::initial(), moves.trim_start_matches("startpos"))?;
        let ours = format!("{:016x}", polyglot::key(&position));
        if key == &ours { Ok(()) } else { Err(format!("{moves}: the key is {ours}, not {key}")) }
    })
}

/// The position after moves in algebraic notation.
fn played(start: Position, moves: &str) -> Result<Position, String> {
    moves.split_whitespace().try_fold(start, |position, text| {
        let chess_move =
            san::read(text, &position, Letters::English).map_err(|error| error.to_string())?;
        Ok(position.after(chess_move))
    })
}

fn shredder(position: &Position) -> String {
    let text = fen::write(position).castling(CastlingField::Shredder).to_string();
    text.split(' ').nth(2).unwrap_or_default().to_owned()
}

fn castles(position: &Position, text: &str) -> bool {
    san::read(text, position, Letters::English).is_ok()
}
