import { expect, test } from "vitest";
import { accountNo } from "../account-plan/index.ts";
import { isSamePattern, patternOf, statementRow } from "./booking-pattern.ts";
import { entryOf, type MadeUpRow } from "./bookings.arbitrary.ts";

const rowsOf = (...rows: readonly MadeUpRow[]) => rows.map(entryOf);
const seenFromBank = (...rows: readonly MadeUpRow[]) => patternOf(rowsOf(...rows), rows.length - 1);

test.each([
  [
    "öre that VAT was rounded by",
    [
      [5410, 80_01],
      [2641, 20_00],
      [1930, -100_01],
    ],
    true,
  ],
  [
    "another amount",
    [
      [5410, 8_00],
      [2641, 2_00],
      [1930, -10_00],
    ],
    true,
  ],
  [
    "money that comes back",
    [
      [5410, -80_00],
      [2641, -20_00],
      [1930, 100_00],
    ],
    true,
  ],
  [
    "two rows on one account",
    [
      [5410, 30_00],
      [5410, 50_00],
      [2641, 20_00],
      [1930, -100_00],
    ],
    true,
  ],
  [
    "the sum rounded to kronor",
    [
      [5410, 80_40],
      [2641, 20_10],
      [3740, -50],
      [1930, -100_00],
    ],
    true,
  ],
  [
    "another share",
    [
      [5410, 90_00],
      [2641, 10_00],
      [1930, -100_00],
    ],
    false,
  ],
  [
    "another account",
    [
      [5460, 80_00],
      [2641, 20_00],
      [1930, -100_00],
    ],
    false,
  ],
  [
    "no VAT",
    [
      [5410, 100_00],
      [1930, -100_00],
    ],
    false,
  ],
] satisfies [string, MadeUpRow[], boolean][])("with %s the habit is the same: %s", (_, rows, expected) => {
  const pattern = seenFromBank([5410, 80_00], [2641, 20_00], [1930, -100_00]);
  expect(isSamePattern(pattern, seenFromBank(...rows))).toBe(expected);
});

test("a whole booking keeps its sides, so that a sale is no purchase that was turned", () => {
  const [sale, turned] = [
    patternOf(rowsOf([1930, 100], [3001, -100])),
    patternOf(rowsOf([1930, -50], [3001, 50])),
  ];
  expect(isSamePattern(sale, turned)).toBe(false);
});

test.each([
  [
    "its own row",
    1930,
    [
      [5410, 100],
      [1930, -100],
    ],
    1,
  ],
  [
    "not one of two",
    1930,
    [
      [1930, 40],
      [1930, -100],
      [5410, 60],
    ],
    -1,
  ],
  [
    "that of another bank account",
    1940,
    [
      [5410, 100],
      [1930, -100],
    ],
    1,
  ],
  [
    "not one of two other bank accounts",
    1940,
    [
      [1920, 100],
      [1930, -100],
    ],
    -1,
  ],
  [
    "no other row of an account of costs",
    5460,
    [
      [5410, 100],
      [1930, -100],
    ],
    -1,
  ],
] satisfies [string, number, MadeUpRow[], number][])("a statement sees %s", (_, account, rows, place) => {
  expect(statementRow(rowsOf(...rows), accountNo(account))).toBe(place);
});
