import { expect, test } from "vitest";
import { accountNo } from "../account-plan/index.ts";
import { isoDate } from "../calendar/index.ts";
import { type Draft, isMarked, performedActions } from "../draft/index.ts";
import { fiscalYearIdFromGuid } from "../fiscal-year/index.ts";
import { ore } from "../money/index.ts";
import type { Transaction } from "../transaction/index.ts";
import { booked, bookedTimes, entryOf, indexOf, type MadeUpRow } from "./bookings.arbitrary.ts";
import {
  addToDraftMatcher,
  analysedDrafts,
  BookedDrafts,
  bookedAlready,
  bookingsOfDrafts,
  newCategorisationIndex,
  newDraftMatcher,
} from "./index.ts";

const YEAR = { from: isoDate("2026-01-01"), to: isoDate("2026-12-31") };
const HABITS = [...bookedTimes(12, "Circle K", 5611), ...bookedTimes(12, "Från konto", 1930)];
const CHART = new Set([1930, 1940, 5611].map(accountNo));
const FUEL = booked("2026-06-10", "Circle K", [1930, -800], [5611, 800]);
const draft = (id: string, text: string, ...rows: readonly MadeUpRow[]): Draft => ({
  id,
  date: FUEL.date,
  text,
  entries: rows.map(entryOf),
});
const FUEL_AGAIN = draft("again", "Circle K", [1930, -800]);

/** The drafts as the list has them once what the analysis found is stored. */
function analysed(drafts: readonly Draft[], ...registered: readonly Transaction[]): readonly Draft[] {
  const matcher = newDraftMatcher(indexOf(...HABITS, ...registered), CHART);
  addToDraftMatcher(matcher, drafts);
  const found = new Map(analysedDrafts(matcher, drafts).map((each) => [each.id, each]));
  return drafts.map((each) => found.get(each.id) ?? each);
}

const isFirstMarked = (one: Draft, ...registered: readonly Transaction[]) =>
  analysed([one], ...registered).some(isMarked);

test("CT11: a draft with the day, text and row of what is registered is offered, and not marked", () => {
  expect(isFirstMarked(FUEL_AGAIN)).toBe(true);
  const [found] = analysed([FUEL_AGAIN], FUEL);
  expect(found?.analysis).toMatchObject({
    performAction: false,
    actions: [{ kind: "match", entries: [{ accountId: 5611 }] }],
  });
  expect(found?.analysis?.actions[0]?.probability).toBeGreaterThan(0.8);
});

test.each<[string, Draft, Transaction]>([
  ["spaces around either text", { ...FUEL_AGAIN, text: " Circle K" }, { ...FUEL, text: "Circle K " }],
  ["its row the last one", FUEL_AGAIN, { ...FUEL, entries: FUEL.entries.toReversed() }],
  ["a sum and no account yet", { ...FUEL_AGAIN, entries: [{ amount: ore(800) }] }, FUEL],
])("CT11: the same with %s", (_, again, registered) => {
  expect(isFirstMarked(again)).toBe(true);
  expect(isFirstMarked(again, registered)).toBe(false);
});

test.each<[string, Transaction]>([
  ["on another day", { ...FUEL, date: isoDate("2026-06-11") }],
  ["with another text", { ...FUEL, text: "Circle K Lund" }],
  ["of another amount", booked("2026-06-10", "Circle K", [1930, -801], [5611, 801])],
  ["from another account", booked("2026-06-10", "Circle K", [1940, -800], [5611, 800])],
  [
    "with the row struck",
    { ...FUEL, entries: FUEL.entries.map((row) => ({ ...row, adjustmentType: false })) },
  ],
  [
    "that is taken back",
    { ...FUEL, correctedBy: { fiscalYearId: fiscalYearIdFromGuid("1".repeat(32)), series: "A", number: 2 } },
  ],
])("CT11: what is registered %s is another event", (_, registered) => {
  expect(isFirstMarked(FUEL_AGAIN, registered)).toBe(true);
});

test("CT11: of six that are the same none is marked any more once the first is registered", () => {
  const six = Array.from({ length: 6 }, (_, place) => ({ ...FUEL_AGAIN, id: `same ${place}` }));
  const before = analysed(six);
  expect(before.filter(isMarked).map(({ id }) => id)).toEqual(["same 0"]);
  const { put } = performedActions(before, new Set(["same 0"]), { year: YEAR });
  const registered = bookingsOfDrafts(put.filter(({ id }) => id === "same 0"));
  expect(registered.size).toBe(1);
  const after = analysed(before.slice(1), ...registered.values());
  expect(after.map((each) => each.analysis?.actions.some(({ kind }) => kind === "match"))).toEqual(
    after.map(() => true),
  );
  expect(after.filter(isMarked)).toEqual([]);
});

test("CT11: a transfer is not marked when the row of either side is registered as something else", () => {
  const sides = [draft("out", "Till spar", [1930, -500]), draft("in", "Från konto", [1940, 500])];
  expect(analysed(sides).filter(isMarked)).toHaveLength(2);
  for (const registered of [
    booked("2026-06-10", "Till spar", [1930, -500], [5611, 500]),
    booked("2026-06-10", "Från konto", [1940, 500], [5611, -500]),
  ]) {
    const found = analysed(sides, registered);
    expect(found.map(({ analysis }) => analysis?.actions[0]?.kind)).toEqual(["transfer", "transfer"]);
    expect(found.filter(isMarked)).toEqual([]);
  }
});

test("CT11: one that is the same as a draft that is booked, or has no day, is asked about in its form", () => {
  const [index, empty] = [indexOf(FUEL), newCategorisationIndex()];
  const told = (books: typeof index, drafts: typeof index, asked: Draft) =>
    bookedAlready({ index: books, ofDrafts: drafts, booked: new BookedDrafts(books.rows, []) }, asked);
  const { date: _date, ...undated } = FUEL_AGAIN;
  const doubt = { kind: "booked", booking: FUEL };
  expect(told(index, empty, FUEL_AGAIN)).toEqual(doubt);
  expect(told(empty, index, FUEL_AGAIN)).toEqual(doubt);
  expect(told(index, index, undated)).toBeUndefined();
});
