/**
 * Hints in a game: a good move, told in steps, from the idea to the arrow. The engine that plays
 * finds it. A host may give so many hints a day; without a word of the host there is no limit.
 */

import { Quota } from "../device/quota";
import type { Thinker } from "../game/company";
import type { GameView, MoveView, Score } from "../generated/wire";
import { t } from "../texts/texts.svelte";

/** Idea, piece, where to. */
export const STEPS = 3;

interface Hint {
  /** After so many half-moves it was asked for. */
  readonly ply: number;
  readonly move: MoveView;
  readonly score: Score;
  readonly check: boolean;
}

export class Hints {
  readonly #adviser: Thinker;
  readonly #quota: Quota;
  #hint = $state.raw<Hint | null>(null);
  #asked = 0;
  /** How many the day had when they were spent. */
  #limit = 0;
  steps = $state(0);
  state = $state<"resting" | "thinking" | "failed" | "spent">("resting");

  constructor(adviser: Thinker, quota: Quota = new Quota("hints")) {
    this.#adviser = adviser;
    this.#quota = quota;
  }

  /** Asks for a hint, or for more of it. */
  async ask(view: GameView, start: string | null): Promise<void> {
    const ply = view.played.length;
    if (this.#hint?.ply === ply) {
      this.steps = Math.min(this.steps + 1, STEPS);
      return;
    }
    this.#asked += 1;
    const asked = this.#asked;
    this.#hint = null;
    this.state = "thinking";
    const spent = await this.#quota.spent();
    if (asked !== this.#asked) return;
    if (spent !== null) {
      this.#limit = spent;
      this.state = "spent";
      return;
    }
    try {
      const played = view.played.map(({ move }) => move.uci);
      const { uci, score } = await this.#adviser.think({
        start,
        moves: played,
        level: null,
        patienceMs: 0,
      });
      if (asked !== this.#asked) return;
      const move = view.position.moves.find((legal) => legal.uci === uci);
      if (move === undefined) throw new Error(`${uci} is no move here`);
      this.#hint = { ply, move, score, check: view.position.check !== null };
      this.steps = 1;
      this.state = "resting";
      this.#quota.use();
    } catch {
      if (asked === this.#asked) this.state = "failed";
    }
  }

  /** Forgets the hint. */
  close(): void {
    this.#asked += 1;
    this.#hint = null;
    this.steps = 0;
    this.state = "resting";
  }

  /** Where to, once that was asked; nothing in another position. */
  arrowAt(ply: number): MoveView | null {
    const hint = this.#hint;
    return hint !== null && hint.ply === ply && this.steps >= STEPS ? hint.move : null;
  }

  /** The hint in words; nothing in another position. */
  textAt(ply: number): string | null {
    if (this.state === "thinking") return t("tip-thinking");
    if (this.state === "failed") return t("failure-engine");
    if (this.state === "spent") return t("tip-spent", { quota: this.#limit });
    const hint = this.#hint;
    if (hint === null || hint.ply !== ply) return null;
    const piece = t(`the-${hint.move.role}`);
    const parts = [ideaOf(hint)];
    if (this.steps >= 2) parts.push(t("tip-piece", { piece, square: hint.move.from }));
    if (this.steps >= STEPS) parts.push(t("tip-to", { square: hint.move.to }));
    return parts.join(" ");
  }
}

/** What the move is about, by what the rules and the engine say of it. */
function ideaOf({ move, score, check }: Hint): string {
  if (score.is === "mate" && score.moves > 0) return t("tip-mate", { moves: score.moves });
  if (check) return t("tip-check");
  if (move.kind === "castleShort" || move.kind === "castleLong") return t("tip-castle");
  if (move.promotion !== null) return t("tip-promotion");
  return t(move.captured === null ? "tip-quiet" : "tip-capture");
}
