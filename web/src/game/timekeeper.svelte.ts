/**
 * Reads a game's clock whenever its display changes, says aloud when time gets short, and tells
 * when a flag has fallen. What a clock shows and when a flag falls is for the rules to say.
 */

import type { Color, Faces } from "../generated/wire";
import { t } from "../texts/texts.svelte";
import type { Time, Voice } from "./company";

/** So few seconds are worth a word, once each. */
const WARNINGS_S = [60, 30, 10] as const;

/** No timer of a browser counts further. */
const LONGEST_MS = 2 ** 31 - 1;

/** Whatever has two displays. */
interface Clocked {
  faces(now: number): Faces | null;
}

interface Hearer {
  readonly time: Time;
  readonly voice: Voice;
  /** How a side is spoken of; nothing for one that needs no warning. */
  readonly name: (color: Color) => string | null;
  readonly onflag: (of: Color) => void;
}

export class Timekeeper {
  readonly #hearer: Hearer;
  #timer: ReturnType<typeof setTimeout> | undefined;
  faces = $state.raw<Faces | null>(null);

  constructor(hearer: Hearer) {
    this.#hearer = hearer;
  }

  /** Reads the clock now, and from now on whenever it changes. */
  watch(game: Clocked): void {
    this.stop();
    const before = this.faces;
    const faces = game.faces(this.#hearer.time());
    this.faces = faces;
    if (faces === null) return;
    if (faces.flag !== null) this.#hearer.onflag(faces.flag);
    if (faces.changesInMs === null) return;
    if (before !== null) this.#warn(before, faces);
    this.#timer = setTimeout(() => this.watch(game), Math.min(faces.changesInMs, LONGEST_MS));
  }

  /** Another clock: nothing was heard of it yet. */
  forget(): void {
    this.faces = null;
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #warn(before: Faces, now: Faces): void {
    for (const color of ["white", "black"] as const) {
      const passed = WARNINGS_S.find(
        (seconds) => before[color].leftMs > seconds * 1000 && now[color].leftMs <= seconds * 1000,
      );
      const who = this.#hearer.name(color);
      if (passed !== undefined && who !== null) {
        this.#hearer.voice.say(t("clock-warning", { who, seconds: passed }));
      }
    }
  }
}
