/**
 * Copies a text, also where the page came over plain HTTP from another machine: there a browser has
 * no clipboard for pages, and does what a hand would do, with a field that is there for a moment.
 *
 * Source: W3C *Clipboard API and events* §6 (only in a secure context).
 */

/** Copies a text; tells whether that worked. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Not there, or not allowed.
    return copyByHand(text);
  }
}

/** Whether a picture can be copied here. */
export const copiesPictures = (): boolean =>
  "clipboard" in navigator && typeof ClipboardItem !== "undefined";

function copyByHand(text: string): boolean {
  const had = document.activeElement;
  const field = document.createElement("textarea");
  field.value = text;
  field.readOnly = true;
  field.style.cssText = "position:fixed;inset:0 auto auto 0;opacity:0;font-size:16px";
  // What lies outside an open dialog cannot be selected.
  (had?.closest("dialog") ?? document.body).append(field);
  field.select();
  // Deprecated, and all that copies where there is no secure context.
  const copied = document.execCommand("copy");
  field.remove();
  if (had instanceof HTMLElement) had.focus();
  return copied;
}
