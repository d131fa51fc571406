import fc from "fast-check";
import { expect, test } from "vitest";
import type { AccountBalance } from "../account-balance/index.ts";
import { type AccountNo, accountNo, isResultAccount, RESULT_BOOKING_ACCOUNT } from "../account-plan/index.ts";
import { assetListChangeError, bookValue, depreciatedItem } from "../asset/index.ts";
import { addDays, rangeOfMonths } from "../calendar/index.ts";
import { DEFAULT_TRANSACTION_SERIES } from "../fiscal-year/index.ts";
import { buildLedger, closingBalances } from "../ledger/index.ts";
import { negateOre, type Ore, ore, sumOre } from "../money/index.ts";
import { entriesBalance, type Transaction } from "../transaction/index.ts";
import {
  ASSETS,
  Books,
  company,
  counted,
  DEPRECIATED,
  firstYear,
  idOf,
  onAccounts,
  withBought,
} from "./five-years.arbitrary.ts";
import { type NewFiscalYear, newFiscalYear } from "./new-fiscal-year.ts";
import { runChecks } from "./run-checks.ts";

/** 200 companies; a long run has 1,000. */
const RUNS = Math.max(200, (fc.readConfigureGlobal().numRuns ?? 0) / 5);

test("FY1, AP9: five years in a row do not drift, whatever the type of company", () => {
  fc.assert(
    fc.property(company, (planned) => {
      const books = new Books(planned);
      const { yearResult, lastYearResult, retainedEarnings } = books.results;
      let year = firstYear(planned, books);
      let profits = ore(0);
      let before: ReadonlyMap<AccountNo, Ore> = new Map();
      const closingOf = (index: number, filled: NewFiscalYear, transactions: readonly Transaction[]) =>
        books.closing(
          filled,
          transactions,
          index === 0 ? { state: "none" } : { state: "known", balances: before },
        );
      for (const [index, plan] of planned.years.entries()) {
        const filled = withBought(year, plan);
        const transactions = books.vouchers(filled, plan);
        const closing = counted(filled.balances, transactions);
        // Sums are zero: of each voucher, of what the year opens with, of everything, and of the closed result accounts.
        expect(transactions.map(({ entries }) => entriesBalance(entries))).toEqual(transactions.map(() => 0));
        expect(sumOre(filled.balances.map(({ balance }) => balance))).toBe(0);
        expect(onAccounts(closing, () => true)).toBe(0);
        expect(onAccounts(closing, isResultAccount)).toBe(0);
        // The year's result stands on the account of the type, and the last one has reached the equity.
        const isOfYear = (id: AccountNo) => isResultAccount(id) && Number(id) !== RESULT_BOOKING_ACCOUNT;
        const result = onAccounts(closing, isOfYear);
        expect(closing.get(accountNo(yearResult)) ?? 0).toBe(result);
        if (lastYearResult !== undefined) expect(closing.get(accountNo(lastYearResult)) ?? 0).toBe(0);
        profits = sumOre([profits, result]);
        // The helper has nothing left to say of the year but of tax and statements, which these books do not have.
        const closes = closingOf(index, filled, transactions);
        const left = runChecks(closes).filter(({ status }) => status !== "Passed");
        expect(left.map(({ id }) => id).filter((id) => id !== "tax" && id !== "statements")).toEqual([]);
        before = closing;
        // The asset register adds up to the accounts.
        const items = filled.assetLists.flatMap((list) => list.items);
        const value = sumOre(items.map(bookValue));
        expect(sumOre([closing.get(ASSETS) ?? ore(0), closing.get(DEPRECIATED) ?? ore(0)])).toBe(value);
        expect(items.every((item) => bookValue(item) >= 0 && item.depreciationAmount >= 0)).toBe(true);

        const range = rangeOfMonths(addDays(filled.fiscalYear.to, 1), planned.years[index + 1]?.months ?? 12);
        const plan2 = { name: "BAS", accounts2: books.chart };
        const { fiscalYear, balances, assetLists } = filled;
        const next = newFiscalYear(idOf(index + 1), range, {
          fiscalYear,
          plan: plan2,
          balances,
          transactions,
          assetLists,
        });
        // Opening is closing, account by account; no result account opens with anything.
        const carried = [...closing].filter(([id, amount]) => amount !== 0 && !isResultAccount(id));
        expect(new Map(next.balances.map(({ accountId, balance }) => [accountId, balance]))).toEqual(
          new Map(carried),
        );
        expect(next.fiscalYear.transactionSeries).toEqual([DEFAULT_TRANSACTION_SERIES]);
        expect(next.plan).toEqual(plan2);
        // Assets roll: what was depreciated is inbound, and the rest is as it was .
        expect(next.assetLists.flatMap((list) => list.items)).toEqual(
          items.map((item) =>
            depreciatedItem(
              {
                ...item,
                inboundDepreciationAmount: sumOre([item.inboundDepreciationAmount, item.depreciationAmount]),
              },
              range,
            ),
          ),
        );
        for (const list of next.assetLists)
          expect(assetListChangeError(list, undefined, range)).toBeUndefined();
        const ledger = buildLedger({ fiscalYear, openingBalances: balances, transactions });
        for (const [id, amount] of closingBalances(ledger))
          expect([id, closing.get(id) ?? 0]).toEqual([id, amount]);
        year = next;
      }
      // Everything that was earned and the equity of the start stand in the books: nothing has come or gone.
      const start = firstYear(planned, books).balances;
      const equityOf = (all: readonly AccountBalance[]) => {
        const carriers = new Set([yearResult, lastYearResult, retainedEarnings, 2013, 2018]);
        return sumOre(
          all.flatMap(({ accountId, balance }) => (carriers.has(Number(accountId)) ? [balance] : [])),
        );
      };
      const drawn = sumOre(
        planned.years.flatMap(({ rows }) =>
          rows.flatMap(({ from, to, amount }) => [
            [2013, 2018].includes(Number(to)) ? amount : ore(0),
            [2013, 2018].includes(Number(from)) ? negateOre(amount) : ore(0),
          ]),
        ),
      );
      expect(equityOf(year.balances)).toBe(sumOre([equityOf(start), profits, drawn]));
    }),
    { numRuns: RUNS },
  );
});
