import { openingBalanceSum, openingDifferences } from "@huvudbok/core/account-balance";
import { accountNo } from "@huvudbok/core/account-plan";
import { bookValue } from "@huvudbok/core/asset";
import { addDays, dateParts, type IsoDate, isoDate } from "@huvudbok/core/calendar";
import { changeRefusalText, checkTransactionsChange } from "@huvudbok/core/document";
import { fiscalYearRange } from "@huvudbok/core/fiscal-year";
import { buildLedger, closingBalances, type Ledger } from "@huvudbok/core/ledger";
import { negateOre, type Ore, shareOfOre, sumOre, ZERO_ORE } from "@huvudbok/core/money";
import { balanceReport, resultReport } from "@huvudbok/core/report";
import { isBalanced } from "@huvudbok/core/transaction";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { DemonstrationBooks } from "./demonstration-books.ts";
import { type DemonstrationYear, registered } from "./demonstration-year.ts";
import { booksOf } from "./made-books.arbitrary.ts";

const RUNS = { numRuns: 30 };
const seeds = fc.integer();
const days = fc.integer({ min: 0, max: 1094 }).map((days) => addDays(isoDate("2026-01-01"), days));

function ledgerOf({ fiscalYear, balances, vouchers }: DemonstrationYear): Ledger {
  return buildLedger({ fiscalYear, openingBalances: balances, transactions: registered(vouchers) });
}

/** The change of each account by the vouchers from one day to another. */
function moved({ vouchers }: DemonstrationYear, accounts: readonly number[], from = "", to = "9999"): Ore {
  return sumOre(
    vouchers
      .filter(({ transaction: { date } }) => date >= from && date <= to)
      .flatMap(({ transaction }) => transaction.entries)
      .filter(({ accountId }) => accounts.includes(accountId))
      .map(({ amount }) => amount),
  );
}

function forAnyBooks(check: (books: DemonstrationBooks, today: IsoDate) => void): void {
  fc.assert(
    fc.property(seeds, days, (seed, today) => {
      check(booksOf(seed, today), today);
    }),
    RUNS,
  );
}

describe("the books of any seed on any day", () => {
  test("hold vouchers that the server takes, in order, on accounts that are active", () => {
    forAnyBooks(({ years }, today) => {
      for (const { fiscalYear, plan, vouchers } of years) {
        const active = new Set(plan.accounts2.filter((account) => account.active).map(({ id }) => id));
        const facts = {
          intent: "register" as const,
          role: "owner" as const,
          isAlone: true,
          fiscalYear,
          isYearNew: false,
          isYearLocked: false,
          allowTransactionEdit: false,
          isEmptyBefore: true,
          unlockedBefore: 0,
          knownAccounts: active,
          highestNumber: new Map<string, number>(),
          existing: new Map(),
          corrections: new Map(),
          draftsPut: [],
          today,
          sign: "Maja",
        };
        const append = vouchers.map(
          ({ transaction: { corrects: _corrects, ...transaction } }) => transaction,
        );
        const result = checkTransactionsChange({ put: [], remove: [], append }, facts);
        expect(result.ok ? "" : changeRefusalText(result.error)).toBe("");
        expect(append.every(({ entries }) => isBalanced(entries))).toBe(true);
        expect(append.map(({ date }) => date)).toEqual(append.map(({ date }) => date).toSorted());
      }
      expect(years[1].vouchers.every(({ transaction }) => transaction.date <= today)).toBe(true);
    });
  });

  test("the bank and the till are never empty", () => {
    forAnyBooks(({ years }) => {
      for (const account of [1930, 1910]) {
        const opening = years[0].balances.find(({ accountId }) => accountId === account)?.balance ?? ZERO_ORE;
        let balance: number = opening;
        for (const { transaction } of years.flatMap(({ vouchers }) => vouchers)) {
          for (const { accountId, amount } of transaction.entries)
            if (accountId === account) balance += amount;
          expect(balance).toBeGreaterThanOrEqual(0);
        }
      }
    });
  });

  test("the second year opens with what the first closed with, its result booked", () => {
    forAnyBooks(({ years: [first, second] }) => {
      const closing = closingBalances(ledgerOf(first));
      expect(openingBalanceSum(first.balances)).toBe(0);
      expect(openingBalanceSum(second.balances)).toBe(0);
      expect(openingDifferences(second.balances, closing)).toEqual([]);
      const result = moved(first, [8999]);
      expect(result).toBeGreaterThan(0);
      expect(closing.get(accountNo(2099))).toBe(negateOre(result));
      expect(
        moved(
          first,
          Array.from({ length: 6000 }, (_, index) => 3000 + index),
        ),
      ).toBe(0);
    });
  });

  test("balance and result report agree, and every account has its place", () => {
    forAnyBooks(({ years }) => {
      for (const year of years) {
        const range = fiscalYearRange(year.fiscalYear);
        const balance = balanceReport(ledgerOf(year), year.plan, range);
        const result = resultReport(ledgerOf(year), year.plan, range);
        expect(balance.findings).toEqual([]);
        expect(result.findings).toEqual([]);
        expect(result.diff.every((amount) => amount === 0)).toBe(true);
      }
      const [first] = years;
      const closed = balanceReport(ledgerOf(first), first.plan, fiscalYearRange(first.fiscalYear));
      expect(closed.result).toEqual([0, 0, 0]);
    });
  });

  test("VAT is what the sales and purchases carry, and is paid when it falls due", () => {
    forAnyBooks(({ years }) => {
      for (const year of years) {
        const settlements = year.vouchers.filter(({ transaction: { text } }) =>
          text.startsWith("Momsredovisning"),
        );
        for (const { transaction } of settlements) {
          const { date, entries } = transaction;
          const from = `${date.slice(0, 5)}${String(dateParts(date).month - 2).padStart(2, "0")}-01`;
          const emptied = entries.filter(({ accountId }) => accountId >= 2610 && accountId < 2650);
          for (const { accountId } of emptied) expect(moved(year, [accountId], from, date)).toBe(0);
          const debt = entries.find(({ accountId }) => accountId === 2650)?.amount ?? ZERO_ORE;
          expect(debt).toBeLessThan(0);
          expect(Math.abs(debt % 100)).toBe(0);
        }
        const charged = year.vouchers.filter(
          ({ transaction: { text } }) => !text.startsWith("Momsredovisning"),
        );
        const sales = { ...year, vouchers: charged };
        for (const [income, vat, rate] of [
          [3001, 2611, 25],
          [3002, 2621, 12],
          [3003, 2631, 6],
        ] as const) {
          const expected = shareOfOre(moved(sales, [income]), rate, 100);
          // Each split of an amount with VAT in it rounds once.
          expect(Math.abs(moved(sales, [vat]) - expected)).toBeLessThanOrEqual(12);
        }
        const bases = moved(sales, [4515, 4075, 4535]);
        const vat = shareOfOre(bases, 25, 100);
        expect(moved(sales, [2645])).toBe(vat);
        expect(moved(sales, [2614])).toBe(negateOre(vat));
      }
    });
  });

  test("the asset list is what the accounts say", () => {
    forAnyBooks(({ years: [first, second] }) => {
      for (const [year, isClosed] of [
        [first, true],
        [second, false],
      ] as const) {
        const items = year.assetLists.flatMap((list) => list.items);
        const closing = closingBalances(ledgerOf(year));
        const booked = sumOre(
          [...closing].flatMap(([id, amount]) => (id === 1220 || id === 1229 ? [amount] : [])),
        );
        const worth = sumOre(items.map(bookValue));
        const notYet = isClosed ? 0 : sumOre(items.map(({ depreciationAmount }) => depreciationAmount));
        expect(booked).toBe(worth + notYet);
        const linked = items.flatMap(({ transaction }) => (transaction === undefined ? [] : [transaction]));
        for (const { transactionId, transactionSeries, fiscalYearId } of linked) {
          const { vouchers } = fiscalYearId === first.fiscalYear.id ? first : second;
          const ofSeries = vouchers.filter(({ transaction }) => transaction.series === transactionSeries);
          const entries = ofSeries[transactionId - 1]?.transaction.entries ?? [];
          expect(entries.some(({ accountId }) => accountId === 1220)).toBe(true);
        }
      }
    });
  });

  test("a later day of the year adds vouchers last", () => {
    fc.assert(
      fc.property(seeds, days, fc.integer({ min: 0, max: 100 }), (seed, today, more) => {
        const later = addDays(today, more);
        fc.pre(later.slice(0, 4) === today.slice(0, 4));
        const [before, after] = [today, later].map((day) => transactionsOf(booksOf(seed, day)));
        expect(after?.slice(0, before?.length)).toEqual(before);
      }),
      RUNS,
    );
  });

  test("each paper shows the amounts of its voucher", () => {
    forAnyBooks(({ years }) => {
      const vouchers = years.flatMap((year) => [
        ...year.vouchers,
        ...year.drafts.map(({ draft, receipt }) => ({
          transaction: { date: draft.date, entries: draft.entries },
          ...(receipt === undefined ? {} : { receipt }),
        })),
      ]);
      for (const { transaction, receipt } of vouchers) {
        if (receipt === undefined) continue;
        expect(sumOre(receipt.vat.flatMap(({ net, vat }) => [net, vat])) || receipt.total).toBe(
          receipt.total,
        );
        if (transaction.entries.length === 0) continue;
        const amounts = transaction.entries.map(({ amount }) => Math.abs(amount));
        expect(amounts).toContain(receipt.total);
        for (const { vat } of receipt.vat) expect(amounts).toContain(vat);
        expect(receipt.date).toBe(transaction.date);
      }
    });
  });
});

function transactionsOf({ years }: DemonstrationBooks) {
  return years.flatMap(({ vouchers }) => vouchers.map(({ transaction }) => transaction));
}
