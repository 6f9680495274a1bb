/**
 * What a telephone must do to be a clock: keep its screen awake, fill it, and stay as it lies. None
 * of this is sure; what a device refuses is told or let be, and the clock goes on.
 */

/** Keeps the screen awake for as long as the page is seen, until the returned function is called. */
export function stayAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let over = false;

  const take = async (): Promise<void> => {
    if (over || document.hidden || !("wakeLock" in navigator)) return;
    try {
      lock = await navigator.wakeLock.request("screen");
      if (over) await lock.release();
    } catch {
      // A nearly empty battery, or a browser that never does.
    }
  };
  const again = (): void => void take();

  again();
  document.addEventListener("visibilitychange", again);
  return () => {
    over = true;
    document.removeEventListener("visibilitychange", again);
    void lock?.release();
  };
}

/** Whether the whole screen can be filled. */
export const canFill = (): boolean => document.fullscreenEnabled;

/** The lock that not every browser has. */
type Lockable = ScreenOrientation & { lock?: (to: "landscape") => Promise<void> };

/** Fills the whole screen or leaves it; tells whether that worked. */
export async function fill(want: boolean): Promise<boolean> {
  try {
    if (want) await document.documentElement.requestFullscreen({ navigationUI: "hide" });
    else await document.exitFullscreen();
    return true;
  } catch {
    return false;
  }
}

/** Fills the screen and keeps it wide; tells whether the device stays so. */
export async function layWide(): Promise<boolean> {
  const orientation = screen.orientation as Lockable;
  if (!(await fill(true)) || orientation.lock === undefined) return false;
  try {
    await orientation.lock("landscape");
    return true;
  } catch {
    return false;
  }
}
