//! The rulebook in one language, for JavaScript.
//!
//! Pages and hits go out in the words of `rokade-wire`. Boards go out as they are set up; what
//! happens on them is played with the rules that the page has already.

use crate::answers::{json, thrown};
use crate::prose::pieces;
use rokade_content::rulebook::{
    Block, Board, Inline, Marks, Page, Place, Rules, Source, Standing, Verdict, markup,
};
use rokade_content::{Index, Language, Rulebook};
use rokade_rules::notation::uci_move;
use rokade_wire::{
    BookBlock, BookBoard, BookEntry, BookGroup, BookPage, BookPiece, BookSource, BookStanding,
    BookTerm, BookVerdict, Fault, RulesetName,
};
use wasm_bindgen::prelude::*;

/// How many hits are given.
const HITS: usize = 12;

/// The rulebook in one language.
#[wasm_bindgen]
pub struct Book {
    book: &'static Rulebook,
    index: Index,
    language: Language,
}

#[wasm_bindgen]
impl Book {
    /// Opens the book in a language, by its tag.
    #[wasm_bindgen(constructor)]
    pub fn new(tag: &str) -> Result<Book, JsValue> {
        let language = Language::ALL.into_iter().find(|language| language.tag() == tag);
        let language = language.ok_or_else(|| {
            thrown(Fault::Word { text: tag.to_owned(), expected: "nl or en".to_owned() })
        })?;
        let book = Rulebook::built_in();
        Ok(Book { book, index: Index::of(book, language), language })
    }

    /// All pages in their groups: a list of `BookGroup`.
    pub fn contents(&self) -> String {
        let groups = self.book.groups.iter().enumerate().map(|(index, group)| {
            let pages = self.book.pages.iter().filter(|page| page.group == index);
            BookGroup {
                title: group.title.of(self.language).clone(),
                pages: pages.map(|page| self.entry(page)).collect(),
            }
        });
        json(&groups.collect::<Vec<_>>())
    }

    /// The `BookPage` at an address of either language, or of a name; `null` where there is none.
    pub fn page(&self, address: &str) -> String {
        let at = |language| self.book.page_at(address, language);
        let page = at(self.language)
            .or_else(|| Language::ALL.into_iter().find_map(at))
            .or_else(|| self.book.page(address));
        json(&page.map(|page| self.whole(page)))
    }

    /// What fits a question, the best first: a list of `BookEntry`.
    pub fn search(&self, question: &str) -> String {
        let hits = self.index.search(question).into_iter().take(HITS);
        json(&hits.map(|hit| self.hit(hit.place)).collect::<Vec<_>>())
    }

    /// The glossary in the order of the alphabet: a list of `BookTerm`.
    pub fn terms(&self) -> String {
        let other = match self.language {
            Language::Dutch => Language::English,
            Language::English => Language::Dutch,
        };
        let terms = self.book.terms_in(self.language).into_iter().map(|term| {
            let text = term.text.of(self.language);
            BookTerm {
                name: text.name.clone(),
                other: term.text.of(other).name.clone(),
                meaning: markup::plain(&text.meaning),
                address: term.page.as_deref().map(|id| self.address(id)),
            }
        });
        json(&terms.collect::<Vec<_>>())
    }
}

impl Book {
    fn address(&self, id: &str) -> String {
        let page = self.book.page(id);
        page.map(|page| page.text.of(self.language).address.clone()).unwrap_or_default()
    }

    fn entry(&self, page: &Page) -> BookEntry {
        let text = page.text.of(self.language);
        BookEntry {
            address: Some(text.address.clone()),
            title: text.title.clone(),
            verdict: page.verdict.map(verdict),
            answer: markup::plain(&text.answer),
            is_term: false,
        }
    }

    fn hit(&self, place: Place) -> BookEntry {
        match place {
            Place::Page(index) => self.entry(&self.book.pages[index]),
            Place::Term(index) => {
                let term = &self.book.terms[index];
                let text = term.text.of(self.language);
                BookEntry {
                    address: term.page.as_deref().map(|id| self.address(id)),
                    title: text.name.clone(),
                    verdict: None,
                    answer: markup::plain(&text.meaning),
                    is_term: true,
                }
            }
        }
    }

    fn whole(&self, page: &Page) -> BookPage {
        let text = page.text.of(self.language);
        let see = page.see.iter().filter_map(|id| self.book.page(id));
        BookPage {
            id: page.id.clone(),
            address: text.address.clone(),
            group: self.book.groups[page.group].title.of(self.language).clone(),
            title: text.title.clone(),
            verdict: page.verdict.map(verdict),
            standing: match page.standing {
                Standing::Law => BookStanding::Law,
                Standing::House => BookStanding::House,
                Standing::Advice => BookStanding::Advice,
            },
            answer: self.line(&text.answer),
            body: text.body.iter().filter_map(|block| self.block(block)).collect(),
            articles: page.articles.iter().map(ToString::to_string).collect(),
            see: see.map(|page| self.entry(page)).collect(),
            checked: page.checked.date.clone(),
            source: match page.checked.source {
                Source::Fide2023 => BookSource::Fide,
                Source::House => BookSource::House,
            },
        }
    }

    fn block(&self, block: &Block) -> Option<BookBlock> {
        Some(match block {
            Block::Heading(line) => BookBlock::Heading { line: self.line(line) },
            Block::Paragraph(line) => BookBlock::Paragraph { line: self.line(line) },
            Block::List { marks, items } => {
                BookBlock::List { numbered: *marks == Marks::Numbers, items: self.lines(items) }
            }
            Block::Table { head, rows } => BookBlock::Table {
                head: self.lines(head),
                rows: rows.iter().map(|row| self.lines(row)).collect(),
            },
            Block::Board { board, caption } => BookBlock::Board {
                board: shown(self.book.board(board)?)?,
                caption: self.line(caption),
            },
        })
    }

    fn lines(&self, lines: &[Vec<Inline>]) -> Vec<Vec<BookPiece>> {
        lines.iter().map(|line| self.line(line)).collect()
    }

    fn line(&self, line: &[Inline]) -> Vec<BookPiece> {
        pieces(line, |page| self.address(page))
    }
}

fn verdict(verdict: Verdict) -> BookVerdict {
    match verdict {
        Verdict::Allowed => BookVerdict::Allowed,
        Verdict::NotAllowed => BookVerdict::NotAllowed,
        Verdict::Draw => BookVerdict::Draw,
        Verdict::Win => BookVerdict::Win,
        Verdict::Loss => BookVerdict::Loss,
        Verdict::HouseRule => BookVerdict::HouseRule,
    }
}

fn shown(board: &Board) -> Option<BookBoard> {
    let stage = board.set_up().ok()?;
    let played = stage.played.iter();
    Some(BookBoard {
        fen: board.fen.clone(),
        side: board.seen_by.into(),
        ruleset: match board.rules {
            Rules::Official => RulesetName::Official,
            Rules::Online => RulesetName::Online,
            Rules::Automatic => RulesetName::Automatic,
            Rules::Home => RulesetName::Home,
        },
        line: played.map(|&m| uci_move::write(m, board.castling).to_string()).collect(),
        tries: board.tries.iter().map(|attempt| attempt.squares.clone()).collect(),
        can_mate: board
            .can_mate
            .as_ref()
            .map(|colors| colors.iter().map(|&color| color.into()).collect()),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> serde_json::Value {
        serde_json::from_str(text).unwrap()
    }

    #[test]
    fn a_page_is_found_at_the_address_of_either_language() {
        let book = Book::new("en").unwrap();
        for address in ["castling", "rokeren"] {
            assert_eq!(read(&book.page(address))["title"], "Castling");
        }
        assert_eq!(read(&book.page("nothing-here")), serde_json::Value::Null);
    }

    #[test]
    fn every_page_of_the_contents_can_be_opened() {
        for language in Language::ALL {
            let book = Book::new(language.tag()).unwrap();
            for group in read(&book.contents()).as_array().unwrap() {
                for entry in group["pages"].as_array().unwrap() {
                    let page = read(&book.page(entry["address"].as_str().unwrap()));
                    assert_eq!(page["title"], entry["title"]);
                }
            }
        }
    }

    #[test]
    fn a_question_is_answered_and_words_are_explained() {
        let book = Book::new("nl").unwrap();
        assert_eq!(read(&book.search("pat winst of remise"))[0]["verdict"], "draw");
        let terms = read(&book.terms());
        let pin = terms.as_array().unwrap().iter().find(|term| term["name"] == "penning");
        assert_eq!(pin.unwrap()["other"], "pin");
    }
}
