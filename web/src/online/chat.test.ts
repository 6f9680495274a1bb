// What players write, and who reads it.

import { expect, it } from "vitest";
import type { OnlineEvent, OnlineHappening } from "../generated/wire";
import { isMuted, writtenIn } from "./words";

const events = (...all: readonly OnlineHappening[]): OnlineEvent[] =>
  all.map((what, index) => ({ number: index + 1, what }));

it("is told in its order, with whoever wrote it", () => {
  const all = events(
    { is: "came", side: "white" },
    { is: "wrote", by: "white", text: "hallo" },
    { is: "wrote", by: "black", text: "succes" },
  );
  expect(writtenIn(all)).toEqual([
    { number: 2, by: "white", text: "hallo" },
    { number: 3, by: "black", text: "succes" },
  ]);
});

it("is no longer read once somebody wants so, until they want to again", () => {
  const muted = events({ is: "muted", by: "black" });
  expect([isMuted(muted, "black"), isMuted(muted, "white")]).toEqual([true, false]);
  expect(isMuted([...muted, ...events({ is: "unmuted", by: "black" })], "black")).toBe(false);
});
