/**
 * The texts a person reads and hears, in the chosen language.
 *
 * They stand in `content/texts`, in Fluent, and are shared with the Rust side. A component asks
 * `t(…)` for one by its name and is drawn anew when the language changes. That every name exists in
 * both languages, with the same placeholders, is tested in `tests/unit/texts.test.ts`.
 */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { LANGUAGES, type Language } from "./language";

const FILES: Record<Language, () => Promise<{ default: readonly string[] }>> = {
  nl: () => import("./nl"),
  en: () => import("./en"),
};

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
  bundle = bundleOf(language, files.default);
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
