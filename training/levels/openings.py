"""Makes the table of openings of the levels.

    python openings.py human_opening_counts_by_elo.tsv.gz openings.bin

The source says how often people of five rating bands chose each move in
57,818 positions. Kept are positions that can be reached by kept moves in the
first half-moves, and moves that are not rare. Needs the package `chess` for
Polyglot's keys.

A position is: the upper 32 bits of its Polyglot key, the number of its moves,
and for each move 16 bits (from, to and promotion as Polyglot writes them) and
a byte for each of three bands: how often it was chosen, in 255ths. Lowest
byte first; the positions in the order of their keys.
"""

import collections
import gzip
import struct
import sys

import chess
import chess.polyglot

BANDS = (1100, 1500, 1900)
PLIES = 9
GAMES = 2_000  # a position with fewer in every band is not kept
SHARE = 0.04  # nor is a move chosen less often in every band, but first moves:
FIRST_SHARE = 0.004


def read(path):
    counts = collections.defaultdict(dict)
    with gzip.open(path, "rt") as lines:
        next(lines)
        for line in lines:
            epd, band, moves = line.rstrip("\n").split("\t")
            if int(band) in BANDS:
                counts[epd][int(band)] = {m: int(n) for m, n in (x.split(":") for x in moves.split())}
    return counts


def shares(bands, least):
    total = {band: sum(moves.values()) for band, moves in bands.items()}
    moves = {m for band in bands.values() for m in band}
    table = {}
    for move in moves:
        row = [bands.get(b, {}).get(move, 0) / max(1, total.get(b, 0)) for b in BANDS]
        if max(row) >= least:
            table[move] = row
    return table


def main(source, target):
    counts = read(source)
    kept, wave = {}, [chess.Board()]
    for _ in range(PLIES):
        following = {}
        for board in wave:
            bands = counts.get(board.epd())
            key = chess.polyglot.zobrist_hash(board) >> 32
            if not bands or key in kept:
                continue
            if max(sum(m.values()) for m in bands.values()) < GAMES or len(bands) < len(BANDS):
                continue
            table = shares(bands, FIRST_SHARE if board.ply() == 0 else SHARE)
            kept[key] = table
            for move in table:
                after = board.copy(stack=False)
                after.push_uci(move)
                following[after.epd()] = after
        wave = list(following.values())
    with open(target, "wb") as out:
        for key in sorted(kept):
            out.write(struct.pack("<IB", key, len(kept[key])))
            for move, row in sorted(kept[key].items()):
                move = chess.Move.from_uci(move)
                promotion = {None: 0, 2: 1, 3: 2, 4: 3, 5: 4}[move.promotion]
                code = move.to_square | move.from_square << 6 | promotion << 12
                out.write(struct.pack("<HBBB", code, *(round(255 * share) for share in row)))
    print(len(kept), "positions,", sum(map(len, kept.values())), "moves")


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2])
