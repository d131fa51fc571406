import { expect, test } from "vitest";
import { isoDate } from "../../calendar/index.ts";
import { booksOf, type Rows, sale, settle, type Voucher, YEAR } from "../vat-books.arbitrary.ts";
import { takenOfOpening } from "./opening-settlements.ts";
import { takenAlone } from "./settlements-of-year-before.ts";

/** What is taken of what the year opened with: the number of the settlement, the account and kronor. */
const taken = (vouchers: readonly Voucher[], opened: Rows) =>
  takenOfOpening(booksOf(YEAR, vouchers, opened).ledger).map(({ settlement, account, amount }) => [
    settlement.number,
    account,
    amount / 100,
  ]);

const both = (date: string, one: number, other: number): Voucher => [
  date,
  [
    [2611, one],
    [2621, other],
    [2650, -one - other],
  ],
];

test.each<readonly [string, readonly Voucher[], Rows, readonly (readonly number[])[]]>([
  [
    "by the one that takes just that, also after one that takes some of it",
    [settle("2025-02-12", 30), settle("2025-02-12", 60)],
    [[2611, -60]],
    [[2, 2611, 60]],
  ],
  [
    "by the first of two that take just that",
    [settle("2025-02-12", 60), settle("2025-02-13", 60)],
    [[2611, -60]],
    [[1, 2611, 60]],
  ],
  [
    "by two that take it together",
    [settle("2025-02-12", 40), settle("2025-02-13", 20)],
    [[2611, -60]],
    [
      [1, 2611, 40],
      [2, 2611, 20],
    ],
  ],
  [
    "not by one of another account",
    [sale("2025-01-10", 30), sale("2025-01-10", 8, 2621), settle("2025-03-31", 8, 2621)],
    [[2611, -60]],
    [],
  ],
  [
    "by what takes more than the year has put there, which has given back",
    [sale("2025-06-20", -100), settle("2025-11-10", 100)],
    [[2611, -30]],
    [[2, 2611, 30]],
  ],
  [
    "not by what takes just what the year has put there",
    [sale("2025-02-10", 100), settle("2025-03-31", 100)],
    [[2611, -30]],
    [],
  ],
  [
    "row by row, of one that settles the year's own on another account",
    [sale("2025-03-10", 60), both("2025-03-31", 60, 40)],
    [[2621, -160]],
    [[2, 2621, 40]],
  ],
])("VR14: what the year began with is taken %s", (_name, vouchers, opened, expected) => {
  expect(taken(vouchers, opened)).toEqual(expected);
});

test("VR14: alone through a day takes what has no row of the year's own, on that day as well", () => {
  const through = (day: string, vouchers: readonly Voucher[], opened: Rows) =>
    takenAlone(booksOf(YEAR, vouchers, opened).ledger, isoDate(day)).map(
      ({ settlement }) => settlement.number,
    );
  const opened: Rows = [[2621, -160]];
  const mixed = [sale("2025-03-10", 60), both("2025-03-31", 60, 40)];
  expect(through("2025-12-31", mixed, opened)).toEqual([]);
  const alone = [settle("2025-03-31", 40, 2621)];
  expect(["2025-03-30", "2025-03-31"].map((day) => through(day, alone, opened))).toEqual([[], [1]]);
  // The year's own on 2611 is as much as the row of the year before, and as what another one took there.
  const same = [sale("2025-03-10", 60), both("2025-03-31", 60, 60)];
  expect(through("2025-12-31", same, opened)).toEqual([]);
  const beside = [settle("2025-02-12", 60), ...same];
  expect(through("2025-12-31", beside, [[2611, -60], ...opened])).toEqual([1]);
});
