import { accountNo } from "@huvudbok/core/account-plan";
import { isoDate } from "@huvudbok/core/calendar";
import { ore } from "@huvudbok/core/money";
import { expect, test } from "vitest";
import { emptyEntryForm } from "./entry-form.ts";
import type { EntryForm, EntryRow } from "./entry-rows.ts";
import { liveForm } from "./live-form.ts";
import { liveRow, liveRows } from "./live-rows.ts";

const row = (key: number, fields: Partial<EntryRow>): EntryRow => ({ key, accountText: "", ...fields });
const booked = (key: number, account: number, share: number, fields: Partial<EntryRow> = {}) =>
  row(key, { accountId: accountNo(account), accountText: String(account), share: ore(share), ...fields });
const debit = (text: string) => ({ side: "debit", text }) as const;
const form = (mode: "simple" | "advanced", rows: readonly EntryRow[]): EntryForm => ({
  ...emptyEntryForm({ mode, date: isoDate("2025-05-12"), series: "A" }),
  rows,
  nextKey: 10,
});
function live(mode: "simple" | "advanced", ...rows: readonly EntryRow[]) {
  const now = form(mode, rows);
  return { now, after: liveForm(now, undefined) };
}
function amounts(mode: "simple" | "advanced", ...rows: readonly EntryRow[]) {
  const { now, after } = live(mode, ...rows);
  return liveRows(now, after).rows.flatMap(({ amount }) => amount ?? []);
}

test("what is typed counts before its field is left", () => {
  const before = row(1, { amount: ore(500) });
  const { now, after } = live("advanced", before);
  expect(after).toBe(now);
  expect(liveRows(now, after)).toEqual({ rows: [before], isTyping: false });
  expect(amounts("advanced", row(1, { typed: debit("5+3") }), row(2, { amount: ore(500) }))).toEqual([
    800, 500,
  ]);
  expect(amounts("advanced", row(1, { typed: { side: "credit", text: "5" } }))).toEqual([-500]);
  expect(amounts("advanced", row(1, { amount: ore(700), typed: debit("") }))).toEqual([]);
});

test("a text that is no amount yet leaves the one before", () => {
  expect(amounts("advanced", row(1, { amount: ore(700), typed: debit("5+") }))).toEqual([700]);
});

test("the second row of the simple form follows", () => {
  expect(amounts("simple", row(1, { typed: debit("5") }), row(2, {}))).toEqual([500, -500]);
});

test("TR25: the rows of a remembered booking show what they will be, in grey", () => {
  const typed = booked(1, 6110, 8000, { typed: debit("160") });
  const { now, after } = live("advanced", typed, booked(2, 2641, 2000), booked(3, 1930, -10_000));
  const shown = now.rows.slice(1, 3).map((each) => liveRow(now, after, each));
  expect(shown.map(({ row: { amount } }) => amount)).toEqual([undefined, undefined]);
  expect(shown.map(({ suggestion }) => suggestion)).toEqual([4000, -20_000]);
});

test("TR25: the rows of a correction show what they will be, one that is left out nothing", () => {
  const { now, after } = live(
    "advanced",
    booked(1, 6110, 7960, { amount: ore(7960) }),
    booked(2, 2641, 1990, { amount: ore(1990) }),
    booked(3, 3740, 50, { amount: ore(50) }),
    booked(4, 1930, -10_000, { amount: ore(-10_000), typed: { side: "credit", text: "250" } }),
  );
  const shown = now.rows.slice(0, 3).map((each) => liveRow(now, after, each));
  expect(shown.map(({ row: { amount } }) => amount)).toEqual([20_000, 5000, undefined]);
  expect(liveRows(now, after).rows.flatMap(({ amount }) => amount ?? [])).toEqual([20_000, 5000, -25_000]);
});

test("TR25: what is missing stands in grey while the other amount is typed", () => {
  const typed = row(1, { accountId: accountNo(5460), accountText: "5460", typed: debit("75") });
  const { now, after } = live("advanced", typed, row(2, { accountId: accountNo(1930), accountText: "1930" }));
  const [, second] = now.rows;
  expect(second && liveRow(now, after, second).suggestion).toBe(-7500);
});
