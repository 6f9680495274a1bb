// Both languages say the same things, everything that is asked for is there, and nothing is
// there for nobody.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse, Visitor, type Message, type Pattern } from "@fluent/syntax";
import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../../src/texts/language";
import { textName } from "../../src/texts/name";
import { bundleOf } from "../../src/texts/texts.svelte";

const TEXTS = join(import.meta.dirname, "../../../content/texts");
const SOURCE = join(import.meta.dirname, "../../src");

const filesOf = (language: string): string[] => readdirSync(join(TEXTS, language)).sort();
const read = (language: string, file: string): string =>
  readFileSync(join(TEXTS, language, file), "utf8");

/** The placeholders of a text, in order of the alphabet. */
function placeholders(pattern: Pattern): string[] {
  const names = new Set<string>();
  class Collector extends Visitor {
    override visitVariableReference({ id }: { id: { name: string } }): void {
      names.add(id.name);
    }
  }
  new Collector().visit(pattern);
  return [...names].sort();
}

/** Every text of a file by its name, with its placeholders. */
function textsOf(language: string, file: string): Map<string, string[]> {
  const { body } = parse(read(language, file), {});
  const junk = body.filter(({ type }) => type === "Junk");
  expect(junk, `${language}/${file} is well written`).toEqual([]);
  const messages = body.filter((entry): entry is Message => entry.type === "Message");
  return new Map(messages.map(({ id, value }) => [id.name, value ? placeholders(value) : []]));
}

describe("the two languages", () => {
  it("have the same files", () => {
    expect(filesOf("en")).toEqual(filesOf("nl"));
  });

  it.each(filesOf("nl"))("have the same texts with the same placeholders in %s", (file) => {
    expect(Object.fromEntries(textsOf("en", file))).toEqual(
      Object.fromEntries(textsOf("nl", file)),
    );
  });

  it.each(LANGUAGES)("can be read as a whole: %s", (language) => {
    const files = filesOf(language).map((file) => read(language, file));
    const bundle = bundleOf(language, files);
    const names = filesOf(language).flatMap((file) => [...textsOf(language, file).keys()]);
    expect(new Set(names).size, "no name is used twice").toBe(names.length);
    for (const name of names) expect(bundle.hasMessage(name), name).toBe(true);
  });
});

/** The client's own source, without tests and what is generated. */
function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === "generated" ? [] : sources(path);
    return /\.(svelte|ts)$/.test(entry.name) && !entry.name.includes(".test.")
      ? [readFileSync(path, "utf8")]
      : [];
  });
}

const source = sources(SOURCE).join("\n");
/** The files that the client reads; the other is for the command line. */
const OURS = filesOf("nl").filter((file) => file !== "cli.ftl");
const known = new Set(OURS.flatMap((file) => [...textsOf("nl", file).keys()]));

/** Names that stand in the source in full, as what is asked for or as a value that will be. */
const literal = new Set(
  [...source.matchAll(/"([a-z]+(?:-[a-z0-9]+)*)"/g)].map(([, name]) => name as string),
);
const asked = [...source.matchAll(/\bt\(\s*"([^"]+)"/g)].map(([, name]) => name as string);
/** Names that are put together: what comes before and after the part that varies. */
const families = [
  ...[...source.matchAll(/`([a-z-]+-|)\$\{[^}]+\}((?:-[a-z]+)*)`/g)].map(([, a, b]) => [a, b]),
  ...[...source.matchAll(/`([a-z-]+-)\$\{[^}]+\}-\$\{[^}]+\}`/g)].map(([, a]) => [a, ""]),
  ...[...source.matchAll(/textName\("([a-z-]+)"/g)].map(([, a]) => [`${a}-`, ""]),
].filter(([before, after]) => `${before}${after}`.length > 2) as [string, string][];

describe("the client", () => {
  it("asks only for texts that exist", () => {
    expect(asked.length).toBeGreaterThan(50);
    expect(asked.filter((name) => !known.has(name))).toEqual([]);
  });

  it("uses every text", () => {
    const unused = [...known].filter(
      (name) =>
        !literal.has(name) &&
        !families.some(([before, after]) => name.startsWith(before) && name.endsWith(after)),
    );
    expect(unused).toEqual([]);
  });
});

/** The words of a union type among the generated ones. */
function wordsOf(type: string): string[] {
  const wire = readFileSync(join(SOURCE, "generated/wire/index.ts"), "utf8");
  const union = new RegExp(`export type ${type} = ([^;]+);`).exec(wire)?.[1] ?? "";
  return [...union.matchAll(/"(\w+)"/g)].map(([, word]) => word as string);
}

describe("every word of the wire that a person may meet", () => {
  it.each([
    ["Reason", "refusal"],
    ["FenFaultCode", "fen"],
    ["ControlFaultCode", "control"],
    ["Decision", "arbiter"],
    ["Guidelines", "arbiter"],
    ["Standing", "standing"],
    ["Lack", "lack"],
    ["ForcedEnd", "forced"],
    ["Termination", "reason"],
    ["DeedRefused", "deed"],
    ["RulesetName", "ruleset"],
    ["Ground", "claim"],
    ["Role", "role"],
    ["Color", "side"],
    ["Letters", "letters"],
  ])("has a text: %s", (type, kind) => {
    const words = wordsOf(type);
    expect(words.length).toBeGreaterThan(1);
    expect(words.map((word) => textName(kind, word)).filter((name) => !known.has(name))).toEqual(
      [],
    );
  });
});
