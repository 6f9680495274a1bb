// Addresses of the rulebook: read, written, and left alone.

import { expect, it } from "vitest";
import { pathOf, placeOf } from "./place";

it("finds pages in both languages", () => {
  expect(placeOf("/regels/rokeren")).toEqual({ language: "nl", page: "rokeren" });
  expect(placeOf("/rules/castling/")).toEqual({ language: "en", page: "castling" });
});

it("knows the contents", () => {
  for (const path of ["/regels", "/regels/"]) {
    expect(placeOf(path)).toEqual({ language: "nl", page: null });
  }
});

it("leaves other addresses alone", () => {
  for (const path of ["/", "/regelsx", "/rulesets", "/arbiter"]) expect(placeOf(path)).toBeNull();
});

it("is not broken by an address that is no text", () => {
  expect(placeOf("/rules/%E0%A4%A")).toEqual({ language: "en", page: "%E0%A4%A" });
});

it("writes what it reads", () => {
  for (const path of ["/regels", "/rules/castling"]) {
    const place = placeOf(path);
    expect(place && pathOf(place.language, place.page)).toBe(path);
  }
});
