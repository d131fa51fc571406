import { accountNo } from "@huvudbok/core/account-plan";
import { ore } from "@huvudbok/core/money";
import type { TransactionFormRow } from "@huvudbok/core/transaction";
import { expect, test } from "vitest";
import { emptyEntryForm } from "./entry-form.ts";
import { type EntryForm, fieldsOf, isUntouched, withRows } from "./entry-rows.ts";
import { createEntryStore } from "./entry-store.ts";
import { withSuggestion } from "./with-suggestion.ts";

const row = (account: number, amount: number) => ({ accountId: accountNo(account), amount: ore(amount) });
const form = (rows: readonly TransactionFormRow[], mode: EntryForm["mode"] = "advanced") =>
  withRows(emptyEntryForm({ mode, date: undefined, series: "A" }), rows);
const rowsOf = ({ rows }: EntryForm) => rows.filter((each) => !isUntouched(each)).map(fieldsOf);

test("CT6: the rows with an account stay before those that are suggested, and an empty row is last", () => {
  const filled = withSuggestion(form([row(1930, -100), { amount: ore(50) }]), {
    entries: [row(6212, 80), row(2641, 20)],
  });
  expect(rowsOf(filled)).toEqual([row(1930, -100), row(6212, 80), row(2641, 20)]);
  expect(filled.rows.map(({ accountText }) => accountText)).toEqual(["1930", "6212", "2641", ""]);
  expect(new Set(filled.rows.map(({ key }) => key)).size).toBe(4);
});

test("CT6: what is written at a row without account stays, and a number that the chart does not have is one", () => {
  const dollars = { amount: ore(10), currency: "USD" };
  const typed = form([
    { amount: ore(100), text: "Mobil", quantity: 2, foreignCurrencyAmount: dollars },
    { amount: ore(-1) },
  ]);
  const named = {
    ...typed,
    rows: typed.rows.map((each, at) => (at === 1 ? { ...each, accountText: "7777" } : each)),
  };
  const filled = withSuggestion(named, { entries: [row(6212, 100)] });
  expect(filled.rows[0]).toMatchObject({ accountText: "7777", amount: -1 });
  expect(filled.rows[1]).toMatchObject({
    ...row(6212, 100),
    text: "Mobil",
    quantity: 2,
    foreignCurrencyAmount: dollars,
    followsRate: true,
  });
});

test("the simple mode stays where two rows do, and its sum is one", () => {
  const text = form([{ amount: ore(100), text: "Mobil" }], "simple");
  const two = withSuggestion(text, { entries: [row(5010, 100), row(1930, -100)] });
  expect([two.mode, rowsOf(two)]).toEqual([
    "simple",
    [{ ...row(5010, 100), text: "Mobil" }, row(1930, -100)],
  ]);
  const three = withSuggestion(text, { entries: [row(6212, 80), row(2641, 20), row(1930, -100)] });
  expect([three.mode, rowsOf(three).length]).toEqual(["advanced", 3]);
});

const SPLIT = {
  accountId: 5010,
  treatment: "input",
  rate: 25,
  gross: ore(100),
  amount: ore(80),
  vatRows: [],
} as const;

test("a split of VAT stays with its row and goes with it", () => {
  const split = (rows: readonly TransactionFormRow[]): EntryForm => {
    const typed = form(rows);
    const key = typed.rows[0]?.key ?? 0;
    return {
      ...typed,
      vatSplits: [{ ...SPLIT, key }],
    };
  };
  const entries = [row(5010, 100)];
  expect(withSuggestion(split([row(1930, -100)]), { entries }).vatSplits).toHaveLength(1);
  expect(withSuggestion(split([{ amount: ore(100) }]), { entries }).vatSplits).toBeUndefined();
});

test("Ctrl+Z takes the rows away again, and leaves the text that was typed since", () => {
  const store = createEntryStore(form([row(1930, -100), { amount: ore(100), text: "Mobil" }]));
  store.dispatch({ kind: "suggestion", entries: [row(5010, 100)] });
  store.dispatch({ kind: "text", text: "Hyra" });
  expect(store.undo()).toBe(true);
  expect([store.form().text, rowsOf(store.form())]).toEqual([
    "Hyra",
    [row(1930, -100), { amount: ore(100), text: "Mobil" }],
  ]);
});
