// Lines beside a game, and playing on from an earlier move.

import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { Fakes, play, rules, TWO } from "../../tests/unit/fakes";
import { divergence, numbered, others } from "./lines";
import type { Session } from "./session.svelte";
import { FIRST_GAME } from "./setup";

const words = (text: string): string[] => text.split(" ").filter((word) => word !== "");
const played = ({ view }: Session): string => view.played.map(({ move }) => move.uci).join(" ");

describe("lines", () => {
  it("leave each other after so many moves", () => {
    expect(divergence(words("a b c"), words("a b d"))).toBe(2);
    expect(divergence(words("a b"), words("a b c"))).toBe(2);
    expect(divergence(words("x"), words("a"))).toBe(0);
  });

  it("are kept once, and only when something would be lost", () => {
    expect(others([], words("a b c"), 3)).toEqual([]);
    expect(others([], words("a b c"), 1)).toEqual([words("a b c")]);
    expect(others([words("a b")], words("a b c"), 1)).toEqual([words("a b c")]);
    expect(others([words("a b c d")], words("a b c"), 1)).toEqual([words("a b c d")]);
    expect(others([words("x y")], words("a b"), 0)).toEqual([words("a b"), words("x y")]);
  });

  it("are numbered from where they leave", () => {
    const white = { firstNumber: 1, firstTurn: "white" } as const;
    expect(numbered(white, words("e4 e5 Pf3 Pc6"), 1)).toBe("1… e5 2. Pf3 Pc6");
    expect(numbered(white, words("e4 e5 Pf3"), 2)).toBe("2. Pf3");
    const black = { firstNumber: 7, firstTurn: "black" } as const;
    expect(numbered(black, words("e5 Pf3"), 0)).toBe("7… e5 8. Pf3");
  });
});

describe("playing on from an earlier move", () => {
  let fakes: Fakes;
  beforeAll(rules);
  beforeEach(() => {
    fakes = new Fakes();
  });

  it("keeps what was played as a line, and leads back to it", () => {
    const session = fakes.two();
    play(session, "e2e4", "e7e5", "g1f3");
    session.look(1);
    session.playOn({ ...TWO });
    expect([played(session), session.lookingBack]).toEqual(["e2e4", false]);
    play(session, "c7c5");
    const [line] = session.lines;
    expect(line).toEqual(["e2e4", "e7e5", "g1f3"]);
    expect(session.writtenLine(line ?? [], "dutch")).toEqual(["e4", "e5", "Pf3"]);
    // It is there after a reload as well.
    const again = fakes.session();
    expect(again.lines).toEqual([line]);
    again.takeLine(again.lines[0] ?? []);
    expect(played(again)).toBe("e2e4 e7e5 g1f3");
    expect(again.lines).toEqual([["e2e4", "c7c5"]]);
  });

  it("may be against the computer, which moves when it is its turn, without a clock", () => {
    const session = fakes.two({ control: "5", ruleset: "online" });
    play(session, "e2e4", "e7e5");
    session.look(1);
    session.playOn({ ...TWO, opponent: "computer", level: "hard", color: "white", control: "5" });
    expect(fakes.questions.at(-1)?.moves).toEqual(["e2e4"]);
    expect(session.setup).toMatchObject({ opponent: "computer", level: "hard", control: null });
    expect([session.view.clock, session.thinking]).toEqual([null, true]);
  });

  it("may be from the end of a game that is over: nothing else was played then", () => {
    const session = fakes.two();
    play(session, "f2f3", "e7e5", "g2g4", "d8h4");
    session.look(3);
    session.playOn({ ...FIRST_GAME, opponent: "person" });
    expect([session.ended, session.lines]).toEqual([false, [["f2f3", "e7e5", "g2g4", "d8h4"]]]);
  });
});
