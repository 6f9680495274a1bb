/**
 * The settings as a file. A file is taken as a whole or not at all: with anything wrong in it,
 * everything that is wrong is told, and nothing changes.
 */

import { CHECKS, type Kept } from "./settings.svelte";

/** What is wrong with a file of settings. */
export type FileFault =
  /** It is no JSON, or JSON of something else. */
  | { readonly is: "text" | "kind" | "version" }
  /** A setting that there is none of. */
  | { readonly is: "name"; readonly name: string }
  /** A setting that cannot be so. */
  | { readonly is: "value"; readonly name: string; readonly value: string };

/** What a file says: settings, or what is wrong with it. */
export interface Read {
  readonly kept: Partial<Kept> | null;
  readonly faults: readonly FileFault[];
}

const KIND = "rokade-settings";
const VERSION = 1;

/** The settings as the text of a file. */
export function writeSettings(kept: Readonly<Kept>): string {
  return `${JSON.stringify({ kind: KIND, version: VERSION, settings: kept }, null, 2)}\n`;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const refused = (...faults: FileFault[]): Read => ({ kept: null, faults });

/** Reads a file of settings. */
export function readSettings(text: string): Read {
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    return refused({ is: "text" });
  }
  if (!isRecord(file) || file["kind"] !== KIND) return refused({ is: "kind" });
  if (file["version"] !== VERSION) return refused({ is: "version" });
  const settings = file["settings"];
  if (!isRecord(settings)) return refused({ is: "kind" });
  const faults = Object.entries(settings).flatMap(([name, value]): FileFault[] => {
    if (!Object.hasOwn(CHECKS, name)) return [{ is: "name", name }];
    if (CHECKS[name as keyof Kept](value)) return [];
    return [{ is: "value", name, value: JSON.stringify(value) }];
  });
  return faults.length > 0 ? refused(...faults) : { kept: settings as Partial<Kept>, faults };
}
