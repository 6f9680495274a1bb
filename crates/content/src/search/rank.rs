//! The index of a language, and the order in which it answers.

use std::collections::BTreeMap;

use super::closeness::{SAME, kinship, likeness};
use super::entry::{Entry, Lexicon};
use crate::language::Language;
use crate::rulebook::{Article, Place, Rulebook};

/// What an exact article counts, and one within it or around it: more than any words.
const EXACT_ARTICLE: u64 = 10_000_000;
const NEAR_ARTICLE: u64 = 5_000_000;
/// How much a stem that says little counts, in hundredths.
const SMALL: u64 = 12;
/// How much a whole phrase counts on top of its words, in hundredths.
const PHRASE: u64 = 90;
/// How close a stem must be to make part of a phrase.
const IN_PHRASE: u32 = 60;
/// Hits that count less than this part of the best one are not shown.
const TAIL: u64 = 8;

/// A page or a term that was found.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Hit {
    /// What it is.
    pub place: Place,
    /// How well it fits; only good for comparing the hits of one question.
    pub score: u64,
}

/// The search over the book in one language.
#[derive(Clone, Debug)]
pub struct Index {
    lexicon: Lexicon,
    entries: Vec<Entry>,
    /// Each stem of the book with the entries that have it.
    vocabulary: BTreeMap<String, Vec<usize>>,
}

/// A stem of the question, and what the book has for it.
struct Sought<'a> {
    is_small: bool,
    /// The stems of the book that it may mean, with how close they are.
    found: BTreeMap<&'a str, u32>,
    /// How rare it is.
    rarity: u64,
}

impl Index {
    /// Prepares the search in a language.
    #[must_use]
    pub fn of(book: &Rulebook, language: Language) -> Index {
        let lexicon = Lexicon::new(language, book.words.of(language));
        let pages = book.pages.iter().enumerate();
        let terms = book.terms.iter().enumerate();
        let entries: Vec<_> = pages
            .map(|(index, page)| Entry::of_page(index, page, &lexicon))
            .chain(terms.map(|(index, term)| Entry::of_term(index, term, &lexicon)))
            .collect();
        let mut vocabulary: BTreeMap<String, Vec<usize>> = BTreeMap::new();
        for (index, entry) in entries.iter().enumerate() {
            for stem in entry.stems.keys() {
                vocabulary.entry(stem.clone()).or_default().push(index);
            }
        }
        Index { lexicon, entries, vocabulary }
    }

    /// What fits a question, the best first; nothing if nothing does.
    #[must_use]
    pub fn search(&self, question: &str) -> Vec<Hit> {
        let articles: Vec<Article> = question.split_whitespace().filter_map(article_of).collect();
        let sought = self.sought(question);
        let mut hits: Vec<_> = self
            .entries
            .iter()
            .map(|entry| Hit {
                place: entry.place,
                score: by_article(entry, &articles) + by_words(entry, &sought),
            })
            .filter(|hit| hit.score > 0)
            .collect();
        hits.sort_by(|one, other| other.score.cmp(&one.score).then(one.place.cmp(&other.place)));
        let least = hits.first().map_or(0, |best| best.score / TAIL);
        hits.retain(|hit| hit.score >= least);
        hits
    }

    fn sought(&self, question: &str) -> Vec<Sought<'_>> {
        let asked = self.lexicon.asked(question);
        let all_small = asked.iter().all(|(stem, _)| self.lexicon.is_small(stem));
        let mut seen: Vec<&String> = Vec::new();
        let mut sought = Vec::new();
        for (stem, word) in &asked {
            if seen.contains(&stem) {
                continue;
            }
            seen.push(stem);
            let mut found = self.meanings(stem);
            if !found.values().any(|&close| close == SAME) {
                for (meant, close) in self.meanings(word) {
                    let best = found.entry(meant).or_default();
                    *best = close.max(*best);
                }
            }
            let is_small = !all_small && self.lexicon.is_small(stem);
            sought.push(Sought { is_small, rarity: self.rarity(&found), found });
        }
        sought
    }

    /// The stems of the book that a typed one may mean. What the book knows is not taken for a
    /// slip of the finger.
    fn meanings(&self, typed: &str) -> BTreeMap<&str, u32> {
        let is_known = self.vocabulary.contains_key(typed);
        let close = |known: &str| match kinship(typed, known) {
            0 if is_known => 0,
            0 => likeness(typed, known),
            SAME => SAME,
            kin if is_known => kin / 2,
            kin => kin.max(likeness(typed, known)),
        };
        let mut found: BTreeMap<&str, u32> = BTreeMap::new();
        let themselves = self.vocabulary.keys().map(|known| (known.as_str(), known.as_str()));
        for (known, meant) in themselves.chain(self.lexicon.same()) {
            let close = close(known);
            if close > 0 && self.vocabulary.contains_key(meant) {
                let best = found.entry(meant).or_default();
                *best = close.max(*best);
            }
        }
        found
    }

    /// How little of the book has it: sixteen times the binary logarithm of the share.
    fn rarity(&self, found: &BTreeMap<&str, u32>) -> u64 {
        let best = found.values().copied().max().unwrap_or(0);
        let mut having: Vec<usize> = Vec::new();
        for (stem, _) in found.iter().filter(|(_, close)| **close == best) {
            having.extend(self.vocabulary.get(*stem).into_iter().flatten());
        }
        having.sort_unstable();
        having.dedup();
        let share = (self.entries.len() as u64 + 1) * 16 / (having.len() as u64).max(1);
        sixteen_times_log2(share.max(1))
    }
}

/// Sixteen times the binary logarithm, by whole numbers, straight between powers of two.
fn sixteen_times_log2(number: u64) -> u64 {
    let power = u64::from(number.max(1).ilog2());
    let floor = 1 << power;
    16 * power + 16 * (number - floor) / floor
}

fn article_of(word: &str) -> Option<Article> {
    word.trim_matches(|letter: char| !letter.is_alphanumeric()).parse().ok()
}

fn by_article(entry: &Entry, asked: &[Article]) -> u64 {
    let fits = |asked: &Article| {
        let each = entry.articles.iter().map(|article| {
            if article == asked {
                EXACT_ARTICLE / entry.articles.len() as u64 + NEAR_ARTICLE
            } else if article.is_within(asked) || asked.is_within(article) {
                NEAR_ARTICLE / 2 + NEAR_ARTICLE / 4 / entry.articles.len() as u64
            } else {
                0
            }
        });
        each.max().unwrap_or(0)
    };
    asked.iter().map(fits).sum()
}

/// What an entry counts for the words of a question.
fn by_words(entry: &Entry, sought: &[Sought<'_>]) -> u64 {
    let mut score = 0;
    let (mut telling, mut matched) = (0, 0);
    for word in sought {
        let best = word
            .found
            .iter()
            .filter_map(|(stem, close)| entry.stems.get(*stem).map(|weight| weight * close))
            .max()
            .unwrap_or(0);
        let worth = word.rarity * u64::from(best);
        if word.is_small {
            score += worth * SMALL / 100;
        } else {
            score += worth;
            telling += word.rarity;
            matched += if best > 0 { word.rarity } else { 0 };
        }
    }
    if telling == 0 {
        return score;
    }
    // A page that has all that was asked goes before one that has one word of it often.
    let covered = score * (telling + 3 * matched) / (4 * telling);
    covered + whole_phrases(entry, sought)
}

/// The most that one phrase of the entry counts that stands whole in the question: a phrase is
/// worth more the more of the question it is.
fn whole_phrases(entry: &Entry, sought: &[Sought<'_>]) -> u64 {
    let asked: u64 = sought.iter().filter(|word| !word.is_small).map(|word| word.rarity).sum();
    let worth = |phrase: &std::collections::BTreeSet<String>| {
        let mut sum = 0;
        for stem in phrase {
            let close = |word: &Sought<'_>| word.found.get(stem.as_str()).copied().unwrap_or(0);
            let best = sought.iter().max_by_key(|word| close(word))?;
            if close(best) < IN_PHRASE {
                return None;
            }
            sum += best.rarity * u64::from(close(best));
        }
        Some(sum)
    };
    let most = entry.phrases.iter().filter_map(worth).max().unwrap_or(0);
    // A hundredth of closeness is a hundredth of a phrase; ten is the weight of a title.
    let share = most.checked_div(asked).unwrap_or(0).min(100);
    most * 10 * PHRASE / 100 * share / 100
}
