//! The judge counts the move paths that everybody else counts.
//!
//! Sources: the six positions and their counts are common knowledge among chess programmers
//! (Peter McKenzie, Steven Edwards and others); the tricky ones were gathered by the authors of
//! shakmaty and rawr; the Chess960 ones by the author of Ethereal. Only numbers were taken.

use rokade_test_kit::judge::Position;

fn check(fen: &str, counts: &[u64]) {
    let position = Position::of_fen(fen).expect("the table holds well-formed FENs");
    for (depth, &expected) in (1..).zip(counts) {
        assert_eq!(position.perft(depth), expected, "{fen} at depth {depth}");
    }
}

#[test]
fn initial_position() {
    check("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", &[20, 400, 8_902, 197_281]);
}

#[test]
fn kiwipete() {
    check(
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        &[48, 2_039, 97_862],
    );
}

#[test]
fn third_to_sixth_well_known_position() {
    check("8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", &[14, 191, 2_812, 43_238, 674_624]);
    check(
        "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
        &[6, 264, 9_467, 422_333],
    );
    check("rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8", &[44, 1_486, 62_379]);
    check(
        "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
        &[46, 2_079, 89_890],
    );
}

#[test]
fn en_passant_and_pins() {
    check("8/8/8/8/1k1Pp2R/8/8/4K3 b - d3 0 1", &[8, 125]);
    check("8/8/8/8/1k1PpN1R/8/8/4K3 b - d3 0 1", &[9, 193]);
    check("4k3/b7/8/2Pp4/3K4/8/8/8 w - d6 0 1", &[5, 44]);
    check("8/8/8/1k6/3Pp3/8/8/4KQ2 b - d3 0 1", &[6, 121, 711]);
    check("1b1k4/8/8/1rPpK3/8/8/8/8 w - d6 0 1", &[5, 100, 555]);
    check("8/8/8/5k2/3p4/8/4P3/4K3 w - - 0 1", &[6, 54, 343, 2_810, 19_228]);
    check("rnbqk1nr/bb3p1p/1q2r3/2pPp3/3P4/7P/1PP1NpPP/R1BQKBNR w KQkq c6 0 1", &[2, 92, 2_528]);
}

#[test]
fn many_moves_and_none() {
    check("R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1", &[218, 99, 19_073]);
    check("2b5/kpPp4/1p1P4/1P6/6p1/4p1P1/4PpPK/5B2 w - - 0 1", &[1, 1, 1]);
}

#[test]
fn castling_rights_on_one_side() {
    check("4k3/8/8/8/8/8/8/4K2R w K - 0 1", &[15, 66, 1_197, 7_059]);
    check("r3k3/8/8/8/8/8/8/4K3 w q - 0 1", &[5, 80, 493, 8_897]);
    check("r2r3k/p7/3p4/8/8/P6P/8/R3K2R b KQq - 0 1", &[14, 206, 3_672, 64_639]);
}

#[test]
fn chess960_with_x_fen_letters() {
    check("r1k1r2q/p1ppp1pp/8/8/8/8/P1PPP1PP/R1K1R2Q w KQkq - 0 1", &[23, 522, 12_333]);
    check("8/8/8/4B2b/6nN/8/5P2/2R1K2k w Q - 0 1", &[34, 318, 9_002]);
    check("2r5/8/8/8/8/8/6PP/k2KR3 w K - 0 1", &[17, 242, 3_931]);
    check("4r3/3k4/8/8/8/8/6PP/qR1K1R2 w KQ - 0 1", &[19, 628, 12_858]);
}

#[test]
fn chess960_with_shredder_letters() {
    check("bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9", &[21, 528, 12_189]);
    check("2nnrbkr/p1qppppp/8/1ppb4/6PP/3PP3/PPP2P2/BQNNRBKR w HEhe - 1 9", &[21, 807, 18_002]);
    check("qbbnnrkr/2pp2pp/p7/1p2pp2/8/P3PP2/1PPP1KPP/QBBNNR1R w hf - 0 9", &[22, 593, 13_440]);
    check(
        "4rrk1/pbbp2p1/1ppnp3/3n1pqp/3N1PQP/1PPNP3/PBBP2P1/4RRK1 w Ff - 0 1",
        &[42, 1_743, 71_908],
    );
}
