/** Games that are listened to: what happens in one is heard, for as long as its screen is there. */

import { untrack } from "svelte";
import type { GameView } from "../generated/wire";
import type { OnlineRoom } from "../online/room.svelte";
import type { Session } from "../game/session.svelte";
import { hear, hearGame, openEars } from "./ears";

/** Listens to a game, called while its screen is set up. */
export function listenTo(game: Session): void {
  $effect(openEars);

  // Before it is drawn: an ear notices a delay sooner than an eye.
  let heard = untrack(() => game.view);
  $effect.pre(() => {
    const now = game.view;
    untrack(() => hearGame(heard, now));
    heard = now;
  });

  $effect(() => {
    const { message } = game;
    if (message !== null && message.is !== "leftOut") untrack(() => hear("refused"));
  });

  /** Whether it was heard that time is short. */
  let short = false;
  $effect(() => {
    const { faces } = game.clock;
    const running = game.view.clock?.motion === "running" && !game.ended;
    const low = running && game.players.some((color) => faces?.[color].low ?? false);
    if (low && !short) untrack(() => hear("low"));
    short = low;
  });
}

/** Listens to a game between two people in the house. */
export function listenToRoom(room: OnlineRoom): void {
  $effect(openEars);

  let heard: GameView | null = null;
  $effect.pre(() => {
    const { view } = room;
    const before = heard;
    heard = view;
    if (before !== null && view !== null) untrack(() => hearGame(before, view));
  });

  $effect(() => {
    if (room.told !== null) untrack(() => hear("refused"));
  });

  let short = false;
  $effect(() => {
    const { faces, you } = room;
    const low = you !== null && faces?.running === you && faces[you].low;
    if (low && !short) untrack(() => hear("low"));
    short = low;
  });
}
