//! What reading promises of any text, kept over good texts, mangled ones and nonsense. The fuzz
//! targets ask the same of texts that a machine finds.

use proptest::prelude::{Strategy, any, prop_oneof};
use proptest::proptest;
use proptest::sample::select;
use rokade_rules::notation::{Letters, fen, san, uci_move};
use rokade_rules::position::CastlingMode;
use rokade_test_kit::judge::RightsText;
use rokade_test_kit::promises;
use rokade_test_kit::strategies::{games, mangled, set_ups};

use crate::sample::cases;

/// Texts that were read wrongly somewhere, by us or by others, and the table's own.
const FENS: &str = include_str!("../data/fen.tsv");
const POSITIONS: &str = include_str!("../data/perft_tricky.epd");

const EPDS: [&str; 12] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -",
    "8/7p/5k2/5p2/p1p2P2/Pr1pPK2/1P1R3P/8 b - - bm Rxb2; id \"WAC.002\";",
    "4k3/8/8/8/8/8/4P3/4K3 w - - hmvc 3; fmvn 17;",
    "4k3/8/8/8/8/8/4P3/4K3 w - - am Kd1 Kf1; bm e4; c0 \"a; b\";",
    "4k3/8/8/8/8/8/4P3/4K3 w - - acd 12; acn 100000; ce 35; pv e4 Kd7 e5;",
    "4k3/8/8/8/8/8/4P3/4K3 w - - D1 6;",
    "4k3/8/8/8/8/8/4P3/4K3 w - - bm e4",
    "4k3/8/8/8/8/8/4P3/4K3 w - - bm e4;id \"no space\";",
    "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1 bm e4;",
    "4k3/8/8/8/8/8/4P3/4K3 w - - ; ;;",
    "4k3/8/8/8/8/8/4P3/4K3 w - - id \"open",
    "4k3/8/8/8/8/8/4P3/4K3 w - - hmvc x; fmvn -1;",
];

const MOVES: [&str; 22] = [
    "e4", "Nf3", "Pf3", "exd5", "exd6e.p.", "exd6 ep", "O-O", "0-0-0", "O-O-O-O", "e8=Q", "e8(D)",
    "axb8=P#", "Nbd2", "N1d2", "Nb1d2", "Qh4e1", "e2-e4!?", "Ke2++", "♘f3", "♚e7", "xd4", "",
];

fn fens() -> Vec<String> {
    let table = FENS.lines().filter(|line| !line.starts_with('#'));
    table.filter_map(|line| line.split('\t').next()).map(str::to_owned).collect()
}

#[test]
fn known_texts_keep_the_promises() {
    for text in fens() {
        promises::fen_reads_or_refuses(&text);
        promises::fen_lenient(&text);
        promises::epd_reads_or_refuses(&text);
        promises::epd_lenient(&text);
    }
    for text in EPDS.into_iter().chain(POSITIONS.lines()) {
        promises::epd_reads_or_refuses(text);
        promises::epd_lenient(text);
        promises::fen_lenient(text);
    }
    for number in 0..=u8::MAX {
        let position = promises::stage(number);
        for text in MOVES {
            promises::san_reads_or_refuses(&position, text);
            promises::uci_move_reads_or_refuses(&position, text);
        }
        for chess_move in position.legal_moves() {
            let text = uci_move::write(chess_move, CastlingMode::Standard).to_string();
            promises::uci_move_reads_or_refuses(&position, &text);
            let text = san::write(&position, chess_move, Letters::Dutch).long().to_string();
            promises::san_reads_or_refuses(&position, &text);
        }
    }
}

/// FENs of positions that games reach and of set-ups.
fn good_fens() -> impl Strategy<Value = String> {
    prop_oneof![
        games(60).prop_map(|reached| reached.position.fen(RightsText::XFen)),
        set_ups().prop_map(|position| position.fen_with_every_passed_square(RightsText::Shredder)),
        select(fens()),
    ]
}

proptest! {
    #![proptest_config(cases(2_000))]

    #[test]
    fn mangled_fens_keep_the_promises(text in good_fens().prop_flat_map(mangled)) {
        promises::fen_reads_or_refuses(&text);
        promises::fen_lenient(&text);
    }

    #[test]
    fn nonsense_keeps_the_promises(text in any::<String>(), stage in any::<u8>()) {
        promises::fen_reads_or_refuses(&text);
        promises::fen_lenient(&text);
        promises::epd_reads_or_refuses(&text);
        promises::epd_lenient(&text);
        let position = promises::stage(stage);
        promises::san_reads_or_refuses(&position, &text);
        promises::uci_move_reads_or_refuses(&position, &text);
    }

    #[test]
    fn mangled_epds_keep_the_promises(
        text in select(&EPDS[..]).prop_map(str::to_owned).prop_flat_map(mangled),
    ) {
        promises::epd_reads_or_refuses(&text);
        promises::epd_lenient(&text);
    }

    #[test]
    fn mangled_moves_keep_the_promises(
        text in select(&MOVES[..]).prop_map(str::to_owned).prop_flat_map(mangled),
        stage in any::<u8>(),
    ) {
        let position = promises::stage(stage);
        promises::san_reads_or_refuses(&position, &text);
        promises::uci_move_reads_or_refuses(&position, &text);
    }

    #[test]
    fn mangled_legal_moves_keep_the_promises(
        (number, text) in any::<u8>().prop_flat_map(|number| {
            let position = promises::stage(number);
            let mut texts: Vec<String> = vec!["Ke2".to_owned()];
            for chess_move in position.legal_moves() {
                for letters in Letters::ALL {
                    let san = san::write(&position, chess_move, letters);
                    texts.extend([san.to_string(), san.long().to_string(), san.fide().to_string()]);
                }
                texts.push(uci_move::write(chess_move, CastlingMode::Chess960).to_string());
            }
            select(texts).prop_flat_map(mangled).prop_map(move |text| (number, text))
        }),
    ) {
        let position = promises::stage(number);
        promises::san_reads_or_refuses(&position, &text);
        promises::uci_move_reads_or_refuses(&position, &text);
    }
}

/// The writer's own words for a position are among those that the promises are kept over.
#[test]
fn every_stage_is_written_and_read() {
    for number in 0..=u8::MAX {
        promises::fen_reads_or_refuses(&fen::write(&promises::stage(number)).to_string());
    }
}
