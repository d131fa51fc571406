import { describe, expect, test } from "vitest";
import type { DateRange } from "../../calendar/index.ts";
import { vatPeriods } from "../period/vat-period.ts";
import { unsettledVatPeriod } from "../suggested-vat-period.ts";
import { booksOf, type Rows, range, reportOf, sale, settle, type Voucher } from "../vat-books.arbitrary.ts";
import { hasVatLeft, vatSettlementEntries } from "../vat-settlement-entry.ts";

const YEAR = ["2025-01-01", "2025-12-31"] as const;
const Q1 = range("2025-01-01", "2025-03-31");
const Q2 = range("2025-04-01", "2025-06-30");
const Q3 = range("2025-07-01", "2025-09-30");
const Q4 = range("2025-10-01", "2025-12-31");

const quarters = (q1: number, q2: number) => [sale("2025-02-01", q1), sale("2025-05-01", q2)];

/** What the entry of a period takes from 2611 and puts on 2650, in kronor; nothing when there is nothing to settle. */
function moved(vouchers: readonly Voucher[], period: DateRange): readonly Rows[] {
  const entries = vatSettlementEntries([booksOf(YEAR, vouchers)], period);
  return (entries.ok ? entries.value : []).map((entry) =>
    entry.entries.map(({ accountId, amount }): readonly [number, number] => [accountId, amount / 100]),
  );
}

/** The vouchers that are said to have settled a period. */
function settledBy(vouchers: readonly Voucher[], { from, to }: DateRange): readonly string[] {
  const { parts } = reportOf([booksOf(YEAR, vouchers)], [from, to]);
  return parts.flatMap(({ settled }) => settled.map(({ series, number }) => `${series} ${number}`));
}

describe("VR7: a period that is settled after a later one", () => {
  const books = [...quarters(100, 60), settle("2025-06-30", 60), settle("2025-07-01", 100)];

  test("is settled by its own entry, and the later one by its own", () => {
    expect(settledBy(books, Q1)).toEqual(["A 4"]);
    expect(settledBy(books, Q2)).toEqual(["A 3"]);
  });

  test("takes nothing back from the later one", () => {
    expect([Q1, Q2, Q3].flatMap((period) => moved(books, period))).toEqual([]);
  });

  test("the period that has something left is found, not the settled one", () => {
    const late = booksOf(YEAR, [...books, sale("2025-12-30", 250)]);
    expect(unsettledVatPeriod(late, "quarter")).toEqual(Q4);
  });
});

describe("VR7: each settlement is of one period", () => {
  const APRIL_OWN = [
    sale("2025-01-01", 500),
    sale("2025-02-01", -1),
    sale("2025-04-01", 500),
    settle("2025-04-30", 500),
  ];
  const months = vatPeriods(range(...YEAR), "month");
  const namedBy = (vouchers: readonly Voucher[], periods: readonly DateRange[]) =>
    periods.flatMap((period) => settledBy(vouchers, period));

  test("of the one that it is dated in, when it takes just what that has put there", () => {
    expect(namedBy(APRIL_OWN, months)).toEqual(["A 4"]);
    expect(settledBy(APRIL_OWN, range("2025-04-01", "2025-04-30"))).toEqual(["A 4"]);
    expect(moved(APRIL_OWN, range("2025-01-01", "2025-01-31"))).toEqual([
      [
        [2611, 499],
        [2650, -499],
      ],
    ]);
  });

  test("of the earlier one, when it clears what its own period began with, or takes something else than that has", () => {
    const cleared = [sale("2025-02-01", 100), sale("2025-05-01", 100), settle("2025-05-12", 100)];
    expect(settledBy(cleared, Q1)).toEqual(["A 3"]);
    expect(settledBy(cleared, Q2)).toEqual([]);
    const onLastDay = [...quarters(100, 100), settle("2025-06-30", 100)];
    expect([Q1, Q2].map((period) => settledBy(onLastDay, period))).toEqual([["A 3"], []]);
    const other = [...quarters(100, 100), settle("2025-07-01", 100), sale("2025-08-01", 50)];
    expect(settledBy(other, Q1)).toEqual(["A 3"]);
    expect(settledBy(other, Q3)).toEqual([]);
    expect(moved(other, Q3)).toEqual([
      [
        [2611, 50],
        [2650, -50],
      ],
    ]);
  });
});

describe("VR7: what has been taken from an account is not taken once more", () => {
  test.each([
    ["a year that is settled at once", [settle("2025-12-31", 160)], [Q1, Q2]],
    ["two quarters that are settled at once", [settle("2025-06-30", 160)], [Q1, Q2]],
    ["two quarters that are settled at once, later", [settle("2025-08-01", 160)], [Q1, Q2]],
    [
      "two quarters, each on the first open day",
      [settle("2025-07-01", 100), settle("2025-07-01", 60)],
      [Q1, Q2, Q3],
    ],
  ] as const)("%s", (_name, settlements, periods) => {
    const books = [...quarters(100, 60), ...settlements];
    expect(periods.flatMap((period) => moved(books, period))).toEqual([]);
    expect(periods.filter((period) => hasVatLeft([booksOf(YEAR, books)], period))).toEqual([]);
  });

  test("of two quarters with the same VAT one is left when one is settled", () => {
    const books = [...quarters(100, 100), settle("2025-07-01", 100)];
    expect([Q1, Q2].flatMap((period) => moved(books, period))).toHaveLength(1);
    const both = [...books, settle("2025-07-01", 100)];
    expect([Q1, Q2].flatMap((period) => moved(both, period))).toEqual([]);
  });

  test("what came later to one of two that were settled at once is settled alone, in whole kronor", () => {
    const books = [...quarters(100, 60), settle("2025-08-01", 160), sale("2025-06-30", 10.4)];
    expect(moved(books, Q2)).toEqual([
      [
        [2611, 10.4],
        [3740, -0.4],
        [2650, -10],
      ],
    ]);
  });

  test("a later period with more to get back takes nothing from an earlier one that is not settled", () => {
    expect(moved([sale("2025-02-01", 100), sale("2025-05-01", -150)], Q1)).toEqual([
      [
        [2611, 100],
        [2650, -100],
      ],
    ]);
  });
});

test("VR4: two settlements together clear what a period began with", () => {
  const books = [
    ...quarters(100, 60),
    settle("2025-07-01", 100),
    settle("2025-07-01", 60),
    sale("2025-08-01", 20),
  ];
  const report = reportOf([booksOf(YEAR, books)], [Q3.from, Q3.to]);
  expect(report.problems).toEqual([]);
  expect(moved(books, Q3)).toEqual([
    [
      [2611, 20],
      [2650, -20],
    ],
  ]);
});

describe("VR7: what an earlier settlement of the period put on 2650 or 1650 is taken back from there", () => {
  test.each([
    [
      "one that was booked twice",
      100,
      [100, 100],
      [
        [2611, -100],
        [2650, 100],
      ],
    ],
    [
      "a credit note that came late",
      60,
      [100],
      [
        [2611, -40],
        [2650, 40],
      ],
    ],
    [
      "one that becomes a claim",
      -30,
      [100],
      [
        [2611, -130],
        [2650, 100],
        [1650, 30],
      ],
    ],
    [
      "a claim that becomes less",
      -30,
      [-100],
      [
        [2611, 70],
        [1650, -70],
      ],
    ],
    [
      "a claim that becomes something to pay",
      30,
      [-100],
      [
        [2611, 130],
        [1650, -100],
        [2650, -30],
      ],
    ],
  ] as const)("%s", (_name, vat, settlements, rows) => {
    const claimed = (amount: number): Voucher => [
      "2025-03-31",
      [
        [2611, amount],
        [amount < 0 ? 1650 : 2650, -amount],
      ],
    ];
    expect(moved([sale("2025-02-01", vat), ...settlements.map(claimed)], Q1)).toEqual([rows]);
  });
});

describe("VR7: what has been paid since is not taken back from 2650 or 1650", () => {
  const settled = (vat: number, date = "2025-03-31"): Voucher => [
    date,
    [
      [2611, vat],
      [vat < 0 ? 1650 : 2650, -vat],
    ],
  ];
  /** Paid to the bank, or got back from there. */
  const paid = (date: string, account: number, amount: number): Voucher => [
    date,
    [
      [account, amount],
      [1930, -amount],
    ],
  ];

  test.each<[string, number, readonly Voucher[], Rows]>([
    [
      "a refund that was paid back becomes something to pay",
      30,
      [settled(-100), paid("2025-05-20", 1650, -100)],
      [
        [2611, 130],
        [2650, -130],
      ],
    ],
    [
      "a refund of which some was paid back",
      30,
      [settled(-100), paid("2025-05-20", 1650, -60)],
      [
        [2611, 130],
        [1650, -40],
        [2650, -90],
      ],
    ],
    [
      "a refund that was paid back becomes less, while one of a later period stands",
      -30,
      [settled(-100), paid("2025-05-20", 1650, -100), sale("2025-06-01", -80), settled(-80, "2025-06-30")],
      [
        [2611, 70],
        [2650, -70],
      ],
    ],
    [
      "what was paid becomes less",
      60,
      [settled(100), paid("2025-05-12", 2650, 100)],
      [
        [2611, -40],
        [1650, 40],
      ],
    ],
    [
      "what was paid becomes a refund",
      -30,
      [settled(100), paid("2025-05-12", 2650, 100)],
      [
        [2611, -130],
        [1650, 130],
      ],
    ],
  ])("%s", (_name, vat, vouchers, rows) => {
    expect(moved([sale("2025-02-01", vat), ...vouchers], Q1)).toEqual([rows]);
  });

  test.each<[string, readonly Voucher[], Rows]>([
    [
      "and paid back",
      [paid("2025-05-20", 1650, -100)],
      [
        [2621, 130],
        [2650, -130],
      ],
    ],
    [
      "and not paid back",
      [],
      [
        [2621, 130],
        [1650, -100],
        [2650, -30],
      ],
    ],
  ])("a refund on one account that was settled late %s", (_name, vouchers, rows) => {
    const late = [sale("2025-02-01", -100), sale("2025-02-01", 130, 2621), settled(-100, "2025-04-28")];
    expect(moved([...late, ...vouchers], Q1)).toEqual([rows]);
  });

  test.each<[string, Rows, readonly Voucher[], Rows]>([
    [
      "got back in the year after",
      [
        [1650, 100],
        [2611, -130],
      ],
      [paid("2026-02-17", 1650, -100)],
      [
        [2611, 130],
        [2650, -130],
      ],
    ],
    [
      "not got back in the year after",
      [
        [1650, 100],
        [2611, -130],
      ],
      [],
      [
        [2611, 130],
        [1650, -100],
        [2650, -30],
      ],
    ],
    [
      "got back in a year that has not taken it over",
      [[2611, -130]],
      [paid("2026-02-17", 1650, -100)],
      [
        [2611, 130],
        [1650, -100],
        [2650, -30],
      ],
    ],
  ])("%s", (_name, opened, vouchers, rows) => {
    const first = booksOf(YEAR, [sale("2025-11-01", 30), settled(-100, "2025-12-31")]);
    const second = booksOf(["2026-01-01", "2026-12-31"], vouchers, opened);
    const made = vatSettlementEntries([first, second], Q4);
    const entries = made.ok ? made.value.map((each) => each.entries) : [];
    expect(entries).toEqual([rows.map(([accountId, amount]) => ({ accountId, amount: amount * 100 }))]);
  });
});

describe("VR13: what mirrors a settlement and says nothing", () => {
  const RETURNED = [...quarters(100, -100), settle("2025-03-31", 100)];

  test("is the settlement of a period that gives back just what was settled: it empties the account", () => {
    const vouchers = [...RETURNED, settle("2025-06-30", -100)];
    expect([Q1, Q2].map((period) => settledBy(vouchers, period))).toEqual([["A 3"], ["A 4"]]);
    expect([Q1, Q2].map((period) => moved(vouchers, period))).toEqual([[], []]);
    expect(reportOf([booksOf(YEAR, vouchers)], [Q2.from, Q2.to]).problems).toEqual([]);
  });

  test.each([
    ["on the same day", [...quarters(100, 0), settle("2025-03-31", 100), settle("2025-03-31", -100)]],
    [
      "of one that was registered twice",
      [
        ...quarters(100, 0),
        settle("2025-03-31", 100),
        settle("2025-03-31", 100),
        settle("2025-03-31", -100),
        settle("2025-03-31", -100),
      ],
    ],
    [
      "while the next period has other VAT",
      [...quarters(100, -60), settle("2025-03-31", 100), settle("2025-06-30", -100)],
    ],
    [
      "while the next period has VAT on another account",
      [
        ...quarters(100, 0),
        sale("2025-05-02", -100, 2621),
        settle("2025-03-31", 100),
        settle("2025-06-30", -100),
      ],
    ],
  ])("is a reversal where it puts VAT on the account: %s", (_, vouchers) => {
    expect(settledBy(vouchers, Q1)).toEqual([]);
    expect(moved(vouchers, Q1)).toEqual([
      [
        [
          [2611, 100],
          [2650, -100],
        ],
      ].flat(),
    ]);
  });

  test("takes back the one that was registered twice: only the first is left", () => {
    const twice = [...quarters(100, 0), settle("2025-03-31", 100), settle("2025-03-31", 100)];
    const vouchers = [...twice, settle("2025-03-31", -100)];
    expect(settledBy(vouchers, Q1)).toEqual(["A 3"]);
    expect(moved(vouchers, Q1)).toEqual([]);
  });
});

/** What is offered of the VAT accounts for each quarter, in kronor. */
function offeredByQuarter(vouchers: readonly Voucher[], opened: Rows = []): readonly Rows[] {
  const books = booksOf(YEAR, vouchers, opened);
  return [Q1, Q2, Q3, Q4].map((quarter) => {
    const made = vatSettlementEntries([books], quarter);
    const rows = made.ok ? made.value.flatMap(({ entries }) => entries) : [];
    return rows
      .filter(({ accountId }) => accountId < 2650)
      .map(({ accountId, amount }): readonly [number, number] => [accountId, amount / 100]);
  });
}

const TWICE = [sale("2025-02-01", 100), settle("2025-03-31", 100), settle("2025-03-31", 100)];
/** A second quarter that is settled but for 10 kronor. */
const PARTLY = [sale("2025-05-01", 60), settle("2025-06-30", 50)];

test.each<readonly [string, readonly Voucher[], readonly Rows[]]>([
  [
    "all that was registered twice, where the next quarter has some left: that takes its own then",
    [...TWICE, ...PARTLY],
    [[[2611, -100]], [[2611, 10]], [], []],
  ],
  [
    "and beside it what the quarter has on another account, also where the next has given back as much there",
    [...TWICE, sale("2025-02-01", 20, 2621), sale("2025-05-01", -20, 2621), ...PARTLY],
    [
      [
        [2611, -100],
        [2621, 20],
      ],
      [
        [2611, 10],
        [2621, -20],
      ],
      [],
      [],
    ],
  ],
  [
    "whatever the quarters have left on other accounts",
    [...TWICE, sale("2025-05-01", -20, 2621), sale("2025-05-02", 60), settle("2025-06-30", 60)],
    [[[2611, -100]], [[2621, -20]], [], []],
  ],
  [
    "what a quarter without VAT has settled by mistake",
    [settle("2025-03-31", 100), sale("2025-05-01", 160), settle("2025-06-30", 50)],
    [[[2611, -100]], [[2611, 110]], [], []],
  ],
])("VR7: given back is %s", (_name, vouchers, expected) => {
  expect(offeredByQuarter(vouchers)).toEqual(expected);
});

test.each<readonly [string, readonly Voucher[], readonly Rows[]]>([
  [
    "what is left by two of a later quarter, in whatever order they were registered",
    [sale("2025-08-31", 100), settle("2025-11-30", 30), settle("2025-11-10", 30)],
    [[], [], [[2611, 40]], []],
  ],
  [
    "all that its own has left, also where an earlier quarter has given back as much",
    [sale("2025-02-01", -50), sale("2025-05-01", 100), settle("2025-06-30", 60)],
    [[], [[2611, 40]], [], []],
  ],
])("VR7: after settlements a quarter takes %s", (_name, vouchers, expected) => {
  expect(offeredByQuarter(vouchers).slice(1)).toEqual(expected.slice(1));
});

test("VR7: quarters that one entry has emptied take nothing of what came to the account since", () => {
  const joint = [sale("2025-02-01", 100), sale("2025-05-01", 60), settle("2025-06-30", 160)];
  const since = [sale("2025-08-01", 30), sale("2025-10-05", 40), settle("2025-11-10", 20)];
  expect(offeredByQuarter([...joint, ...since]).slice(0, 2)).toEqual([[], []]);
});
