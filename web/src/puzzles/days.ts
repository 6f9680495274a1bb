/**
 * Days as the daily puzzle counts them: those of the calendar in Amsterdam, written `2026-11-30`.
 */

import type { Language } from "../texts/language";

const DAY_MS = 86_400_000;

/** A day's puzzle was first given on this one. */
export const FIRST_DAY = "2026-01-01";

const amsterdam = new Intl.DateTimeFormat("en-CA", {
  timeZone: "Europe/Amsterdam",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
});

/** Which day it is in Amsterdam at an instant. */
export function dayAt(instant: Date | number): string {
  const parts = amsterdam.formatToParts(instant);
  const part = (type: string): string => parts.find((each) => each.type === type)?.value ?? "";
  return `${part("year")}-${part("month")}-${part("day")}`;
}

/** Whether a text is a day of the calendar. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** The number of a day, counted from the first of 1970. */
export const numberOf = (day: string): number => Date.parse(`${day}T00:00:00Z`) / DAY_MS;

/** So many days later, or earlier. */
export const daysAfter = (day: string, days: number): string =>
  new Date((numberOf(day) + days) * DAY_MS).toISOString().slice(0, 10);

/** How many days in a row, up to this one or the one before it, are among these. */
export function streakOf(solved: readonly string[], today: string): number {
  let day = solved.includes(today) ? today : daysAfter(today, -1);
  let count = 0;
  while (solved.includes(day)) {
    count += 1;
    day = daysAfter(day, -1);
  }
  return count;
}

/** A month as `2026-11`. */
export const monthOf = (day: string): string => day.slice(0, 7);

/** So many months later, or earlier. */
export function monthsAfter(month: string, months: number): string {
  const date = new Date(`${month}-01T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.toISOString().slice(0, 7);
}

/** The days of a month in weeks that begin on Monday; nothing where it is another month's day. */
export function weeksOf(month: string): readonly (readonly (string | null)[])[] {
  const first = `${month}-01`;
  const count = numberOf(`${monthsAfter(month, 1)}-01`) - numberOf(first);
  // The first of 1970 was a Thursday.
  const before = (numberOf(first) + 3) % 7;
  const cells = [
    ...Array.from({ length: before }, () => null),
    ...Array.from({ length: count }, (_, index) => daysAfter(first, index)),
  ];
  while (cells.length % 7 > 0) cells.push(null);
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(7 * week, 7 * week + 7));
}

/** How dates are written: the English of the house is that of Britain. */
const LOCALE: Readonly<Record<Language, string>> = { nl: "nl-NL", en: "en-GB" };

/** A day as people write it. */
export function dayText(day: string, language: Language): string {
  const format = new Intl.DateTimeFormat(LOCALE[language], {
    timeZone: "UTC",
    day: "numeric",
    month: "long",
    year: "numeric",
  });
  return format.format(new Date(`${day}T00:00:00Z`));
}

/** A month as people write it. */
export function monthText(month: string, language: Language): string {
  const format = new Intl.DateTimeFormat(LOCALE[language], {
    timeZone: "UTC",
    month: "long",
    year: "numeric",
  });
  return format.format(new Date(`${month}-01T00:00:00Z`));
}
