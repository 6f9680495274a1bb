/**
 * Drawing lots: who begins, and who has White.
 *
 * Every player has exactly the same chance. Chance comes from the browser's source for keys; a
 * number that would favour the first players is thrown away and drawn again.
 */

/** Gives a whole number from 0 up to, and not including, `RANGE`. */
export type Chance = () => number;

const RANGE = 2 ** 32;
/** As many as can sit around one table, and a good deal more. */
export const MOST_PLAYERS = 99;

const fromTheBrowser: Chance = () => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;

/** A number from 0 up to, and not including, `count`, each as likely as the others. */
export function drawnFrom(count: number, chance: Chance = fromTheBrowser, range = RANGE): number {
  const fair = range - (range % count);
  for (;;) {
    const drawn = chance();
    if (drawn < fair) return drawn % count;
  }
}

/** The players that somebody wrote: names between commas, or how many there are. */
export type Players =
  | { readonly is: "names"; readonly names: readonly string[] }
  | { readonly is: "count"; readonly count: number };

/** Reads names or a number; nothing when there are fewer than two or too many. */
export function playersIn(text: string): Players | null {
  const names = text
    .split(/[,;\n]/)
    .map((name) => name.trim())
    .filter((name) => name !== "");
  const [first] = names;
  if (names.length === 1 && first !== undefined && /^\d+$/.test(first)) {
    const count = Number(first);
    return count >= 2 && count <= MOST_PLAYERS ? { is: "count", count } : null;
  }
  return names.length >= 2 && names.length <= MOST_PLAYERS ? { is: "names", names } : null;
}

/** How many players there are. */
export function numberOf(players: Players): number {
  return players.is === "names" ? players.names.length : players.count;
}
