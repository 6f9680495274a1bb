// Addresses: each place has one in both languages, and no two share one.

import { existsSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../texts/language";
import { whereIs } from "./here";
import { addressOfPlace, addressPatterns, placeAt, PLACES } from "./places";

const found = (path: string): unknown => {
  const at = placeAt(path);
  return at && [at.place.name, at.language, at.page];
};

describe("an address", () => {
  it("finds a place in both languages", () => {
    expect(found("/partij")).toEqual(["game", "nl", null]);
    expect(found("/game/")).toEqual(["game", "en", null]);
    expect(found("/")).toEqual(["start", "nl", null]);
  });

  it("finds a page of a place that has pages, and of no other", () => {
    expect(found("/regels/rokeren")).toEqual(["rulebook", "nl", "rokeren"]);
    expect(found("/rules/castling/")).toEqual(["rulebook", "en", "castling"]);
    expect(found("/partij/xyz")).toBeNull();
  });

  it("finds nothing where nothing is", () => {
    for (const path of ["/regelsx", "/rulesets", "/xyz", "/index.html"]) {
      expect(found(path)).toBeNull();
    }
  });

  it("is not broken by what is no text", () => {
    expect(found("/rules/%E0%A4%A")).toEqual(["rulebook", "en", "%E0%A4%A"]);
  });

  it("is read as it was written", () => {
    for (const place of PLACES) {
      for (const language of LANGUAGES) {
        expect(placeAt(addressOfPlace(place.name, language))?.place).toBe(place);
      }
    }
    expect(found(addressOfPlace("rulebook", "en", "castling"))).toEqual([
      "rulebook",
      "en",
      "castling",
    ]);
  });

  it("of the house with a game in it is the game's", () => {
    const name = (search: string) => whereIs({ pathname: "/", search })?.place.name;
    expect([name(""), name("?utm=1"), name("?fen=x"), name("?opponent=person")]).toEqual([
      "start",
      "start",
      "game",
      "game",
    ]);
  });
});

describe("the table of places", () => {
  it("gives no address twice", () => {
    const listed = PLACES.filter(({ name }) => name !== "start").flatMap(({ nl, en }) => [nl, en]);
    expect(new Set(listed).size).toBe(listed.length);
  });

  it("names screens that exist", () => {
    for (const { screen } of PLACES) {
      expect(existsSync(new URL(`../${screen}.svelte`, import.meta.url)), screen).toBe(true);
    }
  });

  it("is written for the server once each, with pages where there are any", () => {
    const patterns = addressPatterns();
    expect(patterns).toContain("/regels/*");
    expect(patterns).not.toContain("/partij/*");
    expect(new Set(patterns).size).toBe(patterns.length);
  });
});
