/** The addresses of the rulebook: `/regels/rokeren` in Dutch, `/rules/castling` in English. */

import { addressOfPlace } from "../places/places";
import type { Language } from "../texts/language";

/** The address of a page, or of the contents. */
export function pathOf(language: Language, page: string | null): string {
  return addressOfPlace("rulebook", language, page);
}
