// The calendar of the daily puzzle.

import { describe, expect, it } from "vitest";
import { dayAt, daysAfter, isDay, monthsAfter, numberOf, streakOf, weeksOf } from "./days";

describe("D: a day", () => {
  it("begins at midnight in Amsterdam, in summer and in winter", () => {
    expect(dayAt(new Date("2026-11-29T22:59:59Z"))).toBe("2026-11-29");
    expect(dayAt(new Date("2026-11-29T23:00:00Z"))).toBe("2026-11-30");
    expect(dayAt(new Date("2026-06-30T21:59:59Z"))).toBe("2026-06-30");
    expect(dayAt(new Date("2026-06-30T22:00:00Z"))).toBe("2026-07-01");
  });

  it("is one of the calendar", () => {
    expect(["2026-02-28", "2028-02-29"].every(isDay)).toBe(true);
    expect(["2026-02-29", "2026-13-01", "26-1-1", "oefenen", ""].some(isDay)).toBe(false);
  });

  it("has a number that goes on by one", () => {
    expect(numberOf("1970-01-01")).toBe(0);
    expect(numberOf("2026-03-30") - numberOf("2026-03-28")).toBe(2);
    expect(daysAfter("2026-12-31", 1)).toBe("2027-01-01");
  });
});

it("D: a streak lasts while the day is not over", () => {
  const solved = ["2026-11-27", "2026-11-28", "2026-11-29"];
  expect(streakOf(solved, "2026-11-29")).toBe(3);
  expect(streakOf(solved, "2026-11-30")).toBe(3);
  expect(streakOf(solved, "2026-12-01")).toBe(0);
  expect(streakOf([], "2026-12-01")).toBe(0);
});

it("a month has whole weeks from Monday to Sunday", () => {
  const november = weeksOf("2026-11");
  expect(november).toHaveLength(6);
  expect(november[0]).toEqual([null, null, null, null, null, null, "2026-11-01"]);
  expect(november.at(-1)).toEqual(["2026-11-30", null, null, null, null, null, null]);
  expect(monthsAfter("2026-12", 1)).toBe("2027-01");
  expect(monthsAfter("2026-01", -1)).toBe("2025-12");
});
