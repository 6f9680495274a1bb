/**
 * The texts a person reads and hears, in the chosen language.
 *
 * They stand in `content/texts`, in Fluent, and are shared with the Rust side. A component asks
 * `t(…)` for one by its name and is drawn anew when the language changes. That every name exists in
 * both languages, with the same placeholders, is tested in `tests/unit/texts.test.ts`.
 */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import houseEn from "../../../content/texts/en/house.ftl?raw";
import houseNl from "../../../content/texts/nl/house.ftl?raw";
import { LANGUAGES, type Language } from "./language";
import { fetchPart, needed } from "./parts";

const FILES: Record<Language, () => Promise<{ default: readonly string[] }>> = {
  nl: () => import("./nl"),
  en: () => import("./en"),
};

/** The texts of the page around the board come with the page, so that it can always say what failed. */
const HOUSE: Record<Language, string> = { nl: houseNl, en: houseEn };

let bundle = $state.raw<FluentBundle | null>(null);
let current = $state<Language>(LANGUAGES[0]);

/** The language that was asked for last, and when it is spoken or did not come. */
let asked: Language = LANGUAGES[0];
let speaking: Promise<unknown> = Promise.resolve();

/** A bundle of one language's texts. */
export function bundleOf(language: Language, files: readonly string[]): FluentBundle {
  // Our placeholders are never of another writing direction, so no isolating marks.
  const made = new FluentBundle(language, { useIsolating: false });
  for (const file of files) made.addResource(new FluentResource(file));
  return made;
}

/** Loads a language, as far as it is needed, and switches to it. */
export function speak(language: Language): Promise<void> {
  asked = language;
  const done = load(language);
  speaking = done.catch(() => undefined);
  return done;
}

async function load(language: Language): Promise<void> {
  const parts = [...needed.keys()].map((name) => fetchPart(language, name));
  const [page, ...others] = await Promise.all([FILES[language](), ...parts]);
  use(language, [...page.default, ...others]);
}

/** Loads files of texts, in every language that is spoken from now on. */
export async function needTexts(names: readonly string[]): Promise<void> {
  await Promise.all(names.map(needText));
}

function needText(name: string): Promise<void> {
  const before = needed.get(name);
  if (before !== undefined) return before;
  const coming = addPart(name);
  needed.set(name, coming);
  // Whoever needs it hears that it is missing, and may ask again.
  coming.catch(() => needed.delete(name));
  return coming;
}

async function addPart(name: string): Promise<void> {
  const language = asked;
  const file = await fetchPart(language, name);
  await speaking;
  // A language that was asked for in the meantime came with all that is needed.
  if (bundle === null || current !== language) return;
  files = [...files, file];
  bundle = bundleOf(language, files);
}

/** Speaks a language as far as its texts came with the page. */
export function speakOfTheHouse(language: Language): void {
  use(language, [HOUSE[language]]);
}

/** Loads the languages that are not spoken now, so that they are there without a network too. */
export function fetchOthers(): void {
  for (const language of LANGUAGES) {
    if (language === current) continue;
    const parts = [...needed.keys()].map((name) => fetchPart(language, name));
    // Whoever asks for it later hears that it is missing.
    Promise.all([FILES[language](), ...parts]).catch(() => undefined);
  }
}

/** What the bundle was made of. */
let files: readonly string[] = [];

function use(language: Language, made: readonly string[]): void {
  files = made;
  bundle = bundleOf(language, files);
  current = language;
  document.documentElement.lang = language;
}

/** The language that is spoken now. */
export function spoken(): Language {
  return current;
}

/** A text by its name. */
export function t(name: string, args: Record<string, FluentVariable> = {}): string {
  const pattern = bundle?.getMessage(name)?.value;
  return bundle === null || pattern === undefined || pattern === null
    ? name
    : bundle.formatPattern(pattern, args);
}
