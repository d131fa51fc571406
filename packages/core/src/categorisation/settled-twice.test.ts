import { expect, test } from "vitest";
import type { Draft } from "../draft/index.ts";
import { year2025 } from "../ledger/ledger.arbitrary.ts";
import type { Transaction } from "../transaction/index.ts";
import { booked, entryOf, indexOf, type MadeUpRow } from "./bookings.arbitrary.ts";
import { RegistrationCheck } from "./index.ts";

const ROWS: readonly MadeUpRow[] = [
  [2611, 250_000],
  [2641, -50_000],
  [2650, -200_000],
];
const SETTLED = booked("2026-03-31", "Momsavräkning jan–mar 2026", ...ROWS);
const { date } = SETTLED;
const draft = (id: string, text: string, rows: readonly MadeUpRow[] = ROWS): Draft => ({
  id,
  date,
  text,
  entries: rows.map(entryOf),
});

/** What each draft of a pile is told to be, before it is registered. */
function toldOf(registered: readonly Transaction[], drafts: readonly Draft[]): readonly unknown[] {
  const check = new RegistrationCheck(indexOf(...registered), drafts);
  return drafts.map((each) => {
    const doubt = check.doubtOf(each);
    return doubt?.kind === "booked" ? doubt.booking.text : doubt?.kind;
  });
}

test.each<readonly [string, Draft, unknown]>([
  ["another text", draft("1", "Moms kv 1"), SETTLED.text],
  [
    "its rows in another order, to another account",
    draft("1", "Moms kv 1", [
      [1650, -200_000],
      [2641, -50_000],
      [2611, 250_000],
    ]),
    SETTLED.text,
  ],
  [
    "another amount",
    draft("1", "Moms kv 1", [
      [2611, 250_001],
      [2641, -50_000],
      [2650, -200_001],
    ]),
    undefined,
  ],
  [
    "VAT of a purchase beside the same row",
    draft("1", "Moms kv 1", [
      [2641, -50_000],
      [1930, 50_000],
    ]),
    undefined,
  ],
  ["another day", { ...draft("1", "Moms kv 1"), date: booked("2026-06-30", "").date }, undefined],
])("VR13: a draft that settles what is settled is asked about, with %s", (_name, one, told) => {
  expect(toldOf([SETTLED], [one])).toEqual([told]);
});

test("VR13: of two drafts of a settlement in a pile the later one is asked about; one without a day is not", () => {
  const first = draft("1", "Moms kv 1");
  expect(toldOf([], [first, draft("2", "Moms första kvartalet")])).toEqual([undefined, "Moms kv 1"]);
  const { date: _date, ...undated } = draft("2", "Moms");
  expect(toldOf([SETTLED], [undated])).toEqual([undefined]);
});

test("VR13: a settlement that was reversed may be booked anew", () => {
  const reversed = { ...SETTLED, correctedBy: { fiscalYearId: year2025.id, series: "A", number: 2 } };
  expect(toldOf([reversed], [draft("1", "Moms kv 1")])).toEqual([undefined]);
});
