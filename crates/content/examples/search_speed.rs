//! How long the search takes: preparing it, and a question. The figures of decision 901.

#![allow(clippy::print_stdout, reason = "an example prints what it finds")]

use std::time::{Duration, Instant};

use rokade_content::{Index, Language, Rulebook};

const QUESTIONS: [&str; 6] = [
    "rokkeren",
    "mag je rokeren als je schaak hebt gestaan",
    "vlag gevallen maar tegenstander alleen koning",
    "klok met linkerhand terwijl ik met rechts zet",
    "stailmate",
    "my friend did not see the check, can I take his king and win the game now",
];

fn median(mut times: Vec<Duration>) -> Duration {
    times.sort();
    times.get(times.len() / 2).copied().unwrap_or_default()
}

fn main() {
    let start = Instant::now();
    let book = Rulebook::built_in();
    println!("reading {} pages: {:?}", book.pages.len(), start.elapsed());
    for language in Language::ALL {
        let start = Instant::now();
        let index = Index::of(book, language);
        println!("{}: preparing {:?}", language.tag(), start.elapsed());
        for question in QUESTIONS {
            let once = |_| {
                let start = Instant::now();
                let hits = index.search(question).len();
                (start.elapsed(), hits)
            };
            let times: Vec<_> = (0..51).map(once).map(|(time, _)| time).collect();
            println!("  {:>9.1?}  {question}", median(times));
        }
    }
}
