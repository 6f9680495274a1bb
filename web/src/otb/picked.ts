/** Squares that somebody points at, one after the other. */

import type { Square } from "../generated/wire";

/** With one more; pointed at again it is given back, and one too many begins anew. */
export function pick(picked: readonly Square[], square: Square, most: number): readonly Square[] {
  if (picked.includes(square)) return picked.filter((one) => one !== square);
  return picked.length < most ? [...picked, square] : [square];
}

/** Squares in pairs; a last one without its second is left out. */
export function pairs(picked: readonly Square[]): readonly (readonly [Square, Square])[] {
  return picked.flatMap((one, index) => {
    const other = picked[index + 1];
    return index % 2 === 0 && other !== undefined ? [[one, other] as const] : [];
  });
}
