"""Fits the human move model of the levels, and writes it for the engine.

    python fit.py gathered.bin model.bin

`gathered.bin` comes from `rokade levels --gather`; `model.bin` is
`crates/engine/src/level/model.bin`. Needs numpy; nothing else.

The model is a conditional logit with one hidden layer: the utility of a move
is a sum of a linear part, a small network of its features, and tables of
where pieces of each kind come from and go to; the chance of a move is the
softmax of the utilities of all legal moves. The rating of the player is a
feature, so that one model serves all levels. Every tenth game is kept apart
to choose when to stop; the held-out games are not in the file at all.
"""

import sys
import numpy as np

SCALE = 1024.0
HIDDEN = 32
TABLES = 3  # always, times rating, times phase
ELO, PHASE = 0, 1  # their places among the features
EPOCHS = 14
BATCH = 384
SEED = 20


def read(path, features):
    raw = np.fromfile(path, dtype="<i2")
    rows, heads, at = [], [], 0
    width = features + 2
    while at < len(raw):
        count, played, elo, ply = (int(x) for x in raw[at:at + 4])
        at += 4
        heads.append((count, played, elo, ply))
        rows.append(raw[at:at + count * width].reshape(count, width))
        at += count * width
    return np.array(heads), rows


class Model:
    def __init__(self, features, rng):
        self.p = {
            "w1": rng.normal(0, 1 / np.sqrt(features), (features, HIDDEN)).astype(np.float32),
            "b1": np.zeros(HIDDEN, np.float32),
            "w2": rng.normal(0, 0.3, HIDDEN).astype(np.float32),
            "lin": np.zeros(features, np.float32),
            "from": np.zeros((TABLES, 384), np.float32),
            "to": np.zeros((TABLES, 384), np.float32),
        }
        self.m = {k: np.zeros_like(v) for k, v in self.p.items()}
        self.v = {k: np.zeros_like(v) for k, v in self.p.items()}
        self.t = 0

    def forward(self, x, origin, target):
        p = self.p
        h = np.maximum(x @ p["w1"] + p["b1"], 0)
        c = np.stack([np.ones(len(x), np.float32), x[:, ELO], x[:, PHASE]])
        u = h @ p["w2"] + x @ p["lin"]
        u += (c * (p["from"][:, origin] + p["to"][:, target])).sum(0)
        return u, h, c

    def step(self, x, origin, target, starts, chosen, rate, decay):
        u, h, c = self.forward(x, origin, target)
        prob = softmax(u, starts)
        d = prob.copy()
        d[chosen] -= 1
        d /= len(starts)
        p, g = self.p, {}
        g["w2"] = h.T @ d
        g["lin"] = x.T @ d
        dh = np.outer(d, p["w2"]) * (h > 0)
        g["w1"] = x.T @ dh
        g["b1"] = dh.sum(0)
        for name, index in (("from", origin), ("to", target)):
            table = np.zeros_like(p[name])
            for k in range(TABLES):
                table[k] = np.bincount(index, weights=c[k] * d, minlength=384)
            g[name] = table
        self.t += 1
        for k in p:
            gk = g[k] + decay * p[k]
            self.m[k] = 0.9 * self.m[k] + 0.1 * gk
            self.v[k] = 0.999 * self.v[k] + 0.001 * gk * gk
            m = self.m[k] / (1 - 0.9 ** self.t)
            v = self.v[k] / (1 - 0.999 ** self.t)
            p[k] -= rate * m / (np.sqrt(v) + 1e-8)
        return -np.log(prob[chosen] + 1e-12).mean()


def softmax(u, starts):
    counts = np.diff(np.append(starts, len(u)))
    top = np.maximum.reduceat(u, starts)
    e = np.exp(u - np.repeat(top, counts))
    return e / np.repeat(np.add.reduceat(e, starts), counts)


def pack(rows, heads, chosen_positions):
    block = np.concatenate([rows[i] for i in chosen_positions])
    counts = heads[chosen_positions, 0]
    starts = np.concatenate([[0], np.cumsum(counts)[:-1]])
    x = block[:, :-2].astype(np.float32) / SCALE
    return x, block[:, -2].astype(int), block[:, -1].astype(int), starts, starts + heads[chosen_positions, 1]


def report(model, rows, heads, positions):
    hits, logs, seen = [], [], []
    for part in np.array_split(positions, max(1, len(positions) // 500)):
        x, o, t, starts, chosen = pack(rows, heads, part)
        u, _, _ = model.forward(x, o, t)
        prob = softmax(u, starts)
        logs.extend(-np.log(prob[chosen] + 1e-12))
        hits.extend(u[chosen] >= np.maximum.reduceat(u, starts))
        seen.extend(part)
    hits, logs, seen = np.array(hits), np.array(logs), np.array(seen)
    elo, late = heads[seen, 2], heads[seen, 3] >= 16
    told = f"loss {logs.mean():.4f} hits {100 * hits.mean():.2f}% after ply 16: {100 * hits[late].mean():.2f}%"
    for band in (900, 1200, 1500, 1800, 2100):
        inside = late & (abs(elo - band) < 150)
        if inside.any():
            told += f" {band}:{100 * hits[inside].mean():.1f}({inside.sum()})"
    return logs.mean(), told


def write(model, path):
    """Little-endian 32-bit floats, in the order that `level/model.rs` tells."""
    p = model.p
    with open(path, "wb") as out:
        for k in ("w1", "b1", "w2", "lin", "from", "to"):
            out.write(p[k].astype("<f4").tobytes())


def main(source, target, features):
    rng = np.random.default_rng(SEED)
    heads, rows = read(source, features)
    keep = np.flatnonzero(heads[:, 1] >= 0)
    # Positions of a game stand together; a game begins where the ply falls.
    game = np.cumsum(np.diff(heads[:, 3], prepend=999) < 0)
    check = keep[game[keep] % 10 == 0]
    train = keep[game[keep] % 10 != 0]
    print(len(train), "positions to fit,", len(check), "to stop by", flush=True)
    model, best = Model(features, rng), (9e9, None)
    for epoch in range(EPOCHS):
        rate = 2e-3 * 0.5 * (1 + np.cos(np.pi * epoch / EPOCHS)) + 3e-5
        order = rng.permutation(train)
        losses = [
            model.step(*pack(rows, heads, part), rate, 1e-5)
            for part in np.array_split(order, max(1, len(order) // BATCH))
        ]
        loss, told = report(model, rows, heads, check)
        print(epoch, f"{np.mean(losses):.4f}", told, flush=True)
        if loss < best[0]:
            best = (loss, {k: v.copy() for k, v in model.p.items()})
            write(model, target)


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], int(sys.argv[3]) if len(sys.argv) > 3 else 93)
