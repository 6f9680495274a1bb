//! `rokade rules`: the rulebook in the terminal.
//!
//! Without a question it lists the pages. A question that is the address or the name of a page
//! shows that page, with its boards drawn and everything tried on them ([`page`], [`board`]); any
//! other is searched for. With `--json` each page, hit or list entry is one object a line
//! ([`object`]). A question that finds nothing is a fault.

mod board;
mod object;
mod page;
mod prose;

use std::io::{self, Write};

use rokade_content::rulebook::{Page, Place, Term, markup};
use rokade_content::{Index, Rulebook};

use crate::arguments::RulesArguments;
use crate::failure::{Ending, Failure};
use crate::input::Form;
use crate::language::Language;
use crate::quote::quote;
use crate::texts::Texts;

/// How many hits are shown.
const SHOWN: usize = 6;
/// How many of them with their answer.
const ANSWERED: usize = 3;

/// Lists, searches or shows.
pub(crate) fn run(arguments: &RulesArguments, texts: &Texts) -> Result<Ending, Failure> {
    let reader = Reader {
        book: Rulebook::built_in(),
        language: texts.language().into(),
        texts,
        form: Form::of_option(arguments.json),
    };
    let question = arguments.query.join(" ");
    let mut out = anstream::stdout().lock();
    if question.trim().is_empty() {
        reader.list(&mut out).map_err(Failure::Output)?;
        return Ok(Ending::Clean);
    }
    if let Some(page) = reader.named(question.trim()) {
        reader.show(page, &mut out).map_err(Failure::Output)?;
        return Ok(Ending::Clean);
    }
    let hits = Index::of(reader.book, reader.language).search(&question);
    if hits.is_empty() {
        let told = texts.tell("rules-nothing-found", &[("query", &quote(&question))]);
        return Err(Failure::Arguments(told));
    }
    let places = hits.iter().map(|hit| hit.place).take(SHOWN);
    reader.found(places, &mut out).map_err(Failure::Output)?;
    Ok(Ending::Clean)
}

/// The book, and for whom it is opened.
struct Reader<'a> {
    book: &'a Rulebook,
    language: rokade_content::Language,
    texts: &'a Texts,
    form: Form,
}

impl From<Language> for rokade_content::Language {
    fn from(language: Language) -> Self {
        match language {
            Language::Dutch => Self::Dutch,
            Language::English => Self::English,
        }
    }
}

impl<'a> Reader<'a> {
    /// The page that is asked for by its address or its name.
    fn named(&self, question: &str) -> Option<&'a Page> {
        let name = question.to_lowercase();
        self.book.page_at(&name, self.language).or_else(|| self.book.page(&name))
    }

    fn address_of(&self, id: &str) -> &'a str {
        self.book.page(id).map_or("", |page| &page.text.of(self.language).address)
    }

    fn list(&self, out: &mut impl Write) -> io::Result<()> {
        if self.form == Form::Json {
            for page in &self.book.pages {
                object::write(out, &object::entry(self, page))?;
            }
            return Ok(());
        }
        let longest = self.book.pages.iter().map(|page| self.address(page).len()).max();
        let width = longest.unwrap_or(0);
        for (index, group) in self.book.groups.iter().enumerate() {
            let bold = anstyle::Style::new().bold();
            writeln!(out, "{bold}{}{bold:#}", group.title.of(self.language))?;
            for page in self.book.pages.iter().filter(|page| page.group == index) {
                let title = &page.text.of(self.language).title;
                writeln!(out, "  {:width$}  {title}", self.address(page))?;
            }
            writeln!(out)?;
        }
        writeln!(out, "{}", self.texts.say("rules-how"))
    }

    fn address(&self, page: &'a Page) -> &'a str {
        &page.text.of(self.language).address
    }

    fn show(&self, page: &Page, out: &mut impl Write) -> io::Result<()> {
        match self.form {
            Form::Json => object::write(out, &object::whole(self, page)),
            Form::Text => page::write(self, page, out),
        }
    }

    fn found(&self, places: impl Iterator<Item = Place>, out: &mut impl Write) -> io::Result<()> {
        let mut first = None;
        for (index, place) in places.enumerate() {
            if self.form == Form::Json {
                object::write(out, &object::hit(self, index + 1, place))?;
                continue;
            }
            let has_answer = index < ANSWERED;
            match place {
                Place::Page(page) => {
                    let page = &self.book.pages[page];
                    first = first.or(Some(page));
                    page::write_hit(self, page, has_answer, out)?;
                }
                Place::Term(term) => self.write_term(&self.book.terms[term], out)?,
            }
        }
        match first {
            Some(page) => {
                let address = self.address_of(&page.id);
                writeln!(out, "{}", self.texts.tell("rules-more", &[("address", address)]))
            }
            None => Ok(()),
        }
    }

    fn write_term(&self, term: &Term, out: &mut impl Write) -> io::Result<()> {
        let text = term.text.of(self.language);
        let bold = anstyle::Style::new().bold();
        let page = term.page.as_deref().map(|id| self.address_of(id));
        let more = page.map(|address| format!("  ({address})")).unwrap_or_default();
        writeln!(out, "{bold}{}{bold:#}{more}", text.name)?;
        writeln!(out, "{}", prose::wrapped(&markup::plain(&text.meaning), "  "))?;
        writeln!(out)
    }
}
