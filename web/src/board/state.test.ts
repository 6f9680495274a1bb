// The board's state without a page: clicks, drags, promotion, keys.

import { describe, expect, it } from "vitest";
import type { MoveView, Role, Square } from "../generated/wire";
import {
  answer,
  emptyBoard,
  targets,
  type BoardEvent,
  type BoardState,
  type Shown,
  type Wish,
} from "./state";

function move(from: Square, to: Square, promotion: Role | null = null): MoveView {
  const letter = promotion === "knight" ? "n" : (promotion?.[0] ?? "");
  const role = promotion === null ? "rook" : "pawn";
  return {
    uci: `${from}${to}${letter}`,
    role,
    from,
    to,
    onto: null,
    kind: "quiet",
    promotion,
    captured: null,
    rook: null,
  };
}

const PROMOTIONS = (["queen", "rook", "bishop", "knight"] as const).map((r) => move("a7", "a8", r));

const shown: Shown = {
  pieces: new Map([
    ["e2", { color: "white", role: "rook" }],
    ["a7", { color: "white", role: "pawn" }],
    ["d1", { color: "white", role: "king" }],
    ["e8", { color: "black", role: "king" }],
  ]),
  moves: [move("e2", "e3"), move("e2", "e4"), ...PROMOTIONS],
  movable: "white",
  check: null,
  lastMove: null,
};

const start = answer(emptyBoard("white"), { is: "show", shown })[0];

/** Plays events through and gathers what was wished for. */
function after(...events: BoardEvent[]): { state: BoardState; wishes: Wish[] } {
  let state = start;
  const wishes: Wish[] = [];
  for (const event of events) {
    const [next, wish] = answer(state, event);
    state = next;
    if (wish !== null) wishes.push(wish);
  }
  return { state, wishes };
}

const press = (square: Square): BoardEvent => ({ is: "press", square });
const release = (square: Square | null): BoardEvent => ({ is: "release", square });
const click = (square: Square): BoardEvent[] => [press(square), release(square)];

describe("click and click", () => {
  it("selects at once when the finger goes down", () => {
    const { state } = after(press("e2"));
    expect(state.selected).toBe("e2");
    expect([...targets(state).keys()]).toEqual(["e3", "e4"]);
  });

  it("plays on the second click", () => {
    const { state, wishes } = after(...click("e2"), ...click("e4"));
    expect(wishes).toEqual([{ is: "play", move: move("e2", "e4"), manner: "put" }]);
    expect(state.selected).toBeNull();
  });

  it("takes another piece up instead", () => {
    expect(after(...click("e2"), ...click("d1")).state.selected).toBe("d1");
  });

  it("lets go when the same piece is clicked again", () => {
    expect(after(...click("e2"), ...click("e2")).state.selected).toBeNull();
  });

  it("asks for an explanation where no move leads", () => {
    const { state, wishes } = after(...click("e2"), ...click("h7"));
    expect(wishes).toEqual([{ is: "refuse", from: "e2", to: "h7" }]);
    expect(state.selected).toBeNull();
  });

  it("does not take up the other side's piece, and says so", () => {
    const { state, wishes } = after(...click("e8"));
    expect(state.selected).toBeNull();
    expect(wishes).toEqual([{ is: "untouchable", square: "e8" }]);
  });

  it("does nothing on an empty square", () => {
    expect(after(...click("h5")).wishes).toEqual([]);
  });
});

describe("drag", () => {
  it("plays where the piece is dropped", () => {
    const { state, wishes } = after(
      press("e2"),
      { is: "lift" },
      { is: "hover", square: "e4" },
      release("e4"),
    );
    expect(wishes).toEqual([{ is: "play", move: move("e2", "e4"), manner: "dropped" }]);
    expect(state.drag).toBeNull();
  });

  it("knows the square below the hand", () => {
    const { state } = after(press("e2"), { is: "lift" }, { is: "hover", square: "e3" });
    expect(state.drag).toEqual({ from: "e2", over: "e3" });
  });

  it("is undone when dropped off the board", () => {
    const { state, wishes } = after(
      press("e2"),
      { is: "lift" },
      { is: "hover", square: null },
      release(null),
    );
    expect(wishes).toEqual([]);
    expect(state.selected).toBeNull();
  });

  it("keeps the piece selected when dropped where it stood", () => {
    const { state, wishes } = after(press("e2"), { is: "lift" }, release("e2"));
    expect(state.selected).toBe("e2");
    expect(wishes).toEqual([]);
  });

  it("cannot start without a piece", () => {
    expect(after(press("h5"), { is: "lift" }).state.drag).toBeNull();
  });
});

describe("promotion", () => {
  it("asks which piece, and plays only then", () => {
    const asked = after(...click("a7"), ...click("a8"));
    expect(asked.wishes).toEqual([]);
    expect(asked.state.choice?.moves).toHaveLength(4);
    const knight = PROMOTIONS[3] as MoveView;
    const [state, wish] = answer(asked.state, { is: "choose", move: knight });
    expect(wish).toEqual({ is: "play", move: knight, manner: "put" });
    expect(state.choice).toBeNull();
  });

  it("is called off by Escape and by a click elsewhere, which plays nothing", () => {
    for (const off of [{ is: "cancel" }, press("e2")] satisfies BoardEvent[]) {
      const { state, wishes } = after(...click("a7"), ...click("a8"), off);
      expect(state.choice).toBeNull();
      expect(state.selected).toBeNull();
      expect(wishes).toEqual([]);
    }
  });

  it("asks after a drop as well", () => {
    const { state } = after(press("a7"), { is: "lift" }, release("a8"));
    expect(state.choice).toMatchObject({ from: "a7", to: "a8" });
  });
});

describe("keyboard", () => {
  it("walks, takes and puts", () => {
    const { state, wishes } = after(
      { is: "activate", square: "e2" },
      { is: "step", direction: "up" },
      { is: "step", direction: "up" },
    );
    expect([state.cursor, state.selected, wishes]).toEqual(["e4", "e2", []]);
    const [, wish] = answer(state, { is: "activate", square: state.cursor });
    expect(wish).toMatchObject({ is: "play", move: { uci: "e2e4" } });
  });

  it("puts the piece back with Enter on it, and with Escape", () => {
    const again: BoardEvent = { is: "activate", square: "e2" };
    expect(after(again, again).state.selected).toBeNull();
    expect(after(again, { is: "cancel" }).state.selected).toBeNull();
  });
});

describe("being shown something", () => {
  it("lets go of everything when the position changes", () => {
    const { state } = after(
      press("e2"),
      { is: "lift" },
      { is: "show", shown: { ...shown, pieces: new Map() } },
    );
    expect([state.selected, state.drag]).toEqual([null, null]);
  });

  it("keeps the selection when only the marks change", () => {
    const { state } = after(press("e2"), { is: "show", shown: { ...shown, check: "d1" } });
    expect(state.selected).toBe("e2");
  });

  it("takes nothing up while it only shows", () => {
    const still: Shown = { ...shown, pieces: new Map(shown.pieces), movable: null, moves: [] };
    const { state } = after({ is: "show", shown: still }, press("e2"));
    expect(state.selected).toBeNull();
  });

  it("turns round and keeps the cursor on its square", () => {
    const { state } = after({ is: "jump", square: "c3" }, { is: "turn", side: "black" });
    expect([state.side, state.cursor]).toEqual(["black", "c3"]);
  });
});

describe("castling in Chess960", () => {
  const step: MoveView = { ...move("d1", "c1"), role: "king" };
  const long: MoveView = {
    ...step,
    uci: "d1a1",
    onto: "a1",
    kind: "castleLong",
    rook: { from: "a1", to: "d1" },
  };
  const castles: Shown = {
    ...shown,
    pieces: new Map([...shown.pieces, ["a1", { color: "white", role: "rook" }]]),
    moves: [step, long],
  };
  const put = (to: Square): { state: BoardState; wishes: Wish[] } =>
    after({ is: "show", shown: castles }, ...click("d1"), press(to));

  it("is the king put on its own rook", () => {
    expect(put("a1").wishes).toEqual([{ is: "play", move: long, manner: "put" }]);
    const { wishes } = after(
      { is: "show", shown: castles },
      press("d1"),
      { is: "lift" },
      release("a1"),
    );
    expect(wishes).toEqual([{ is: "play", move: long, manner: "dropped" }]);
  });

  it("is asked about where a step of the king ends on the same square", () => {
    const { state, wishes } = put("c1");
    expect(wishes).toEqual([]);
    expect(state.choice?.moves).toEqual([step, long]);
  });
});

describe("where a square is asked for", () => {
  it("tells every square that is pressed, and takes no piece up", () => {
    const pointing = { ...shown, pointing: true };
    const { state, wishes } = after({ is: "show", shown: pointing }, press("e2"), press("d4"));
    expect(wishes).toEqual([
      { is: "point", square: "e2" },
      { is: "point", square: "d4" },
    ]);
    expect([state.selected, state.cursor]).toEqual([null, "d4"]);
  });
});
