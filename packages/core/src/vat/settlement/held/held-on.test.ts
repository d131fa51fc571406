import { expect, test } from "vitest";
import { accountNo } from "../../../account-plan/index.ts";
import { isoDate } from "../../../calendar/index.ts";
import {
  booksOf,
  Q2,
  type Rows,
  range,
  sale,
  settle,
  type Voucher,
  YEAR,
} from "../../vat-books.arbitrary.ts";
import { emptiedOn, heldOn, isEmptiedOn, isEmptiedSince } from "./held-on.ts";

const ACCOUNT = accountNo(2611);
const ledgerOf = (vouchers: readonly Voucher[], opened: Rows = []) => booksOf(YEAR, vouchers, opened).ledger;

test("what an account held when a day had ended, without what was reversed", () => {
  const ledger = ledgerOf(
    [
      sale("2025-01-10", 100),
      sale("2025-02-01", 60),
      settle("2025-02-02", 160),
      settle("2025-02-03", -160),
      settle("2025-02-04", 100),
      sale("2025-02-05", 5, 2621),
    ],
    [[2611, -7]],
  );
  const days = ["01-09", "01-10", "01-31", "02-01", "02-02", "02-03", "02-04", "12-31"];
  expect(days.map((day) => heldOn(ledger, ACCOUNT, isoDate(`2025-${day}`)))).toEqual(
    [-7, -107, -107, -167, -167, -167, -67, -67].map((kronor) => kronor * 100),
  );
  expect(heldOn(ledger, accountNo(2650), isoDate("2025-12-31"))).toBe(-100_00);
  expect(heldOn(ledger, accountNo(2631), isoDate("2025-12-31"))).toBe(0);
});

test.each<readonly [string, readonly Voucher[], Rows, boolean]>([
  ["that nothing has moved", [], [], false],
  ["in the days", [sale("2025-04-02", 10), settle("2025-06-30", 10)], [], true],
  ["on the first of the days", [sale("2025-03-31", 10), settle("2025-04-01", 10)], [], true],
  ["before the days", [sale("2025-03-01", 10), settle("2025-03-31", 10)], [], false],
  ["after the days", [sale("2025-04-02", 10), settle("2025-08-01", 10)], [], true],
  [
    "in the days, by what is no settlement",
    [
      sale("2025-04-02", 10),
      [
        "2025-06-30",
        [
          [2611, 10],
          [1930, -10],
        ],
      ],
    ],
    [],
    false,
  ],
  [
    "after the days, by what is no settlement",
    [
      sale("2025-04-02", 10),
      [
        "2025-08-01",
        [
          [2611, 10],
          [1930, -10],
        ],
      ],
    ],
    [],
    false,
  ],
  [
    "after the days, by a settlement and more",
    [
      sale("2025-04-02", 10),
      settle("2025-08-01", 4),
      [
        "2025-09-01",
        [
          [2611, 6],
          [1930, -6],
        ],
      ],
    ],
    [],
    true,
  ],
  [
    "after the days, before a settlement",
    [
      sale("2025-04-02", 10),
      [
        "2025-08-01",
        [
          [2611, 10],
          [1930, -10],
        ],
      ],
      sale("2025-09-01", 5),
      settle("2025-10-01", 4),
    ],
    [],
    false,
  ],
  ["in part", [sale("2025-04-02", 10), settle("2025-06-30", 9)], [], false],
  ["of what the year began with", [settle("2025-05-12", 10)], [[2611, -10]], true],
  ["and reversed", [sale("2025-04-02", 10), settle("2025-06-30", 10), settle("2025-06-30", -10)], [], false],
])(
  "VR7: an account is emptied by a settlement since some days began: %s",
  (_name, vouchers, opened, expected) => {
    expect(isEmptiedSince(ledgerOf(vouchers, opened), ACCOUNT, range(...Q2))).toBe(expected);
  },
);

test("an account holds nothing when some day has ended, and the first day since on which it came to", () => {
  const ledger = ledgerOf([
    sale("2025-01-10", 100),
    settle("2025-02-01", 100),
    sale("2025-03-01", 50),
    settle("2025-04-01", 50),
  ]);
  const isEmptied = (...days: readonly string[]) => isEmptiedOn(ledger, ACCOUNT, days.map(isoDate));
  expect([
    isEmptied(),
    isEmptied("2025-01-20"),
    isEmptied("2025-02-01"),
    isEmptied("2025-01-20", "2025-02-10"),
  ]).toEqual([false, false, true, true]);
  const since = (day: string) => emptiedOn(ledger, ACCOUNT, isoDate(day));
  expect([since("2025-01-01"), since("2025-02-01"), since("2025-04-01")]).toEqual([
    "2025-02-01",
    "2025-04-01",
    undefined,
  ]);
});
