// Every way a game can end, in plain words, in both languages, with the article.

import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { Color, GameView, Outcome, Remark, Said, Termination } from "../generated/wire";
import { speak } from "../texts/texts.svelte";
import { unableToMate, verdictText } from "./result";
import { FIRST_GAME, type GameSetup } from "./setup";

const DRAW: Outcome = { is: "draw" };
const WHITE: Outcome = { is: "win", winner: "white" };
const PEOPLE: GameSetup = { ...FIRST_GAME, opponent: "person" };

interface End {
  readonly termination: Termination;
  readonly outcome: Outcome;
  readonly article: string | null;
  readonly said?: Said;
  readonly by?: Color;
}

function ended({ termination, outcome, article, said, by = "black" }: End): GameView {
  const remarks: Remark[] = said === undefined ? [] : [{ ply: 9, said, by }];
  return {
    verdict: { is: "ended", outcome, termination, article },
    position: { turn: "black" },
    remarks,
  } as unknown as GameView;
}

const ENDS: readonly (readonly [End, nl: string, en: string])[] = [
  [
    { termination: "checkmate", outcome: WHITE, article: "5.1.1" },
    "Schaakmat: de zwarte koning staat schaak en kan er niet uit (artikel 5.1.1).",
    "Checkmate: Black's king is in check and cannot get out (article 5.1.1).",
  ],
  [
    { termination: "stalemate", outcome: DRAW, article: "5.2.1" },
    "Pat: zwart staat niet schaak, maar heeft geen reglementaire zet (artikel 5.2.1).",
    "Stalemate: Black is not in check but has no legal move (article 5.2.1).",
  ],
  [
    { termination: "resignation", outcome: WHITE, article: "5.1.2", said: "resigned" },
    "Zwart heeft opgegeven (artikel 5.1.2).",
    "Black resigned (article 5.1.2).",
  ],
  [
    { termination: "resignation", outcome: DRAW, article: "5.1.2", said: "resigned" },
    "Zwart heeft opgegeven, maar de ander kan op geen enkele manier meer mat zetten: remise (artikel 5.1.2).",
    "Black resigned, but the other side can no longer mate in any way: a draw (article 5.1.2).",
  ],
  [
    { termination: "deadPosition", outcome: DRAW, article: "5.2.2" },
    "Dode stelling: geen van beiden kan nog mat zetten (artikel 5.2.2).",
    "Dead position: neither side can still give mate (article 5.2.2).",
  ],
  [
    { termination: "agreement", outcome: DRAW, article: "5.2.3", said: "drawAccepted" },
    "Jullie zijn het eens over remise (artikel 5.2.3).",
    "You agreed to a draw (article 5.2.3).",
  ],
  [
    { termination: "threefoldRepetition", outcome: DRAW, article: "9.2", said: "claimedRightly" },
    "Terecht geclaimd: driemaal dezelfde stelling (artikel 9.2).",
    "Rightly claimed: the same position for the third time (article 9.2).",
  ],
  [
    { termination: "threefoldRepetition", outcome: DRAW, article: "9.2" },
    "Driemaal dezelfde stelling: bij deze regels vanzelf remise (anders een claim, artikel 9.2).",
    "The same position for the third time: a draw by itself under these rules (otherwise a claim, article 9.2).",
  ],
  [
    { termination: "fivefoldRepetition", outcome: DRAW, article: "9.6.1" },
    "Vijfmaal dezelfde stelling: vanzelf remise (artikel 9.6.1).",
    "The same position for the fifth time: a draw by itself (article 9.6.1).",
  ],
  [
    { termination: "fiftyMoves", outcome: DRAW, article: "9.3", said: "claimedRightly" },
    "Terecht geclaimd: vijftig zetten zonder slaan en zonder pionzet (artikel 9.3).",
    "Rightly claimed: fifty moves without a capture or a pawn move (article 9.3).",
  ],
  [
    { termination: "fiftyMoves", outcome: DRAW, article: "9.3" },
    "Vijftig zetten zonder slaan en zonder pionzet: bij deze regels vanzelf remise (anders een claim, artikel 9.3).",
    "Fifty moves without a capture or a pawn move: a draw by itself under these rules (otherwise a claim, article 9.3).",
  ],
  [
    { termination: "seventyFiveMoves", outcome: DRAW, article: "9.6.2" },
    "Vijfenzeventig zetten zonder slaan en zonder pionzet: vanzelf remise (artikel 9.6.2).",
    "Seventy-five moves without a capture or a pawn move: a draw by itself (article 9.6.2).",
  ],
  [
    { termination: "flagFall", outcome: WHITE, article: "6.9", said: "flagFell" },
    "De vlag van zwart is gevallen (artikel 6.9).",
    "Black's flag has fallen (article 6.9).",
  ],
  [
    { termination: "flagFall", outcome: DRAW, article: "6.9", said: "flagFell" },
    "De vlag van zwart is gevallen, maar de ander kan op geen enkele manier meer mat zetten: remise (artikel 6.9).",
    "Black's flag has fallen, but the other side can no longer mate in any way: a draw (article 6.9).",
  ],
  [
    { termination: "bothFlags", outcome: DRAW, article: "III.3.1.2", said: "flagFell" },
    "Beide vlaggen zijn gevallen en niemand weet welke eerst (richtlijn III.3.1.2).",
    "Both flags have fallen, and nobody can tell which was first (guideline III.3.1.2).",
  ],
  [
    { termination: "illegalMoves", outcome: WHITE, article: "7.5.5", said: "lostByIllegalMove" },
    "Tweede onreglementaire zet van zwart (artikel 7.5.5).",
    "Black's second illegal move (article 7.5.5).",
  ],
  [
    { termination: "illegalMoves", outcome: DRAW, article: "7.5.5", said: "lostByIllegalMove" },
    "Tweede onreglementaire zet van zwart, maar de ander kan op geen enkele manier meer mat zetten: remise (artikel 7.5.5).",
    "Black's second illegal move, but the other side can no longer mate in any way: a draw (article 7.5.5).",
  ],
  [
    { termination: "arbiter", outcome: { is: "bothLose" }, article: "12.9", said: "decided" },
    "De arbiter heeft beslist (artikel 12.9).",
    "The arbiter has decided (article 12.9).",
  ],
  [
    { termination: "kingCaptured", outcome: WHITE, article: null },
    "De koning is geslagen (een huisregel).",
    "The king was captured (a house rule).",
  ],
];

/** An article stands on one line with its number. */
const plain = (text: string | undefined): string | undefined => text?.replaceAll("\u00a0", " ");

/** A page to carry the language; there is none here. */
beforeAll(() => void vi.stubGlobal("document", { documentElement: {} }));
afterAll(() => void vi.unstubAllGlobals());

describe.each(["nl", "en"] as const)("how a game ended, in %s", (language) => {
  beforeAll(() => speak(language));

  it.each(ENDS)("%o", (end, nl, en) => {
    expect(plain(verdictText(ended(end), PEOPLE)?.reason)).toBe(language === "nl" ? nl : en);
  });

  it("A18: has a score and a result for every outcome", () => {
    const told = (outcome: Outcome): string[] => {
      const text = verdictText(ended({ termination: "arbiter", outcome, article: "12.9" }), PEOPLE);
      return [text?.score ?? "", text?.result ?? ""];
    };
    const nl = [
      ["1-0", "Wit wint"],
      ["0-1", "Zwart wint"],
      ["½-½", "Remise"],
      ["0-0", "Beiden verliezen"],
    ];
    const en = [
      ["1-0", "White wins"],
      ["0-1", "Black wins"],
      ["½-½", "Draw"],
      ["0-0", "Both lose"],
    ];
    const black: Outcome = { is: "win", winner: "black" };
    const all = [WHITE, black, DRAW, { is: "bothLose" } as const].map(told);
    expect(all).toEqual(language === "nl" ? nl : en);
  });

  it("speaks to the person against the computer", () => {
    const end: End = {
      termination: "resignation",
      outcome: WHITE,
      article: "5.1.2",
      said: "resigned",
    };
    const you = verdictText(ended(end), { ...FIRST_GAME, color: "black" });
    expect([you?.result, plain(you?.reason)]).toEqual(
      language === "nl"
        ? ["De computer wint", "Je hebt opgegeven (artikel 5.1.2)."]
        : ["The computer wins", "You resigned (article 5.1.2)."],
    );
  });
});

it("covers every termination of the wire", async () => {
  const { readFileSync } = await import("node:fs");
  const wire = readFileSync(new URL("../generated/wire/index.ts", import.meta.url), "utf8");
  const union = /export type Termination = ([^;]+);/.exec(wire)?.[1] ?? "";
  const words = [...union.matchAll(/"(\w+)"/g)].map(([, word]) => word);
  expect(new Set(ENDS.map(([{ termination }]) => termination))).toEqual(new Set(words));
});

describe("who could not mate, where that drew the game", () => {
  const of = (end: Omit<End, "article">): readonly Color[] =>
    unableToMate(ended({ article: null, ...end }));

  it("is both in a dead position", () => {
    expect(of({ termination: "deadPosition", outcome: DRAW })).toEqual(["white", "black"]);
  });

  it("is the opponent of whoever would have lost", () => {
    for (const [termination, said] of [
      ["flagFall", "flagFell"],
      ["resignation", "resigned"],
      ["illegalMoves", "lostByIllegalMove"],
    ] as const) {
      expect(of({ termination, outcome: DRAW, said, by: "black" })).toEqual(["white"]);
      expect(of({ termination, outcome: WHITE, said, by: "black" })).toEqual([]);
    }
  });

  it("is nobody elsewhere", () => {
    expect(of({ termination: "stalemate", outcome: DRAW })).toEqual([]);
    expect(of({ termination: "checkmate", outcome: WHITE })).toEqual([]);
  });
});
