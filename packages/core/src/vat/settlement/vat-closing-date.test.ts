import { expect, test } from "vitest";
import { isoDate } from "../../calendar/index.ts";
import {
  booksOf,
  Q1,
  quarter,
  range,
  sale,
  settledQuarter,
  type Voucher,
  YEAR,
} from "../vat-books.arbitrary.ts";
import { vatClosingDate } from "./vat-closing-date.ts";

const settled: Voucher = ["2025-03-31", settledQuarter];
const result: Voucher = [
  "2025-12-31",
  [
    [3001, 106_000.4],
    [4010, -49_382.68],
    [3740, -0.57],
    [2081, -56_617.15],
  ],
];
const period = range(...Q1);
const sold = (date: string): Voucher => [
  date,
  [
    [3001, -200],
    [2611, -50],
    [1930, 250],
  ],
];
const cleared = (date: string): Voucher => [
  date,
  [
    [2611, 50],
    [2650, -50],
  ],
];
const result200: Voucher = [
  "2025-12-31",
  [
    [3001, 200],
    [2081, -200],
  ],
];

test("VR11: the books may be closed through the period once it is settled", () => {
  const books = booksOf(YEAR, [...quarter, settled]);
  expect(vatClosingDate([books], period, undefined)).toBe("2025-03-31");
  expect(vatClosingDate([books], period, isoDate("2025-03-30"))).toBe("2025-03-31");
  expect(vatClosingDate([books], period, isoDate("2025-03-31"))).toBeUndefined();
  expect(vatClosingDate([booksOf(YEAR, quarter)], period, undefined)).toBeUndefined();
  expect(vatClosingDate([booksOf(YEAR, [])], period, undefined)).toBeUndefined();
});

test("VR11: a locked year needs no closing; a shared period whose other year is open does", () => {
  const { ledger, accounts } = booksOf(YEAR, [...quarter, settled]);
  const locked = { ledger: { ...ledger, fiscalYear: { ...ledger.fiscalYear, locked: true } }, accounts };
  expect(vatClosingDate([locked], period, undefined)).toBeUndefined();
  const shared = range("2025-12-01", "2026-01-31");
  const [before, after] = [
    booksOf(YEAR, [sold("2025-12-01"), cleared("2025-12-31"), result200]),
    booksOf(["2026-01-01", "2026-12-31"], [sold("2026-01-01"), cleared("2026-01-31")]),
  ];
  const closed = {
    ledger: { ...before.ledger, fiscalYear: { ...before.ledger.fiscalYear, locked: true } },
    accounts,
  };
  expect(vatClosingDate([closed, after], shared, undefined)).toBe("2026-01-31");
});

test("VR11: of a shared period both years have begun with no VAT but what the first hands over to the second", () => {
  const shared = range("2025-12-01", "2026-01-31");
  const booked: Voucher = [
    "2025-12-31",
    [
      [3001, 320],
      [2081, -320],
    ],
  ];
  const november = sale("2025-11-10", 30);
  const next = ["2026-01-01", "2026-12-31"] as const;
  const left = [
    booksOf(YEAR, [november, sold("2025-12-01"), cleared("2025-12-31"), booked]),
    booksOf(next, [sold("2026-01-01"), cleared("2026-01-31")]),
  ];
  expect(vatClosingDate(left, shared, undefined)).toBeUndefined();
  // What the first ends with is settled in the second, after the period: that began with nothing else.
  const handedOver = [
    booksOf(YEAR, [sold("2025-12-01"), result200]),
    booksOf(next, [sold("2026-01-01"), cleared("2026-01-31"), cleared("2026-02-12")], [[2611, -50]]),
  ];
  expect(vatClosingDate(handedOver, shared, undefined)).toBe("2026-01-31");
});

test("VR11: the last period of a year once its result is booked as well", () => {
  const year = range(...YEAR);
  const books = (vouchers: readonly Voucher[]) => [booksOf(YEAR, [...quarter, settled, ...vouchers])];
  expect(vatClosingDate(books([]), year, undefined)).toBeUndefined();
  expect(vatClosingDate(books([result]), year, undefined)).toBe("2025-12-31");
});

test("VR11: not while an earlier period is not settled, which could then only be settled too late", () => {
  const second = range("2025-04-01", "2025-06-30");
  const spring: readonly Voucher[] = [
    [
      "2025-05-01",
      [
        [3001, -80],
        [2611, -20],
        [1930, 100],
      ],
    ],
    [
      "2025-06-30",
      [
        [2611, 20],
        [2650, -20],
      ],
    ],
  ];
  const both = [sold("2025-02-01"), ...spring];
  expect(vatClosingDate([booksOf(YEAR, both)], second, undefined)).toBeUndefined();
  expect(vatClosingDate([booksOf(YEAR, [...both, cleared("2025-03-31")])], second, undefined)).toBe(
    "2025-06-30",
  );
});

test("VR11: a period that was settled together with a later one may be closed, the later one has to be settled by itself", () => {
  const [q1, q2] = [range(...Q1), range("2025-04-01", "2025-06-30")];
  const both = [sold("2025-02-01"), sold("2025-05-01")];
  const jointly: Voucher = [
    "2025-06-30",
    [
      [2611, 100],
      [2650, -100],
    ],
  ];
  const closing = (...settlements: readonly Voucher[]) =>
    [q1, q2].map((each) => vatClosingDate([booksOf(YEAR, [...both, ...settlements])], each, undefined));
  expect(closing(jointly)).toEqual(["2025-03-31", undefined]);
  expect(closing()).toEqual([undefined, undefined]);
});
