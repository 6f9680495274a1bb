// A chess clock goes on while the device sleeps.

import { expect, it } from "vitest";
import { BoardTime } from "./time";

function sources() {
  const now = { steady: 5_000, day: 1_000_000 };
  const time = new BoardTime({ steady: () => now.steady, day: () => now.day });
  const pass = (steady: number, day = steady): void => {
    now.steady += steady;
    now.day += day;
  };
  return { time, pass };
}

it("adds what the device slept", () => {
  const { time, pass } = sources();
  const before = time.now();
  pass(1_000, 61_000);
  expect(time.wake()).toBe(60_000);
  expect(time.now() - before).toBe(61_000);
  pass(500);
  expect(time.wake()).toBe(0);
  expect(time.now() - before).toBe(61_500);
});

it("does not follow corrections of the time of day, and never goes back", () => {
  const { time, pass } = sources();
  const before = time.now();
  pass(1_000, 1_900);
  expect(time.wake()).toBe(0);
  pass(1_000, -3_600_000);
  expect(time.wake()).toBe(0);
  expect(time.now() - before).toBe(2_000);
});
