//! What reading PGN promises of any bytes, kept over good archives, mangled
//! ones and nonsense. The fuzz target asks the same of what a machine finds.

use proptest::collection::vec;
use proptest::prelude::{ProptestConfig, Strategy, any, prop_oneof};
use proptest::proptest;
use proptest::sample::{Index, select};
use rokade_rules::notation::pgn::{Style, write};
use rokade_test_kit::promises;

use crate::random_trees::trees;

/// Archives that were read wrongly once, by us or by others, and some with
/// everything in them.
const FOUND: [&str; 16] = [
    "{a}\n[Event \"b\"c\"]\n1.e4! (1. d4 $10 --) e5\n2... Q ± & 1-0 ;d\n{e}",
    "[Event \"Tournament \\\\ (or Tournament \\\")\"]\n[Site \"C:\\\"]\n\n1. e4 e5 2. Nf3 *",
    "1. d4 { [%eval +0.16] } 1... d5 *\n[Event \"x\"]\n1. d4 {[%clk 0:01:00]} c5 0-1",
    "1. e4 {never\n\nclosed\n\n[Event \"next\"]\n\n1. d4 {closed} *",
    "1. e4 e5 ; king pawn } ( not a variation\r\n2. Nf3\r\n% escaped\r\nNc6 {x ; y} 1-0\r\n",
    "\u{feff}[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"]\r1. e4 Kd7 (1... Kd8 2. e5 ; } x\r) *",
    "[Variant \"Crazyhouse\"]\n1. e4 @@@@ *\n[SetUp \"1\"]\n1. e4 *\n[FEN \"x\"]\n1. e4 *",
    "1. e4 ({b} 1. d4 {c}) ({d}) 1... e5 (=) e.p. 2. dxe6e.p. a8(Q)+ e8=Q 0-0-0 0000",
    "[Event \"open\n[Site \"x\"\n[Date x]\n[\"y\"]\n] } ) 1. e4 ((((",
    "1/2-1/2 ½-½ 1-0 0-1 * * 1/2",
    "1… e4 2…e5 3.… Nf3 \u{a0} \u{feff} \u{200b}",
    "[White \"M\u{fc}ller\"] ♘f3 ♞c6 𝄞 é",
    "1. f3 e5 2. g4 Qh4# 1-0 {mated} ;too\n{next}",
    "[FEN \"8/P6k/8/8/8/8/7K/8 w - - 0\u{1}1\"]\n\n1. a8=Q\tKg7 *",
    "[SetUp \"1\"]\n[FEN]\n[SetUp \"1\"EN \"7k/8 - - b 0 1\"]\n\n2... Bg8 1-0",
    "",
];

/// Signs that mean something somewhere in PGN.
const SIGNS: &str = "[]{}()<>;%$*!?.\"\\ \t\r\n&,#+-=/:~@_1048abexKQNOZ…½±♘é\u{feff}\u{a0}";

/// A text with a few signs left out, doubled, exchanged, put in or cut off.
fn mangled(text: String) -> impl Strategy<Value = String> {
    let signs: Vec<char> = SIGNS.chars().collect();
    vec((any::<Index>(), 0..6_u8, select(signs)), 1..8).prop_map(move |changes| {
        let mut letters: Vec<char> = text.chars().collect();
        for (place, change, sign) in changes {
            let at = place.index(letters.len() + 1);
            match change {
                0 => letters.insert(at, sign),
                1 if at < letters.len() => drop(letters.remove(at)),
                2 if at < letters.len() => letters[at] = sign,
                3 if at + 1 < letters.len() => letters.swap(at, at + 1),
                4 if at < letters.len() => letters.insert(at, letters[at]),
                5 if place.index(8) == 0 => letters.truncate(at),
                _ => {}
            }
        }
        letters.into_iter().collect()
    })
}

/// Good archives of one to three games.
fn archives() -> impl Strategy<Value = String> {
    let game = prop_oneof![
        trees().prop_map(|tree| write(&tree, Style::EXPORT).to_string()),
        select(&FOUND[..]).prop_map(str::to_owned),
    ];
    vec(game, 1..4).prop_map(|games| games.join("\n"))
}

/// Every way of ending lines, and the same in another encoding.
fn in_other_words(text: &str) -> [Vec<u8>; 4] {
    [
        text.into(),
        text.replace('\n', "\r\n").into(),
        text.replace('\n', "\r").into(),
        text.chars().map(|letter| u8::try_from(u32::from(letter)).unwrap_or(b'?')).collect(),
    ]
}

#[test]
fn known_archives_keep_the_promise() {
    for text in FOUND {
        in_other_words(text).iter().for_each(|bytes| promises::pgn_reads(bytes));
    }
    let all = FOUND.concat();
    // Long enough to be read as plain movetext, and cut everywhere.
    for cut in (0..=all.len()).step_by(11).filter(|&cut| all.is_char_boundary(cut)) {
        let text = format!("{}{}\n%{}", &all[cut..], &all[..cut], " ".repeat(600));
        in_other_words(&text).iter().for_each(|bytes| promises::pgn_reads(bytes));
    }
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: 400,
        failure_persistence: None,
        ..ProptestConfig::default()
    })]

    #[test]
    fn mangled_archives_keep_the_promise(
        text in archives().prop_flat_map(mangled),
        tail in 0..2_usize,
    ) {
        let text = format!("{text}{}", " ".repeat(tail * 700));
        in_other_words(&text).iter().for_each(|bytes| promises::pgn_reads(bytes));
    }

    #[test]
    fn nonsense_keeps_the_promise(bytes in vec(any::<u8>(), 0..2_000)) {
        promises::pgn_reads(&bytes);
    }

    #[test]
    fn signs_in_any_order_keep_the_promise(
        text in vec(select(SIGNS.chars().collect::<Vec<_>>()), 0..300),
    ) {
        let text: String = text.into_iter().collect();
        in_other_words(&text).iter().for_each(|bytes| promises::pgn_reads(bytes));
    }
}
