/**
 * Parts of the page that a first view does without: dialogs that open when somebody asks for them.
 * They are fetched as soon as the browser has nothing better to do, so that they are there without
 * a network too. Whole screens are in `places/screens.ts`.
 */

import type Gauge from "../analysis/Gauge.svelte";
import type * as HintPart from "../hints/part";
import type * as OfflinePart from "../offline/part";
import type * as Notebook from "../notebook/notebook";
import type ShareDialog from "../share/ShareDialog.svelte";
import type WhyDialog from "../arbiter/WhyDialog.svelte";
import { needTexts } from "../texts/texts.svelte";
import type ArbiterDialog from "./ArbiterDialog.svelte";
import type GameMenu from "./GameMenu.svelte";
import type Chess960Choice from "./Chess960Choice.svelte";
import type KeysDialog from "./KeysDialog.svelte";
import type NewGameDialog from "./NewGameDialog.svelte";
import type PlayOnDialog from "./PlayOnDialog.svelte";
import type SettingsDialog from "./SettingsDialog.svelte";
import type TypedMove from "./TypedMove.svelte";

type Part<Component> = () => Promise<{ readonly default: Component }>;

export const newGameDialog: Part<typeof NewGameDialog> = () => import("./NewGameDialog.svelte");
export const gameMenu: Part<typeof GameMenu> = () => import("./GameMenu.svelte");
export const arbiterDialog: Part<typeof ArbiterDialog> = () => import("./ArbiterDialog.svelte");
export const settingsDialog: Part<typeof SettingsDialog> = () =>
  worded(import("./SettingsDialog.svelte"), "settings");
export const whyDialog: Part<typeof WhyDialog> = () =>
  worded(import("../arbiter/WhyDialog.svelte"), "adjudication");
export const chess960Choice: Part<typeof Chess960Choice> = () =>
  worded(import("./Chess960Choice.svelte"), "chess960");
export const keysDialog: Part<typeof KeysDialog> = () =>
  worded(import("./KeysDialog.svelte"), "keys", "commands");
export const playOnDialog: Part<typeof PlayOnDialog> = () =>
  worded(import("./PlayOnDialog.svelte"), "lines");
export const gauge: Part<typeof Gauge> = () =>
  worded(import("../analysis/Gauge.svelte"), "analysis");

/** These write moves down, or read them, and need the notebook. */
export const shareDialog: Part<typeof ShareDialog> = () =>
  noted(worded(import("../share/ShareDialog.svelte"), "share"));
export const typedMove: Part<typeof TypedMove> = () =>
  noted(worded(import("./TypedMove.svelte"), "keys", "commands"));

/** A part with the files of texts that it needs. */
async function worded<Module>(coming: Promise<Module>, ...texts: string[]): Promise<Module> {
  const [module] = await Promise.all([coming, needTexts(texts)]);
  return module;
}

async function noted<Module>(coming: Promise<Module>): Promise<Module> {
  const [module] = await Promise.all([coming, notebookPart()]);
  return module;
}

/** What is written about a game, ready to be asked. */
export async function notebookPart(): Promise<typeof Notebook> {
  const part = await import("../notebook/notebook");
  await part.loadNotebook();
  return part;
}

/** A hint with its card, and its texts. */
export function hintPart(): Promise<typeof HintPart> {
  return worded(import("../hints/part"), "hints");
}

/** The notebook, when it has come. */
export type Notes = Awaited<ReturnType<typeof notebookPart>>;

/** The hints of a game, with what they are shown by. */
export interface Helper {
  readonly part: Awaited<ReturnType<typeof hintPart>>;
  readonly hints: InstanceType<Helper["part"]["Hints"]>;
}

/** Being there without a network. */
export function offlinePart(): Promise<typeof OfflinePart> {
  return worded(import("../offline/part"), "offline");
}

/** Fetches what a game may need. */
export function fetchParts(): void {
  for (const part of [newGameDialog, gameMenu, arbiterDialog, whyDialog, settingsDialog]) {
    // Whoever asks for it later hears that it is missing.
    part().catch(() => undefined);
  }
}
