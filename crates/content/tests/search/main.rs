//! A newcomer's question leads to the right page among the first three.
//!
//! The first table is the list of twenty questions that the search was promised to answer. The
//! second one is asked the way people type: other words, other grammar, slips of the finger; the
//! third, in `spoken.rs`, as they talk. Each question names the pages that answer it; one of them
//! must be among the first three.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop")]

mod spoken;

use rokade_content::rulebook::Place;
use rokade_content::{Index, Language, Rulebook};

/// How many results a person looks at.
const LOOKED_AT: usize = 3;

/// The questions in Dutch and English, and the pages that answer them.
const NEWCOMERS: [(&str, &str, &[&str]); 20] = [
    (
        "mag je rokeren als je schaak hebt gestaan",
        "can you castle after being in check",
        &["castling-after-check"],
    ),
    (
        "rokeren terwijl de toren aangevallen staat",
        "castle when rook is attacked",
        &["castling-attacked-rook"],
    ),
    ("pat winst of remise", "is stalemate a win", &["stalemate-a-win"]),
    ("tweede dame", "two queens", &["second-queen"]),
    ("pion overkant", "pawn reaches the other side", &["promotion"]),
    ("slaan in het voorbijgaan", "take pawn next to me", &["en-passant"]),
    ("mag koning slaan", "can the king capture", &["king-captures"]),
    ("schaak zeggen verplicht", "must you say check", &["say-check"]),
    ("aanraken zetten", "touch a piece must move it", &["touch-move"]),
    ("onreglementaire zet straf", "illegal move penalty", &["illegal-move"]),
    ("drie keer dezelfde stelling", "same position three times", &["repetition"]),
    ("50 zetten regel", "fifty move rule", &["fifty-moves"]),
    ("koning en paard tegen koning", "king and knight against king", &["knight-against-king"]),
    (
        "vlag gevallen maar tegenstander alleen koning",
        "time ran out opponent only king",
        &["flag-bare-king"],
    ),
    ("remise aanbieden wanneer", "when to offer a draw", &["draw-offer"]),
    ("wie begint", "who starts", &["who-begins"]),
    ("waarde van de stukken", "how much is a rook worth", &["values"]),
    ("hoe noteer je een zet", "how to write down moves", &["notation"]),
    ("hoe ligt het bord goed", "which way round does the board go", &["board"]),
    ("verschil blitz en rapid", "blitz versus rapid time", &["time-categories"]),
];

/// As people type, in Dutch.
const TYPED_IN_DUTCH: [(&str, &[&str]); 48] = [
    ("rokkeren", &["castling"]),
    ("roqueren regels", &["castling"]),
    ("wanneer mag rokade niet", &["castling", "castling-in-check", "castling-through-attack"]),
    ("ik heb de koning al verschoven en teruggezet kan ik nog rokeren", &["castling-went-back"]),
    ("anpasant", &["en-passant"]),
    ("en pasant een zet later", &["en-passant-later"]),
    ("paart lopen", &["knight"]),
    ("kan een paard springen", &["knight"]),
    ("hoe beweegt de loper", &["bishop"]),
    ("waar moet de koningin staan", &["set-up"]),
    ("promotie naar tweede koning", &["promotion-to-king"]),
    ("toren ondersteboven als dame", &["upside-down-rook"]),
    ("pion vergeten om te ruilen", &["pawn-left", "promotion"]),
    ("kan mijn pion terug", &["pawn-backwards"]),
    ("patt", &["stalemate", "stalemate-a-win"]),
    ("schaakmatt", &["checkmate", "mate-term"]),
    ("zijn twee koningen naast elkaar toegestaan", &["kings-side-by-side"]),
    ("geeft gepende toren schaak", &["pinned-piece-gives-check", "pin"]),
    (
        "tegenstander zag schaak niet, mag ik zijn koning pakken",
        &["king-taken", "overlooked-check"],
    ),
    ("j adoube", &["touch-move", "adjust-afterwards", "adjust"]),
    ("stuk losgelaten", &["move-made", "piece-in-hand"]),
    ("mag ik mijn zet over doen", &["take-back"]),
    ("verkeerde zet in snelschaken", &["illegal-move", "rapid-and-blitz", "illegal-move-loses"]),
    ("zetherhaling", &["repetition"]),
    ("remisse voorstellen", &["draw-offer"]),
    ("klok met linkerhand terwijl ik met rechts zet", &["clock-other-hand", "clock"]),
    ("tijd om en ik sta gewonnen", &["flag-while-ahead"]),
    ("loper tegen loper eindspel", &["bishops-of-one-colour", "bishops-of-both-colours"]),
    ("fischer random", &["chess960"]),
    ("hoeveel punten is een paard", &["values"]),
    ("telefoon ging af tijdens partij", &["telephone"]),
    ("wat betekent zugzwang", &["zugzwang", "pass-a-turn"]),
    ("mag een koning twee stappen doen", &["king"]),
    ("wanneer eindigt de partij vanzelf in gelijkspel", &["draw"]),
    ("wie wint als niemand meer kan zetten", &["stalemate", "stalemate-a-win"]),
    ("wat gebeurt er als je de klok vergeet", &["clock"]),
    ("moet ik mijn zetten opschrijven", &["scoresheet"]),
    ("dode steling", &["dead-position", "dead-term"]),
    ("torren aangevalen rokade", &["castling-attacked-rook"]),
    ("hoeveel is een paart waard", &["values"]),
    ("kun je 2 koninginnen hebbe", &["second-queen"]),
    ("moet je schaak zeggen hardop", &["say-check"]),
    ("ik raakte een stuk aan maar wil wat anders zetten", &["touched-other-piece", "touch-move"]),
    ("3x zelfde stelling achter elkaar", &["repetition", "three-times-in-a-row"]),
    ("tijd op maar hij heeft alleen een koning", &["flag-bare-king"]),
    ("welk veld moet rechtsonder wit zijn", &["board"]),
    ("opgeven tegen kale koning", &["resign-against-bare-king"]),
    ("ik heb verkeerd geclaimd verlies ik nu", &["claim-wrong"]),
];

/// As people type, in English.
const TYPED_IN_ENGLISH: [(&str, &[&str]); 47] = [
    ("casteling", &["castling"]),
    ("can i castel through check", &["castling-through-attack"]),
    ("castle king moved and came back", &["castling-went-back"]),
    ("on passant", &["en-passant"]),
    ("is en passant mandatory", &["en-passant-compulsory"]),
    ("how does the hors move", &["knight"]),
    ("bishops movement", &["bishop"]),
    ("where do i put the queen", &["set-up"]),
    ("can a pawn turn into a king", &["promotion-to-king"]),
    ("upside down rook", &["upside-down-rook"]),
    ("promoting pawn when no spare queen", &["promotion", "upside-down-rook", "stop-the-clock"]),
    ("can pawns move backward", &["pawn-backwards"]),
    ("stailmate", &["stalemate", "stalemate-a-win"]),
    ("checkmatte", &["checkmate", "mate-term"]),
    ("kings touching each other", &["kings-side-by-side"]),
    ("does a pinned peice give check", &["pinned-piece-gives-check"]),
    ("my friend didnt see check can i take his king", &["king-taken", "overlooked-check"]),
    ("touch move rule", &["touch-move", "touch-term"]),
    ("i touched a piece that cant move", &["touched-stuck-piece"]),
    ("can i undo my move", &["take-back"]),
    ("illegal mvoe in blitz", &["illegal-move", "rapid-and-blitz", "illegal-move-loses"]),
    ("threefold repitition", &["repetition"]),
    ("perpetual chek", &["perpetual-check", "perpetual-check-a-draw", "perpetual-term"]),
    ("insufficient material", &["dead-position", "dead-term", "knight-against-king"]),
    ("ran out of time but winning", &["flag-while-ahead"]),
    ("both players ran out of time", &["both-flags"]),
    ("wrong draw claim penalty", &["claim"]),
    ("kings and queens set up wrong way", &["king-queen-swapped"]),
    ("do i have to write the moves in rapid", &["scoresheet", "rapid-and-blitz"]),
    ("fischer random castling", &["chess960"]),
    ("what are the pieces worth", &["values"]),
    ("what is a fork", &["fork"]),
    ("what happens if nobody can move", &["stalemate", "stalemate-a-win"]),
    ("my brother says he won because my time ran out but he has a knight", &["flag-fall"]),
    ("what is a fianchetto", &["fianchetto"]),
    ("promote to rook instead of queen", &["promotion"]),
    ("pieces fell over", &["pieces-knocked-over"]),
    ("castling with atacked rook", &["castling-attacked-rook"]),
    ("how many points is a knigt", &["values"]),
    ("fity moves no capture", &["fifty-moves"]),
    ("touched peice must move", &["touch-move"]),
    ("out of time but he only has a king", &["flag-bare-king"]),
    ("who goes first", &["who-begins"]),
    ("white square on the right", &["board"]),
    ("press clock with other hand", &["clock-other-hand"]),
    ("resign against lone king", &["resign-against-bare-king"]),
    ("wrong claim do i lose", &["claim-wrong"]),
];

fn id(place: Place) -> &'static str {
    let book = Rulebook::built_in();
    match place {
        Place::Page(index) => &book.pages[index].id,
        Place::Term(index) => &book.terms[index].id,
    }
}

/// The questions that do not lead to a page that answers them, with where they lead.
fn lost<'a>(
    language: Language,
    questions: impl Iterator<Item = (&'a str, &'a [&'a str])>,
) -> Vec<String> {
    let index = Index::of(Rulebook::built_in(), language);
    let led_astray = |(question, answers): (&str, &[&str])| {
        let found: Vec<_> =
            index.search(question).iter().take(LOOKED_AT).map(|hit| id(hit.place)).collect();
        let is_found = found.iter().any(|found| answers.contains(found));
        (!is_found).then(|| format!("{question}: {found:?}, not {answers:?}\n"))
    };
    questions.filter_map(led_astray).collect()
}

#[test]
fn the_twenty_questions_lead_to_their_page_in_both_languages() {
    let dutch = NEWCOMERS.iter().map(|(dutch, _, pages)| (*dutch, *pages));
    let english = NEWCOMERS.iter().map(|(_, english, pages)| (*english, *pages));
    assert_eq!(lost(Language::Dutch, dutch).concat(), "");
    assert_eq!(lost(Language::English, english).concat(), "");
}

#[test]
fn questions_as_people_type_them_lead_to_a_page_that_answers() {
    assert_eq!(lost(Language::Dutch, TYPED_IN_DUTCH.into_iter()).concat(), "");
    assert_eq!(lost(Language::English, TYPED_IN_ENGLISH.into_iter()).concat(), "");
}

#[test]
fn questions_as_people_say_them_lead_to_a_page_that_answers() {
    let dutch = lost(Language::Dutch, spoken::SPOKEN_IN_DUTCH.into_iter());
    let english = lost(Language::English, spoken::SPOKEN_IN_ENGLISH.into_iter());
    assert_eq!([dutch, english].concat().concat(), "");
}

#[test]
fn every_title_finds_its_own_page() {
    let book = Rulebook::built_in();
    for language in Language::ALL {
        let index = Index::of(book, language);
        for page in &book.pages {
            let title = &page.text.of(language).title;
            let found: Vec<_> =
                index.search(title).iter().take(LOOKED_AT).map(|hit| id(hit.place)).collect();
            assert!(found.contains(&page.id.as_str()), "{title}: {found:?}");
        }
    }
}

#[test]
fn the_number_of_an_article_finds_its_pages() {
    let index = Index::of(Rulebook::built_in(), Language::Dutch);
    for (article, page) in
        [("9.6.2", "fifty-moves"), ("a.5.2", "rapid-and-blitz"), ("(4.3)", "touch-move")]
    {
        let found: Vec<_> =
            index.search(article).iter().take(LOOKED_AT).map(|hit| id(hit.place)).collect();
        assert!(found.contains(&page), "{article}: {found:?}");
    }
}

#[test]
fn nothing_is_found_where_nothing_is_asked() {
    for language in Language::ALL {
        let index = Index::of(Rulebook::built_in(), language);
        for question in ["", "  ?!", "xqzwv", "\u{0}\u{202e}", "99.99.99"] {
            assert_eq!(index.search(question), [], "{question:?}");
        }
    }
}

#[test]
fn the_same_question_has_the_same_answer() {
    let book = Rulebook::built_in();
    let [one, other] = [Index::of(book, Language::Dutch), Index::of(book, Language::Dutch)];
    let question = "mag de koning over een aangevallen veld rokeren";
    assert_eq!(one.search(question), other.search(question));
    assert_eq!(one.search(question), one.search(&question.to_uppercase()));
}
