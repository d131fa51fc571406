// What 1,000 drafts are suggested to be, by 50,000 vouchers: the index is made one voucher at a time and the drafts are
// analysed one by one, as the page does it in stretches, against parsing the same vouchers as JSON. The longest time that one
// voucher or one draft takes is in time of the processor: on a busy machine others are let in between.

import {
  addToCategorisation,
  addToDraftMatcher,
  analysedDrafts,
  type CategorisationIndex,
  newCategorisationIndex,
  newDraftMatcher,
} from "@huvudbok/core/categorisation";
import type { Draft } from "@huvudbok/core/draft";
import type { Transaction } from "@huvudbok/core/transaction";
import { analysedBooks } from "./support/analysed-books.ts";
import { reportFailure, reportFigure } from "./support/figures.ts";
import { mediansInTurns } from "./support/interleaved.ts";
import { storedVoucher } from "./support/stored-books.ts";

const VOUCHERS = 50_000;
const DRAFTS = 1000;
const SMALL = 1000;
const ROUNDS = 5;
/** Milliseconds for a year's index and its drafts. */
const WHOLE = 3000;
/** Milliseconds: the longest that the page may be held up by one voucher, or by one draft. */
const TASK = 50;

const { books, drafts } = analysedBooks(VOUCHERS, DRAFTS);
const { plan, transactions } = books;
const chart = new Set(plan.accounts2.map(({ id }) => id));
const json = JSON.stringify(transactions.map(storedVoucher));
const longest: Record<"voucher" | "draft", number[]> = { voucher: [], draft: [] };
const large = build(transactions);
const small = build(transactions.slice(0, SMALL));
const more = transactions.slice(0, SMALL);

const [parsing = 0, building = 0, analysing = 0, both = 0, inSmall = 0, smallAdd = 0, largeAdd = 0] =
  await mediansInTurns(ROUNDS, [
    () => JSON.parse(json),
    () => build(transactions, longest.voucher),
    () => analyse(large, longest.draft),
    () => analyse(build(transactions)),
    () => analyse(small),
    () => addAll(build(transactions.slice(0, SMALL))),
    () => addAll(large),
  ]);
const parsed = { reference: parsing, against: "parsing the vouchers as JSON", unit: "ms" } as const;
reportFigure({
  ...parsed,
  name: "index of 50,000 vouchers and 1,000 drafts analysed",
  measured: both,
  target: { of: "measured", atMost: WHOLE },
});
reportFigure({
  ...parsed,
  name: "the index alone, one by one",
  measured: building,
  target: { of: "ratio", atMost: 30 },
});
reportFigure({
  ...parsed,
  name: "the drafts alone, one by one",
  measured: analysing,
  target: { of: "ratio", atMost: 2 },
});
reportFigure({
  name: "1,000 drafts analysed by 50,000 vouchers",
  measured: analysing,
  reference: inSmall,
  against: "analysed by 1,000 vouchers",
  unit: "ms",
  target: { of: "ratio", atMost: 3 },
});
reportFigure({
  name: "1,000 vouchers added to 50,000",
  measured: largeAdd,
  reference: smallAdd,
  against: "added to 1,000",
  unit: "ms",
  target: { of: "ratio", atMost: 3 },
});
for (const [what, times] of Object.entries(longest)) {
  reportFigure({
    name: `the longest time that one ${what} takes`,
    measured: Math.min(...times),
    reference: TASK,
    against: "a task",
    unit: "ms",
    target: { of: "ratio", atMost: 1 },
  });
}
const found = analysed(large);
if (found.length < DRAFTS * 0.6) reportFailure(`${found.length} of ${DRAFTS} drafts have suggestions`);

/** Makes the index; the longest time that one voucher took is added to the times. */
function build(vouchers: readonly Transaction[], times: number[] = []): CategorisationIndex {
  const index = newCategorisationIndex();
  times.push(longestOf(vouchers, (voucher) => addToCategorisation(index, [voucher])));
  return index;
}

/** The longest time that one draft took, as the matcher is given it or as it is analysed, is added to the times. */
function analyse(index: CategorisationIndex, times: number[] = []): void {
  const matcher = newDraftMatcher(index, chart);
  const adding = longestOf(drafts, (draft) => addToDraftMatcher(matcher, [draft]));
  times.push(
    Math.max(
      adding,
      longestOf(drafts, (draft) => analysedDrafts(matcher, [draft])),
    ),
  );
}

function analysed(index: CategorisationIndex): readonly Draft[] {
  const matcher = newDraftMatcher(index, chart);
  addToDraftMatcher(matcher, drafts);
  return analysedDrafts(matcher, drafts);
}

/** Returns the time that adding alone takes. */
function addAll(to: CategorisationIndex): number {
  const from = performance.now();
  addToCategorisation(to, more);
  return performance.now() - from;
}

/** Does something with each, and returns the longest time of this thread's processor that one took, in ms. */
function longestOf<Item>(items: readonly Item[], act: (item: Item) => unknown): number {
  let [slowest, from] = [0, processorTime()];
  for (const item of items) {
    act(item);
    const now = processorTime();
    slowest = Math.max(slowest, now - from);
    from = now;
  }
  return slowest;
}

function processorTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
