import { ore } from "@huvudbok/core/money";
import { expect, test } from "vitest";
import type { EntryRow } from "./entry-rows.ts";
import { liveRows } from "./live-rows.ts";

const row = (key: number, fields: Partial<EntryRow>): EntryRow => ({ key, accountText: "", ...fields });
const debit = (text: string) => ({ side: "debit", text }) as const;
const amounts = (mode: "simple" | "advanced", ...rows: readonly EntryRow[]) =>
  liveRows({ mode, rows }).rows.map(({ amount }) => amount);

test("what is typed counts before its field is left", () => {
  const before = row(1, { amount: ore(500) });
  expect(liveRows({ mode: "advanced", rows: [before] })).toEqual({ rows: [before], isTyping: false });
  expect(amounts("advanced", row(1, { typed: debit("5+3") }), before)).toEqual([800, 500]);
  expect(amounts("advanced", row(1, { typed: { side: "credit", text: "5" } }))).toEqual([-500]);
  expect(amounts("advanced", row(1, { amount: ore(700), typed: debit("") }))).toEqual([0]);
});

test("a text that is no amount yet leaves the one before", () => {
  expect(amounts("advanced", row(1, { amount: ore(700), typed: debit("5+") }))).toEqual([700]);
});

test("the second row of the simple form follows", () => {
  expect(amounts("simple", row(1, { typed: debit("5") }), row(2, {}))).toEqual([500, -500]);
});
