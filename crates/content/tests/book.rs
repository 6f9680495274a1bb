//! The built-in book: it has no fault, both languages are one book, and its boards say what the
//! rules say.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop")]

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use rokade_content::rulebook::{Article, Block, FILES, Place, Source, Standing, Verdict};
use rokade_content::{Fault, Language, Rulebook};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn told(faults: &[Fault]) -> String {
    faults.iter().map(|fault| format!("{fault}\n")).collect()
}

#[test]
fn the_book_has_no_fault() {
    if let Err(faults) = Rulebook::read(FILES) {
        panic!("{} faults\n{}", faults.len(), told(&faults));
    }
    assert_eq!(Rulebook::read(FILES).as_ref(), Ok(Rulebook::built_in()));
}

#[test]
fn every_file_of_the_folder_is_built_in() {
    let folder = root().join("content/rulebook");
    let mut on_disk = BTreeSet::new();
    for below in ["", "nl", "en"] {
        for entry in fs::read_dir(folder.join(below)).unwrap() {
            let path = entry.unwrap().path();
            if path.extension().is_some_and(|extension| extension == "md") {
                on_disk.insert(path.strip_prefix(&folder).unwrap().to_str().unwrap().to_owned());
            }
        }
    }
    on_disk.remove("README.md");
    let built_in: BTreeSet<_> = FILES.iter().map(|(path, _)| (*path).to_owned()).collect();
    assert_eq!(on_disk, built_in);
}

#[test]
fn every_board_says_what_the_rules_say() {
    let book = Rulebook::built_in();
    assert!(book.boards.len() > 80, "{}", book.boards.len());
    let faults = book.against_the_rules();
    assert!(faults.is_empty(), "{} faults\n{}", faults.len(), told(&faults));
}

#[test]
fn every_board_is_shown_and_has_something_to_say() {
    let book = Rulebook::built_in();
    let shown: BTreeSet<_> = book.pages.iter().flat_map(|page| page.text.dutch.boards()).collect();
    for board in &book.boards {
        assert!(shown.contains(&board.id), "{} is on no page", board.id);
        let says_something = !board.tries.is_empty()
            || board.status.is_some()
            || board.can_mate.is_some()
            || board.then.is_some();
        assert!(says_something, "{}", board.id);
    }
}

#[test]
fn a_quarrel_is_a_question_with_a_verdict_and_a_board() {
    let book = Rulebook::built_in();
    let quarrels: Vec<_> = book.pages.iter().filter(|page| page.verdict.is_some()).collect();
    assert!(quarrels.len() >= 40, "{}", quarrels.len());
    for page in quarrels {
        assert!(book.groups[page.group].id.starts_with("quarrels-"), "{}", page.id);
        for language in Language::ALL {
            let text = page.text.of(language);
            assert!(text.title.ends_with('?'), "{}", text.title);
            assert!(text.boards().next().is_some(), "{} has no board", page.id);
        }
        let names_a_law = page.articles.is_empty() != (page.standing == Standing::Law);
        let is_custom = page.verdict == Some(Verdict::HouseRule);
        assert!(names_a_law || is_custom, "{} names no article", page.id);
    }
}

#[test]
fn a_page_of_the_laws_names_its_articles_and_its_source() {
    for page in &Rulebook::built_in().pages {
        if page.checked.source == Source::Fide2023 {
            assert!(!page.articles.is_empty(), "{} names no article", page.id);
        }
        if page.verdict.is_none() && !page.articles.is_empty() {
            assert!(!page.see.is_empty(), "{} leads nowhere", page.id);
        }
    }
}

#[test]
fn both_languages_are_one_book() {
    for page in &Rulebook::built_in().pages {
        let kinds = |language| -> Vec<_> {
            page.text.of(language).body.iter().map(std::mem::discriminant::<Block>).collect()
        };
        assert_eq!(kinds(Language::Dutch), kinds(Language::English), "{}", page.id);
        let [dutch, english] = Language::ALL.map(|language| page.text.of(language));
        assert_ne!(dutch.answer, english.answer, "{}", page.id);
        for text in [dutch, english] {
            assert!(!text.words.is_empty(), "{} has no other words", text.title);
        }
    }
}

/// Rows of `docs/laws.md` with a room: what a program models.
fn modelled() -> Vec<Article> {
    let laws = fs::read_to_string(root().join("docs/laws.md")).expect("the laws are in docs");
    let rows = laws.lines().filter_map(|line| {
        let mut cells = line.strip_prefix("| ")?.split(" | ");
        let article = cells.next()?;
        let article = article.strip_prefix("FIDE ").or(article.strip_prefix("Guidelines "))?;
        let room = cells.nth(1)?;
        (room != "–").then(|| article.parse().expect("a row names an article"))
    });
    rows.collect()
}

#[test]
fn every_law_that_a_program_models_has_a_page() {
    let laws = modelled();
    assert!(laws.len() > 150, "{}", laws.len());
    let named: BTreeSet<_> =
        Rulebook::built_in().pages.iter().flat_map(|page| &page.articles).collect();
    let missing: Vec<_> = laws.iter().filter(|law| !named.contains(law)).collect();
    assert!(missing.is_empty(), "{missing:?}");
}

#[test]
fn terms_have_a_meaning_in_both_languages() {
    let book = Rulebook::built_in();
    assert!(book.terms.len() >= 80, "{}", book.terms.len());
    for (index, term) in book.terms.iter().enumerate() {
        for language in Language::ALL {
            let text = term.text.of(language);
            assert!(!text.meaning.is_empty(), "{}", term.id);
            assert_eq!(book.title(Place::Term(index), language), text.name);
        }
    }
    let sorted = book.terms_in(Language::English);
    assert!(sorted.is_sorted_by_key(|term| term.text.english.name.to_lowercase()));
}
