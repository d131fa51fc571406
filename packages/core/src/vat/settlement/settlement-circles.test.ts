import { expect, test } from "vitest";
import { accountNo } from "../../account-plan/index.ts";
import { closingBalances } from "../../ledger/index.ts";
import { type Act, type Posting, settleAll, TwoYears, VAT_ACCOUNTS } from "./settlement-orders.arbitrary.ts";

type What = readonly [what: Act["what"], place?: number, choice?: number, posting?: Posting];

const posting = (day: number, account: number, kronor: number): Posting => ({
  day,
  account: accountNo(account),
  amount: Math.round(kronor * 100),
});
const NONE = posting(0, 2611, 0);

/** Quarters of two years in which the same VAT was once offered back and forth for ever, and what was done in them. */
const ORDERS: readonly (readonly [name: string, postings: readonly Posting[], acts: readonly What[]])[] = [
  [
    "settlements that are equal to an opening balance which was taken over too early",
    [posting(0, 2621, 1), posting(0, 2611, -500), posting(546, 2621, 1), posting(546, 2611, -500)],
    [
      ["by-hand", 0],
      ["settle", 6],
      ["settle", 6],
      ["correct", 0, 0, posting(365, 2611, -500)],
    ],
  ],
  [
    "a settlement that is registered twice and takes what the year began with",
    [posting(90, 2641, 1), posting(455, 2641, 326.09), posting(638, 2641, 326.1)],
    [["import"], ["late", 7, 102], ["by-hand", 1], ["repeat", 0, 169], ["settle", 5], ["reverse", 0, 184]],
  ],
  [
    "the settlement of a later quarter that has the same rows as what an earlier one gives back",
    [posting(212, 2621, 1), posting(599, 2621, 1), posting(659, 2641, 1)],
    [["next-year", 2], ["by-hand", 7], ["repeat"]],
  ],
  [
    "a quarter that is settled twice, and VAT that came to the next one afterwards",
    [posting(527, 2611, 2), posting(631, 2611, 1)],
    [
      ["settle", 6],
      ["settle", 5],
      ["correct", 0, 0, posting(571, 2611, 1)],
      ["repeat", 0, 3],
    ],
  ],
];

test.each(ORDERS)("VR15: %s: nothing is left, and nothing is offered any more", (_name, postings, acts) => {
  const company = new TwoYears("quarter", postings);
  for (const [what, place = 0, choice = 0, posted = NONE] of acts) {
    company.act({ what, place, choice, posting: posted });
  }
  settleAll(company);
  const balances = closingBalances(company.books()[1].ledger);
  expect(VAT_ACCOUNTS.filter((account) => (balances.get(account) ?? 0) !== 0)).toEqual([]);
  expect(company.periods.flatMap((period) => company.offered(period))).toEqual([]);
});
