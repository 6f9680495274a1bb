/** What is said of members and of what was refused. */

import { textName } from "../texts/name";
import { spoken, t } from "../texts/texts.svelte";
import type { Refused } from "./house";

/** The reader's own way of writing days. */
const locale = (): string => ({ nl: "nl-NL", en: "en-GB" })[spoken()];

/** Why something was not done. */
export function refusedText(why: Refused): string {
  const { is, ...args } = why;
  return t(textName("members-refused", is), args);
}

/** A day, as people write it. */
export function dayText(ms: number): string {
  return new Intl.DateTimeFormat(locale(), { dateStyle: "long" }).format(ms);
}

/** A day and an hour. */
export function momentText(ms: number): string {
  return new Intl.DateTimeFormat(locale(), { dateStyle: "medium", timeStyle: "short" }).format(ms);
}
