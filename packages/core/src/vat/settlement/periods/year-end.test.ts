import { describe, expect, test } from "vitest";
import {
  booksOf,
  type Rows,
  range,
  reportOf,
  sale,
  settle,
  type Voucher,
} from "../../vat-books.arbitrary.ts";
import type { VatBooks } from "../../vat-moves.ts";
import { vatSettlementEntries } from "../../vat-settlement-entry.ts";

type Days = readonly [from: string, to: string];

const Y2025: Days = ["2025-01-01", "2025-12-31"];
const Y2026: Days = ["2026-01-01", "2026-12-31"];
const BROKEN: Days = ["2025-05-01", "2026-04-30"];

const bought = (date: string, vat: number): Voucher => [
  date,
  [
    [4010, vat * 4],
    [2641, vat],
    [1930, vat * -5],
  ],
];

/** The rows of the entries of a period, in kronor, each with its day; or why there is none. */
function offered(years: readonly VatBooks[], period: Days): readonly Voucher[] | string {
  const made = vatSettlementEntries(years, range(...period));
  return made.ok
    ? made.value.map(
        ({ date, entries }): Voucher => [
          date,
          entries.map(({ accountId, amount }): Rows[number] => [accountId, amount / 100]),
        ],
      )
    : made.error.code;
}

describe("VR21: a company that changes its kind of period at the beginning of a year", () => {
  test("from quarters to the year: the last quarter is settled with its payment, the year has its own VAT", () => {
    const before = booksOf(Y2025, [sale("2025-11-01", 400), bought("2025-11-02", 100)]);
    const payment: Voucher = [
      "2026-02-12",
      [
        [2611, 400],
        [2641, -100],
        [2650, -300],
      ],
    ];
    const after = booksOf(
      Y2026,
      [payment, sale("2026-05-01", 1000), bought("2026-06-01", 200)],
      [
        [2611, -400],
        [2641, 100],
      ],
    );
    expect(offered([before, after], ["2025-10-01", "2025-12-31"])).toBe("nothing-to-settle");
    expect(reportOf([after], Y2026).problems).toEqual([]);
    expect(offered([after], Y2026)).toEqual([
      [
        "2026-12-31",
        [
          [2611, 1000],
          [2641, -200],
          [2650, -800],
        ],
      ],
    ]);
  });

  test("from the year to quarters: the year is settled in the first quarter, which has its own settlement", () => {
    const before = booksOf(Y2025, [sale("2025-03-01", 400), sale("2025-11-02", 100)]);
    const first = [settle("2026-02-26", 500), sale("2026-02-01", 70), settle("2026-03-31", 70)];
    const after = booksOf(Y2026, [...first, sale("2026-05-01", 30)], [[2611, -500]]);
    expect(offered([before, after], Y2025)).toBe("nothing-to-settle");
    expect(offered([after], ["2026-01-01", "2026-03-31"])).toBe("nothing-to-settle");
    expect(offered([after], ["2026-04-01", "2026-06-30"])).toEqual([settle("2026-06-30", 30)]);
    expect(reportOf([after], ["2026-04-01", "2026-06-30"]).problems).toEqual([]);
  });
});

test("VR7: a broken year reported as a whole is settled on its last day, with its öre", () => {
  const books = booksOf(BROKEN, [sale("2025-06-01", 100.5), bought("2026-04-30", 40.2)]);
  // Box 10 is 100 and box 48 is 40.
  expect(offered([books], BROKEN)).toEqual([
    [
      "2026-04-30",
      [
        [2611, 100.5],
        [2641, -40.2],
        [3740, -0.3],
        [2650, -60],
      ],
    ],
  ]);
});

test("VR21: a broken year after some of its quarters takes what is left, as the shared quarter does", () => {
  const quarters = [settle("2025-06-30", 100), settle("2025-09-30", 200)];
  const sales = [sale("2025-06-01", 100), sale("2025-08-01", 200), sale("2026-04-05", 50)];
  const books = booksOf(BROKEN, [...sales, ...quarters]);
  const rest = [settle("2026-04-30", 50)];
  expect(offered([books], BROKEN)).toEqual(rest);
  expect(offered([books], ["2026-04-01", "2026-06-30"])).toEqual(rest);
});

describe("a company that is no longer registered for VAT after the second quarter", () => {
  const registered = [
    sale("2025-02-01", 100),
    settle("2025-03-31", 100),
    sale("2025-05-01", 60),
    settle("2025-06-30", 60),
  ];

  test("has nothing to settle afterwards, and sells without VAT", () => {
    const exempt: Voucher = [
      "2025-09-01",
      [
        [3004, -500],
        [1930, 500],
      ],
    ];
    expect(offered([booksOf(Y2025, [...registered, exempt])], ["2025-07-01", "2025-09-30"])).toBe(
      "nothing-to-settle",
    );
  });

  test("gets back what its last return had too much, from 2650 while that is not paid", () => {
    const credited = [...registered, sale("2025-06-20", -20)];
    const paid: Voucher = [
      "2025-08-18",
      [
        [2650, 160],
        [1930, -160],
      ],
    ];
    const q2: Days = ["2025-04-01", "2025-06-30"];
    const rows = (account: number): readonly Voucher[] => [
      [
        "2025-06-30",
        [
          [2611, -20],
          [account, 20],
        ],
      ],
    ];
    expect(offered([booksOf(Y2025, credited)], q2)).toEqual(rows(2650));
    expect(offered([booksOf(Y2025, [...credited, paid])], q2)).toEqual(rows(1650));
  });
});
