// A sitting on the device: what is pressed, written down, kept and taken up again.

import { readFileSync } from "node:fs";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { rules } from "../../tests/unit/fakes";
import { FIRST_SITTING, type Drawer, type KeptSitting, type SittingSetup } from "./kept";
import { pairs, pick } from "./picked";
import { BoardSession } from "./session.svelte";
import { lineOf, loadSittings } from "./sitting";
import { endText, noteText } from "./words";

beforeAll(async () => {
  await rules();
  const wasm = new URL("../generated/wasm/sitting/sitting_bg.wasm", import.meta.url);
  await loadSittings(readFileSync(wasm));
});

let now = 0;
let said: string[] = [];
let kept: KeptSitting[] = [];
let room = true;

const drawer: Drawer = {
  all: () => kept,
  put(sitting) {
    if (room) kept = [sitting];
    return room;
  },
};
const voice = {
  say: (text: string) => void said.push(text),
  interrupt: (text: string) => void said.push(`! ${text}`),
  hush: () => undefined,
};

function open(sitting: KeptSitting): BoardSession {
  return new BoardSession(sitting, { drawer, voice, time: () => now });
}

function begin(setup: Partial<SittingSetup> = {}): BoardSession {
  const whole = { ...FIRST_SITTING, control: "5+3", ...setup };
  return open({ date: "2026.11.30", key: 7, setup: whole, lines: [], score: null });
}

function only(): KeptSitting {
  const [sitting] = kept;
  if (sitting === undefined) throw new Error("nothing was kept");
  return sitting;
}

beforeEach(() => {
  now = 40_000;
  said = [];
  kept = [];
  room = true;
});

describe("the clock", () => {
  it("is started by the opponent of whoever moves first", () => {
    const session = begin();
    session.press("white");
    expect(session.view.motion).toBe("notStarted");
    session.press("black");
    expect(session.running).toBe(true);
    now += 5_000;
    session.press("white");
    expect(session.view.turn).toBe("black");
    expect(session.clock.faces?.white.text).toBe("5:01");
    // A second press of the same hand does nothing.
    session.press("white");
    expect(session.view.white.moves).toBe(1);
  });

  it("stands as at the last press when the device was lost, and says so", () => {
    const session = begin();
    session.press("black");
    now += 10_000;
    session.press("white");
    now += 200_000;
    const again = open(only());
    expect(again.interrupted).toBe(true);
    expect(again.view.motion).toBe("paused");
    expect(again.clock.faces?.white.text).toBe("4:56");
    expect(again.clock.faces?.black.text).toBe("5:03");
    again.act({ is: "resume" });
    now += 3_000;
    again.press("black");
    expect(again.clock.faces?.black.text).toBe("5:03");
    expect(again.interrupted).toBe(false);
  });

  it("shows a fallen flag that ends nothing until it is claimed", () => {
    const session = begin({ recording: "clockOnly" });
    session.press("black");
    now += 400_000;
    session.slept(0);
    expect(session.view.white.flagDown).toBe(true);
    expect(session.ended).toBe(false);
    expect(session.act({ is: "flag", by: "black" })).toBe(false);
    session.act({ is: "flag", by: "white", unable: true });
    expect(endText(session.view)?.score).toBe("result-score");
    expect(session.view.verdict).toMatchObject({ is: "ended", outcome: { is: "draw" } });
    expect(only().score).not.toBeNull();
  });

  it("tells when nothing can be kept", () => {
    const session = begin();
    room = false;
    session.press("black");
    expect(session.message).toEqual({ is: "notice", name: "otb-not-kept" });
  });
});

describe("the scoresheet", () => {
  it("offers what was tried and refused as an illegal move, once the clock was pressed", () => {
    const session = begin();
    session.press("black");
    session.refuse("a1", "a5");
    expect(session.message?.is).toBe("refusal");
    expect(session.attempt).toBeNull();
    session.press("white");
    session.refuse("a1", "a5");
    expect(session.attempt).toEqual(["a1", "a5"]);
    session.act({ is: "offence", what: { is: "one", squares: ["a1", "a5"] } });
    expect(session.rulings.map(({ what }) => what.is)).toEqual(["offence"]);
    expect(session.view.white.illegalMoves).toBe(1);
    expect(session.attempt).toBeNull();
  });

  it("is written by moves, and ends the game by mate", () => {
    const session = begin();
    session.press("black");
    for (const [uci, by] of [
      ["f2f3", "white"],
      ["e7e5", "black"],
      ["g2g4", "white"],
    ] as const) {
      session.act({ is: "move", uci });
      session.press(by);
    }
    expect(session.shown.movable).toBe("black");
    session.act({ is: "move", uci: "d8h4" });
    expect(session.ended).toBe(true);
    expect(session.shown.moves).toEqual([]);
    expect(session.scoresheet("english").at(-1)).toBe("Qh4#");
    expect(session.pgn()).toContain('[Date "2026.11.30"]');
    session.act({ is: "reopen" });
    expect(session.ended).toBe(false);
    expect(session.view.motion).toBe("paused");
  });

  it("explains what does not count", () => {
    const session = begin();
    session.press("black");
    session.press("white");
    expect(session.view.unwritten).toBe(1);
    const deed = { is: "claim", by: "white", ground: "repetition", intended: null } as const;
    expect(session.act(deed)).toBe(false);
    expect(session.message).toEqual({ is: "deed", why: "unwritten" });
  });
});

describe("words", () => {
  it("are lines that the rules read", () => {
    expect(lineOf({ is: "press", by: "white" })).toBe("press white");
    expect(lineOf({ is: "flag", by: "black", unable: true })).toBe("flag black unable");
    expect(lineOf({ is: "offence", what: { is: "both", squares: ["e2", "e4"] } })).toBe(
      "offence both e2e4",
    );
    const wrong = { is: "initialPosition", pairs: [["d1", "e1"]] } as const;
    expect(lineOf({ is: "wrong", what: wrong })).toBe("wrong initialPosition d1 e1");
    expect(lineOf({ is: "wrong", what: { is: "foundDisplaced", ply: 3 } })).toBe(
      "wrong foundDisplaced 3",
    );
  });

  it("tell every line of the log", () => {
    const session = begin();
    session.press("black");
    session.act({ is: "touch", by: "white", square: "g1", manner: "toMove" });
    session.act({ is: "time", side: "black", leftMs: 60_000 });
    for (const { what } of session.view.notes) expect(noteText(what)).not.toBe("");
  });

  it("collect squares that are pointed at", () => {
    expect(pick(["a1"], "b1", 2)).toEqual(["a1", "b1"]);
    expect(pick(["a1", "b1"], "b1", 2)).toEqual(["a1"]);
    expect(pick(["a1", "b1"], "c1", 2)).toEqual(["c1"]);
    expect(pairs(["a1", "b1", "c1"])).toEqual([["a1", "b1"]]);
  });
});
