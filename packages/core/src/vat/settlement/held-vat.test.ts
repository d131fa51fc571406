import { expect, test } from "vitest";
import { booksOf, Q1, Q2, type Rows, range, type Voucher, YEAR } from "../vat-books.arbitrary.ts";
import { holdsVat } from "./held-vat.ts";

const sale = (date: string, vat: number) =>
  [
    date,
    [
      [1930, 5 * vat],
      [3001, -4 * vat],
      [2611, -vat],
    ],
  ] as const;
const settled = (date: string, vat: number) =>
  [
    date,
    [
      [2611, vat],
      [2650, -vat],
    ],
  ] as const;
const SALES = [sale("2025-02-01", 100), sale("2025-05-01", 60)] as const;

function held(vouchers: readonly Voucher[]): readonly boolean[] {
  const books = booksOf(YEAR, [...SALES, ...vouchers]);
  return [range(...Q1), range(...Q2)].map((quarter) => holdsVat([books], quarter));
}

test.each([
  ["nothing", [], [true, true]],
  ["the first in time", [settled("2025-03-31", 100)], [false, true]],
  ["the first when it is paid", [settled("2025-05-12", 100)], [false, true]],
  ["the second alone", [settled("2025-06-30", 60)], [true, false]],
  ["both at once", [settled("2025-06-30", 160)], [false, false]],
  ["both at once, later", [settled("2025-08-01", 160)], [false, false]],
  [
    "both at once, later some of a third",
    [settled("2025-06-30", 160), sale("2025-08-01", 30), settled("2025-09-30", 20)],
    [false, false],
  ],
  ["a part", [settled("2025-03-31", 40)], [true, true]],
  ["both at once and that reversed", [settled("2025-06-30", 160), settled("2025-06-30", -160)], [true, true]],
] as const)("OV15: with %s settled", (_name, vouchers, expected) => {
  expect(held(vouchers)).toEqual(expected);
});

test("OV15: a year whose VAT is settled in the next one holds it until then", () => {
  const old = booksOf(YEAR, SALES);
  const opened: Rows = [[2611, -160]];
  const next = (...vouchers: readonly Voucher[]) => booksOf(["2026-01-01", "2026-12-31"], vouchers, opened);
  expect(holdsVat([old, next()], range(...YEAR))).toBe(true);
  expect(holdsVat([old, next(settled("2026-02-12", 160))], range(...YEAR))).toBe(false);
  // What was before is no matter of a later year.
  expect(holdsVat([old, next(sale("2026-01-10", 10))], range("2026-01-01", "2026-03-31"))).toBe(true);
});

test("OV15: a next year that has not taken over what the year held says nothing of it", () => {
  const old = booksOf(YEAR, [...SALES, settled("2025-06-30", 160), sale("2025-08-01", 1000)]);
  const next = booksOf(["2026-01-01", "2026-12-31"], []);
  const quarters = [range(...Q1), range(...Q2), range("2025-07-01", "2025-09-30")];
  expect(quarters.map((quarter) => holdsVat([old, next], quarter))).toEqual([false, false, true]);
});
