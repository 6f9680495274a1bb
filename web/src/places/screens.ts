/**
 * The screens of the places, each a part of the client of its own that is fetched when somebody
 * goes there, with the texts it needs.
 */

import type { Component } from "svelte";
import { needTexts } from "../texts/texts.svelte";
import type { At, Place } from "./places";

/** Goes to an address of this page, or puts it in the place of the one that is open. */
export type Go = (address: string, how: "push" | "replace") => void;

/** What every screen is told. */
export interface ScreenProps {
  readonly at: At;
  readonly ongo: Go;
  /** Settles when the rules of chess have come; a place with `rules` opens only then. */
  readonly rules: Promise<void>;
}

/** A screen's module. */
export interface Screen {
  readonly default: Component<ScreenProps>;
  /** What is shown while the rules come in; nothing without. */
  readonly Waiting?: Component;
  /** Fetches what else the screen cannot be shown without. */
  readonly prepare?: () => Promise<void>;
}

const FILES = import.meta.glob<Screen>(["../*/*Screen.svelte", "!../screens/WaitingScreen.svelte"]);

const opened = new Map<Place, Promise<Screen>>();

/** The screen of a place, ready to be shown. One that did not come is asked for anew. */
export function screenOf(place: Place): Promise<Screen> {
  const before = opened.get(place);
  if (before !== undefined) return before;
  const screen = fetchScreen(place);
  opened.set(place, screen);
  screen.catch(() => opened.delete(place));
  return screen;
}

async function fetchScreen({ screen, texts }: Place): Promise<Screen> {
  const file = FILES[`../${screen}.svelte`];
  if (file === undefined) throw new Error(`there is no screen ${screen}`);
  const [module] = await Promise.all([file(), needTexts(texts)]);
  await module.prepare?.();
  return module;
}
