/**
 * Wood on wood, made by the browser itself: a short dry tap for a move, a fuller one for a capture,
 * a soft double for a check, one low tone for the end, two quick ones for short time, and a soft
 * thud for what may not be.
 *
 * A tap is a knock on a damped body: a burst of noise a few milliseconds long through a band
 * around the body's own pitch, and that pitch itself dying away with it.
 */

import type { Cue } from "./cues";

interface Tap {
  /** The pitch of the body, in hertz. */
  readonly hz: number;
  /** How long it can be heard, in seconds. */
  readonly length: number;
  /** How loud, from 0 to 1. */
  readonly strength: number;
  /** How much of it is the knock and not the tone, from 0 to 1. */
  readonly knock: number;
  /** After how many seconds it comes. */
  readonly after: number;
}

const tap = (hz: number, length: number, strength: number, knock: number, after = 0): Tap => ({
  hz,
  length,
  strength,
  knock,
  after,
});

const TAPS: Readonly<Record<Cue, readonly Tap[]>> = {
  move: [tap(420, 0.07, 0.55, 0.7)],
  capture: [tap(300, 0.11, 0.75, 0.75), tap(520, 0.05, 0.3, 0.8, 0.018)],
  check: [tap(460, 0.07, 0.5, 0.6), tap(610, 0.09, 0.45, 0.45, 0.11)],
  end: [tap(165, 0.9, 0.6, 0.08)],
  low: [tap(880, 0.05, 0.35, 0.2), tap(880, 0.05, 0.35, 0.2, 0.14)],
  refused: [tap(140, 0.1, 0.35, 0.3)],
};

/** So much of the knock is noise before it has died away, in seconds. */
const KNOCK = 0.012;
/** What no ear hears any more, as a share of full loudness. */
const SILENCE = 0.0001;

/**
 * So long after a gesture or a sound the browser stops mixing silence, which costs more of a
 * processor than a whole idle game does. A hand that comes down on a piece wakes it in time.
 */
const REST_AFTER_MS = 3_000;

export class Synth {
  readonly #context = new AudioContext({ latencyHint: "interactive" });
  readonly #out = this.#context.createGain();
  readonly #noise = this.#context.createBuffer(
    1,
    Math.ceil(this.#context.sampleRate * KNOCK * 4),
    this.#context.sampleRate,
  );

  #resting: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    this.#out.connect(this.#context.destination);
    const samples = this.#noise.getChannelData(0);
    for (let at = 0; at < samples.length; at += 1) samples[at] = Math.random() * 2 - 1;
  }

  /** A browser lets nothing be heard before a gesture, and may fall silent again afterwards. */
  wake(): void {
    clearTimeout(this.#resting);
    this.#resting = setTimeout(() => void this.#context.suspend(), REST_AFTER_MS);
    // Also while it still falls asleep.
    void this.#context.resume();
  }

  /** Sounds now, so loud as a person wants it, in hundredths. */
  sound(cue: Cue, volume: number): void {
    this.wake();
    // Loudness is heard as a power of itself.
    this.#out.gain.value = (volume / 100) ** 2;
    for (const one of TAPS[cue]) this.#tap(one);
  }

  #tap({ hz, length, strength, knock, after }: Tap): void {
    const begin = this.#context.currentTime + after;
    const tone = this.#context.createOscillator();
    tone.type = "triangle";
    // A body that is struck is a little sharp at first.
    tone.frequency.setValueAtTime(hz * 1.25, begin);
    tone.frequency.exponentialRampToValueAtTime(hz, begin + length / 3);
    tone.connect(this.#fading(strength * (1 - knock), begin, length));
    tone.start(begin);
    tone.stop(begin + length);

    const burst = this.#context.createBufferSource();
    burst.buffer = this.#noise;
    const body = this.#context.createBiquadFilter();
    body.type = "bandpass";
    body.frequency.value = hz * 2.6;
    body.Q.value = 1.2;
    burst.connect(body).connect(this.#fading(strength * knock * 2, begin, KNOCK * 3));
    burst.start(begin);
    burst.stop(begin + KNOCK * 4);
  }

  #fading(strength: number, begin: number, length: number): GainNode {
    const gain = this.#context.createGain();
    gain.gain.setValueAtTime(Math.max(strength, SILENCE), begin);
    gain.gain.exponentialRampToValueAtTime(SILENCE, begin + length);
    gain.connect(this.#out);
    return gain;
  }
}
