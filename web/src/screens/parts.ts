/**
 * Parts of the page that a first view does without: dialogs that open when somebody asks for them.
 * They are fetched as soon as the browser has nothing better to do, so that they are there without
 * a network too. Whole screens are in `places/screens.ts`.
 */

import type * as HintPart from "../hints/part";
import type WhyDialog from "../arbiter/WhyDialog.svelte";
import { needTexts } from "../texts/texts.svelte";
import type ArbiterDialog from "./ArbiterDialog.svelte";
import type GameMenu from "./GameMenu.svelte";
import type NewGameDialog from "./NewGameDialog.svelte";
import type SettingsDialog from "./SettingsDialog.svelte";

type Part<Component> = () => Promise<{ readonly default: Component }>;

export const newGameDialog: Part<typeof NewGameDialog> = () => import("./NewGameDialog.svelte");
export const gameMenu: Part<typeof GameMenu> = () => import("./GameMenu.svelte");
export const arbiterDialog: Part<typeof ArbiterDialog> = () => import("./ArbiterDialog.svelte");
export const settingsDialog: Part<typeof SettingsDialog> = () => import("./SettingsDialog.svelte");

export const whyDialog: Part<typeof WhyDialog> = async () => {
  const [dialog] = await Promise.all([
    import("../arbiter/WhyDialog.svelte"),
    needTexts(["adjudication"]),
  ]);
  return dialog;
};

/** A hint with its card and its arrow, and its texts. */
export async function hintPart(): Promise<typeof HintPart> {
  const [part] = await Promise.all([import("../hints/part"), needTexts(["hints"])]);
  return part;
}

/** Fetches what a game may need. */
export function fetchParts(): void {
  for (const part of [newGameDialog, gameMenu, arbiterDialog, whyDialog, settingsDialog]) {
    // Whoever asks for it later hears that it is missing.
    part().catch(() => undefined);
  }
}
