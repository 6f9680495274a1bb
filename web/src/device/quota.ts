/**
 * How much help there is a day. The host decides it by plan and is asked when help is wished for. The
 * device counts; for a member the house counts too, wherever the account is used. Without a word of the host there is no limit, and away from it its last word holds.
 */

import { dayAt } from "../puzzles/days";
import { read, write } from "./store";

/** What can be limited. */
export type Help = "hints" | "reviews";

/** So many a day; nothing for as many as are wished. */
export type Limit = number | null;

type Plan = Readonly<Record<Help, Limit>>;

const ADDRESS = "/api/plan";

/** What a member has had today, by the house's last word; nothing for a guest. */
let counted: Readonly<Record<Help, number>> | null = null;

/** Longer nobody waits for the host's word. */
const PATIENCE_MS = 3_000;

function isLimit(value: unknown): value is Limit {
  return value === null || (typeof value === "number" && value >= 0);
}

function isPlan(value: unknown): value is Plan {
  if (typeof value !== "object" || value === null) return false;
  const { hints, reviews } = value as Record<string, unknown>;
  return isLimit(hints) && isLimit(reviews);
}

function countedIn(plan: unknown): typeof counted {
  if (typeof plan !== "object" || plan === null) return null;
  const { used } = plan as Record<string, unknown>;
  if (typeof used !== "object" || used === null) return null;
  const { hints, reviews } = used as Record<string, unknown>;
  return typeof hints === "number" && typeof reviews === "number" ? { hints, reviews } : null;
}

/** Tells the house that a member has had help. */
async function tellHouse(help: Help): Promise<void> {
  const kind = help === "hints" ? "hint" : "review";
  try {
    await fetch(`${ADDRESS}/uses`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ help: kind }),
    });
  } catch {
    // The host is away; the device has counted.
  }
}

/** What the host gives, by its last word. */
export async function limitByHost(help: Help): Promise<Limit> {
  try {
    const answer = await fetch(ADDRESS, { signal: AbortSignal.timeout(PATIENCE_MS) });
    const plan: unknown = answer.ok ? await answer.json() : null;
    counted = countedIn(plan);
    if (isPlan(plan)) write("plan", { hints: plan.hints, reviews: plan.reviews });
  } catch {
    // The host is away.
  }
  return read("plan", isPlan)?.[help] ?? null;
}

interface Used {
  readonly day: string;
  readonly count: number;
}

function isUsed(value: unknown): value is Used {
  if (typeof value !== "object" || value === null) return false;
  const { day, count } = value as Record<string, unknown>;
  return typeof day === "string" && typeof count === "number" && count >= 0;
}

export class Quota {
  readonly #help: Help;
  readonly #ask: (help: Help) => Promise<Limit>;
  readonly #now: () => number;

  constructor(help: Help, ask = limitByHost, now: () => number = () => Date.now()) {
    this.#help = help;
    this.#ask = ask;
    this.#now = now;
  }

  /** The limit, when today's help has been used up to it; nothing as long as there is some left. */
  async spent(): Promise<number | null> {
    const limit = await this.#ask(this.#help);
    return limit !== null && this.#count() >= limit ? limit : null;
  }

  /** Counts one. */
  use(): void {
    write(this.#help, { day: dayAt(this.#now()), count: this.#onDevice() + 1 } satisfies Used);
    if (counted === null) return;
    counted = { ...counted, [this.#help]: counted[this.#help] + 1 };
    void tellHouse(this.#help);
  }

  #count(): number {
    return counted?.[this.#help] ?? this.#onDevice();
  }

  #onDevice(): number {
    const used = read(this.#help, isUsed);
    return used?.day === dayAt(this.#now()) ? used.count : 0;
  }
}
