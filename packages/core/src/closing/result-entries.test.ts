import { expect, test } from "vitest";
import { isoDate } from "../calendar/index.ts";
import type { CompanyType } from "../company/index.ts";
import { closingBalances } from "../ledger/index.ts";
import { closingBooks, closingPlan, type Rows } from "./closing.arbitrary.ts";
import type { ClosingBooks } from "./closing-books.ts";
import {
  bookLastYearResult,
  bookThisYearResult,
  type PreparedClosing,
  resetLastYearResult,
} from "./result-entries.ts";
import { runChecks } from "./run-checks.ts";

const kronor = (prepared: PreparedClosing) =>
  "entry" in prepared
    ? {
        date: prepared.entry.date,
        text: prepared.entry.text,
        rows: prepared.entry.entries.map(({ accountId, amount }) => [Number(accountId), amount / 100]),
      }
    : prepared;

/** The rows that an entry has, as those of a voucher. */
const voucher = (prepared: PreparedClosing): readonly [string, Rows] => {
  if (!("entry" in prepared)) throw new Error("nothing to book");
  const { date, entries } = prepared.entry;
  return [
    date,
    entries.map(({ accountId, amount }): readonly [number, number] => [Number(accountId), amount / 100]),
  ];
};

/** What the accounts close with, in kronor, without those that are empty. */
const closed = ({ ledger }: ClosingBooks): Rows =>
  [...closingBalances(ledger)].flatMap(([account, amount]) =>
    amount === 0 ? [] : [[Number(account), amount / 100]],
  );
const carried = (books: ClosingBooks): Rows => closed(books).filter(([account]) => account < 3000);
const amountOf = (books: ClosingBooks, account: number) =>
  closed(books).find(([id]) => id === account)?.[1] ?? 0;
const reportResult = (books: ClosingBooks) => carried(books).reduce((sum, [, amount]) => sum + amount, 0);

test("two years of a limited company, to the krona", () => {
  const first: Rows = [
    [1930, 50_000],
    [2081, -25_000],
    [2091, -10_000],
    [2099, -15_000],
  ];
  const at = (vouchers: readonly (readonly [string, Rows])[], opening: Rows) =>
    closingBooks({ opening, vouchers, today: isoDate("2025-06-30") });
  const reset = resetLastYearResult(at([], first));
  expect(kronor(reset)).toEqual({
    date: "2025-01-01",
    text: "Omföring av föregående års resultat",
    rows: [
      [2099, 15_000],
      [2098, -15_000],
    ],
  });
  let year = [voucher(reset)];
  expect(amountOf(at(year, first), 2099)).toBe(0);
  const disposition = bookLastYearResult(at(year, first));
  expect(kronor(disposition)).toEqual({
    date: "2025-06-30",
    text: "Disposition av föregående års resultat",
    rows: [
      [2098, 15_000],
      [2091, -15_000],
    ],
  });
  const events = [
    "2025-05-01",
    [
      [3001, -200_000],
      [5010, 120_000],
      [6000, 30_000],
      [8910, 10_300],
      [1930, 50_000],
      [2512, -10_300],
    ],
  ] as const;
  year = [...year, voucher(disposition), events];
  expect(amountOf(at(year, first), 2091)).toBe(-25_000);
  expect(reportResult(at(year, first))).toBe(39_700);
  const result = bookThisYearResult(at(year, first));
  expect(kronor(result)).toEqual({
    date: "2025-12-31",
    text: "Årets resultat",
    rows: [
      [8999, 39_700],
      [2099, -39_700],
    ],
  });
  const closedYear = at([...year, voucher(result)], first);
  expect([reportResult(closedYear), amountOf(closedYear, 2099)]).toEqual([0, -39_700]);
  expect(
    runChecks(closedYear)
      .filter(({ status }) => status !== "Passed")
      .map(({ id }) => id),
  ).toEqual(["statements"]);

  const second = carried(closedYear);
  expect(second).toEqual([
    [1930, 100_000],
    [2081, -25_000],
    [2091, -25_000],
    [2099, -39_700],
    [2512, -10_300],
  ]);
  const reset2 = resetLastYearResult(at([], second));
  expect(kronor(reset2)).toMatchObject({
    rows: [
      [2099, 39_700],
      [2098, -39_700],
    ],
  });
  const dividend = [
    "2025-06-30",
    [
      [2098, 39_700],
      [2091, -19_700],
      [2898, -20_000],
    ],
  ] as const;
  const loss = [
    "2025-05-01",
    [
      [3001, -100_000],
      [5010, 105_000],
      [2512, 10_300],
      [1930, -15_300],
    ],
  ] as const;
  const year2 = [voucher(reset2), dividend, loss];
  expect(amountOf(at(year2, second), 2091)).toBe(-44_700);
  expect(kronor(bookLastYearResult(at(year2, second)))).toEqual({ nothing: true });
  const result2 = bookThisYearResult(at(year2, second));
  expect(kronor(result2)).toMatchObject({
    rows: [
      [8999, -5000],
      [2099, 5000],
    ],
  });
  const closed2 = at([...year2, voucher(result2)], second);
  expect(carried(closed2)).toEqual([
    [1930, 84_700],
    [2081, -25_000],
    [2091, -44_700],
    [2099, 5000],
    [2898, -20_000],
  ]);
  expect(reportResult(closed2)).toBe(0);
});

test.each<readonly [CompanyType, Rows, unknown, unknown]>([
  [
    "EK",
    [[2099, -5]],
    [
      [2099, 5],
      [2098, -5],
    ],
    { nothing: true },
  ],
  [
    "PP",
    [[2099, -5]],
    [
      [2099, 5],
      [2098, -5],
    ],
    { nothing: true },
  ],
  [
    "I",
    [[2069, -5]],
    [
      [2069, 5],
      [2068, -5],
    ],
    { nothing: true },
  ],
  [
    "S",
    [[2069, 5]],
    [
      [2069, -5],
      [2068, 5],
    ],
    { nothing: true },
  ],
  [
    "HB",
    [[2019, -5]],
    [
      [2019, 5],
      [2010, -5],
    ],
    { finding: { code: "not-for-type" } },
  ],
  [
    "KB",
    [[2019, -5]],
    [
      [2019, 5],
      [2010, -5],
    ],
    { finding: { code: "not-for-type" } },
  ],
  [
    "E",
    [
      [2013, 300],
      [2018, -100],
      [2019, -1000],
    ],
    [
      [2013, -300],
      [2018, 100],
      [2019, 1000],
      [2010, -800],
    ],
    { finding: { code: "not-for-type" } },
  ],
])("CL4, CL5: last year's result of %s", (type, opening, rows, disposed) => {
  const books = closingBooks({ type, opening });
  expect(kronor(resetLastYearResult(books))).toMatchObject({ rows });
  expect(bookLastYearResult(books)).toEqual(disposed);
});

test("withdrawals and deposits that meet leave the equity alone", () => {
  const books = closingBooks({
    type: "E",
    opening: [
      [2013, 100],
      [2018, -100],
    ],
  });
  expect(kronor(resetLastYearResult(books))).toMatchObject({
    rows: [
      [2013, -100],
      [2018, 100],
    ],
  });
});

test("CL4: the first day takes what the owners' accounts open with, the last day what the year brought", () => {
  const opening: Rows = [
    [1930, 14_375],
    [2010, -14_250],
    [2013, 5125],
    [2018, -2500],
    [2019, -2750],
  ];
  const withdrawal = [
    "2025-05-05",
    [
      [2013, 1000],
      [1930, -1000],
    ],
  ] as const;
  const deposit = [
    "2025-06-05",
    [
      [2018, 300],
      [1930, -300],
    ],
  ] as const;
  const at = (vouchers: readonly (readonly [string, Rows])[]) =>
    closingBooks({ type: "E", opening, vouchers });
  const first = resetLastYearResult(at([withdrawal, deposit]));
  expect(kronor(first)).toEqual({
    date: "2025-01-01",
    text: "Omföring av föregående års resultat",
    rows: [
      [2013, -5125],
      [2018, 2500],
      [2019, 2750],
      [2010, -125],
    ],
  });
  // A first day that was closed is booked later, which does not make it a move of this year's.
  const booked = ["2025-02-01", voucher(first)[1]] as const;
  const last = resetLastYearResult(at([withdrawal, booked, deposit]));
  expect(kronor(last)).toEqual({
    date: "2025-12-31",
    text: "Omföring av egna uttag och insättningar",
    rows: [
      [2013, -1000],
      [2018, -300],
      [2010, 1300],
    ],
  });
  const closedYear = at([withdrawal, booked, deposit, voucher(last)]);
  expect(kronor(resetLastYearResult(closedYear))).toEqual({ nothing: true });
  expect(amountOf(closedYear, 2010)).toBe(-13_075);
  // A withdrawal after that is emptied by one more.
  const more = ["2025-12-30", withdrawal[1]] as const;
  expect(kronor(resetLastYearResult(at([withdrawal, booked, deposit, voucher(last), more])))).toMatchObject({
    date: "2025-12-31",
    rows: [
      [2013, -1000],
      [2010, 1000],
    ],
  });
});

test("CL4: in the first year nothing of what the owner takes out is moved before it was taken out", () => {
  const books = closingBooks({
    type: "E",
    opening: [
      [1930, 10_000],
      [2010, -10_000],
    ],
    vouchers: [
      [
        "2025-05-05",
        [
          [2013, 5000],
          [1930, -5000],
        ],
      ],
    ],
  });
  expect(kronor(resetLastYearResult(books))).toEqual({
    date: "2025-12-31",
    text: "Omföring av egna uttag och insättningar",
    rows: [
      [2013, -5000],
      [2010, 5000],
    ],
  });
});

test("a sole trader with the chart of a limited company follows that", () => {
  const books = closingBooks({
    type: "E",
    plan: closingPlan([2019]),
    opening: [
      [2098, -5],
      [1930, 5],
    ],
  });
  expect(kronor(bookLastYearResult(books))).toMatchObject({
    rows: [
      [2098, 5],
      [2091, -5],
    ],
  });
});

test.each([
  ["2024-12-31", "2025-12-31"],
  ["2025-01-01", "2025-01-01"],
  ["2025-12-31", "2025-12-31"],
  ["2026-01-01", "2025-12-31"],
])("on %s a disposition is dated %s", (today, date) => {
  const books = closingBooks({
    opening: [
      [2098, -5],
      [1930, 5],
    ],
    today: isoDate(today),
  });
  expect(kronor(bookLastYearResult(books))).toMatchObject({ date });
});

test("an account that the chart lacks is named, and nothing to book opens nothing", () => {
  const without = (...accounts: readonly number[]) => closingBooks({ plan: closingPlan(accounts) });
  const missing = (account: number) => ({ finding: { code: "missing-account", account } });
  expect(resetLastYearResult(without(2098, 2099))).toEqual(missing(2098));
  expect(bookLastYearResult(without(2098))).toEqual(missing(2098));
  expect(bookThisYearResult(without(8999, 2099))).toEqual(missing(8999));
  expect(bookThisYearResult(without(2019, 2099))).toEqual(missing(2099));
  for (const build of [resetLastYearResult, bookLastYearResult, bookThisYearResult]) {
    expect(build(closingBooks())).toEqual({ nothing: true });
  }
});
