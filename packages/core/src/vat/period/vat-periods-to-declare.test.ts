import { describe, expect, test } from "vitest";
import { booksOf, type Rows, range, sale, settle, type Voucher } from "../vat-books.arbitrary.ts";
import type { VatBooks } from "../vat-moves.ts";
import type { VatPeriodType } from "./vat-period.ts";
import { type PeriodsOfYear, vatPeriodsToDeclare } from "./vat-periods-to-declare.ts";

const YEAR = ["2025-01-01", "2025-12-31"] as const;
const NEXT_YEAR = ["2026-01-01", "2026-12-31"] as const;

const declared = (years: readonly VatBooks[], type: VatPeriodType = "quarter", periodsOf?: PeriodsOfYear) =>
  vatPeriodsToDeclare({
    years,
    companyType: "AB",
    choice: { type, isAssumed: false },
    ...(periodsOf === undefined ? {} : { periodsOf }),
  }).periods;

describe("OV4: what is before the first VAT of books of which some is settled is done with", () => {
  const begins = [sale("2025-05-02", 250), settle("2025-06-30", 250)];
  const done = [true, false, false, false];

  test.each<readonly [string, readonly Voucher[], Rows, readonly boolean[]]>([
    [
      "of a year that began with money alone",
      begins,
      [
        [1930, 10],
        [2081, -10],
      ],
      done,
    ],
    [
      "of a year that began with nothing on the VAT account",
      begins,
      [
        [2611, 0],
        [1930, 0],
      ],
      done,
    ],
    [
      "not of a year that began with VAT",
      begins,
      [
        [2611, -10],
        [1930, 10],
      ],
      [false, false, false, false],
    ],
    [
      "not the quarter whose last day has the first VAT",
      [sale("2025-03-31", 250), settle("2025-03-31", 250)],
      [],
      [false, false, false, false],
    ],
    [
      "the quarter that ended on the day before",
      [sale("2025-04-01", 250), settle("2025-06-30", 250)],
      [],
      done,
    ],
  ])("%s", (_name, vouchers, opened, expected) => {
    const periods = declared([booksOf(YEAR, vouchers, opened)]);
    expect(periods.map(({ precedesVat }) => precedesVat)).toEqual(expected);
  });

  test("but of a quarter that two years share only where both are done with it (VR6)", () => {
    const years = [
      booksOf(["2024-09-01", "2025-08-31"], [sale("2025-07-10", 100)]),
      booksOf(["2025-09-01", "2026-08-31"], [sale("2025-11-10", 60), settle("2025-12-31", 60)]),
    ];
    const shared = declared(years).find(({ period }) => period.from === "2025-07-01");
    expect(shared).toMatchObject({ precedesVat: false, fiscalYear: years[1]?.ledger.fiscalYear });
  });
});

test("OV3: above 40 million in any of the years each month is due on the 26th of the next", () => {
  const [small, large] = [1000, 11_000_000];
  for (const [first, second] of [
    [small, large],
    [large, small],
  ] as const) {
    const years = [
      booksOf(YEAR, [sale("2025-03-10", first)]),
      booksOf(NEXT_YEAR, [sale("2026-02-10", second)]),
    ];
    const [january] = declared(years, "month");
    expect(january?.dueDate).toBe("2025-02-26");
  }
});

test("OV3: the periods are in the order of their days, however the returns tell of them", () => {
  const months = [
    ["2025-03-01", "2025-03-31"],
    ["2025-01-01", "2025-01-31"],
    ["2025-02-01", "2025-02-28"],
  ] as const;
  const told: PeriodsOfYear = () =>
    months.map((days) => ({ period: range(days[0], days[1]), type: "month" }));
  expect(
    declared([booksOf(YEAR, [sale("2025-01-10", 10)])], "month", told).map(({ period }) => period.from),
  ).toEqual(["2025-01-01", "2025-02-01", "2025-03-01"]);
});
