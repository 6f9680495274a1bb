/**
 * What is asked of the house besides a game's own line: the lobby, and games that are offered. The
 * house knows a browser by a cookie that it sets with its first answer.
 */

import type { ChallengeView, Fault, LobbyView, NewChallenge } from "../generated/wire";

const ROOT = "/api/online";

/** What could not be done, as far as a page can tell. */
export type Trouble = "gone" | "own" | "tooMany" | "membersOnly" | "away";

/** What came of a question. */
export type Answered<T> =
  | { readonly is: "done"; readonly value: T }
  | { readonly is: "fault"; readonly fault: Fault }
  | { readonly is: "trouble"; readonly trouble: Trouble };

const TROUBLES: Readonly<Record<number, Trouble>> = {
  401: "membersOnly",
  404: "gone",
  409: "own",
  429: "tooMany",
};

async function ask<T>(path: string, method: "GET" | "POST" | "DELETE", body?: unknown) {
  try {
    const response = await fetch(`${ROOT}${path}`, {
      method,
      cache: "no-store",
      ...(body === undefined
        ? {}
        : { headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
    });
    return await answered<T>(response);
  } catch {
    return trouble("away");
  }
}

async function answered<T>(response: Response): Promise<Answered<T>> {
  if (response.status === 204) return { is: "done", value: undefined as T };
  if (response.ok) return { is: "done", value: (await response.json()) as T };
  if (response.status === 422) return { is: "fault", fault: (await response.json()) as Fault };
  return trouble(TROUBLES[response.status] ?? "away");
}

const trouble = (what: Trouble): Answered<never> => ({ is: "trouble", trouble: what });

/** What is offered, and the games that one has. */
export const lobby = (): Promise<Answered<LobbyView>> => ask("/lobby", "GET");

/** Offers a game. */
export const offer = (wanted: NewChallenge): Promise<Answered<ChallengeView>> =>
  ask("/challenges", "POST", wanted);

/** Takes a game that is offered. */
export const take = (id: string): Promise<Answered<void>> => ask(`/challenges/${id}/take`, "POST");

/** Withdraws an offer. */
export const withdraw = (id: string): Promise<Answered<void>> => ask(`/challenges/${id}`, "DELETE");
