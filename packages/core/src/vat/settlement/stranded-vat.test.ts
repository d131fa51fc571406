import { expect, test } from "vitest";
import type { DateRange } from "../../calendar/index.ts";
import { unsettledVatPeriod } from "../suggested-vat-period.ts";
import { booksOf, type Rows, range, sale, settle, type Voucher } from "../vat-books.arbitrary.ts";
import { vatSettlementEntries } from "../vat-settlement-entry.ts";

const YEAR = ["2026-01-01", "2026-12-31"] as const;
const NEXT_YEAR = ["2027-01-01", "2027-12-31"] as const;
const [JANUARY, FEBRUARY, MARCH, APRIL] = [
  range("2026-01-01", "2026-01-31"),
  range("2026-02-01", "2026-02-28"),
  range("2026-03-01", "2026-03-31"),
  range("2026-04-01", "2026-04-30"),
] as const;

type Opening = Parameters<typeof booksOf>[2];

/** The rows of the entry that is offered for a period, in kronor. */
function offered(vouchers: readonly Voucher[], period: DateRange, opening?: Opening): Rows {
  const entries = vatSettlementEntries([booksOf(YEAR, vouchers, opening)], period);
  return (entries.ok ? entries.value : []).flatMap((made) =>
    made.entries.map(({ accountId, amount }): readonly [number, number] => [accountId, amount / 100]),
  );
}

// By hand, in March, of what February had on 2611 and some of what it had on 2641. It takes just what March has on 2611.
const OF_FEBRUARY: Voucher = [
  "2026-03-01",
  [
    [2641, 400],
    [2611, 7],
    [2650, -407],
  ],
];
const STRANDED = [sale("2026-02-01", 500, 2641), sale("2026-02-02", 7), OF_FEBRUARY, sale("2026-03-02", 7)];

test("VR15: what a settlement counts for in two periods is offered by the last one", () => {
  expect([JANUARY, APRIL].map((period) => offered(STRANDED, period))).toEqual([[], []]);
  expect(offered(STRANDED, FEBRUARY)).toEqual([
    [2641, 100],
    [2650, -100],
  ]);
  expect(offered(STRANDED, MARCH)).toEqual([
    [2611, 7],
    [2650, -7],
  ]);
});

test("VR15: by the last one that moved the VAT accounts: whatever moved since on other accounts", () => {
  const paid: Voucher = [
    "2026-04-10",
    [
      [4010, 5],
      [1930, -5],
    ],
  ];
  expect([MARCH, APRIL].map((period) => offered([...STRANDED, paid], period))).toEqual([
    [
      [2611, 7],
      [2650, -7],
    ],
    [],
  ]);
});

test("VR15: once all is booked nothing is offered", () => {
  const vouchers = [...STRANDED, settle("2026-02-28", 100, 2641), settle("2026-03-31", 7)];
  expect(unsettledVatPeriod(booksOf(YEAR, vouchers), "month")).toBeUndefined();
});

test("VR15: another account is settled in the same entry, and one that an earlier period offers is not", () => {
  expect(offered([...STRANDED, sale("2026-03-03", 100, 2621)], MARCH)).toEqual([
    [2611, 7],
    [2621, 100],
    [2650, -107],
  ]);
});

test("VR15: a settlement that is registered twice is taken back by what is offered", () => {
  const vouchers = [sale("2026-01-01", 500), settle("2026-01-31", 500), settle("2026-01-31", 500)];
  expect(offered(vouchers, JANUARY)).toEqual([
    [2611, -500],
    [2650, 500],
  ]);
});

test("VR15: what the year began with is of the year before", () => {
  expect(offered([sale("2026-02-01", 10, 2621)], FEBRUARY, [[2611, -400]])).toEqual([
    [2621, 10],
    [2650, -10],
  ]);
  expect(offered([], JANUARY, [[2611, -400]])).toEqual([]);
});

test("VR15: a period that settles all it has put there has nothing more to take of what the year began with", () => {
  const vouchers = [sale("2026-01-01", 500)];
  for (const opened of [600, 400, -400]) {
    expect(offered(vouchers, JANUARY, [[2611, opened]])).toEqual([
      [2611, 500],
      [2650, -500],
    ]);
  }
  // Settled, what is left is what the year began with.
  expect(offered([...vouchers, settle("2026-01-31", 500)], JANUARY, [[2611, 600]])).toEqual([]);
});

test("VR15: what the year after has taken is not offered", () => {
  const years = [
    booksOf(YEAR, STRANDED),
    booksOf(
      NEXT_YEAR,
      [settle("2027-01-10", 7)],
      [
        [2611, -7],
        [2641, -100],
      ],
    ),
  ];
  expect(vatSettlementEntries(years, MARCH).ok).toBe(false);
});

test("VR7: what settlements of the period have put back is not taken from an account that is empty", () => {
  const vouchers = [
    sale("2026-01-01", -1),
    sale("2026-02-01", 500),
    settle("2026-02-01", -500),
    settle("2026-02-28", 999),
  ];
  expect(offered(vouchers, FEBRUARY)).toEqual([]);
});
