/**
 * Parts of the page that a first view does without: dialogs that open when somebody asks for them.
 * They are fetched as soon as the browser has nothing better to do, so that they are there without
 * a network too.
 */

import type ArbiterScreen from "../arbiter/ArbiterScreen.svelte";
import type WhyDialog from "../arbiter/WhyDialog.svelte";
import type RulebookScreen from "../rulebook/RulebookScreen.svelte";
import type ArbiterDialog from "./ArbiterDialog.svelte";
import type GameMenu from "./GameMenu.svelte";
import type NewGameDialog from "./NewGameDialog.svelte";

type Part<Component> = () => Promise<{ readonly default: Component }>;

export const newGameDialog: Part<typeof NewGameDialog> = () => import("./NewGameDialog.svelte");
export const gameMenu: Part<typeof GameMenu> = () => import("./GameMenu.svelte");
export const arbiterDialog: Part<typeof ArbiterDialog> = () => import("./ArbiterDialog.svelte");
export const arbiterScreen: Part<typeof ArbiterScreen> = () =>
  import("../arbiter/ArbiterScreen.svelte");
export const whyDialog: Part<typeof WhyDialog> = () => import("../arbiter/WhyDialog.svelte");

/** The rulebook is fetched when it is opened; then all of it is there. */
export const rulebookScreen: Part<typeof RulebookScreen> = async () => {
  const [screen, { loadBook }] = await Promise.all([
    import("../rulebook/RulebookScreen.svelte"),
    import("../rulebook/book"),
  ]);
  await loadBook();
  return screen;
};

/** Fetches what a game may need. */
export function fetchParts(): void {
  for (const part of [newGameDialog, gameMenu, arbiterDialog, arbiterScreen, whyDialog]) {
    // Whoever asks for it later hears that it is missing.
    part().catch(() => undefined);
  }
}
