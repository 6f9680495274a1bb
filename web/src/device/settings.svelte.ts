/**
 * How a person wants it: language, light or dark, board, letters. Kept on the device; each has
 * a default that needs no choice.
 */

import type { Letters } from "../generated/wire";
import { isLanguage, preferred, type Language } from "../texts/language";
import { speak, speakOfTheHouse } from "../texts/texts.svelte";
import { read, write } from "./store";
import { dressToolbar } from "./toolbar";

export const THEMES = ["system", "light", "dark"] as const;
export const BOARDS = ["wood", "delft", "felt", "contrast"] as const;
export const LETTERS = ["dutch", "english", "figurine"] as const satisfies readonly Letters[];

export type Theme = (typeof THEMES)[number];
export type BoardColors = (typeof BOARDS)[number];

interface Kept {
  language: Language | null;
  theme: Theme;
  /** Until a person chooses, wood; or high contrast where the device asks for its own colours. */
  board: BoardColors | null;
  /** Until a person chooses, the letters follow the language. */
  letters: Letters | null;
}

const one = <T extends string>(values: readonly T[], value: unknown): value is T =>
  values.some((v) => v === value);

function isKept(value: unknown): value is Kept {
  if (typeof value !== "object" || value === null) return false;
  const kept = value as Record<string, unknown>;
  return (
    (kept["language"] === null || isLanguage(kept["language"])) &&
    one(THEMES, kept["theme"]) &&
    (kept["board"] === null || one(BOARDS, kept["board"])) &&
    (kept["letters"] === null || one(LETTERS, kept["letters"]))
  );
}

const DEFAULTS: Kept = { language: null, theme: "system", board: null, letters: null };

const forcedColors = matchMedia("(forced-colors: active)");

class Settings {
  #forced = $state(forcedColors.matches);
  #kept = $state<Kept>(read("settings", isKept) ?? DEFAULTS);

  get language(): Language {
    return this.#kept.language ?? preferred(navigator.languages);
  }

  get theme(): Theme {
    return this.#kept.theme;
  }

  get board(): BoardColors {
    return this.#kept.board ?? (this.#forced ? "contrast" : "wood");
  }

  get letters(): Letters {
    return this.#kept.letters ?? (this.language === "nl" ? "dutch" : "english");
  }

  /** Loads the language and colours the page; tells whether all texts came. */
  async begin(): Promise<boolean> {
    this.#dress();
    forcedColors.addEventListener("change", ({ matches }) => {
      this.#forced = matches;
      this.#dress();
    });
    try {
      await speak(this.language);
      return true;
    } catch {
      speakOfTheHouse(this.language);
      return false;
    }
  }

  /** Switches to a language; tells whether its texts came. */
  async setLanguage(language: Language): Promise<boolean> {
    try {
      await speak(language);
    } catch {
      return false;
    }
    this.#keep({ language });
    return true;
  }

  setTheme(theme: Theme): void {
    this.#keep({ theme });
  }

  setBoard(board: BoardColors): void {
    this.#keep({ board });
  }

  setLetters(letters: Letters): void {
    this.#keep({ letters });
  }

  #keep(change: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...change };
    write("settings", this.#kept);
    this.#dress();
  }

  #dress(): void {
    const { dataset } = document.documentElement;
    dataset["theme"] = this.theme;
    dataset["board"] = this.board;
    dressToolbar(this.theme !== "system");
  }
}

export const settings = new Settings();
