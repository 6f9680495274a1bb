//! What a visitor is told, in which order.

use rokade_rules::ending::Outcome;
use rokade_rules::notation::pgn::{
    Fault, Found, GameEnd, Nag, Note, Piece, Reader, Value, Visitor,
};

/// Writes everything down.
#[derive(Default)]
struct Diary(Vec<String>);

impl Visitor for Diary {
    fn begin_game(&mut self, number: u64) {
        self.0.push(format!("game {number}"));
    }

    fn tag(&mut self, name: Found<'_>, value: Value<'_>) {
        self.0.push(format!("{}={}", name.text(), value.text()));
    }

    fn move_number(&mut self, number: u32, text: Found<'_>) {
        assert_eq!(text.text(), number.to_string());
        self.0.push(format!("#{number}"));
    }

    fn san(&mut self, text: Found<'_>) {
        self.0.push(text.text().into_owned());
    }

    fn null_move(&mut self, text: Found<'_>) {
        self.0.push(format!("null {}", text.text()));
    }

    fn nag(&mut self, nag: Nag, text: Found<'_>) {
        self.0.push(format!("{nag} as {}", text.text()));
    }

    fn comment(&mut self, text: Found<'_>, piece: Piece) {
        assert_eq!(piece, Piece::Whole);
        self.0.push(format!("{{{}}} at {}", text.text(), text.place()));
    }

    fn begin_variation(&mut self, text: Found<'_>) {
        self.0.push(text.text().into_owned());
    }

    fn end_variation(&mut self) {
        self.0.push(")".to_owned());
    }

    fn result(&mut self, outcome: Option<Outcome>, text: Found<'_>) {
        self.0.push(format!("{outcome:?} as {}", text.text()));
    }

    fn fault(&mut self, fault: Fault) {
        self.0.push(fault.to_string());
    }

    fn note(&mut self, note: Note) {
        self.0.push(note.to_string());
    }

    fn end_game(&mut self, how: GameEnd, end: Found<'_>) {
        self.0.push(format!("{how:?} at {}", end.place()));
    }
}

#[test]
fn everything_is_told_in_the_order_of_the_text() {
    let text = "{a}\n[Event \"b\"c\"]\n1.e4! (1. d4 $10 --) e5\n2... Q ± & 1-0 ;d\n{e}";
    let mut reader = Reader::new(text.as_bytes());
    let mut diary = Diary::default();
    while reader.read_game(&mut diary).unwrap() {}
    assert_eq!(
        diary.0,
        [
            "game 1",
            "{a} at line 1, column 2",
            "Event=b\"c",
            "game 1, line 2, column 9: a quotation mark in a value needs a backslash",
            "#1",
            "e4",
            "$1 as !",
            "(",
            "#1",
            "d4",
            "$10 as $10",
            "null --",
            ")",
            "e5",
            "#2",
            "Q",
            "$16 as ±",
            "game 1, line 4, column 11, \"&\": expected a move, a comment or a result",
            "Some(Win(White)) as 1-0",
            "{d} at line 4, column 18",
            "Game at line 4, column 19",
            "game 2",
            "{e} at line 5, column 2",
            "OnlyComments at line 5, column 4",
        ]
    );
    assert_eq!(reader.mark().games, 1);
}
