/**
 * Where a page of the rulebook is: `/regels/rokeren` in Dutch, `/rules/castling` in English. The
 * book alone, without a page, is its contents.
 */

import type { Language } from "../texts/language";

/** What the address of the book begins with in each language. */
const ROOTS: Readonly<Record<Language, string>> = { nl: "/regels", en: "/rules" };

/** A place in the book. */
export interface BookPlace {
  /** The language that the address is in. */
  readonly language: Language;
  /** The last part of a page's address; none for the contents. */
  readonly page: string | null;
}

/** The place that an address names; nothing when it is none of the book's. */
export function placeOf(path: string): BookPlace | null {
  for (const language of ["nl", "en"] as const) {
    const root = ROOTS[language];
    if (path === root || path === `${root}/`) return { language, page: null };
    if (!path.startsWith(`${root}/`)) continue;
    const page = path.slice(root.length + 1).replace(/\/$/, "");
    return { language, page: decoded(page) };
  }
  return null;
}

/** The address of a page, or of the contents. */
export function pathOf(language: Language, page: string | null): string {
  return page === null ? ROOTS[language] : `${ROOTS[language]}/${page}`;
}

/** What is no text at all stays as it is; no page is called so. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
