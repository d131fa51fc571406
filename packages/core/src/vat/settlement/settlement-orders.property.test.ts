import fc from "fast-check";
import { expect, test } from "vitest";
import { accountNo } from "../../account-plan/index.ts";
import { closingBalances } from "../../ledger/index.ts";
import { ore, sumOre } from "../../money/index.ts";
import { type Entry, entriesBalance } from "../../transaction/index.ts";
import { boxes, wholeKronorOf } from "../vat-books.arbitrary.ts";
import { partsOfPeriod } from "../vat-moves.ts";
import { vatReport, vatSections } from "../vat-report.ts";
import { vatRows } from "../vat-settlements.ts";
import { ANY_ORDER, settleAll, TwoYears, VAT_ACCOUNTS } from "./settlement-orders.arbitrary.ts";

/** 30 orders each; a long run has 10,000. */
const RUNS = (fc.readConfigureGlobal().numRuns ?? 0) >= 1000 ? 10_000 : 30;
const MOST_MS = 60_000 * Math.ceil(RUNS / 30);

/** The boxes of every period, and in the end the whole report of each, which has the same. */
const boxesOf = (company: TwoYears) =>
  company.periods.map((period) => wholeKronorOf(vatSections(partsOfPeriod(company.books(), period), boxes)));
const reportsOf = (company: TwoYears) =>
  company.periods.map((period) => wholeKronorOf(vatReport({ years: company.books(), period, boxes })));

const onAccount = (entries: readonly Entry[], account: number) =>
  sumOre(entries.filter(({ accountId }) => accountId === accountNo(account)).map(({ amount }) => amount));

/** What is offered balances, rounds by no more than the öre of the boxes, and takes no more than there is to take. */
function expectSoundOffers(company: TwoYears): void {
  // The öre of the boxes, and what is given back of those of settlements that took too much.
  const most = 300 + 100 * company.settlementCount;
  for (const period of company.periods) {
    for (const { entries, date } of company.offered(period)) {
      expect(entriesBalance(entries)).toBe(0);
      expect(Math.abs(onAccount(entries, 3740))).toBeLessThan(most);
      for (const [account, amount] of vatRows({ entries })) {
        // An earlier period with VAT of the other sign may be left on the account.
        const put = Math.abs(company.posted(account, period));
        expect(Math.abs(amount)).toBeLessThanOrEqual(Math.max(put, company.mostHeld(account, date)));
      }
    }
  }
}

test(
  "VR7, VR14: whatever is booked, repeated and taken back, the reports stay as they are and the offers are sound",
  () => {
    fc.assert(
      fc.property(ANY_ORDER, ({ type, postings, acts }) => {
        const company = new TwoYears(type, postings);
        let reports = boxesOf(company);
        for (const act of acts) {
          company.act(act);
          const after = boxesOf(company);
          if (act.what !== "correct") expect(after).toEqual(reports);
          reports = after;
        }
        expectSoundOffers(company);
        settleAll(company);
        expect(reportsOf(company)).toEqual(reports);
      }),
      { numRuns: RUNS },
    );
  },
  MOST_MS,
);

test(
  "VR7, VR14, VR15: settled early, late, in the next year, twice, by hand, reversed and corrected, nothing is left or lost",
  () => {
    fc.assert(
      fc.property(ANY_ORDER, ({ type, postings, acts }) => {
        const company = new TwoYears(type, postings);
        for (const act of acts) company.act(act);
        settleAll(company);
        const balances = closingBalances(company.books()[1].ledger);
        for (const account of VAT_ACCOUNTS)
          expect([account, balances.get(account) ?? 0]).toEqual([account, 0]);
        const debt = sumOre([2650, 1650].map((account) => balances.get(accountNo(account)) ?? ore(0)));
        const posted = sumOre(VAT_ACCOUNTS.map((account) => company.posted(account)));
        const rounding = balances.get(accountNo(3740)) ?? ore(0);
        expect(sumOre([debt, rounding])).toBe(posted);
        // The öre of each settlement.
        expect(Math.abs(rounding)).toBeLessThan(300 * company.settlementCount);
      }),
      { numRuns: RUNS },
    );
  },
  MOST_MS,
);

test(
  "VR4: nobody is told that a settlement came too late which is in time",
  () => {
    fc.assert(
      fc.property(ANY_ORDER, ({ type, postings, acts }) => {
        const company = new TwoYears(type, postings);
        for (const act of acts) company.act(act);
        const years = company.books();
        for (const period of company.periods) {
          for (const problem of vatReport({ years, period, boxes }).problems) {
            if (problem.code !== "opening-balance" || problem.origin.code !== "late") continue;
            const { period: blamed } = problem.origin;
            const settled = partsOfPeriod(years, blamed).flatMap((part) => part.settled);
            expect(settled.some(({ date }) => date > blamed.to)).toBe(true);
          }
        }
      }),
      { numRuns: RUNS },
    );
  },
  MOST_MS,
);
