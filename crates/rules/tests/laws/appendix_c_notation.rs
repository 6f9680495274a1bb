//! FIDE Appendix C: algebraic notation.

use crate::diagram::{after, read, square};
use rokade_rules::notation::{Letters, fen, san, uci_move};
use rokade_rules::{Move, Position, Role, Square};

/// A move given as two squares, written with the letters.
#[track_caller]
fn written(position: &Position, uci: &str, letters: Letters) -> String {
    san::write(position, meant(position, uci), letters).to_string()
}

#[track_caller]
fn meant(position: &Position, uci: &str) -> Move {
    uci_move::read(uci, position).unwrap_or_else(|error| panic!("{uci}: {error}"))
}

/// Which move a text is understood as, written as two squares.
#[track_caller]
fn understood(position: &Position, text: &str, letters: Letters) -> Option<(Square, Square)> {
    san::read(text, position, letters).ok().map(|m| (m.from(), m.to()))
}

#[track_caller]
fn squares(from: &str, to: &str) -> Option<(Square, Square)> {
    Some((square(from), square(to)))
}

/// "Piece" here means a piece other than a pawn: only pieces have letters.
#[test]
fn law_c_1_pieces_are_not_pawns() {
    for letters in Letters::ALL {
        for role in Role::ALL {
            assert_eq!(letters.letter(role).is_none(), role == Role::Pawn, "{letters:?}");
        }
    }
}

/// The English letters.
#[test]
fn law_c_2_english_letters() {
    let roles = [Role::King, Role::Queen, Role::Rook, Role::Bishop, Role::Knight];
    let letters: String = roles.into_iter().filter_map(|r| Letters::English.letter(r)).collect();
    assert_eq!(letters, "KQRBN");
}

/// Every country has its own letters, and print has figurines: Dutch writes K D T L P.
#[test]
fn law_c_3_dutch_letters_and_figurines() {
    let roles = [Role::King, Role::Queen, Role::Rook, Role::Bishop, Role::Knight];
    let of = |letters: Letters| -> String {
        roles.into_iter().filter_map(|role| letters.letter(role)).collect()
    };
    assert_eq!(of(Letters::Dutch), "KDTLP");
    assert_eq!(of(Letters::Figurine), "♔♕♖♗♘");
    let start = Position::initial();
    for (letters, text) in
        [(Letters::English, "Nf3"), (Letters::Dutch, "Pf3"), (Letters::Figurine, "♘f3")]
    {
        assert_eq!(written(&start, "g1f3", letters), text);
        assert_eq!(understood(&start, text, letters), squares("g1", "f3"));
    }
    assert_eq!(understood(&start, "Nf3", Letters::Dutch), None, "N is no Dutch letter");
}

/// Pawns have no letter.
#[test]
fn law_c_4_pawns_have_no_letter() {
    let start = Position::initial();
    for letters in Letters::ALL {
        assert_eq!(written(&start, "e2e4", letters), "e4");
        assert_eq!(understood(&start, "e4", letters), squares("e2", "e4"));
    }
    // Who writes a letter all the same is understood, where it is no piece's.
    assert_eq!(understood(&start, "Pe4", Letters::English), squares("e2", "e4"));
    assert_eq!(understood(&start, "Pe4", Letters::Dutch), None, "P is the knight in Dutch");
}

/// Files are a to h from White's left, ranks 1 to 8 from White's side, and each square is named
/// by one of each.
#[test]
fn law_c_5_files_are_letters() {
    assert_eq!(
        Position::initial().board().king_of(rokade_rules::Color::White).map(|k| k.to_string()),
        Some("e1".to_owned())
    );
    let files: String = (0..8).filter_map(Square::from_index).map(|s| s.file().letter()).collect();
    assert_eq!(files, "abcdefgh");
}

/// See the paragraph before.
#[test]
fn law_c_6_ranks_are_numbers() {
    let a_file = (0..64).step_by(8).filter_map(Square::from_index);
    let ranks: String = a_file.map(|square| square.rank().digit()).collect();
    assert_eq!(ranks, "12345678");
}

/// Every square has one name, and no two have the same.
#[test]
fn law_c_7_every_square_has_its_name() {
    let names: std::collections::HashSet<String> =
        Square::ALL.into_iter().map(|square| square.to_string()).collect();
    assert_eq!(names.len(), 64);
    for square in Square::ALL {
        assert_eq!(square.to_string().parse(), Ok(square));
    }
}

/// A piece's move is its letter and the square of arrival, a pawn's the square alone; a longer
/// form with the square of departure is good too.
#[test]
fn law_c_8_letter_and_square_of_arrival() {
    let position = read("4k3/8/8/8/8/P7/1B6/R3K1N1 w - - 0 1");
    for (uci, short, long) in [
        ("b2e5", "Be5", "Bb2-e5"),
        ("g1f3", "Nf3", "Ng1-f3"),
        ("a1d1", "Rd1", "Ra1-d1"),
        ("a3a4", "a4", "a3-a4"),
    ] {
        let san = san::write(&position, meant(&position, uci), Letters::English);
        assert_eq!((san.to_string(), san.long().to_string()), (short.to_owned(), long.to_owned()));
        for text in [short, long, &long.replace('-', "")] {
            let read = san::read(text, &position, Letters::English);
            assert_eq!(read.ok(), Some(meant(&position, uci)), "{text}");
        }
    }
}

/// A capture may be marked with `x`: we write it, and read it with or without.
#[test]
fn law_c_9_captures() {
    let position = read("4k3/8/8/4p3/8/5N2/1B6/4K3 w - - 0 1");
    for (uci, text) in [("b2e5", "Bxe5"), ("f3e5", "Nxe5")] {
        assert_eq!(written(&position, uci, Letters::English), text);
        for spelling in [text.to_owned(), text.replace('x', ""), text.replace('x', ":")] {
            let read = san::read(&spelling, &position, Letters::English);
            assert_eq!(read.ok(), Some(meant(&position, uci)), "{spelling}");
        }
    }
}

/// A capturing pawn is named by the file it leaves; `e.p.` may be added.
#[test]
fn law_c_9_3_capturing_pawns() {
    let position = read("4k3/8/8/2pPp3/8/8/8/4K3 w - c6 0 1");
    assert_eq!(written(&position, "d5c6", Letters::English), "dxc6");
    for text in ["dxc6", "dc6", "d:c6", "dxc6 e.p.", "dxc6e.p.", "dxc6 ep", "d5xc6"] {
        assert_eq!(understood(&position, text, Letters::English), squares("d5", "c6"), "{text}");
    }
    let plain = read("4k3/8/8/4p3/3P1P2/8/8/4K3 w - - 0 1");
    assert_eq!(written(&plain, "d4e5", Letters::Dutch), "dxe5");
    assert_eq!(written(&plain, "f4e5", Letters::Dutch), "fxe5");
}

/// Two pieces of a kind that can go to the same square are told apart …
#[test]
fn law_c_10_pieces_of_a_kind_are_told_apart() {
    let alone = read("4k3/8/8/8/8/8/8/K5N1 w - - 0 1");
    assert_eq!(written(&alone, "g1f3", Letters::English), "Nf3");
    let pinned = read("k3r3/8/8/8/8/8/4N3/4K1N1 w - - 0 1");
    assert_eq!(written(&pinned, "g1f3", Letters::English), "Nf3", "the other one may not move");
    let ambiguous = read("4k3/8/8/8/8/8/8/K3N1N1 w - - 0 1");
    assert!(san::read("Nf3", &ambiguous, Letters::English).is_err());
}

/// … by the file when they stand on one rank …
#[test]
fn law_c_10_1_by_the_file_on_one_rank() {
    let position = read("4k3/8/8/8/8/8/8/K3N1N1 w - - 0 1");
    assert_eq!(written(&position, "g1f3", Letters::English), "Ngf3");
    assert_eq!(written(&position, "e1f3", Letters::English), "Nef3");
}

/// … by the rank when they stand on one file …
#[test]
fn law_c_10_2_by_the_rank_on_one_file() {
    let position = read("4k3/8/8/6N1/8/8/8/K5N1 w - - 0 1");
    assert_eq!(written(&position, "g5f3", Letters::Dutch), "P5f3");
    assert_eq!(written(&position, "g1f3", Letters::Dutch), "P1f3");
}

/// … and by the file when they share neither; captures alike.
#[test]
fn law_c_10_3_by_the_file_when_they_share_neither() {
    let position = read("4k3/8/8/8/3N4/8/7N/K7 w - - 0 1");
    assert_eq!(written(&position, "h2f3", Letters::Figurine), "♘hf3");
    assert_eq!(written(&position, "d4f3", Letters::Figurine), "♘df3");
    let capture = read("4k3/8/8/8/3N4/5p2/7N/K7 w - - 0 1");
    assert_eq!(written(&capture, "h2f3", Letters::English), "Nhxf3");
    assert_eq!(written(&capture, "d4f3", Letters::English), "Ndxf3");
}

/// Where neither file nor rank is enough, both are told.
#[test]
fn law_c_10_3_by_both_where_one_is_not_enough() {
    let position = read("1k6/8/8/8/4Q2Q/8/8/K6Q w - - 0 1");
    assert_eq!(written(&position, "h4e1", Letters::English), "Qh4e1");
    assert_eq!(written(&position, "e4e1", Letters::English), "Qee1");
    assert_eq!(written(&position, "h1e1", Letters::English), "Q1e1");
}

/// A promotion names the new piece after the move: FIDE writes `d8Q`, PGN `d8=Q`.
#[test]
fn law_c_11_promotion() {
    let position = read("5n2/3PP1k1/8/8/8/8/1p6/4K3 w - - 0 1");
    let san = |uci| san::write(&position, meant(&position, uci), Letters::Dutch);
    assert_eq!(san("d7d8q").to_string(), "d8=D");
    assert_eq!(san("d7d8q").fide().to_string(), "d8D");
    assert_eq!(san("e7f8n").to_string(), "exf8=P");
    assert_eq!(san("e7f8n").fide().to_string(), "exf8P");
    for text in ["d8D", "d8=D", "d8(D)", "d8/D"] {
        let read = san::read(text, &position, Letters::Dutch);
        assert_eq!(read.ok(), Some(meant(&position, "d7d8q")), "{text}");
    }
    assert!(san::read("d8", &position, Letters::Dutch).is_err(), "into what?");
    assert!(san::read("d8=K", &position, Letters::Dutch).is_err());
}

/// A draw offer is marked `(=)` behind the move; it does not change the move.
#[test]
fn law_c_12_a_draw_offer_behind_the_move() {
    let start = Position::initial();
    assert_eq!(understood(&start, "e4 (=)", Letters::English), squares("e2", "e4"));
}

/// Castling is `0-0` and `0-0-0`; PGN writes capital letters O.
#[test]
fn law_c_13_1_castling_on_the_kings_side() {
    let position = read("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    let san = san::write(&position, meant(&position, "e1g1"), Letters::English);
    assert_eq!((san.to_string(), san.fide().to_string()), ("O-O".into(), "0-0".into()));
    for text in ["O-O", "0-0"] {
        assert_eq!(understood(&position, text, Letters::Dutch), squares("e1", "g1"), "{text}");
    }
}

/// The same on the queen's side.
#[test]
fn law_c_13_2_castling_on_the_queens_side() {
    let position = read("r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1");
    let san = san::write(&position, meant(&position, "e8c8"), Letters::English);
    assert_eq!((san.to_string(), san.fide().to_string()), ("O-O-O".into(), "0-0-0".into()));
    for text in ["O-O-O", "0-0-0"] {
        assert_eq!(understood(&position, text, Letters::Dutch), squares("e8", "c8"), "{text}");
    }
}

/// `x` for captures, optional in reading: see C.9.
#[test]
fn law_c_13_3_captures_are_marked() {
    let position = read("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1");
    assert_eq!(written(&position, "e4d5", Letters::English), "exd5");
    assert_eq!(understood(&position, "ed5", Letters::English), squares("e4", "d5"));
}

/// `+` for check, optional in reading.
#[test]
fn law_c_13_4_check_is_marked() {
    let position = read("4k3/8/8/8/8/8/8/R3K3 w - - 0 1");
    assert_eq!(written(&position, "a1a8", Letters::English), "Ra8+");
    for text in ["Ra8+", "Ra8"] {
        assert_eq!(understood(&position, text, Letters::English), squares("a1", "a8"), "{text}");
    }
}

/// `#` or `++` for mate: we write `#` and read both, and neither.
#[test]
fn law_c_13_5_mate_is_marked() {
    let position = read("6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1");
    assert_eq!(written(&position, "a1a8", Letters::Dutch), "Ta8#");
    for text in ["Ta8#", "Ta8++", "Ta8"] {
        assert_eq!(understood(&position, text, Letters::Dutch), squares("a1", "a8"), "{text}");
    }
}

/// `e.p.` is optional: see C.9.3.
#[test]
fn law_c_13_6_en_passant_may_be_marked() {
    let position = read("4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1");
    assert_eq!(written(&position, "d4e3", Letters::English), "dxe3");
    for text in ["dxe3", "dxe3 e.p."] {
        assert_eq!(understood(&position, text, Letters::English), squares("d4", "e3"), "{text}");
    }
}

/// The sample game of the appendix, in its three spellings, leads to one position.
#[test]
fn law_c_13_the_sample_game() {
    let games = [
        "e4 e5 Nf3 Nf6 d4 exd4 e5 Ne4 Qxd4 d5 exd6e.p. Nxd6 Bg5 Nc6 Qe3+ Be7 Nbd2 0-0 0-0-0 Re8 Kb1",
        "e4 e5 Nf3 Nf6 d4 ed4 e5 Ne4 Qd4 d5 ed6 Nd6 Bg5 Nc6 Qe3 Be7 Nbd2 0-0 0-0-0 Re8 Kb1",
        "e2e4 e7e5 Ng1f3 Ng8f6 d2d4 e5xd4 e4e5 Nf6e4 Qd1xd4 d7d5 e5xd6e.p. Ne4xd6 Bc1g5 Nb8c6 \
         Qd4e3 Bf8e7 Nb1d2 0-0 0-0-0 Rf8e8 Kb1",
    ];
    let ends = games.map(|game| {
        game.split_whitespace().fold(Position::initial(), |position, text| {
            let m = san::read(text, &position, Letters::English)
                .unwrap_or_else(|error| panic!("{text}: {error}"));
            position.after(m)
        })
    });
    assert_eq!(ends[0], ends[1]);
    assert_eq!(ends[0], ends[2]);
    let end = "r1bqr1k1/ppp1bppp/2nn4/6B1/8/4QN2/PPPN1PPP/1K1R1B1R b - - 9 11";
    assert_eq!(fen::write(&ends[0]).to_string(), end);
    assert_eq!(after(&Position::initial(), "e2e4").turn(), ends[0].turn());
}
