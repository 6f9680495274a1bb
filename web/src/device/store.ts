/**
 * What is kept on the device. Storage may be full, switched off or written by an older
 * version; reading then gives nothing and writing says that it failed.
 */

const PREFIX = "rokade.";

/** Reads a value that passes a check. */
export function read<T>(name: string, check: (value: unknown) => value is T): T | null {
  try {
    const text = localStorage.getItem(PREFIX + name);
    if (text === null) return null;
    const value: unknown = JSON.parse(text);
    return check(value) ? value : null;
  } catch {
    return null;
  }
}

/** Whether something is kept under a name, readable or not. */
export function has(name: string): boolean {
  try {
    return localStorage.getItem(PREFIX + name) !== null;
  } catch {
    return false;
  }
}

/** Keeps a value; tells whether that worked. */
export function write(name: string, value: unknown): boolean {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** Tells this window as well that one of these was written, as another window would hear of it. */
export function tellWritten(name: string): void {
  dispatchEvent(new StorageEvent("storage", { key: PREFIX + name }));
}

/** Tells when another window has written one of these, until the returned function is called. */
export function whenWritten(names: readonly string[], listener: () => void): () => void {
  const keys = names.map((name) => PREFIX + name);
  const hear = ({ key }: StorageEvent): void => {
    if (key !== null && keys.includes(key)) listener();
  };
  addEventListener("storage", hear);
  return () => removeEventListener("storage", hear);
}
