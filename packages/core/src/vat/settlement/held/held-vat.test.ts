import { expect, test } from "vitest";
import {
  booksOf,
  Q1,
  Q2,
  type Rows,
  range,
  sale,
  settle,
  type Voucher,
  YEAR,
} from "../../vat-books.arbitrary.ts";
import { holdsVat } from "./held-vat.ts";

const SALES = [sale("2025-02-01", 100), sale("2025-05-01", 60)] as const;

function held(vouchers: readonly Voucher[]): readonly boolean[] {
  const books = booksOf(YEAR, [...SALES, ...vouchers]);
  return [range(...Q1), range(...Q2)].map((quarter) => holdsVat([books], quarter));
}

test.each([
  ["nothing", [], [true, true]],
  ["the first in time", [settle("2025-03-31", 100)], [false, true]],
  ["the first when it is paid", [settle("2025-05-12", 100)], [false, true]],
  ["the second alone", [settle("2025-06-30", 60)], [true, false]],
  ["both at once", [settle("2025-06-30", 160)], [false, false]],
  ["both at once, later", [settle("2025-08-01", 160)], [false, false]],
  [
    "both at once, later some of a third",
    [settle("2025-06-30", 160), sale("2025-08-01", 30), settle("2025-09-30", 20)],
    [false, false],
  ],
  [
    "both in pieces, later some of a third",
    [settle("2025-06-30", 80), settle("2025-06-30", 80), sale("2025-08-01", 30), settle("2025-09-30", 20)],
    [false, false],
  ],
  ["a part", [settle("2025-03-31", 40)], [true, true]],
  ["both at once and that reversed", [settle("2025-06-30", 160), settle("2025-06-30", -160)], [true, true]],
] as const)("OV15: with %s settled", (_name, vouchers, expected) => {
  expect(held(vouchers)).toEqual(expected);
});

test("OV15: a year whose VAT is settled in the next one holds it until then", () => {
  const old = booksOf(YEAR, SALES);
  const opened: Rows = [[2611, -160]];
  const next = (...vouchers: readonly Voucher[]) => booksOf(["2026-01-01", "2026-12-31"], vouchers, opened);
  expect(holdsVat([old, next()], range(...YEAR))).toBe(true);
  expect(holdsVat([old, next(settle("2026-02-12", 160))], range(...YEAR))).toBe(false);
  // What was before is no matter of a later year.
  expect(holdsVat([old, next(sale("2026-01-10", 10))], range("2026-01-01", "2026-03-31"))).toBe(true);
});

test("OV15: a next year that has not taken over what the year held says nothing of it", () => {
  const old = booksOf(YEAR, [...SALES, settle("2025-06-30", 160), sale("2025-08-01", 1000)]);
  const next = booksOf(["2026-01-01", "2026-12-31"], []);
  const quarters = [range(...Q1), range(...Q2), range("2025-07-01", "2025-09-30")];
  expect(quarters.map((quarter) => holdsVat([old, next], quarter))).toEqual([false, false, true]);
});

test("OV15: nor does a next year that began with nothing and has settled its own", () => {
  const old = booksOf(YEAR, SALES);
  const next = booksOf(["2026-01-01", "2026-12-31"], [sale("2026-01-10", 10), settle("2026-03-31", 10)]);
  expect([range(...Q1), range(...Q2)].map((quarter) => holdsVat([old, next], quarter))).toEqual([true, true]);
});

test("OV15: a period that two years share is held while either of them holds its part", () => {
  const [first, second] = [
    ["2024-09-01", "2025-08-31"],
    ["2025-09-01", "2026-08-31"],
  ] as const;
  const summer = range("2025-07-01", "2025-09-30");
  const of = (old: readonly Voucher[], next: readonly Voucher[]) =>
    holdsVat(
      [
        booksOf(first, [sale("2025-07-10", 100), ...old]),
        booksOf(second, [sale("2025-09-10", 60), ...next], old.length === 0 ? [[2611, -100]] : []),
      ],
      summer,
    );
  const [july, september] = [settle("2025-08-31", 100), settle("2025-09-30", 60)];
  expect([of([], []), of([july], []), of([], [september]), of([july], [september])]).toEqual([
    true,
    true,
    true,
    false,
  ]);
});

test("OV15: VAT of two periods that meets on the account is held by both until it is settled", () => {
  const meeting = (...settlements: readonly Voucher[]) => {
    const books = booksOf(YEAR, [sale("2025-02-01", 100), sale("2025-05-01", -100), ...settlements]);
    return [range(...Q1), range(...Q2)].map((quarter) => holdsVat([books], quarter));
  };
  expect(meeting()).toEqual([true, true]);
  expect(meeting(settle("2025-03-31", 100))).toEqual([false, true]);
  const refund: Voucher = [
    "2025-06-30",
    [
      [2611, -100],
      [1650, 100],
    ],
  ];
  expect(meeting(settle("2025-03-31", 100), refund)).toEqual([false, false]);
});
