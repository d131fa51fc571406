import fc from "fast-check";
import { expect, test } from "vitest";
import { accountNo } from "../account-plan/index.ts";
import { isoDate } from "../calendar/index.ts";
import { buildLedger } from "../ledger/index.ts";
import { year2025 } from "../ledger/ledger.arbitrary.ts";
import { ore } from "../money/index.ts";
import { activePlan, basPlan, reportOf } from "./tax-forms.arbitrary.ts";

/** A quick answer here is 500 ledgers, a long one 10,000. */
const RUNS = process.env.HUVUDBOK_LONG === "1" ? 10_000 : 500;

const plan = activePlan(basPlan);
const sruOf = new Map(plan.accounts2.map(({ id, sru }) => [Number(id), sru]));
const accounts = [...sruOf].flatMap(([id, sru]) => (sru === undefined || id >= 8990 ? [] : [id]));
const balanceAccounts = accounts.filter((id) => id < 3000);

const rows = fc.array(
  fc.record({ account: fc.constantFrom(...accounts), amount: fc.integer({ min: -1e9, max: 1e9 }) }),
  { minLength: 1, maxLength: 30 },
);
const openings = fc.array(
  fc.record({ account: fc.constantFrom(...balanceAccounts), amount: fc.integer({ min: -1e9, max: 1e9 }) }),
  { maxLength: 6 },
);
type Amounts = readonly { readonly account: number; readonly amount: number }[];

/** The same with a row on 1930 that makes the sum zero. */
const balanced = (amounts: Amounts): Amounts => [
  ...amounts,
  { account: 1930, amount: -amounts.reduce((sum, { amount }) => sum + amount, 0) },
];

/** The fields of a pair, written by hand from the form: plus and minus. */
const PAIRS = [
  [7411, 7510],
  [7414, 7518],
  [7415, 7519],
  [7423, 7530],
  [7416, 7520],
  [7421, 7526],
  [7422, 7527],
] as const;
const kronor = (amount: number) => Math.trunc(amount / 100) + 0;

/** What is filed by code, counted from the codes of the chart alone: a sum per code, with the signs of the form. */
function expected(opening: Amounts, moved: Amounts): Readonly<Record<string, number>> {
  const debit = new Map<number, number>();
  const add = (code: number, amount: number) => debit.set(code, (debit.get(code) ?? 0) + amount);
  let fund = 0;
  for (const { account, amount } of [...opening, ...moved]) {
    const code = sruOf.get(account) ?? 0;
    if ((code === 7420 || code === 7525) && account !== 8811 && account !== 8819) fund += amount;
    else add(code, amount);
  }
  add(fund < 0 ? 7420 : 7525, fund);
  for (const [plus, minus] of PAIRS) {
    const net = (debit.get(plus) ?? 0) + (debit.get(minus) ?? 0);
    debit.delete(plus);
    debit.delete(minus);
    debit.set(net <= 0 ? plus : minus, net);
  }
  const result = -[...debit].filter(([code]) => code >= 7400).reduce((sum, [, amount]) => sum + amount, 0);
  add(7302, -result);
  const isDebit = (code: number) => code < 7300 || (code >= 7500 && code < 7600);
  const filed = [...debit].map(([code, amount]) => [code, kronor(isDebit(code) ? amount : -amount)] as const);
  const values = [...filed, [result > 0 ? 7450 : 7550, kronor(Math.abs(result))] as const];
  return Object.fromEntries(values.filter(([, value]) => value !== 0));
}

test("TX2, TX4, TX6, TX7: any books file what a count of the codes alone gives, and balance to the öre", () => {
  fc.assert(
    fc.property(openings, rows, (opened, moved) => {
      const [opening, voucher] = [balanced(opened), balanced(moved)];
      const sums = new Map<number, number>();
      for (const { account, amount } of opening) sums.set(account, (sums.get(account) ?? 0) + amount);
      const ledger = buildLedger({
        fiscalYear: year2025,
        openingBalances: [...sums].map(([account, amount]) => {
          return { accountId: accountNo(account), balance: ore(amount) };
        }),
        transactions: [
          {
            series: "A",
            number: 1,
            date: isoDate("2025-05-01"),
            text: "",
            locked: false,
            entries: voucher.map(({ account, amount }) => ({
              accountId: accountNo(account),
              amount: ore(amount),
            })),
          },
        ],
      });
      const report = reportOf(ledger, plan);
      const found = report.parts.flatMap(({ items }) => items.flatMap((group) => group.items));
      const filed = found.filter(({ roundedTotal }) => roundedTotal !== 0);
      expect(Object.fromEntries(filed.map(({ sru, roundedTotal }) => [sru, roundedTotal / 100]))).toEqual(
        expected(opening, voucher),
      );
      expect(report.balanceDifference).toBe(0);
      expect(Math.abs(report.resultRounding)).toBeLessThan(found.length * 100);
    }),
    { numRuns: RUNS },
  );
});
