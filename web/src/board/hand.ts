/**
 * The hand above the board: pointer events of mouse, pen and finger as press, lift, hover and
 * release. The browser itself finds the square below the pointer, so this stays right when the
 * board is turned or drawn in perspective.
 */

import type { Square } from "../generated/wire";
import { isSquare } from "./squares";

/** A finger trembles more than a mouse. In CSS pixels. */
const LIFT_AFTER = { mouse: 3, pen: 6, touch: 10 } as const;

export interface Hand {
  press(square: Square): void;
  /** Whether there is a piece to lift. */
  lift(): boolean;
  hover(square: Square | null): void;
  /** Where the pointer is, measured from where the centre of the piece's square lies. */
  carry(x: number, y: number): void;
  /** `held`: a key was down that asks for something else, such as another piece than a queen. */
  release(square: Square | null, held: boolean): void;
  cancel(): void;
}

interface Grip {
  readonly pointer: number;
  readonly x: number;
  readonly y: number;
  /** The centre of the square that was pressed. */
  readonly centre: readonly [number, number];
  readonly slack: number;
  lifted: boolean;
}

function squareOf(element: Element | null): Square | null {
  const name = element?.closest("[data-square]")?.getAttribute("data-square");
  return isSquare(name) ? name : null;
}

/** Follows pointers on the board until the returned function is called. */
export function followHand(board: HTMLElement, hand: Hand): () => void {
  let grip: Grip | null = null;

  const below = (event: PointerEvent): Square | null => {
    const element = document.elementFromPoint(event.clientX, event.clientY);
    return element !== null && board.contains(element) ? squareOf(element) : null;
  };

  const down = (event: PointerEvent): void => {
    if (grip !== null || !event.isPrimary || event.button !== 0) {
      // A second finger draws; what the first one took up is put back.
      if (grip?.lifted || (grip !== null && !event.isPrimary)) hand.cancel();
      grip = null;
      return;
    }
    const cell = (event.target as Element).closest("[data-square]");
    const square = squareOf(cell);
    if (cell === null || square === null) return;
    const { left, top, width, height } = cell.getBoundingClientRect();
    grip = {
      pointer: event.pointerId,
      x: event.clientX,
      y: event.clientY,
      centre: [left + width / 2, top + height / 2],
      slack: LIFT_AFTER[event.pointerType as keyof typeof LIFT_AFTER] ?? LIFT_AFTER.mouse,
      lifted: false,
    };
    board.setPointerCapture(event.pointerId);
    hand.press(square);
  };

  const move = (event: PointerEvent): void => {
    if (grip?.pointer !== event.pointerId) return;
    // Another button of the same mouse comes as a movement; it calls the move off.
    if (event.button > 0) return lost(event);
    const far = Math.hypot(event.clientX - grip.x, event.clientY - grip.y) >= grip.slack;
    if (!grip.lifted && far) grip.lifted = hand.lift();
    if (!grip.lifted) return;
    hand.carry(event.clientX - grip.centre[0], event.clientY - grip.centre[1]);
    hand.hover(below(event));
  };

  const up = (event: PointerEvent): void => {
    if (grip?.pointer !== event.pointerId) return;
    grip = null;
    hand.release(below(event), event.altKey);
  };

  const lost = (event: PointerEvent): void => {
    if (grip?.pointer !== event.pointerId) return;
    grip = null;
    hand.cancel();
  };

  // Neither focus nor a text selection follows from a press on the board; and after a touch no
  // click, which would land on whatever has come up below the finger, such as a promotion.
  const stay = (event: Event): void => {
    if (event.cancelable) event.preventDefault();
  };

  const listeners = [
    ["pointerdown", down],
    ["pointermove", move],
    ["pointerup", up],
    ["pointercancel", lost],
    ["mousedown", stay],
    ["touchend", stay],
  ] as const;
  for (const [name, listener] of listeners) board.addEventListener(name, listener as EventListener);
  return () => {
    for (const [name, listener] of listeners) {
      board.removeEventListener(name, listener as EventListener);
    }
  };
}
