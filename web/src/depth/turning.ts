/**
 * How somebody turns the free board and comes nearer: a hand beside the pieces, two fingers, a wheel,
 * or keys. What it becomes is `gaze.ts`.
 */

import type { Turn } from "./gaze";

export interface Turning {
  /** Whether a hand there takes up a piece. */
  takes(target: EventTarget | null): boolean;
  /** Whether a piece is in the hand. */
  holds(): boolean;
  /** A turn began; those that follow start from here. */
  begin(): void;
  /** Turned by so much since it began. */
  turn(by: Turn): void;
  /**
   * So many times as far away, about a place of the page, or about the middle; false when it can be
   * no nearer and no farther.
   */
  zoom(by: number, about: { readonly x: number; readonly y: number } | null): boolean;
  /** As at first. */
  reset(): void;
}

/** A hand turns the board by so much for each pixel, and a key at once. */
const PER_PIXEL = 0.006;
const PER_KEY = 0.15;
/** A press that goes no further was none that turns. */
const SLACK = 5;
/** A wheel comes nearer by so much for each pixel that it would scroll, and a key at once. */
const PER_WHEEL = 0.0015;
const CLOSER = 0.87;

const TURNS: Readonly<Record<string, Turn>> = {
  ArrowLeft: { round: PER_KEY, above: 0 },
  ArrowRight: { round: -PER_KEY, above: 0 },
  ArrowUp: { round: 0, above: PER_KEY },
  ArrowDown: { round: 0, above: -PER_KEY },
};

/** On most keyboards plus is above equals. */
const ZOOMS: Readonly<Record<string, number>> = {
  "+": CLOSER,
  "=": CLOSER,
  "-": 1 / CLOSER,
};

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The wheel's lines and pages in pixels. */
const PIXELS = [1, 16, 400] as const;

/** Follows hands, wheel and keys on a place, until the function that it gives is called. */
export function followTurning(place: HTMLElement, turning: Turning): () => void {
  const gone = new AbortController();
  const { signal } = gone;
  followPointers(place, turning, signal);
  const wheel = (event: WheelEvent): void => {
    const by = Math.exp(event.deltaY * (PIXELS[event.deltaMode] ?? 1) * PER_WHEEL);
    // At the end of the zoom the page scrolls again.
    if (turning.zoom(by, { x: event.clientX, y: event.clientY })) event.preventDefault();
  };
  const key = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const turn = event.shiftKey ? TURNS[event.key] : undefined;
    const zoom = ZOOMS[event.key];
    if (turn !== undefined) {
      turning.begin();
      turning.turn(turn);
    } else if (zoom !== undefined) turning.zoom(zoom, null);
    else if (event.key === "0") turning.reset();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  place.addEventListener("wheel", wheel, { signal, passive: false });
  place.addEventListener("keydown", key, { signal, capture: true });
  return () => gone.abort();
}

function followPointers(place: HTMLElement, turning: Turning, signal: AbortSignal): void {
  const hands = new Map<number, Spot>();
  /** Where the hand that turns began; nothing while two come nearer or a piece is taken. */
  let from: Spot | null = null;

  const down = ({ target, button, clientX: x, clientY: y, pointerId }: PointerEvent): void => {
    if (button !== 0) return;
    hands.set(pointerId, { x, y });
    const free = !turning.takes(target) && !(target as Element).closest("button");
    from = free && hands.size === 1 ? { x, y } : null;
    if (from !== null) turning.begin();
  };
  const move = ({ clientX: x, clientY: y, pointerId }: PointerEvent): void => {
    const before = hands.get(pointerId);
    if (before === undefined) return;
    hands.set(pointerId, { x, y });
    if (hands.size === 2 && !turning.holds()) {
      pinch(pointerId, before);
      return;
    }
    if (from === null) return;
    const [dx, dy] = [x - from.x, y - from.y];
    if (Math.hypot(dx, dy) < SLACK) return;
    turning.turn({ round: -dx * PER_PIXEL, above: dy * PER_PIXEL });
  };
  const pinch = (moved: number, before: Spot): void => {
    const now = hands.get(moved);
    const [, other] = [...hands].find(([pointer]) => pointer !== moved) ?? [];
    if (now === undefined || other === undefined) return;
    const apart = (a: Spot): number => Math.max(1, Math.hypot(a.x - other.x, a.y - other.y));
    const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
    turning.zoom(apart(before) / apart(now), middle);
  };
  const up = ({ pointerId }: PointerEvent): void => {
    hands.delete(pointerId);
    from = null;
  };
  place.addEventListener("pointerdown", down, { signal });
  addEventListener("pointermove", move, { signal });
  addEventListener("pointerup", up, { signal });
  addEventListener("pointercancel", up, { signal });
}
