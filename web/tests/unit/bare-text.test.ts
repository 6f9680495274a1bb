// The lint rule that keeps texts for people out of components really finds them.

import { Linter } from "eslint";
import * as parser from "svelte-eslint-parser";
import { expect, it } from "vitest";
import rule from "../../lint/no-bare-text.js";

const config: Linter.Config = {
  languageOptions: { parser },
  plugins: { rokade: { rules: { "no-bare-text": rule as never } } },
  rules: { "rokade/no-bare-text": "error" },
};

const found = (markup: string): number => new Linter().verify(markup, config).length;

it.each([
  "<p>Een woord</p>",
  '<button aria-label="Draai"></button>',
  '<img src="x" alt={"Bord"} />',
  '<input placeholder="Zoek …" />',
  '<p>{"Een woord"}</p>',
  "<p>{`Zet ${1}`}</p>",
])("finds the text in %s", (markup) => {
  expect(found(markup)).toBe(1);
});

it.each(["<p>{name}</p>", '<p class="een woord">1–0</p>', "<p>{1} · {2}</p>"])(
  "leaves %s alone",
  (markup) => {
    expect(found(markup)).toBe(0);
  },
);
