import { expect, test } from "vitest";
import { sumOre } from "../money/index.ts";
import { booksOf, chart, Q1, quarter, type Rows, reportOf, YEAR } from "./vat-books.arbitrary.ts";
import { vatSettlementEntries } from "./vat-settlement-entry.ts";
import { vatSummary } from "./vat-summary.ts";

const of = (rows: Rows, accounts = chart) =>
  reportOf([booksOf(YEAR, [["2025-02-01", rows]], [], accounts)], Q1);
const example = quarter.flatMap(([, rows]) => [...rows]);
const rates = new Map([
  [3001, 25],
  [3002, 12],
  [3003, 6],
]);
const rateOf = (account: number) => rates.get(account);

test("VR8: the booked VAT is the rates of the booked bases", () => {
  expect(vatSummary(of(example), rateOf)).toEqual({
    status: "Passed",
    vatPayableTotal: 2_566_010,
    vatReceivableTotal: 1_234_567,
    toPay: 1_331_500,
    rounding: 57,
    netAccount: 2650,
    missingAccount: undefined,
    differences: [],
  });
});

test("VR8: VAT of a thousand kronor too little is told with what it answers to", () => {
  const short = example.map(([id, amount]): [number, number] => [id, id === 2611 ? -24_000.1 : amount]);
  expect(vatSummary(of(short))).toMatchObject({
    status: "Failed",
    differences: [{ bases: [5, 6, 7, 8], taxes: [10, 11, 12], base: 10_600_040, implied: 10_200_040 }],
  });
});

test.each([
  [25, 2, true],
  [25, 2.01, false],
  [25, -2, true],
  [12, 4.16, true],
  [12, 4.17, false],
  [6, 8.33, true],
  [6, 8.34, false],
] as const)("at %i percent a base may be %s kr off: %s", (rate, off, isWithin) => {
  const account = { 25: 2611, 12: 2621, 6: 2631 }[rate];
  const summary = vatSummary(
    of([
      [3001, -1000 - off],
      [account, -10 * rate],
    ]),
  );
  expect(summary.status).toBe(isWithin ? "Passed" : "Failed");
});

test("the tolerances of the rates that have VAT add up, and without VAT there is none", () => {
  const summary = (off: number) =>
    vatSummary(
      of([
        [3001, -300 - off],
        [2611, -25],
        [2621, -12],
        [2631, -6],
      ]),
    ).status;
  expect(summary(14.5)).toBe("Passed");
  expect(summary(14.51)).toBe("Failed");
  expect(vatSummary(of([[3001, -0.01]])).status).toBe("Failed");
});

test("purchases and import are checked by themselves", () => {
  const failed = vatSummary(
    of([
      [4515, 100],
      [2614, -25],
      [4545, 100],
      [2615, -24],
      [2645, 49],
    ]),
  );
  expect(failed.differences).toEqual([{ bases: [50], taxes: [60, 61, 62], base: 10_000, implied: 9600 }]);
});

test("where every base account has a known rate, each rate is checked at half a krona", () => {
  // The sum over the rates hides 100 kr of base at 25 percent that is taxed at 12.
  const mixed: Rows = [
    [3001, -1000.5],
    [3002, -999.5],
    [2611, -250],
    [2621, -120],
  ];
  expect(vatSummary(of(mixed), rateOf).status).toBe("Passed");
  const moved: Rows = [
    [3001, -1010],
    [3002, -990],
    [2611, -250],
    [2621, -120],
  ];
  expect(vatSummary(of(moved)).status).toBe("Passed");
  expect(vatSummary(of(moved), rateOf).differences).toMatchObject([
    { rate: 25, base: 101_000, implied: 100_000 },
    { rate: 12, base: 99_000, implied: 100_000 },
  ]);
  // Half a krona of VAT at 25 percent is two kronor of its base, and not an öre more.
  const off = (kronor: number): Rows => [
    [3001, -1000 - kronor],
    [2611, -250],
    [3002, -1000 + kronor],
    [2621, -120],
  ];
  expect(vatSummary(of(off(2)), rateOf).status).toBe("Passed");
  expect(vatSummary(of(off(2.01)), rateOf).differences).toMatchObject([{ rate: 25, base: 100_201 }]);
  // One account of unknown rate makes the check impossible; one that has not moved does not.
  expect(vatSummary(of(moved), (account) => (account === 3002 ? undefined : 25)).status).toBe("Passed");
  const untouched: Rows = [...moved, [3003, 0]];
  expect(
    vatSummary(of(untouched), (account) => (account === 3003 ? undefined : rateOf(account))).status,
  ).toBe("Failed");
});

test("an account that the net needs and the chart lacks makes it incomplete", () => {
  const without = (account: number) => new Map([...chart].filter(([id]) => id !== String(account)));
  const [sold, bought]: readonly [Rows, Rows] = [
    [
      [3001, -100],
      [2611, -25],
    ],
    [[2641, 25]],
  ];
  expect(vatSummary(of(sold, without(2650)))).toMatchObject({ status: "Incomplete", missingAccount: 2650 });
  expect(vatSummary(of(sold, without(1650)))).toMatchObject({ status: "Passed", missingAccount: undefined });
  expect(vatSummary(of(bought, without(1650)))).toMatchObject({ status: "Incomplete", netAccount: 1650 });
  expect(vatSummary(of([], without(1650)))).toMatchObject({ status: "Passed", netAccount: undefined });
  // Of a period that two years share, in either of them: each has an entry of its own (VR6).
  const years = [
    booksOf(YEAR, [["2025-12-10", sold]]),
    booksOf(["2026-01-01", "2026-12-31"], [["2026-01-10", sold]], [], without(2650)),
  ];
  expect(vatSummary(reportOf(years, ["2025-12-01", "2026-02-28"]))).toMatchObject({ missingAccount: 2650 });
});

test("VR19: what there is to pay is box 49 and what the settlements book, also of a period that two years share", () => {
  const shared = ["2025-12-01", "2026-02-28"] as const;
  const years = [
    booksOf(YEAR, [
      [
        "2025-12-10",
        [
          [3001, -23_002.4],
          [2611, -5750.6],
          [1930, 28_753],
        ],
      ],
    ]),
    booksOf(
      ["2026-01-01", "2026-12-31"],
      [
        [
          "2026-01-10",
          [
            [3001, -15_240.36],
            [2611, -3810.09],
            [1930, 19_050.45],
          ],
        ],
      ],
    ),
  ];
  const report = reportOf(years, shared);
  const { toPay, rounding, vatPayableTotal, netAccount } = vatSummary(report);
  expect({ toPay, rounding, vatPayableTotal, netAccount }).toEqual({
    toPay: 956_000,
    rounding: -69,
    vatPayableTotal: 956_069,
    netAccount: 2650,
  });
  expect(toPay).toBe(report.toPay);
  const settled = vatSettlementEntries(years, report.period);
  const booked = settled.ok ? settled.value.flatMap(({ entries }) => entries) : [];
  const bookedOn = (account: number) =>
    sumOre(booked.filter(({ accountId }) => accountId === account).map(({ amount }) => amount));
  expect([bookedOn(2650), bookedOn(3740)]).toEqual([-956_000, -69]);
});

test.each([
  ["öre that make a claim of a debt", { 2611: -0.9, 2621: -0.9, 2631: -0.9, 2641: 2 }, -200, 1650],
  ["öre that make a debt of a claim", { 2611: -10, 2641: 10.9 }, 0, undefined],
  ["nothing but öre", { 2611: -0.9 }, 0, undefined],
] as const)("VR19: the account is that of box 49: %s", (_, moved, toPay, netAccount) => {
  const rows = Object.entries(moved).map(([id, amount]): [number, number] => [Number(id), amount]);
  expect(vatSummary(of(rows))).toMatchObject({ toPay, netAccount });
});
