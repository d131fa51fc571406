import { describe, expect, test } from "vitest";
import { compareTransactions } from "./compare-transactions.ts";
import { LISTED_TRANSACTIONS } from "./transaction.arbitrary.ts";

describe("the order of registration", () => {
  test("by series, and by number as a number", () => {
    const turned = LISTED_TRANSACTIONS.toReversed().toSorted(compareTransactions);
    expect(turned.map(({ series, number }) => `${series} ${number}`)).toEqual([
      "A 1",
      "A 2",
      "A 10",
      "LÖN 1",
    ]);
  });

  test("series that sort alike keep one order", () => {
    // The collator does not see the zero-width joiner.
    const [a, b] = [
      { series: "A", number: 2 },
      { series: "A\u200D", number: 1 },
    ];
    expect(compareTransactions(a, b)).toBe(-1);
    expect(compareTransactions(b, a)).toBe(1);
  });
});
