import { expect, test } from "vitest";
import { addDays, isoDate } from "../../calendar/index.ts";
import type { Draft } from "../../draft/index.ts";
import { type FiscalYear, fiscalYearIdFromGuid } from "../../fiscal-year/index.ts";
import type { Transaction } from "../../transaction/index.ts";
import { booked, entryOf, type MadeUpRow } from "../bookings.arbitrary.ts";
import {
  bookedAlready,
  draftDoubt,
  draftOfBooking,
  knownMoney,
  nearYearEnds,
  newBookedMoney,
  otherYearOf,
  RegistrationCheck,
  transfersAround,
} from "../index.ts";

const year = (calendar: number): FiscalYear => ({
  id: fiscalYearIdFromGuid(String(calendar).padStart(32, "0")),
  from: isoDate(`${calendar}-01-01`),
  to: isoDate(`${calendar}-12-31`),
  transactionSeries: [],
  locked: false,
});
const [BEFORE, YEAR, AFTER] = [year(2025), year(2026), year(2027)];
const transferOn = (date: string): Transaction => booked(date, "Till sparkonto", [1930, -3000], [1940, 3000]);
const draft = (id: string, date: string, ...rows: readonly MadeUpRow[]): Draft => ({
  id,
  date: isoDate(date),
  text: id,
  entries: rows.map(entryOf),
});
const IN = draft("Insättning", "2026-01-02", [1940, 3000]);

function booksWith(...books: readonly (readonly [FiscalYear, ...Transaction[]])[]) {
  const beside = books.map(([ofYear, ...transactions]) => ({ year: ofYear, transactions, drafts: [] }));
  return { ...newBookedMoney(), around: transfersAround(YEAR, beside) };
}

test("CT11: a draft at the beginning of a year may be booked at the end of the year before", () => {
  const index = booksWith([BEFORE, transferOn("2025-12-30")]);
  const doubt = draftDoubt(knownMoney(index, [IN]), IN, () => undefined);
  expect(doubt).toMatchObject({ kind: "moved", booking: { date: "2025-12-30" } });
  expect(doubt?.kind === "moved" && otherYearOf(doubt.booking)).toBe(BEFORE);
  expect(otherYearOf(transferOn("2025-12-30"))).toBeUndefined();
  expect(new RegistrationCheck(index, [IN]).doubtOf(IN)?.kind).toBe("moved");
});

test("CT11: so may one at the end of a year in the year after, and both sides of a transfer", () => {
  const index = booksWith([AFTER, transferOn("2027-01-03")]);
  const out = draft("Till sparkonto", "2026-12-29", [1930, -3000]);
  const back = draft("Insättning", "2026-12-31", [1940, 3000]);
  const pair = [out, back].map((each, place): Draft => {
    const action = { kind: "transfer", draftId: [back.id, out.id][place] ?? "", probability: 0.91 } as const;
    return { ...each, analysis: { performAction: true, actions: [action] } };
  });
  const money = knownMoney(index, pair);
  const draftOf = (id: string) => pair.find((each) => each.id === id);
  expect(pair.map((each) => draftDoubt(money, each, draftOf)?.kind)).toEqual(["moved", "moved"]);
});

test.each<[string, Transaction]>([
  ["eight days before the year", transferOn("2025-12-24")],
  ["of another amount", booked("2025-12-30", "Flytt", [1930, -3001], [1940, 3001])],
  ["that moved nothing between own accounts", booked("2025-12-30", "Ränta", [1940, 3000], [8310, -3000])],
  [
    "that was taken back",
    { ...transferOn("2025-12-30"), correctedBy: { fiscalYearId: BEFORE.id, series: "A", number: 2 } },
  ],
])("CT11: what is booked in the year before is no doubt when it is one %s", (_, booking) => {
  const index = booksWith([BEFORE, booking]);
  const { booked: registered, ofDrafts } = knownMoney(index, [IN]);
  expect(bookedAlready({ index, ofDrafts, booked: registered }, IN)).toBeUndefined();
});

test("the years beside one are asked for by drafts within the days of a transfer", () => {
  const ends = (day: string) => Object.values(nearYearEnds(YEAR, isoDate(day)));
  expect(ends("2026-01-07")).toEqual([true, false]);
  expect(ends("2026-01-08")).toEqual([false, false]);
  expect(ends("2026-12-24")).toEqual([false, false]);
  expect(ends("2026-12-25")).toEqual([false, true]);
  expect(ends(addDays(isoDate("2026-01-01"), -3))).toEqual([true, false]);
});

const besideWith = (...drafts: readonly Draft[]) => ({
  ...newBookedMoney(),
  around: transfersAround(YEAR, [{ year: BEFORE, transactions: [], drafts }]),
});

test("CT11: it may be booked as a draft of the year before too, which is named", () => {
  const transfer = draft("Till sparkonto", "2025-12-30", [1930, -3000], [1940, 3000]);
  const doubt = draftDoubt(knownMoney(besideWith(transfer), [IN]), IN, () => undefined);
  expect(doubt?.kind === "moved" && [draftOfBooking(doubt.booking), otherYearOf(doubt.booking)]).toEqual([
    transfer,
    BEFORE,
  ]);
  const early = { ...transfer, date: isoDate("2025-12-24") };
  expect(draftDoubt(knownMoney(besideWith(early), [IN]), IN, () => undefined)).toBeUndefined();
});

test("CT11: what would be a transfer is in doubt while its other side is there as a draft of the year before", () => {
  const action = {
    kind: "match",
    texts: [],
    entries: [entryOf([1930, -3000])],
    probability: 0.9,
    because: { level: 3, count: 9, total: 9 },
  } as const;
  const marked: Draft = { ...IN, analysis: { performAction: true, actions: [action] } };
  const doubtWith = (...drafts: readonly Draft[]) =>
    draftDoubt(knownMoney(besideWith(...drafts), [marked]), marked, () => undefined)?.kind;
  expect(doubtWith(draft("Till sparkonto", "2025-12-30", [1930, -3000]))).toBe("other-side");
  expect(doubtWith(draft("Till sparkonto", "2025-12-20", [1930, -3000]))).toBeUndefined();
  expect(doubtWith(draft("Annat", "2025-12-30", [1930, -2999]))).toBeUndefined();
  const { date: _date, ...undated } = draft("Utan datum", "2025-12-30", [1930, -3000]);
  expect(doubtWith(undated)).toBeUndefined();
});
