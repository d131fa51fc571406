import { expect, test } from "vitest";
import type { DateRange } from "../../calendar/index.ts";
import type { FilingKind, HandedOut } from "../../filing/index.ts";
import { booksOf, range, YEAR } from "../vat-books.arbitrary.ts";
import { type VatPeriodChoice, type VatPeriodQuestion, vatPeriodChoice } from "./vat-period-choice.ts";

/** The choice of a company of which little is known. */
const choose = (asked: Partial<VatPeriodQuestion>) =>
  vatPeriodChoice({
    storedType: undefined,
    companyType: "AB",
    books: [booksOf(YEAR, [])],
    fiscalYears: [],
    filings: [],
    ...asked,
  });

/** A year with taxed sales of an amount in kronor. */
const selling = (year: string, kronor: number) =>
  booksOf(
    [`${year}-01-01`, `${year}-12-31`],
    [
      [
        `${year}-03-01`,
        [
          [1930, kronor],
          [3001, -kronor],
        ],
      ],
    ],
  );
const LARGE = 40_000_000;

test.each([
  ["month", "AB", 0, { type: "month", isAssumed: false }],
  [undefined, "AB", 0, { type: "quarter", isAssumed: true }],
  [undefined, "E", LARGE, { type: "year", isAssumed: true }],
  [undefined, "E", LARGE + 0.01, { type: "month", isAssumed: true }],
] as const)(
  "OV6: chosen as %s, a company of type %s with sales of %d",
  (storedType, companyType, kronor, choice) => {
    expect(choose({ storedType, companyType, books: [selling("2025", kronor)] })).toEqual(choice);
  },
);

test("OV6: the sales of the year before decide as much as those of the year", () => {
  const [small, large] = [selling("2025", 1), selling("2024", LARGE + 1)];
  expect(choose({ books: [small] }).type).toBe("quarter");
  expect(choose({ books: [large, small] }).type).toBe("month");
  expect(choose({ books: [small, selling("2026", LARGE + 1)] }).type).toBe("month");
});

const MARCH = range("2026-03-01", "2026-03-31");
const FIRST_QUARTER = range("2026-01-01", "2026-03-31");
const YEAR_2026 = range("2026-01-01", "2026-12-31");
const filed = (period: DateRange, isDeclared = true, kind: FilingKind = "vat") => ({
  kind,
  period,
  isDeclared,
});

test.each<[string, readonly HandedOut[], VatPeriodChoice]>([
  ["a month that was handed in", [filed(MARCH)], { type: "month", isAssumed: false }],
  ["a month that was downloaded", [filed(MARCH, false)], { type: "month", isAssumed: true }],
  ["February", [filed(range("2026-02-01", "2026-02-28"))], { type: "month", isAssumed: false }],
  ["a quarter", [filed(FIRST_QUARTER)], { type: "quarter", isAssumed: false }],
  ["a year", [filed(YEAR_2026)], { type: "year", isAssumed: false }],
  ["a short year", [filed(range("2026-02-01", "2026-04-30"))], { type: "year", isAssumed: false }],
  [
    "what was handed in before what was only downloaded later",
    [filed(MARCH, false), filed(FIRST_QUARTER), filed(YEAR_2026)],
    { type: "quarter", isAssumed: false },
  ],
  ["another file", [filed(MARCH, true, "ecSales")], { type: "quarter", isAssumed: true }],
])("OV6: where nobody has chosen, the return that was handed in says it: %s", (_, filings, choice) => {
  expect(choose({ filings })).toEqual(choice);
  expect(choose({ storedType: "year", filings })).toEqual({ type: "year", isAssumed: false });
});

const FIRST_YEAR = range("2025-10-01", "2025-12-31");
const FIRST_MONTH = range("2025-12-01", "2025-12-31");
const AUTUMN = range("2025-07-01", "2025-09-30");

test.each<[string, Partial<VatPeriodQuestion>, VatPeriodChoice]>([
  [
    "the whole of a first year of a quarter",
    { filings: [filed(FIRST_YEAR)] },
    { type: "year", isAssumed: true },
  ],
  [
    "the whole of a first year of a month",
    { filings: [filed(FIRST_MONTH)], fiscalYears: [FIRST_MONTH, YEAR_2026] },
    { type: "year", isAssumed: true },
  ],
  ["its download", { filings: [filed(FIRST_YEAR, false)] }, { type: "year", isAssumed: true }],
  [
    "a quarter of a longer year",
    { filings: [filed(FIRST_YEAR)], fiscalYears: [range("2025-09-01", "2025-12-31")] },
    { type: "quarter", isAssumed: false },
  ],
  [
    "it, and a quarter of the next year",
    { filings: [filed(FIRST_QUARTER), filed(FIRST_YEAR)] },
    { type: "quarter", isAssumed: false },
  ],
  [
    "it last, after a quarter of the year before",
    { filings: [filed(FIRST_YEAR), filed(AUTUMN)] },
    { type: "quarter", isAssumed: false },
  ],
  [
    "it, and a quarter of the next year that was only downloaded",
    { filings: [filed(FIRST_QUARTER, false), filed(FIRST_YEAR)] },
    { type: "quarter", isAssumed: true },
  ],
  [
    "it, and the whole next year",
    { filings: [filed(YEAR_2026), filed(FIRST_YEAR)] },
    { type: "year", isAssumed: false },
  ],
  [
    "it, and what somebody has chosen",
    { filings: [filed(FIRST_YEAR)], storedType: "quarter" },
    { type: "quarter", isAssumed: false },
  ],
  [
    "it, and sales that require a month",
    { filings: [filed(FIRST_YEAR)], books: [selling("2025", LARGE + 1)] },
    { type: "month", isAssumed: true },
  ],
])(
  "OV6: a return of just a whole fiscal year is of a year unless something else says otherwise: %s",
  (_, asked, choice) => {
    expect(choose({ fiscalYears: [FIRST_YEAR, YEAR_2026], ...asked })).toEqual(choice);
  },
);
