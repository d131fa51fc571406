import { expect, test } from "vitest";
import { formCodeOf, formCodes, withFormCodes } from "./form-codes.ts";
import { incomeTaxReport } from "./income-tax-report.ts";
import { activePlan, basPlan, entriesOf, ink2, k1Plan, ne, yearBooks } from "./tax-forms.arbitrary.ts";

const rows = [
  [1510, 100],
  [2440, -50],
  [4940, -20],
  [4950, 5],
  [9100, 7],
  [9999, -7],
  [3001, -35],
] as const;
const plan = activePlan(basPlan);
const without = (chart: typeof plan, numbers: readonly number[], sru?: number): typeof plan => ({
  ...chart,
  accounts2: chart.accounts2.map((each) => {
    if (!numbers.includes(each.id)) return each;
    const { sru: _sru, ...rest } = each;
    return sru === undefined ? rest : { ...rest, sru };
  }),
});
const codesOf = (chart: typeof plan, form = ink2, booked: typeof rows | readonly [] = rows) =>
  formCodes(yearBooks([], booked), chart, form, entriesOf(form)).map(({ account, code }) => [
    account.id,
    account.sru,
    code,
  ]);

test("TX16: an account without a code, or with one of another field, gets that of the form by its number", () => {
  expect(codesOf(plan)).toEqual([]);
  expect(codesOf(without(plan, [1510, 2440]))).toEqual([
    [1510, undefined, 7251],
    [2440, undefined, 7365],
  ]);
  expect(codesOf(without(plan, [1510], 7281))).toEqual([[1510, 7281, 7251]]);
  expect(codesOf(without(plan, [1510], 9999))).toEqual([[1510, 9999, 7251]]);
});

test("TX16: of the two fields of a row the sign of the account decides, and either is right", () => {
  expect(codesOf(without(plan, [4940, 4950]))).toEqual([
    [4940, undefined, 7411],
    [4950, undefined, 7510],
  ]);
  expect(codesOf(without(plan, [4940], 7510))).toEqual([]);
});

test("TX16: what is not booked on, not in the chart or needs no field is left", () => {
  const chart = { ...plan, accounts2: plan.accounts2.filter(({ id }) => Number(id) !== 1510) };
  expect(codesOf(without(chart, [1930]))).toEqual([]);
  expect(codesOf(without(plan, [1510]), ink2, [])).toEqual([]);
  const notes = [
    [2080, -500],
    [2090, 500],
  ] as const;
  const trader = activePlan(k1Plan);
  expect(formCodes(yearBooks([], notes), trader, ne, entriesOf(ne))).toEqual([]);
});

test("TX16: with the codes of the form the return is made", () => {
  const bare = without(
    plan,
    plan.accounts2.map(({ id }) => Number(id)),
  );
  const ledger = yearBooks([], rows);
  const report = (chart: typeof plan) => incomeTaxReport(ledger, chart, ink2, entriesOf(ink2));
  expect(report(bare).ok).toBe(false);
  const changed = new Map(
    withFormCodes(formCodes(ledger, bare, ink2, entriesOf(ink2))).map((each) => [each.id, each]),
  );
  const filled = { ...bare, accounts2: bare.accounts2.map((each) => changed.get(each.id) ?? each) };
  expect(report(filled)).toEqual(report(plan));
});

test.each([
  [ink2, 1932, { sru: 7281, section: "2.26" }],
  [ink2, 3055, { sru: 7410, section: "3.1" }],
  [ink2, 4945, { sru: 7411, section: "3.2" }],
  [ink2, 8999, undefined],
  [ink2, 9100, undefined],
  [ne, 1930, { sru: 7280, section: "B9" }],
  [ne, 5000, { sru: 7501, section: "R6" }],
  [ne, 2080, undefined],
] as const)("TX17: the field of %o for %s is %o", (form, account, field) => {
  expect(formCodeOf(entriesOf(form), account)).toEqual(field);
});
