/** A button that appears under a hand must not be pressed by what that hand was about to do. */

/** Longer than the second half of a double press. */
const DEAF_FOR_MS = 500;

/** Makes a new button deaf for a moment. */
export function deafAtFirst(button: HTMLButtonElement): () => void {
  button.disabled = true;
  const timer = setTimeout(() => (button.disabled = false), DEAF_FOR_MS);
  return () => clearTimeout(timer);
}
