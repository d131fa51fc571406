import { expect, test } from "vitest";
import { isoDate } from "../calendar/index.ts";
import { cashAndBank, resultSoFar, resultToBook } from "./key-figures.ts";
import { opening, transaction, year2025 } from "./ledger.arbitrary.ts";
import { buildLedger } from "./ledger.ts";

const ledger = buildLedger({
  fiscalYear: year2025,
  openingBalances: opening([
    [1930, 100],
    [1910, 50],
    [2081, -150],
    [3001, -7],
  ]),
  transactions: [
    transaction("A 1", "2025-02-01", [
      [1940, 80],
      [3001, -80],
    ]),
    transaction("A 2", "2025-03-01", [
      [5010, 30],
      [1930, -30],
    ]),
    transaction("A 3", "2025-03-02", [
      [1910, -50],
      [1930, 50],
    ]),
    transaction("A 4", "2025-12-31", [
      [8999, 50],
      [2099, -50],
    ]),
  ],
});

test.each([
  ["2025-01-31", 15000, [1910, 1930], 0],
  ["2025-02-28", 23000, [1910, 1930, 1940], 8000],
  ["2025-03-02", 20000, [1930, 1940], 5000],
  ["2025-12-31", 20000, [1930, 1940], 5000],
])("through %s: %i öre in cash and bank on %j, result %i", (day, cash, accounts, result) => {
  const { total, accounts: held } = cashAndBank(ledger, isoDate(day));
  expect(total).toBe(cash);
  expect(held.map(({ accountId }) => accountId)).toEqual(accounts);
  expect(resultSoFar(ledger, isoDate(day))).toBe(result);
});

test("cash and bank are 1900 to 1999", () => {
  const balances = opening([
    [1899, 1],
    [1900, 10],
    [1999, 100],
    [2000, 1000],
  ]);
  const edges = buildLedger({ fiscalYear: year2025, openingBalances: balances, transactions: [] });
  expect(cashAndBank(edges, isoDate("2025-01-01"))).toEqual({
    total: 11_000,
    accounts: [
      { accountId: 1900, balance: 1000 },
      { accountId: 1999, balance: 10_000 },
    ],
  });
});

test("CL6: what is left of the result to book, whatever was booked of it before; opening balances do not count", () => {
  expect(resultToBook(ledger)).toBe(0);
  const tax = transaction("A 5", "2025-12-31", [
    [8910, 20],
    [2512, -20],
  ]);
  expect(
    resultToBook(
      buildLedger({ fiscalYear: year2025, openingBalances: opening([[3001, -7]]), transactions: [tax] }),
    ),
  ).toBe(-2000);
});
