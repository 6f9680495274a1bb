/** The languages of the house. Dutch comes first, in every sense. */

export const LANGUAGES = ["nl", "en"] as const;

export type Language = (typeof LANGUAGES)[number];

/** Whether a text names one of them. */
export function isLanguage(text: unknown): text is Language {
  return LANGUAGES.some((language) => language === text);
}

/** The first language a person reads that we speak; Dutch when there is none. */
export function preferred(languages: readonly string[]): Language {
  const codes = languages.map((tag) => tag.slice(0, 2).toLowerCase());
  return codes.find(isLanguage) ?? LANGUAGES[0];
}
