/** A button that goes on for as long as it is held, for leafing through a game. */

const FIRST_AFTER_MS = 400;
const THEN_EVERY_MS = 110;

/** Clicks the button again and again while a pointer holds it. */
export function repeatWhileHeld(button: HTMLElement): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;

  const stop = (): void => clearTimeout(timer);
  const again = (): void => {
    button.click();
    timer = setTimeout(again, THEN_EVERY_MS);
  };
  const start = (event: PointerEvent): void => {
    stop();
    if (event.button === 0) timer = setTimeout(again, FIRST_AFTER_MS);
  };

  const ends = ["pointerup", "pointerleave", "pointercancel"] as const;
  button.addEventListener("pointerdown", start);
  for (const end of ends) button.addEventListener(end, stop);
  return () => {
    stop();
    button.removeEventListener("pointerdown", start);
    for (const end of ends) button.removeEventListener(end, stop);
  };
}
