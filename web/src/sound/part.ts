/** All that sounds need, as one part of the page that is fetched at the first gesture. */

import type { Cue } from "./cues";
import { Synth } from "./synth";

export { cueOf } from "./cues";

let synth: Synth | null = null;

/** Lets something be heard, so loud in hundredths. */
export function sound(cue: Cue, volume: number): void {
  synth ??= new Synth();
  synth.sound(cue, volume);
}

/** Makes ready for the first sound, at a gesture. */
export function wake(): void {
  synth ??= new Synth();
  synth.wake();
}
