/** Where the keyboard is when something comes up. */

/** Takes the focus, also in a dialog that is about to open. */
export function takeFocus(element: HTMLElement): void {
  element.autofocus = true;
  element.focus();
}
