// What the host allows a day, and what is kept of it.

import { beforeEach, expect, it, vi } from "vitest";
import { limitByHost, Quota } from "./quota";

let answer: () => Promise<Response>;

beforeEach(() => {
  const store = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => store.get(name) ?? null,
    setItem: (name: string, value: string) => void store.set(name, value),
  });
  vi.stubGlobal("fetch", () => answer());
  return () => vi.unstubAllGlobals();
});

const says = (plan: unknown) => () => Promise.resolve(Response.json(plan));
const away = (): Promise<Response> => Promise.reject(new TypeError("no network"));

it("C4: the host decides, and its last word holds while it is away", async () => {
  answer = away;
  expect(await limitByHost("hints")).toBeNull();
  answer = says({ plan: "free", hints: 3, reviews: null });
  expect([await limitByHost("hints"), await limitByHost("reviews")]).toEqual([3, null]);
  answer = away;
  expect(await limitByHost("hints")).toBe(3);
  answer = says("nonsense");
  expect(await limitByHost("hints")).toBe(3);
  answer = says({ plan: "free", hints: null, reviews: 1 });
  expect([await limitByHost("hints"), await limitByHost("reviews")]).toEqual([null, 1]);
});

it("F: reviews are counted apart from hints", async () => {
  answer = says({ plan: "free", hints: 1, reviews: 1 });
  const [hints, reviews] = [new Quota("hints"), new Quota("reviews")];
  hints.use();
  expect([await hints.spent(), await reviews.spent()]).toEqual([1, null]);
  reviews.use();
  expect(await new Quota("reviews").spent()).toBe(1);
});

it("C4: for a member the house counts, wherever the account was used before", async () => {
  const told: unknown[] = [];
  vi.stubGlobal("fetch", (address: string, request?: RequestInit) => {
    if (request?.method === "POST") told.push([address, request.body]);
    return answer();
  });
  answer = says({ plan: "free", hints: 3, reviews: 0, used: { hints: 2, reviews: 0 } });
  const hints = new Quota("hints");
  expect(await hints.spent()).toBeNull();
  hints.use();
  expect(told).toEqual([["/api/plan/uses", '{"help":"hint"}']]);
  answer = away;
  expect(await hints.spent()).toBe(3);
  answer = says({ plan: "free", hints: 3, reviews: 0 });
  expect(await hints.spent()).toBeNull();
});
