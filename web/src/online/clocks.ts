/** What two clocks show that run in the house: its times, less what has passed since it told them. */

import type { Color, FaceView, OnlineStanding } from "../generated/wire";

export type ClockFaces = Readonly<Record<Color, FaceView>> & { readonly running: Color | null };

/** From here on a time is shown as short. */
const LOW_MS = 20_000;

/** Below this, tenths are shown. */
const TENTHS_MS = 10_000;

const HOUR_S = 3_600;
const DAY_S = 24 * HOUR_S;

/** `2:59`, `1:30:00`, `0:09.3`, `2d 3:00:00`; rounded up, so that 0:00 is no time at all. */
export function clockText(ms: number): string {
  const two = (number: number): string => String(number).padStart(2, "0");
  if (ms < TENTHS_MS) {
    const tenths = Math.ceil(ms / 100);
    return `0:${two(Math.floor(tenths / 10))}.${tenths % 10}`;
  }
  const all = Math.ceil(ms / 1_000);
  const [hours, minutes] = [Math.floor((all % DAY_S) / HOUR_S), Math.floor(all / 60) % 60];
  const days = all >= DAY_S ? `${Math.floor(all / DAY_S)}d ` : "";
  const rest = `${two(minutes)}:${two(all % 60)}`;
  return all >= HOUR_S ? `${days}${hours}:${rest}` : `${minutes}:${two(all % 60)}`;
}

/** Both faces, so many milliseconds after the standing was told; nothing without clocks. */
export function clockFaces({ clocks }: OnlineStanding, passedMs: number): ClockFaces | null {
  if (clocks === null) return null;
  const { whiteMs, blackMs, delayMs, running } = clocks;
  const face = (color: Color, toldMs: number): FaceView => {
    const spent = running === color ? Math.max(0, passedMs - delayMs) : 0;
    const leftMs = Math.max(0, toldMs - spent);
    return { text: clockText(leftMs), leftMs, low: leftMs <= LOW_MS };
  };
  return { white: face("white", whiteMs), black: face("black", blackMs), running };
}
