import { expect, test } from "vitest";
import { isoDate } from "../calendar/index.ts";
import {
  isPeriodSettled,
  unsettledVatPeriod,
  type VatBooks,
  type VatPeriodType,
  vatOverview,
  vatPeriodsToDeclare,
} from "../vat/index.ts";
import { booksOf, type Rows, range, sale, settle, type Voucher, YEAR } from "../vat/vat-books.arbitrary.ts";
import { filingSteps } from "./filing-steps.ts";

const NEXT_YEAR = ["2026-01-01", "2026-12-31"] as const;
const IN_2025 = ["02", "05", "08", "11"].map((month) => sale(`2025-${month}-10`, 25));
const opened = (vat: number): Rows => [
  [2611, -vat],
  [1930, vat],
];

/** The periods whose VAT waits on a day, by their last days, of two years: not those that only lack the mark (OV15). */
function waiting(years: readonly VatBooks[], type: VatPeriodType, today: string): readonly string[] {
  const situation = { years, companyType: "AB", filings: [], today: isoDate(today) } as const;
  const vat = vatPeriodsToDeclare({ ...situation, choice: { type, isAssumed: false } });
  return filingSteps({ ...situation, vat }).flatMap((step) =>
    step.code === "vat-return" && !step.text.detail.includes("Inte markerad som inlämnad")
      ? [step.period.to]
      : [],
  );
}

const THREE_QUARTERS = [settle("2025-03-31", 25), settle("2025-06-30", 25), settle("2025-09-30", 25)];

test.each<[string, VatPeriodType, readonly Voucher[], Rows, readonly Voucher[]]>([
  ["the last quarter", "quarter", THREE_QUARTERS, opened(25), [settle("2026-02-10", 25)]],
  [
    "the last quarter, with sales of the new year before it",
    "quarter",
    THREE_QUARTERS,
    opened(25),
    [sale("2026-01-15", 25), settle("2026-02-10", 25)],
  ],
  ["all quarters at once", "quarter", [], opened(100), [settle("2026-02-10", 100)]],
  ["the whole year", "year", [], opened(100), [sale("2026-01-15", 25), settle("2026-02-10", 100)]],
  [
    "the last quarter with the first of the new year",
    "quarter",
    THREE_QUARTERS,
    opened(25),
    [sale("2026-01-15", 25), settle("2026-02-10", 50)],
  ],
])("VR14: of %s that the year after has settled, nothing waits", (_name, type, own, opening, after) => {
  const before = booksOf(YEAR, [...IN_2025, ...own]);
  const following = booksOf(NEXT_YEAR, after, opening);
  expect(unsettledVatPeriod(before, type, following)).toBeUndefined();
  for (const today of ["2026-02-11", "2026-03-01", "2026-09-30"]) {
    expect(waiting([before, following], type, today).filter((to) => to <= "2025-12-31")).toEqual([]);
  }
});

test("VR14: until the year after has settled it, it waits", () => {
  const before = booksOf(YEAR, [...IN_2025, ...THREE_QUARTERS]);
  const following = booksOf(NEXT_YEAR, [sale("2026-01-15", 25)], opened(25));
  expect(unsettledVatPeriod(before, "quarter", following)?.to).toBe("2025-12-31");
  expect(waiting([before, following], "quarter", "2026-02-11")).toEqual(["2025-12-31"]);
});

const quartersOf = (years: readonly VatBooks[]) =>
  vatPeriodsToDeclare({
    years,
    companyType: "AB",
    choice: { type: "quarter", isAssumed: false },
  });

test("OV3, VR14: the figure of a year whose last VAT the year after has settled says so, in time and since", () => {
  const before = booksOf(YEAR, [...IN_2025, ...THREE_QUARTERS]);
  const shown = (after: readonly Voucher[], today: string) => {
    const years = [before, booksOf(NEXT_YEAR, after, opened(25))];
    const { choice, periods } = quartersOf(years);
    return vatOverview({
      declared: { choice, periods: periods.slice(0, 4) },
      years,
      today: isoDate(today),
      isSettled: isPeriodSettled,
    });
  };
  for (const today of ["2026-02-11", "2026-09-30"]) {
    expect(shown([settle("2026-02-10", 25)], today)).toMatchObject({ toPay: 2500, isSettled: true });
    expect(shown([], today)).toMatchObject({ period: { to: "2025-12-31" }, isSettled: false });
  }
  // What came to the year since its balances were taken over is still left.
  const more = booksOf(YEAR, [...IN_2025, ...THREE_QUARTERS, sale("2025-12-30", 10)]);
  const years = [more, booksOf(NEXT_YEAR, [settle("2026-02-10", 25)], opened(25))];
  expect(isPeriodSettled(years, range("2025-10-01", "2025-12-31"))).toBe(false);
});
