/**
 * What is asked of the house about people with an account. The house knows a browser by a cookie that
 * no script reads.
 */

import type {
  MemberRefused,
  MemberView,
  NameAndPassword,
  PasswordChange,
  Recovery,
  RecoveryCodes,
  SessionView,
} from "../generated/wire";

const ROOT = "/api/members";

/** Why something was not done; `away` where the house gave no answer. */
export type Refused = MemberRefused | { readonly is: "away" };

/** What came of a question. */
export type Answered<T> =
  { readonly is: "done"; readonly value: T } | { readonly is: "refused"; readonly why: Refused };

type Method = "GET" | "POST" | "PUT" | "DELETE";

const isRefused = (value: unknown): value is MemberRefused =>
  typeof value === "object" && value !== null && "is" in value;

/** Asks the house; an answer without a body gives null. */
export async function ask<T>(path: string, method: Method, body?: unknown): Promise<Answered<T>> {
  try {
    const response = await fetch(path, {
      method,
      cache: "no-store",
      ...(body === undefined
        ? {}
        : { headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const value: unknown = text === "" ? null : JSON.parse(text);
    if (response.ok) return { is: "done", value: value as T };
    return { is: "refused", why: isRefused(value) ? value : { is: "away" } };
  } catch {
    return { is: "refused", why: { is: "away" } };
  }
}

/** Who is logged in here; nobody for a guest. */
export const me = (): Promise<Answered<MemberView | null>> => ask(`${ROOT}/me`, "GET");

/** Makes an account. */
export const signUp = (wanted: NameAndPassword): Promise<Answered<RecoveryCodes>> =>
  ask(ROOT, "POST", wanted);

export const logIn = (wanted: NameAndPassword): Promise<Answered<MemberView>> =>
  ask(`${ROOT}/log-in`, "POST", wanted);

export const logOut = (): Promise<Answered<null>> => ask(`${ROOT}/log-out`, "POST");

/** Sets another password by a code. */
export const recover = (wanted: Recovery): Promise<Answered<MemberView>> =>
  ask(`${ROOT}/recover`, "POST", wanted);

export const changePassword = (wanted: PasswordChange): Promise<Answered<null>> =>
  ask(`${ROOT}/me/password`, "POST", wanted);

export const renewCodes = (password: string): Promise<Answered<RecoveryCodes>> =>
  ask(`${ROOT}/me/codes`, "POST", { password });

export const sessions = (): Promise<Answered<SessionView[]>> => ask(`${ROOT}/me/sessions`, "GET");

export const closeSession = (key: string): Promise<Answered<null>> =>
  ask(`${ROOT}/me/sessions/${key}`, "DELETE");

export const closeOtherSessions = (): Promise<Answered<null>> =>
  ask(`${ROOT}/me/sessions`, "DELETE");

/** The names of those with whom one wants nothing to do. */
export const blocked = (): Promise<Answered<string[]>> => ask("/api/blocks", "GET");

export const block = (name: string): Promise<Answered<null>> =>
  ask("/api/blocks", "POST", { name });

export const unblock = (name: string): Promise<Answered<null>> =>
  ask(`/api/blocks/${encodeURIComponent(name)}`, "DELETE");

/** Tells the host of what the opponent wrote in a game. */
export const report = (game: string): Promise<Answered<null>> =>
  ask(`/api/online/games/${game}/report`, "POST");

/** Closes the account. */
export const closeAccount = (password: string): Promise<Answered<null>> =>
  ask(`${ROOT}/me`, "DELETE", { password });
