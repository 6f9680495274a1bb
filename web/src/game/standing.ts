/** Who may do what in a game as it stands, as far as that depends on who sits where. */

import type { Color, GameView } from "../generated/wire";
import type { GameSetup } from "./setup";

export const other = (color: Color): Color => (color === "white" ? "black" : "white");

const isEnded = ({ verdict }: GameView): boolean => verdict.is === "ended";

/** The computer's colour, when it plays. */
export const computerIn = ({ opponent, color }: GameSetup): Color | null =>
  opponent === "computer" ? other(color) : null;

/** The players who sit at this device, in the order of who moved last. */
export function playersIn(
  { position }: GameView,
  { opponent, color }: GameSetup,
): readonly Color[] {
  return opponent === "person" ? [other(position.turn), position.turn] : [color];
}

/** What the clock waits for before anybody may move. */
export function heldBy(view: GameView): "clockStopped" | "pressFirst" | null {
  const { clock } = view;
  if (clock === null || isEnded(view)) return null;
  if (clock.motion === "paused") return "clockStopped";
  return clock.toPress === null ? null : "pressFirst";
}

/** Whose turn it is for a person at this device. */
export function mayMoveIn(view: GameView, { opponent, color }: GameSetup): Color | null {
  const { turn } = view.position;
  if (isEnded(view) || heldBy(view) !== null) return null;
  return opponent === "person" || color === turn ? turn : null;
}

/** Who at this device has an offer to answer. */
export function askedIn(view: GameView, { opponent }: GameSetup): Color | null {
  return view.offer === null || isEnded(view) || opponent === "computer" ? null : other(view.offer);
}

/** Who at this device may claim now, under a ruleset that knows claims. */
export function claimantIn(view: GameView, setup: GameSetup): Color | null {
  const { claimable, position } = view;
  if (isEnded(view) || !(claimable.repetition || claimable.moveCount)) return null;
  return computerIn(setup) === position.turn ? null : position.turn;
}

/** Who sits at the lower edge, when nobody has turned the board by hand. */
export function lowerIn(view: GameView, { opponent, color, turning }: GameSetup): Color {
  const turns = opponent === "person" && turning === "board" && !isEnded(view);
  // The board turns when the turn is over, which is when the clock has been pressed.
  return turns ? (view.clock?.toPress ?? view.position.turn) : color;
}

/** Whether there is an own move to take back. */
export function mayTakeBackIn({ played, takesBack }: GameView, setup: GameSetup): boolean {
  const isOwn = (by: Color): boolean => setup.opponent === "person" || by === setup.color;
  return takesBack && played.some(({ color }) => isOwn(color));
}

/** Whether an arbiter can be called: two people play an official game that is not over. */
export const arbitratedIn = (view: GameView, { opponent, ruleset }: GameSetup): boolean =>
  opponent === "person" && ruleset === "official" && !isEnded(view);
