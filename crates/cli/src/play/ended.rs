//! How a game ended, in words: who won, the score, and the reason with its article.

use rokade_rules::Color;
use rokade_rules::ending::Outcome;

use super::table::{End, Seats};
use crate::texts::Texts;
use crate::words::color_word;

/// "Wit wint (1-0). Schaakmat: de zwarte koning staat schaak en kan er niet uit (artikel 5.1.1)."
pub(crate) fn tell(end: End, seats: Seats, texts: &Texts) -> String {
    let result = texts.say(match (end.outcome, seats) {
        (Outcome::Draw, _) => "result-draw",
        (Outcome::BothLose, _) => "result-both-lose",
        (Outcome::Win(winner), Seats::AgainstComputer(person)) if winner == person => "result-you",
        (Outcome::Win(_), Seats::AgainstComputer(_)) => "result-computer",
        (Outcome::Win(Color::White), Seats::People) => "result-white",
        (Outcome::Win(Color::Black), Seats::People) => "result-black",
    });
    let word = match end.outcome {
        Outcome::Win(winner) => color_word(winner),
        Outcome::Draw => "draw",
        Outcome::BothLose => "both-lose",
    };
    let score = texts.tell("result-score", &[("result", word)]);
    let reason = texts.tell(
        &format!("reason-{}", end.termination.code()),
        &[
            ("loser", color_word(end.by)),
            ("who", speaker_word(end.by, seats)),
            ("outcome", if end.outcome == Outcome::Draw { "draw" } else { "win" }),
            // No ruleset of the terminal draws at the third repetition or fifty moves by itself.
            ("how", "claimed"),
            ("article", end.termination.article().unwrap_or_default()),
        ],
    );
    texts.tell("play-ended", &[("result", &result), ("score", &score), ("reason", &reason)])
}

/// How a player is spoken of in the texts.
const fn speaker_word(color: Color, seats: Seats) -> &'static str {
    match (seats, color) {
        (Seats::People, color) => color_word(color),
        (Seats::AgainstComputer(Color::White), Color::White)
        | (Seats::AgainstComputer(Color::Black), Color::Black) => "you",
        (Seats::AgainstComputer(_), _) => "computer",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::language::Language;
    use rokade_rules::ending::Termination;

    const ALL: [Termination; 14] = [
        Termination::Checkmate,
        Termination::Resignation,
        Termination::Stalemate,
        Termination::DeadPosition,
        Termination::Agreement,
        Termination::FlagFall,
        Termination::BothFlags,
        Termination::IllegalMoves,
        Termination::ThreefoldRepetition,
        Termination::FivefoldRepetition,
        Termination::FiftyMoves,
        Termination::SeventyFiveMoves,
        Termination::Arbiter,
        Termination::KingCaptured,
    ];

    #[test]
    fn every_reason_has_its_words_in_both_languages() {
        for texts in Language::ALL.map(Texts::of) {
            for termination in ALL {
                let end = End { outcome: Outcome::Draw, termination, by: Color::White };
                let told = tell(end, Seats::People, &texts);
                assert!(!told.contains("reason-") && !told.contains('{'), "{told}");
                let article = termination.article().unwrap_or_default();
                assert!(told.contains(article), "{told}");
            }
        }
    }

    #[test]
    fn the_result_is_told_from_where_one_sits() {
        let texts = Texts::of(Language::Dutch);
        let end = End {
            outcome: Outcome::Win(Color::White),
            termination: Termination::Checkmate,
            by: Color::Black,
        };
        for (seats, result) in [
            (Seats::People, "Wit wint (1-0). Schaakmat: de zwarte koning"),
            (Seats::AgainstComputer(Color::White), "Jij wint (1-0). "),
            (Seats::AgainstComputer(Color::Black), "De computer wint (1-0). "),
        ] {
            let told = tell(end, seats, &texts);
            assert!(told.starts_with(result), "{told}");
        }
    }
}
