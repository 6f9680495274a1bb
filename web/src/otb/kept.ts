/**
 * Sittings as they are kept on the device: how they were set up and what was done, line by line.
 * Each is kept at every press, so that an empty battery costs no more than the thought since.
 */

import { read, write } from "../device/store";
import type { Color, Recording, Supervision } from "../generated/wire";

/** How the two clocks lie on a screen that is higher than wide. */
export const LAYOUTS = ["facing", "beside"] as const;

export interface SittingSetup {
  readonly control: string;
  readonly recording: Recording;
  readonly supervision: Supervision;
  readonly white: string;
  readonly black: string;
  readonly event: string;
  /** Who sits below; left, where the clocks are side by side. */
  readonly near: Color;
  readonly layout: (typeof LAYOUTS)[number];
}

export interface KeptSitting {
  /** The day it began, as PGN writes it, and what tells it from others of that day. */
  readonly date: string;
  readonly key: number;
  readonly setup: SittingSetup;
  readonly lines: readonly string[];
  /** How it ended, in a word such as 1-0; nothing while it goes on. */
  readonly score: string | null;
}

export const FIRST_SITTING: SittingSetup = {
  control: "90+30",
  recording: "moves",
  supervision: "full",
  white: "",
  black: "",
  event: "",
  near: "white",
  layout: "facing",
};

/** So many are kept. */
const KEPT = 12;

const isText = (value: unknown): value is string => typeof value === "string";
const among = (values: readonly unknown[], value: unknown): boolean => values.includes(value);

function isSetup(value: unknown): value is SittingSetup {
  if (typeof value !== "object" || value === null) return false;
  const { control, recording, supervision, white, black, event, near, layout } = value as Record<
    string,
    unknown
  >;
  return (
    [control, white, black, event].every(isText) &&
    among(["moves", "clockOnly"], recording) &&
    among(["full", "partial"], supervision) &&
    among(["white", "black"], near) &&
    among(LAYOUTS, layout)
  );
}

function isKept(value: unknown): value is KeptSitting {
  if (typeof value !== "object" || value === null) return false;
  const { date, key, setup, lines, score } = value as Record<string, unknown>;
  return (
    isText(date) &&
    typeof key === "number" &&
    isSetup(setup) &&
    Array.isArray(lines) &&
    lines.every(isText) &&
    (score === null || isText(score))
  );
}

const isList = (value: unknown): value is unknown[] => Array.isArray(value);

/** Where sittings are kept; tests bring their own. */
export interface Drawer {
  /** All that can be read, newest first. */
  all(): readonly KeptSitting[];
  /** Keeps one as the newest; tells whether that worked. */
  put(sitting: KeptSitting): boolean;
}

/** The device's own storage. */
export const deviceDrawer: Drawer = {
  all: () => (read("sittings", isList) ?? []).filter(isKept),
  put(sitting) {
    const others = this.all().filter(({ key }) => key !== sitting.key);
    return write("sittings", [sitting, ...others].slice(0, KEPT));
  },
};
