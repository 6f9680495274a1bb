/** The worker in which it is found out who can still mate, so that the page never waits for it. */

import { canMate, loadRules, RulesError } from "../rules/rules";
import type { Question, Reply } from "./messages";

let rules: Promise<void> | null = null;

/** The rules; when they could not be fetched the next question tries again. */
function awake(): Promise<void> {
  rules ??= loadRules();
  rules.catch(() => (rules = null));
  return rules;
}

async function reply({ id, fen, side, letters, budget }: Question): Promise<Reply> {
  try {
    await awake();
    return { id, answer: canMate(fen, side, letters, budget) };
  } catch (thrown) {
    return { id, fault: thrown instanceof RulesError ? thrown.fault : null };
  }
}

addEventListener("message", ({ data }: MessageEvent<Question>) => {
  void reply(data).then((answer) => postMessage(answer));
});
