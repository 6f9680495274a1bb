/**
 * What the board has to say to somebody: a refusal with its reason and law, or what stands in
 * the way of playing. Kept as a value and put into words late, so that it changes with the
 * language.
 */

import type {
  Color,
  ControlFault,
  DeedRefused,
  Fault,
  FenFault,
  Refusal,
  Square,
} from "../generated/wire";
import type { Piece } from "../board/state";
import { textName } from "../texts/name";
import { t } from "../texts/texts.svelte";

export type Message =
  | { readonly is: "refusal"; readonly refusal: Refusal; readonly seen: Seen }
  /** A text by its name. */
  | { readonly is: "notice"; readonly name: string }
  /** Something said that does not count. */
  | { readonly is: "deed"; readonly why: DeedRefused }
  | { readonly is: "address"; readonly fault: Fault }
  /** What of the position that was asked for could not be. */
  | { readonly is: "leftOut"; readonly faults: readonly FenFault[] };

/** What stood on the board when a move was refused. */
export interface Seen {
  readonly pieces: ReadonlyMap<Square, Piece>;
  readonly turn: Color;
}

/** Why nobody here may move now. */
export function whyWaiting(game: {
  readonly lookingBack: boolean;
  readonly ended: boolean;
  readonly held: "clockStopped" | "pressFirst" | null;
}): Message {
  if (game.lookingBack) return { is: "notice", name: "refusal-looking-back" };
  if (game.ended) return { is: "notice", name: "refusal-ended" };
  return game.held === null
    ? { is: "notice", name: "refusal-wait" }
    : { is: "deed", why: game.held };
}

function pieceOn(square: Square | null, { pieces }: Seen): string {
  const piece = square === null ? undefined : pieces.get(square);
  return piece === undefined ? "" : t(`the-${piece.role}`);
}

function refusalText(refusal: Refusal, seen: Seen): string {
  const { reason, article, square, by, role, side } = refusal;
  const why = t(textName("refusal", reason), {
    square: square ?? "",
    by: by ?? "",
    role: role ?? "",
    side: side ?? "",
    turn: seen.turn,
    attacker: pieceOn(by, seen),
    blocker: pieceOn(square, seen),
  });
  return t("refusal", { why, article });
}

/** A quotation that shows what is meant and never fills a screen. */
export function quote(text: string): string {
  const letters = [...text];
  return letters.length > QUOTED ? `${letters.slice(0, QUOTED).join("")}…` : text;
}

/** So many characters of an offending text are shown. */
const QUOTED = 24;

function fenFaultText({ field, column, text, code, color, square, number }: FenFault): string {
  const about = {
    text: quote(text),
    color: color ?? "",
    square: square ?? "",
    number: number ?? 0,
  };
  return t("fen-place", { field, column, why: t(textName("fen", code), about) });
}

function controlFaultText({ column, text, code, part }: ControlFault): string {
  const why = t(textName("control", code), { part: part ?? "" });
  return t("control-place", {
    column,
    text: quote(text),
    where: text === "" ? "end" : "text",
    why,
  });
}

/**
 * What is wrong with a position or a time control, one sentence each. The first fault often brings others about,
 * so only a few are told, and how many more there are.
 */
export function faultTexts(fault: Fault, most: number): readonly string[] {
  switch (fault.is) {
    case "fen":
      return fewTexts(fault.faults, most);
    case "control":
      return fault.faults.slice(0, most).map(controlFaultText);
    case "deed":
      return [t(textName("deed", fault.why))];
    case "move":
    case "word":
      return [quote(fault.text)];
  }
}

function fewTexts(faults: readonly FenFault[], most: number): readonly string[] {
  const texts = faults.slice(0, most).map(fenFaultText);
  const count = faults.length - texts.length;
  return count === 0 ? texts : [...texts, t("fen-more", { count })];
}

/** A message in words. */
export function messageText(message: Message): string {
  switch (message.is) {
    case "refusal":
      return refusalText(message.refusal, message.seen);
    case "notice":
      return t(message.name);
    case "deed":
      return t(textName("deed", message.why));
    case "address":
      return [
        t(message.fault.is === "control" ? "failure-address-clock" : "failure-address"),
        ...faultTexts(message.fault, 2),
      ].join(" ");
    case "leftOut":
      return [t("position-left-out"), ...fewTexts(message.faults, 2)].join(" ");
  }
}
