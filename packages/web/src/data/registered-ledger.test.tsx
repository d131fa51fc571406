import type { AccountBalance } from "@huvudbok/core/account-balance";
import { accountNo } from "@huvudbok/core/account-plan";
import { isoDate } from "@huvudbok/core/calendar";
import { type FiscalYear, fiscalYearIdFromGuid } from "@huvudbok/core/fiscal-year";
import {
  buildLedger,
  closingBalances,
  type Ledger,
  latestTransactions,
  transactionCount,
} from "@huvudbok/core/ledger";
import { ore } from "@huvudbok/core/money";
import type { Transaction } from "@huvudbok/core/transaction";
import { act, renderHook, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { builtLedger, useRegisteredLedger } from "./registered-ledger.ts";

const balances = new Map<string, AccountBalance>([
  ["1930", { accountId: accountNo(1930), balance: ore(700) }],
  ["2081", { accountId: accountNo(2081), balance: ore(-700) }],
]);
let years = 0;

/** A year that no test has used. */
function newYear(): FiscalYear {
  const id = fiscalYearIdFromGuid(String(++years).padStart(32, "0"));
  const [from, to] = [isoDate("2025-01-01"), isoDate("2025-12-31")];
  return { id, from, to, locked: false, transactionSeries: [] };
}

function voucher(number: number): Transaction {
  const amount = ore(number % 977);
  const entries = [
    { accountId: accountNo(1930), amount },
    { accountId: accountNo(3000 + (number % 50)), amount: ore(0 - amount) },
  ];
  return { series: "A", number, date: isoDate("2025-03-01"), text: "", entries, locked: false };
}

function vouchers(count: number): ReadonlyMap<string, Transaction> {
  return new Map(Array.from({ length: count }, (_, index) => [`A-${index + 1}`, voucher(index + 1)]));
}

function figuresOf(ledger: Ledger | undefined) {
  if (ledger === undefined) return undefined;
  const last = latestTransactions(ledger, 1);
  return { balances: [...closingBalances(ledger)], count: transactionCount(ledger), last };
}

function atOnce(fiscalYear: FiscalYear, transactions: ReadonlyMap<string, Transaction>) {
  const openingBalances = [...balances.values()];
  return figuresOf(buildLedger({ fiscalYear, openingBalances, transactions: [...transactions.values()] }));
}

type Items = ReadonlyMap<string, Transaction>;

/** What the hook has given, each time that it was asked, and for which transactions. */
function renderLedger(year: FiscalYear, transactions: Items) {
  const seen: { readonly items: Items; readonly ledger: Ledger | undefined }[] = [];
  const view = renderHook(
    (items: Items) => {
      const ledger = useRegisteredLedger(year, items, balances);
      seen.push({ items, ledger });
      return ledger;
    },
    { initialProps: transactions },
  );
  return { seen, ...view };
}

test("a small year is indexed at once", () => {
  const year = newYear();
  const transactions = vouchers(100);
  const { seen } = renderLedger(year, transactions);
  expect(figuresOf(seen[0]?.ledger)).toEqual(atOnce(year, transactions));
});

test("a large year is unknown until all of it is indexed: no figure of a part of it is ever given", async () => {
  const year = newYear();
  const transactions = vouchers(20_000);
  const { seen, result } = renderLedger(year, transactions);
  expect(seen.map(({ ledger }) => ledger)).toEqual([undefined]);
  await waitFor(() => expect(result.current).toBeDefined());
  expect(figuresOf(result.current)).toEqual(atOnce(year, transactions));
  expect(seen.every(({ ledger }) => ledger === undefined || ledger === result.current)).toBe(true);
  expect(builtLedger(year, transactions)).toBe(result.current);
});

test("a large year that is known is extended and made anew without being unknown in between", async () => {
  const year = newYear();
  const transactions = vouchers(6000);
  const { seen, result, rerender } = renderLedger(year, transactions);
  await waitFor(() => expect(result.current).toBeDefined());
  const from = seen.length;
  const more = new Map(transactions).set("A-6001", voucher(6001));
  rerender(more);
  expect(figuresOf(result.current)).toEqual(atOnce(year, more));
  const fewer = new Map([...more].slice(1));
  rerender(fewer);
  expect(figuresOf(result.current)).toEqual(atOnce(year, fewer));
  expect(seen.slice(from).map(({ ledger }) => ledger)).not.toContain(undefined);
});

test("books that change while they are indexed are shown as they have become", async () => {
  const year = newYear();
  const transactions = vouchers(20_000);
  const { seen, result, rerender } = renderLedger(year, transactions);
  const more = new Map(transactions).set("A-20001", voucher(20_001));
  await act(async () => rerender(more));
  await waitFor(() => expect(result.current).toBeDefined());
  expect(figuresOf(result.current)).toEqual(atOnce(year, more));
  for (const { items, ledger } of seen) {
    if (ledger !== undefined) expect(figuresOf(ledger)).toEqual(atOnce(year, items));
  }
});

test("two pages that need the same large year index it once", async () => {
  const year = newYear();
  const transactions = vouchers(10_000);
  const one = renderLedger(year, transactions);
  const other = renderLedger(year, transactions);
  await waitFor(() => expect(one.result.current).toBeDefined());
  await waitFor(() => expect(other.result.current).toBeDefined());
  expect(other.result.current).toBe(one.result.current);
});
