/** Where the page is, by its address; and links that lead from one place to another without leaving it. */

import { wantedFromAddress } from "../game/setup";
import { placeAt, placeNamed, type At } from "./places";
import type { Go } from "./screens";

/** Where an address leads. One of the house that asks for a game, `/?fen=…`, is the game's. */
export function whereIs({ pathname, search }: Pick<Location, "pathname" | "search">): At | null {
  const at = placeAt(pathname);
  return at?.place.name === "start" && wantedFromAddress(search) !== null
    ? { ...at, place: placeNamed("game") }
    : at;
}

/**
 * Follows links to places within the page, so that they work without a network too. A link with a
 * key pressed goes where the browser wants, and one that a screen has followed itself is let be.
 */
export function followLinks(event: MouseEvent, go: Go): void {
  const link = (event.target as Element).closest("a");
  const free = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  if (event.defaultPrevented || free || event.button !== 0 || link === null) return;
  if (link.origin !== location.origin || link.hasAttribute("download") || link.target !== "")
    return;
  const inside = link.pathname === location.pathname && link.hash !== "";
  if (inside || whereIs(link) === null) return;
  event.preventDefault();
  go(`${link.pathname}${link.search}${link.hash}`, "push");
}
