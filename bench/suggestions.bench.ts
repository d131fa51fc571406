// How good the suggestions for rows of a bank statement are, by replay: each row is guessed from those before it and
// then learnt. Made-up companies and households that the matcher was not tuned by, and sample SIE files; beside it what
// other programs' methods reach on the same rows. And how long 500 rows take against 5,000 bookings.

import { addToCategorisation, newCategorisationIndex, suggestionsFor } from "@huvudbok/core/categorisation";
import { DEVELOPMENT_COMPANY } from "./suggestions/development/company.ts";
import { DEVELOPMENT_HOUSEHOLD } from "./suggestions/development/household.ts";
import { developmentSets, heldOutSets, type MeasuredSet, sieSet } from "./suggestions/measured-sets.ts";
import { EXACT_TEXT } from "./suggestions/peers/exact-text.ts";
import { GNUCASH_BAYES } from "./suggestions/peers/gnucash-bayes.ts";
import { replayKnowingThePayee } from "./suggestions/peers/knows-the-payee.ts";
import { NAIVE_BAYES } from "./suggestions/peers/naive-bayes.ts";
import { THREE_OF_FIVE } from "./suggestions/peers/three-of-five.ts";
import type { ReplayFigures } from "./suggestions/replay/figures.ts";
import { figuresTable } from "./suggestions/replay/figures-table.ts";
import { HUVUDBOK, registered } from "./suggestions/replay/huvudbok.ts";
import { figuresAfter, outcomesOf } from "./suggestions/replay/measure-set.ts";
import type { Outcome } from "./suggestions/replay/replay.ts";
import type { BookedRow } from "./suggestions/replay/statement-row.ts";
import { transferFigures } from "./suggestions/transfers.ts";
import { reportFigure, type Target } from "./support/figures.ts";
import { mediansInTurns } from "./support/interleaved.ts";

const METHODS = [HUVUDBOK, EXACT_TEXT, THREE_OF_FIVE, GNUCASH_BAYES, NAIVE_BAYES] as const;
const ROUNDS = 5;
const HISTORY = 5000;
const STATEMENT = 500;
/** Milliseconds for a statement: the answer to one who has imported it. */
const TIME = 300;
const CALIBRATION_ERROR = 0.05;

/** What the suggestions must reach, as shares. */
interface Bars {
  readonly warmUp: number;
  readonly precision: number;
  readonly coverage: number;
}

const [heldOut, ...kinds] = heldOutSets();
const sie = sieSet();
if (heldOut === undefined) throw new Error("no held-out books");
for (const set of [...developmentSets(), ...kinds]) measure(set);
reportBars(heldOut, measure(heldOut), { warmUp: 200, precision: 0.95, coverage: 0.85 });
reportBars(sie, measure(sie), { warmUp: 0, precision: 0.88, coverage: 0.6 });
reportTransfers();
await reportTime(heldOut.books.flatMap(({ rows }) => rows));

type Runs = ReadonlyMap<string, readonly (readonly Outcome[])[]>;

/** Prints what each method reaches in the set, after each of its warm-ups. */
function measure(set: MeasuredSet): Runs {
  const runs = new Map(METHODS.map((method) => [method.name, outcomesOf(method, set)] as const));
  if (set !== sie) runs.set("knows the payee", set.books.map(replayKnowingThePayee));
  for (const warmUp of set.warmUps) {
    const rows = [...runs].map(([name, outcomes]) => [name, figuresAfter(outcomes, warmUp)] as const);
    const counted = `${String(rows[0]?.[1].rows ?? 0)} rows`;
    console.log(`\n${set.name}: ${warmUp === 0 ? counted : `${counted}, after ${String(warmUp)}`}`);
    for (const line of figuresTable(rows)) console.log(line);
  }
  return runs;
}

/** Holds the product's figures to their bars, beside those of a peer. */
function reportBars({ name }: MeasuredSet, runs: Runs, { warmUp, precision, coverage }: Bars): void {
  const figures = (method: string): ReplayFigures => figuresAfter(runs.get(method) ?? [], warmUp);
  const own = figures(HUVUDBOK.name);
  const report = (
    figure: keyof ReplayFigures,
    scale: number,
    target: Omit<Target, "of">,
    against = EXACT_TEXT.name,
  ) => {
    reportFigure({
      name: `${name}: ${figure}`,
      measured: own[figure] * scale,
      reference: figures(against)[figure] * scale,
      against,
      unit: scale === 100 ? "%" : "",
      target: { of: "measured", ...target },
    });
  };
  report("precision", 100, { atLeast: precision * 100 });
  report("coverage", 100, { atLeast: coverage * 100 });
  report("calibrationError", 1, { atMost: CALIBRATION_ERROR });
  if (warmUp > 0) report("unseenWrong", 100, { atMost: 1 }, NAIVE_BAYES.name);
}

/** Transfers between two own accounts, among the rows of five made-up companies and households. */
function reportTransfers(): void {
  for (const [name, profile] of [
    ["companies", DEVELOPMENT_COMPANY],
    ["households", DEVELOPMENT_HOUSEHOLD],
  ] as const) {
    const { found, wrong } = transferFigures(profile, [11, 12, 13, 14, 15]);
    const against = "in five of them, each 200 and 1,200 other rows";
    const share = {
      measured: found * 100,
      reference: 100,
      unit: "%",
      target: { of: "measured", atLeast: 99 },
    } as const;
    const drafts = {
      measured: wrong,
      reference: 8000,
      unit: "",
      target: { of: "measured", atMost: 0 },
    } as const;
    reportFigure({ against, ...share, name: `transfers of ${name} found` });
    reportFigure({ against, ...drafts, name: `drafts of ${name} wrongly taken for transfers` });
  }
}

/** The time for a statement of 500 rows against an index of 5,000 bookings, which is made anew beside it. */
async function reportTime(rows: readonly BookedRow[]): Promise<void> {
  const history = rows.slice(0, HISTORY).map(registered);
  const statement = rows.slice(-STATEMENT);
  const index = newCategorisationIndex();
  addToCategorisation(index, history);
  const [suggesting = 0, building = 0] = await mediansInTurns(ROUNDS, [
    () => statement.map((row) => suggestionsFor(index, row)),
    () => {
      addToCategorisation(newCategorisationIndex(), history);
    },
  ]);
  reportFigure({
    name: "500 rows against 5,000 bookings",
    measured: suggesting,
    reference: building,
    against: "making the index of the 5,000",
    unit: "ms",
    target: { of: "measured", atMost: TIME },
  });
}
