// What somebody draws: colours by keys, the same twice is gone, and arrows snap to lines and jumps.

import { describe, expect, it } from "vitest";
import { brushOf, sketchedOver, snapped, withDrawing, type Drawing } from "./drawn";

const held = (...keys: string[]) => ({
  shiftKey: keys.includes("shift"),
  ctrlKey: keys.includes("ctrl"),
  altKey: keys.includes("alt"),
  metaKey: keys.includes("meta"),
});
const arrow = (from: Drawing["from"], to: Drawing["to"], brush: Drawing["brush"] = "green") => ({
  from,
  to,
  brush,
});

it("has a colour for each key that is held", () => {
  expect(brushOf(held())).toBe("green");
  expect([brushOf(held("shift")), brushOf(held("ctrl"))]).toEqual(["red", "red"]);
  expect([brushOf(held("alt")), brushOf(held("meta"))]).toEqual(["blue", "blue"]);
  expect(brushOf(held("shift", "alt"))).toBe("yellow");
});

describe("drawing the same", () => {
  const before = [arrow("e2", "e4"), arrow("d4", "d4", "red")];

  it("takes it away", () => {
    expect(withDrawing(before, arrow("e2", "e4"))).toEqual([arrow("d4", "d4", "red")]);
  });

  it("in another colour draws it over", () => {
    const after = withDrawing(before, arrow("e2", "e4", "blue"));
    expect(after).toHaveLength(2);
    expect(after).toContainEqual(arrow("e2", "e4", "blue"));
  });

  it("is seen once while the hand draws", () => {
    expect(sketchedOver(before, arrow("e2", "e4"))).toHaveLength(2);
  });

  it("the other way round is another arrow", () => {
    expect(withDrawing(before, arrow("e4", "e2"))).toHaveLength(3);
  });
});

it("snaps an arrow to the nearest line or jump", () => {
  expect(snapped("e2", "e4")).toBe("e4");
  expect(snapped("g1", "f3")).toBe("f3");
  expect(snapped("a1", "h8")).toBe("h8");
  expect(snapped("a1", "h7")).toMatch(/^(h8|g7)$/);
  expect(snapped("e4", "e4")).toBe("e4");
});
