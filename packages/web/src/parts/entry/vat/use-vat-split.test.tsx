import { accountNo, newAccount } from "@huvudbok/core/account-plan";
import { isoDate } from "@huvudbok/core/calendar";
import { ore } from "@huvudbok/core/money";
import { renderHook } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { VAT_SPLIT_RULES } from "../../../../test/vat-split-rules.ts";
import type { VatSplits } from "../../../data/vat-splits.ts";
import { emptyEntryForm } from "../form/entry-form.ts";
import { createEntryStore, type EntryStore } from "../form/entry-store.ts";
import { useVatSplit } from "./use-vat-split.ts";

const { table, ...RULES } = VAT_SPLIT_RULES;
const NOT_LOADED = "Momsen per konto är inte hämtad än: försök igen om ett ögonblick";

let splits: VatSplits;
let store: EntryStore;
const reload = vi.fn();

vi.mock("../../../data/vat-splits.ts", () => ({ useVatSplits: () => splits }));

beforeEach(() => {
  reload.mockReset();
  splits = { table: undefined, isLoading: true, reload };
  store = createEntryStore(emptyEntryForm({ mode: "advanced", date: isoDate("2025-05-12"), series: "A" }));
  store.dispatch({ kind: "account", key: key(), text: "5410", accountId: accountNo(5410) });
  store.dispatch({ kind: "amount", key: key(), amount: ore(1250_00) });
});

const key = () => store.form().rows[0]?.key ?? -1;
const filled = () =>
  store
    .form()
    .rows.filter(({ accountText }) => accountText !== "")
    .map(({ accountText, amount }) => [Number(accountText), (amount ?? 0) / 100]);
const come = (rerender: () => void) => {
  splits = { table, isLoading: false, reload };
  rerender();
};
const openSplit = () => renderHook(() => useVatSplit(store, RULES));

test("a split asked for before the table has come is made when it comes", () => {
  const { result, rerender } = openSplit();
  result.current.split(key());
  rerender();
  expect(filled()).toEqual([[5410, 1250]]);
  splits = { table, isLoading: false, reload };
  rerender();
  expect(filled()).toEqual([
    [5410, 1000],
    [2641, 250],
  ]);
  // Once: what is typed afterwards is not split by itself.
  store.dispatch({ kind: "remove-row", key: key() });
  rerender();
  expect(filled()).toEqual([]);
  expect(reload).not.toHaveBeenCalled();
});

test("TR11: a row that has become another one meanwhile is split as it then is", () => {
  const { result, rerender } = openSplit();
  result.current.split(key(), 12);
  store.dispatch({ kind: "amount", key: key(), amount: ore(500_00) });
  store.dispatch({ kind: "account", key: key(), text: "5810", accountId: accountNo(5810) });
  come(rerender);
  expect(filled()).toEqual([
    [5810, 471.7],
    [2641, 28.3],
  ]);
});

test("a row that is gone meanwhile is not split, and nothing waits for it", () => {
  const { result, rerender } = openSplit();
  result.current.split(key());
  store.dispatch({ kind: "remove-row", key: key() });
  expect(result.current.await(vi.fn())).toBeUndefined();
  come(rerender);
  expect(filled()).toEqual([]);
});

test("every row that was asked for is split", () => {
  const { result, rerender } = openSplit();
  result.current.split(key());
  const second = store.form().rows[1]?.key ?? -1;
  store.dispatch({ kind: "account", key: second, text: "5810", accountId: accountNo(5810) });
  store.dispatch({ kind: "amount", key: second, amount: ore(106_00) });
  result.current.split(second);
  come(rerender);
  expect(filled()).toEqual([
    [5410, 1000],
    [2641, 250],
    [5810, 100],
    [2641, 6],
  ]);
});

test("TR25: what waits for a split is done once it is made, and not where it is refused", async () => {
  const { result, rerender } = openSplit();
  const register = vi.fn(() => filled());
  expect(result.current.await(register)).toBeUndefined();
  result.current.split(key());
  expect([result.current.await(register), result.current.await(register)]).toEqual(["waits", "waits"]);
  store.dispatch({ kind: "account", key: key(), text: "7210", accountId: accountNo(7210) });
  come(rerender);
  await Promise.resolve();
  expect(register).not.toHaveBeenCalled();
  expect(result.current.refusalIn(store.form())?.key).toBe(key());
  // It has been told: the next command is the person's own.
  expect(result.current.await(register)).toBeUndefined();
});

test("a table that does not come is told of at the row, and asked for again by the next key", () => {
  const { result, rerender } = openSplit();
  result.current.split(key());
  splits = { table: undefined, isLoading: false, reload };
  rerender();
  expect(result.current.refusalIn(store.form())).toMatchObject({ key: key(), text: NOT_LOADED });
  expect(reload).toHaveBeenCalledTimes(1);
});

test("TR29: the usual rate of food is that of the form's day", () => {
  splits = { table, isLoading: false, reload };
  const chart = new Map(RULES.chart).set(5410, newAccount(5410, "Livsmedel"));
  const { result } = renderHook(() => useVatSplit(store, { ...RULES, chart }));
  expect(result.current.usualVat(5410)?.rate).toBe(12);
  store.dispatch({ kind: "date", date: isoDate("2026-04-01") });
  expect(result.current.usualVat(5410)?.rate).toBe(6);
});
