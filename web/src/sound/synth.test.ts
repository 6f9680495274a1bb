// Sounds wake the browser's mixer, and silence lets it rest.

import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Synth } from "./synth";

/** As much of a mixer as a tap needs; every node and every number takes whatever it is told. */
class Mixer {
  static last: Mixer;
  state = "suspended";
  sampleRate = 8_000;
  currentTime = 0;
  destination = {};

  constructor() {
    Mixer.last = this;
  }

  resume = (): void => void (this.state = "running");
  suspend = (): void => void (this.state = "suspended");
  createBuffer = (): unknown => ({ getChannelData: () => new Float32Array(4) });
  createGain = node;
  createOscillator = node;
  createBufferSource = node;
  createBiquadFilter = node;
}

function node(): unknown {
  const number = {
    value: 0,
    setValueAtTime: () => undefined,
    exponentialRampToValueAtTime: () => undefined,
  };
  return {
    gain: number,
    frequency: number,
    Q: number,
    connect: (to: unknown) => to,
    start: () => undefined,
    stop: () => undefined,
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("AudioContext", Mixer);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("is awake for a sound and rests after a while of silence", () => {
  const synth = new Synth();
  synth.sound("move", 70);
  expect(Mixer.last.state).toBe("running");
  vi.advanceTimersByTime(2_000);
  synth.sound("capture", 70);
  vi.advanceTimersByTime(2_000);
  expect(Mixer.last.state).toBe("running");
  vi.advanceTimersByTime(2_000);
  expect(Mixer.last.state).toBe("suspended");
  synth.wake();
  expect(Mixer.last.state).toBe("running");
});
