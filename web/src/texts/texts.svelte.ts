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

const FILES: Record<Language, () => Promise<{ default: readonly string[] }>> = {
  nl: () => import("./nl"),
  en: () => import("./en"),
};

/** The texts of the page around the board come with the page, so that it can always say what failed. */
const HOUSE: Record<Language, string> = { nl: houseNl, en: houseEn };

let bundle = $state.raw<FluentBundle | null>(null);
let current = $state<Language>(LANGUAGES[0]);

/** A bundle of one language's texts. */
export function bundleOf(language: Language, files: readonly string[]): FluentBundle {
  // Our placeholders are never of another writing direction, so no isolating marks.
  const made = new FluentBundle(language, { useIsolating: false });
  for (const file of files) made.addResource(new FluentResource(file));
  return made;
}

/** Loads a language and switches to it. */
export async function speak(language: Language): Promise<void> {
  const files = await FILES[language]();
  use(language, files.default);
}

/** Speaks a language as far as its texts came with the page. */
export function speakOfTheHouse(language: Language): void {
  use(language, [HOUSE[language]]);
}

/** Loads the languages that are not spoken now, so that they are there without a network too. */
export function fetchOthers(): void {
  for (const language of LANGUAGES) {
    // Whoever asks for it later hears that it is missing.
    if (language !== current) FILES[language]().catch(() => undefined);
  }
}

function use(language: Language, files: readonly string[]): void {
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
