/**
 * Whether somebody is logged in on this device, as far as the device remembers: what is only for
 * members is then asked of the house, and a guest's page asks nothing in vain.
 */

import { read, write } from "../device/store";

const isTrue = (value: unknown): value is true => value === true;

export const isKnown = (): boolean => read("member", isTrue) === true;

export function remember(known: boolean): void {
  if (known !== isKnown()) write("member", known);
}

/** Carries a member's progress along, now and when the page is left. Gives what ends that. */
export function carryProgress(): () => void {
  const sync = (): void => {
    if (isKnown()) void import("./progress").then((part) => part.syncProgress());
  };
  const leave = (): void => {
    if (document.hidden) sync();
  };
  sync();
  document.addEventListener("visibilitychange", leave);
  return () => {
    document.removeEventListener("visibilitychange", leave);
    sync();
  };
}
