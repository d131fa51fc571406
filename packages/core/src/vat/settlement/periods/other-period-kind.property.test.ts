import fc from "fast-check";
import { expect, test } from "vitest";
import type { DateRange } from "../../../calendar/index.ts";
import { closingBalances } from "../../../ledger/index.ts";
import { type VatPeriodType, vatPeriods } from "../../period/vat-period.ts";
import { type Posting, TwoYears, VAT_ACCOUNTS, YEARS } from "../settlement-orders.arbitrary.ts";

/** A long run has 10,000. */
const RUNS = (fc.readConfigureGlobal().numRuns ?? 0) >= 1000 ? 10_000 : 60;
const MOST_MS = 60_000 * Math.ceil(RUNS / 60);
const KINDS: readonly VatPeriodType[] = ["month", "quarter", "year"];
const PERIODS = KINDS.flatMap((kind) => vatPeriods(YEARS[0], kind));

/**
 * Each account has VAT of one side: with both, what is taken depends on what the account holds (VR7). No sums of amounts are
 * the same: of two periods with the same VAT nobody can tell whose a settlement is.
 */
const CHAIN = fc.record({
  postings: fc
    .array(fc.record({ day: fc.nat(364), account: fc.constantFrom(...VAT_ACCOUNTS) }), {
      minLength: 1,
      maxLength: 8,
    })
    .map((rows) =>
      rows.map(
        ({ day, account }, place): Posting => ({
          day,
          account,
          amount: 37 * 3 ** place * (account === 2641 ? 1 : -1),
        }),
      ),
    ),
  periods: fc.array(fc.constantFrom(...PERIODS), { minLength: 1, maxLength: 8 }),
});

test(
  "VR21: settled by periods of any kinds in any order, the VAT of the covered days is taken once",
  () => {
    fc.assert(
      fc.property(CHAIN, ({ postings, periods }) => {
        const company = new TwoYears("month", postings);
        const covered: DateRange[] = [];
        for (const period of periods) {
          company.settle(period);
          covered.push(period);
          expect(company.offered(period)).toEqual([]);
          for (const account of VAT_ACCOUNTS) {
            const left = company.postedApart(account, covered);
            const balance = closingBalances(company.books()[0].ledger).get(account) ?? 0;
            expect([account, balance]).toEqual([account, left]);
          }
        }
      }),
      { numRuns: RUNS },
    );
  },
  MOST_MS,
);
