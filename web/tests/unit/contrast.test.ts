// Every pair of text and ground is at least 4.5:1, and every shape that must be seen 3:1, in
// light and in dark and on every board (WCAG 2.2, 1.4.3 and 1.4.11).

import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const css = readFileSync(new URL("../../src/styles/colors.css", import.meta.url), "utf8");

/** The properties declared in a block that begins with this selector. */
function declared(selector: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [, head, body] of css.matchAll(/([^{}]+)\{([^}]*)\}/g)) {
    if (head?.replace(/\/\*[^]*?\*\//g, "").trim() !== selector) continue;
    for (const [, name, value] of body?.matchAll(/--([\w-]+):\s*([^;]+);/g) ?? []) {
      found[name as string] = value as string;
    }
  }
  return found;
}

const page = declared(":root");

function inTheme(theme: "light" | "dark"): Record<string, string> {
  const part = theme === "light" ? 1 : 2;
  return Object.fromEntries(
    Object.entries(page).map(([name, value]) => [
      name,
      /light-dark\((#\w+), (#\w+)\)/.exec(value)?.[part] ?? value,
    ]),
  );
}

function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [high, low] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

function expectContrast(colors: Record<string, string>, a: string, b: string, least: number): void {
  const [one, two] = [colors[a], colors[b]];
  expect(one, a).toMatch(/^#[0-9a-f]{6}$/);
  expect(two, b).toMatch(/^#[0-9a-f]{6}$/);
  const found = contrast(one as string, two as string);
  expect(found, `${a} on ${b}`).toBeGreaterThanOrEqual(least);
}

describe.each(["light", "dark"] as const)("in %s", (theme) => {
  const colors = inTheme(theme);

  it.each(["ink", "soft-ink", "attention", "action"])("%s can be read", (text) => {
    for (const ground of ["paper", "raised"]) expectContrast(colors, text, ground, 4.5);
  });

  it("moves and buttons under the pointer can be read", () => {
    expectContrast(colors, "ink", "action-wash", 4.5);
    expectContrast(colors, "on-action", "action", 4.5);
  });

  it("the edge of what can be pressed can be seen", () => {
    for (const ground of ["paper", "raised"]) expectContrast(colors, "edge", ground, 3);
  });
});

describe.each(["wood", "delft", "felt", "contrast"])("on the board of %s", (board) => {
  const colors = { ...page, ...(board === "wood" ? {} : declared(`:root[data-board="${board}"]`)) };

  it("coordinates can be read", () => {
    expectContrast(colors, "on-light-square", "light-square", 4.5);
    expectContrast(colors, "on-dark-square", "dark-square", 4.5);
  });

  it("pieces stand out from both squares", () => {
    for (const square of ["light-square", "dark-square"]) {
      expectContrast(colors, "white-piece-line", square, 3);
      expectContrast(colors, "black-piece-edge", square, 3);
    }
    expectContrast(colors, "white-piece", "white-piece-line", 4.5);
    expectContrast(colors, "black-piece-line", "black-piece", 4.5);
  });

  it.each(["boxwood", "plain"])("pieces of %s stand out too", (wood) => {
    // High contrast has pieces of its own.
    const pieces = board === "contrast" ? {} : declared(`:root[data-pieces="${wood}"]`);
    expect(board === "contrast" || Object.keys(pieces).length > 5).toBe(true);
    const others = { ...colors, ...pieces };
    for (const square of ["light-square", "dark-square"]) {
      expectContrast(others, "white-piece-line", square, 3);
      expectContrast(others, "black-piece-edge", square, 3);
    }
    expectContrast(others, "white-piece", "white-piece-line", 4.5);
    expectContrast(others, "black-piece-line", "black-piece", 4.5);
  });

  it("the selection, drawn with a white line beside it, can be seen", () => {
    expectContrast({ ...colors, white: "#ffffff" }, "selection", "white", 4.5);
    expectContrast({ ...colors, white: "#ffffff" }, "check", "white", 4.5);
  });
});
