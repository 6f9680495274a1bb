/**
 * What a game sounds like to whoever wants to hear it. Before the first gesture no browser lets
 * anything be heard, so nothing is fetched either.
 */

import { settings } from "../device/settings.svelte";
import type { GameView } from "../generated/wire";
import type { Cue } from "./cues";
import type * as SoundPart from "./part";

type Part = typeof SoundPart;

let part: Part | null = null;

/** The part that makes sounds. */
export async function soundPart(): Promise<Part> {
  part = await import("./part");
  return part;
}

/** Waits for gestures until the returned function is called. */
export function openEars(): () => void {
  const gesture = (): void => {
    if (!settings.kept.sounds) return;
    if (part !== null) part.wake();
    // Without it there is no sound, and nothing else is lost.
    else
      soundPart().then(
        ({ wake }) => wake(),
        () => undefined,
      );
  };
  const names = ["pointerdown", "keydown"] as const;
  for (const name of names) addEventListener(name, gesture, { capture: true, passive: true });
  return () => {
    for (const name of names) removeEventListener(name, gesture, { capture: true });
  };
}

/** Lets something be heard, if somebody wants to hear it. */
export function hear(cue: Cue): void {
  const { sounds, volume } = settings.kept;
  if (sounds) part?.sound(cue, volume);
}

/** Lets be heard what has happened in a game. */
export function hearGame(before: GameView, now: GameView): void {
  const cue = part?.cueOf(before, now) ?? null;
  if (cue !== null) hear(cue);
}
