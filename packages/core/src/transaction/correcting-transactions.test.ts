import { expect, test } from "vitest";
import { accountNo } from "../account-plan/index.ts";
import { isoDate } from "../calendar/index.ts";
import { fiscalYearIdFromGuid } from "../fiscal-year/index.ts";
import { ore } from "../money/index.ts";
import { correctingLinks, correctingSiblings, linksAcrossYears } from "./correcting-links.ts";
import { correctingTransactions } from "./correcting-transactions.ts";
import type { Transaction } from "./transaction.ts";

const own = fiscalYearIdFromGuid("5".repeat(32));
const later = fiscalYearIdFromGuid("6".repeat(32));
const year = { from: isoDate("2025-01-01"), to: isoDate("2025-12-31") };
const original: Transaction = {
  series: "A",
  number: 12,
  date: isoDate("2025-03-01"),
  text: "Papper",
  entries: [
    { accountId: accountNo(6110), amount: ore(1120) },
    { accountId: accountNo(1930), amount: ore(-1120) },
  ],
  locked: false,
  attachmentIds: ["a"],
};
const corrects = { fiscalYearId: own, series: "A", number: 12 };
const at = (fiscalYearId: typeof own, number: number) => ({ fiscalYearId, series: "A", number });

test("TR20: a correction is a reversal and a copy, which correct the same one", () => {
  const made = correctingTransactions(original, own, { year, fiscalYearId: own });
  expect(made?.reversal).toMatchObject({
    text: "Rättelse av A 12: Papper",
    date: "2025-03-01",
    entries: [{ amount: -1120 }, { amount: 1120 }],
    corrects,
  });
  expect(made?.reversal.attachmentIds).toBeUndefined();
  expect(made?.replacement).toEqual({
    series: "A",
    date: "2025-03-01",
    text: "Papper",
    entries: original.entries,
    locked: false,
    corrects,
    attachmentIds: ["a"],
  });
});

test("TR20: files stay in their year, and a closed one is not corrected", () => {
  const next = { year: { from: isoDate("2026-01-01"), to: isoDate("2026-12-31") }, fiscalYearId: later };
  const made = correctingTransactions(original, own, next);
  expect(made?.replacement).toMatchObject({ date: "2026-01-01", corrects });
  expect(made?.replacement.attachmentIds).toBeUndefined();
  const closed = { year, fiscalYearId: own, closedThrough: isoDate("2025-12-31") };
  expect(correctingTransactions(original, own, closed)).toBeUndefined();
});

test("TR20: all that correct a transaction are found from it, and from each other", () => {
  const reversal: Transaction = { ...original, number: 13, corrects };
  const replacement: Transaction = { ...original, number: 14, corrects };
  const inYear = { transactions: [original, reversal, replacement], fiscalYearId: own };
  const corrected = { ...original, correctedBy: at(own, 13) };
  expect(correctingLinks(corrected, own, [inYear])).toEqual([at(own, 13), at(own, 14)]);
  expect(correctingLinks(original, own, [inYear])).toEqual([at(own, 13), at(own, 14)]);
  const inLater = { transactions: [reversal, replacement], fiscalYearId: later };
  const correctedLater = { ...original, correctedBy: at(later, 13) };
  expect(correctingLinks(correctedLater, own, [])).toEqual([at(later, 13)]);
  expect(correctingLinks(correctedLater, own, [inLater])).toEqual([at(later, 13), at(later, 14)]);
  expect(correctingSiblings(reversal, inYear)).toEqual([at(own, 14)]);
  expect(correctingSiblings(original, inYear)).toEqual([]);
  expect(correctingSiblings(reversal, { ...inYear, fiscalYearId: later })).toEqual([at(later, 14)]);
});

test.each([
  ["in the open year", "2026-05-12", "2026-05-12"],
  ["before it", "2025-11-02", "2026-01-01"],
  ["after it", "2027-02-01", "2026-01-01"],
])("TR3, TR20: what is closed is corrected today, where that is %s", (_, today, expected) => {
  const period = {
    year: { from: isoDate("2026-01-01"), to: isoDate("2026-12-31") },
    fiscalYearId: later,
    today: isoDate(today),
  };
  const made = correctingTransactions(original, own, period);
  expect([made?.reversal.date, made?.replacement.date, made?.isMoved]).toEqual([expected, expected, true]);
  const open = correctingTransactions(original, own, { ...period, year, fiscalYearId: own });
  expect([open?.reversal.date, open?.replacement.date, open?.isMoved]).toEqual([
    "2025-03-01",
    "2025-03-01",
    false,
  ]);
});

test("CH24: the corrections between a year and the others are found from either end, each once", () => {
  const transactions: readonly Transaction[] = [
    { ...original, correctedBy: at(later, 4) },
    { ...original, number: 13, corrects },
    { ...original, number: 14, corrects: at(later, 7) },
    { ...original, number: 15, corrects: at(later, 7) },
    { ...original, number: 16 },
  ];
  expect(linksAcrossYears({ transactions, fiscalYearId: own })).toEqual({
    corrected: [at(later, 7)],
    correcting: [at(later, 4)],
  });
});
