/**
 * What somebody has done with puzzles and lessons, carried between their devices by the house. Both
 * sides are joined so that nothing that was done is lost; joining twice changes nothing.
 */

import { read, tellWritten, write } from "../device/store";
import type { KeptProgress, ProgressView } from "../generated/wire";
import { ask } from "./house";

const ROOT = "/api/progress";

/** Another device may write in between; so often it is read and joined anew. */
const TRIES = 3;

type Json = null | boolean | number | string | Json[] | { [name: string]: Json };
type Fields = Readonly<Record<string, Json>>;

const isJson = (value: unknown): value is Json => value !== undefined;
const isRecord = (value: Json | undefined): value is { [name: string]: Json } =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const record = (value: Json | undefined): Fields => (isRecord(value) ? value : {});
const list = (value: Json | undefined): Json[] => (Array.isArray(value) ? value : []);
const number = (value: Json | undefined): number => (typeof value === "number" ? value : 0);

/** Every name of both, each joined by a rule. */
function joined(one: Fields, other: Fields, rule: (a: Json, b: Json) => Json): Fields {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  const entries = [...names].map((name): [string, Json] => {
    const [a, b] = [one[name], other[name]];
    return [name, a === undefined ? (b ?? null) : b === undefined ? a : rule(a, b)];
  });
  return Object.fromEntries(entries);
}

const BEST = ["clean", "solved", "shown"];

/** Of two looks at one day's puzzle the one that came further. */
function furtherDay(a: Json, b: Json): Json {
  const rank = (day: Json): number => {
    const place = BEST.indexOf(String(record(day)["result"]));
    return place < 0 ? BEST.length : place;
  };
  const moves = (day: Json): number => list(record(day)["moves"]).length;
  if (rank(a) !== rank(b)) return rank(a) < rank(b) ? a : b;
  return moves(b) > moves(a) ? b : a;
}

/** The training that knows more; puzzles that either has tried do not come back soon. */
function furtherTraining(a: Json, b: Json): Json {
  const done = (one: Json): number => number(record(one)["solved"]) + number(record(one)["failed"]);
  const [more, less] = done(b) > done(a) ? [b, a] : [a, b];
  const tried = [...new Set([...list(record(less)["tried"]), ...list(record(more)["tried"])])];
  return { ...record(more), tried: tried.slice(-500) };
}

function furtherLesson(a: Json, b: Json): Json {
  const [one, other] = [list(record(a)["done"]), list(record(b)["done"])];
  const at = other.length > one.length ? record(b)["at"] : record(a)["at"];
  return { at: at ?? null, done: [...new Set([...one, ...other])] };
}

/** A day that is done needs its moves no longer; the house keeps no more than it must. */
function withoutMoves(day: Json): Json {
  const { moves, ...rest } = record(day);
  return rest["result"] === null || moves === undefined ? day : rest;
}

/** Two sides of one subject as one. */
export function joinedPuzzles(here: Json, there: Json): Json {
  const [one, other] = [record(here), record(there)];
  return {
    days: Object.fromEntries(
      Object.entries(joined(record(one["days"]), record(other["days"]), furtherDay)).map(
        ([name, day]) => [name, withoutMoves(day)],
      ),
    ),
    training: joined(
      { all: one["training"] ?? {} },
      { all: other["training"] ?? {} },
      furtherTraining,
    )["all"] as Json,
  };
}

export function joinedLessons(here: Json, there: Json): Json {
  return joined(record(here), record(there), furtherLesson);
}

interface Subject {
  readonly name: keyof ProgressView;
  readonly here: () => Json;
  readonly keep: (all: Json) => void;
  readonly join: (here: Json, there: Json) => Json;
}

const stored = (name: string): Json => read(name, isJson) ?? {};

/** Keeps it on the device where it says something new, and tells whoever shows it. */
function keep(name: string, value: Json): void {
  if (JSON.stringify(stored(name)) === JSON.stringify(value)) return;
  if (write(name, value)) tellWritten(name);
}

const SUBJECTS: readonly Subject[] = [
  {
    name: "puzzles",
    here: () => ({ days: stored("puzzle-days"), training: stored("puzzle-training") }),
    keep: (all) => {
      const { days = {}, training = {} } = record(all);
      if (Object.keys(record(days)).length > 0) keep("puzzle-days", days);
      if ("solved" in record(training)) keep("puzzle-training", training);
    },
    join: joinedPuzzles,
  },
  {
    name: "lessons",
    here: () => stored("lessons"),
    keep: (all) => {
      if (Object.keys(record(all)).length > 0) keep("lessons", all);
    },
    join: joinedLessons,
  },
];

function parsed(kept: KeptProgress | null): Json {
  try {
    return kept === null ? {} : (JSON.parse(kept.text) as Json);
  } catch {
    return {};
  }
}

/** Joins what this device has with what the house has, on both sides. */
export async function syncProgress(): Promise<void> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const answer = await ask<ProgressView>(ROOT, "GET");
    if (answer.is !== "done") return;
    const written = await Promise.all(SUBJECTS.map((one) => sync(one, answer.value[one.name])));
    if (written.every((done) => done)) return;
  }
}

/** Whether both sides are the same now. */
async function sync(subject: Subject, kept: KeptProgress | null): Promise<boolean> {
  const there = parsed(kept);
  const all = subject.join(subject.here(), there);
  subject.keep(all);
  const text = JSON.stringify(all);
  if (kept?.text === text || text === "{}") return true;
  const revision = kept?.revision ?? 0;
  const answer = await ask(`${ROOT}/${subject.name}`, "PUT", { revision, text });
  return answer.is === "done" || answer.why.is !== "gone";
}
