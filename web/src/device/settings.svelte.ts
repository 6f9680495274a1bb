/**
 * How a person wants it: language, looks, letters, sounds, help. Kept on the device; each has a
 * default that needs no choice.
 */

import type { Letters, RulesetName } from "../generated/wire";
import { LANGUAGES, preferred, type Language } from "../texts/language";
import { speak, speakOfTheHouse } from "../texts/texts.svelte";
import { read, write } from "./store";
import { dressToolbar } from "./toolbar";

export const THEMES = ["system", "light", "dark"] as const;
export const BOARDS = ["wood", "delft", "felt", "contrast"] as const;
export const VIEWS = ["flat", "standing", "free"] as const;
export const PIECES = ["classic", "boxwood", "plain"] as const;
export const CLOCKS = ["right", "left"] as const;
export const LETTERS = ["dutch", "english", "figurine"] as const satisfies readonly Letters[];
const RULES = ["home", "online", "automatic", "official"] as const satisfies readonly RulesetName[];

export type Theme = (typeof THEMES)[number];
export type BoardColors = (typeof BOARDS)[number];

/** What is kept. Where it is null a person has not chosen, and something else decides. */
export interface Kept {
  language: Language | null;
  theme: Theme;
  /** Until a person chooses, wood; or high contrast where the device asks for its own colours. */
  board: BoardColors | null;
  /** Whether the board lies flat or is seen in depth. */
  view: (typeof VIEWS)[number];
  pieces: (typeof PIECES)[number];
  /** Until a person chooses, the letters follow the language. */
  letters: Letters | null;
  coordinates: boolean;
  /** Whether the board shows where a piece may go. */
  targets: boolean;
  lastMove: boolean;
  /** How long a piece is seen going, in milliseconds. Kept earlier: whether it is seen. */
  animation: number | boolean;
  /** Whether nothing but squares is seen in a game. */
  blindfold: boolean;
  /** Whether a game is shown without what is not needed to play it. */
  zen: boolean;
  /** At which end of a player's line the clock stands. */
  clocks: (typeof CLOCKS)[number];
  /** Whether a move waits for a yes; asked once of whoever plays by touch. */
  confirm: boolean | null;
  /** Whether a pawn becomes a queen unasked. */
  queen: boolean;
  /** Whether a king that is put on its own rook castles in ordinary chess too. */
  ontoRook: boolean;
  /** Whether several moves can be put down in advance. */
  queue: boolean;
  sounds: boolean;
  /** How loud, in hundredths. */
  volume: number;
  /** Whether a game shows what the computer thinks of it. */
  evaluation: boolean;
  /** Whether there is a field for moves that are typed. */
  typing: boolean;
  /** Whether single letters are keys. */
  shortcuts: boolean;
  /** The rules of a new game; those of the last one when nothing was chosen. */
  ruleset: (typeof RULES)[number] | null;
}

type Check = (value: unknown) => boolean;

const among =
  (values: readonly string[]): Check =>
  (value) =>
    values.some((v) => v === value);
const orNone =
  (check: Check): Check =>
  (value) =>
    value === null || check(value);
const isSwitch: Check = (value) => typeof value === "boolean";
const upTo =
  (most: number): Check =>
  (value) =>
    Number.isInteger(value) && (value as number) >= 0 && (value as number) <= most;

/** The longest that a piece may be seen going, in milliseconds. */
export const SLOWEST_MS = 350;
const ORDINARY_MS = 140;

/** What each setting may be. */
export const CHECKS: Readonly<Record<keyof Kept, Check>> = {
  language: orNone(among(LANGUAGES)),
  theme: among(THEMES),
  board: orNone(among(BOARDS)),
  view: among(VIEWS),
  pieces: among(PIECES),
  letters: orNone(among(LETTERS)),
  coordinates: isSwitch,
  targets: isSwitch,
  lastMove: isSwitch,
  animation: (value) => isSwitch(value) || upTo(SLOWEST_MS)(value),
  blindfold: isSwitch,
  zen: isSwitch,
  clocks: among(CLOCKS),
  confirm: orNone(isSwitch),
  queen: isSwitch,
  ontoRook: isSwitch,
  queue: isSwitch,
  sounds: isSwitch,
  volume: upTo(100),
  evaluation: isSwitch,
  typing: isSwitch,
  shortcuts: isSwitch,
  ruleset: orNone(among(RULES)),
};

const DEFAULTS: Kept = {
  language: null,
  theme: "system",
  board: null,
  view: "flat",
  pieces: "classic",
  letters: null,
  coordinates: true,
  targets: true,
  lastMove: true,
  animation: ORDINARY_MS,
  blindfold: false,
  zen: false,
  clocks: "right",
  confirm: null,
  queen: false,
  ontoRook: false,
  queue: false,
  sounds: true,
  volume: 70,
  evaluation: false,
  typing: false,
  shortcuts: true,
  ruleset: null,
};

const isKnown = (name: string): name is keyof Kept => Object.hasOwn(CHECKS, name);

/** Those settings that can be read; one that cannot, or was not known when it was kept, is left to its default. */
function readable(value: Record<string, unknown>): Partial<Kept> {
  const good = Object.entries(value).filter(([name, one]) => isKnown(name) && CHECKS[name](one));
  return Object.fromEntries(good);
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

const forcedColors = matchMedia("(forced-colors: active)");

class Settings {
  #forced = $state(forcedColors.matches);
  #kept = $state.raw<Kept>({ ...DEFAULTS, ...readable(read("settings", isRecord) ?? {}) });

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

  /** How long a piece is seen going, in milliseconds; 0 for not at all. */
  get goingMs(): number {
    const { animation } = this.#kept;
    return typeof animation === "number" ? animation : animation ? ORDINARY_MS : 0;
  }

  /** All of them as they are kept. */
  get kept(): Readonly<Kept> {
    return this.#kept;
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
    this.choose({ language });
    return true;
  }

  /** Wants some of them otherwise. A language is for `setLanguage`, which fetches its texts. */
  choose(change: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...change };
    write("settings", this.#kept);
    this.#dress();
  }

  /** The style sheet knows by these what a person wants to see. */
  #dress(): void {
    const { dataset } = document.documentElement;
    const { pieces, coordinates, targets, lastMove, blindfold, zen, clocks } = this.#kept;
    dataset["theme"] = this.theme;
    dataset["board"] = this.board;
    dataset["pieces"] = pieces;
    dataset["clocks"] = clocks;
    dataset["going"] = `${this.goingMs}`;
    const wanted = { coordinates, targets, last: lastMove, motion: this.goingMs > 0 };
    const shown = { ...wanted, pieces: !blindfold, more: !zen };
    dataset["without"] = Object.entries(shown)
      .flatMap(([name, is]) => (is ? [] : [name]))
      .join(" ");
    dressToolbar(this.theme !== "system");
  }
}

export const settings = new Settings();
