/** The letters by which a promotion is chosen on the keyboard. */

import { settings } from "../device/settings.svelte";
import type { RoleLetters } from "../generated/wire";
import { lettersOf } from "../rules/rules";

/** The chosen letters; figurines are on no keyboard, so for them those of the language. */
export function typedLetters(): RoleLetters {
  const { letters, language } = settings;
  if (letters !== "figurine") return lettersOf(letters);
  return lettersOf(language === "nl" ? "dutch" : "english");
}
