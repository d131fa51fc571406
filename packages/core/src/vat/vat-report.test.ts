import { describe, expect, test } from "vitest";
import { negateOre } from "../money/index.ts";
import {
  booksOf,
  boxes,
  Q1,
  Q2,
  quarter,
  type Rows,
  range,
  reportOf,
  rowOf,
  settledQuarter,
  type Voucher,
  wholeKronorOf,
  YEAR,
} from "./vat-books.arbitrary.ts";
import { periodVat } from "./vat-boxes.ts";
import { reportRows, vatReport } from "./vat-report.ts";

const sale = (date: string, net: number, vat: number): Voucher => [
  date,
  [
    [3001, -net],
    [2611, -vat],
    [1930, net + vat],
  ],
];
const codes = (given: readonly { readonly code: string }[]) => given.map(({ code }) => code);

test("VR1: sections A to I, every box in its place, and what the accounts add to them", () => {
  const report = reportOf([booksOf(YEAR, quarter)], Q1);
  expect(report.sections.map(({ section }) => section).join("")).toBe("ABCDEFGHI");
  expect(reportRows(report).map(({ box }) => box.box)).toEqual([
    5, 6, 7, 8, 10, 11, 12, 20, 21, 22, 23, 24, 30, 31, 32, 35, 36, 37, 38, 39, 40, 41, 42, 48, 49, 50, 60,
    61, 62,
  ]);
  expect(rowOf(report, 5).accounts).toEqual([
    { account: 3001, amount: 10_000_040 },
    { account: 3002, amount: 500_000 },
    { account: 3003, amount: 100_000 },
  ]);
  expect(report.problems).toEqual([]);
  expect(report.warnings).toEqual([]);
});

test("VR1: the accounts of a box are in their order also where the first of two years has the last of them", () => {
  const food: Voucher = [
    "2025-10-10",
    [
      [3002, -1000],
      [2621, -120],
      [1930, 1120],
    ],
  ];
  const years = [
    booksOf(["2024-11-01", "2025-10-31"], [food]),
    booksOf(["2025-11-01", "2026-10-31"], [sale("2025-11-10", 500, 125)]),
  ];
  expect(rowOf(reportOf(years, ["2025-10-01", "2025-12-31"]), 5).accounts).toEqual([
    { account: 3001, amount: 50_000 },
    { account: 3002, amount: 100_000 },
  ]);
});

test("VR2: boxes are cut to whole kronor, and box 49 is worked out of the cut ones", () => {
  const report = reportOf([booksOf(YEAR, quarter)], Q1);
  expect(wholeKronorOf(report)).toEqual({ 5: 106_000, 10: 25_000, 11: 600, 12: 60, 48: 12_345, 49: 13_315 });
  expect(rowOf(report, 5).exact).toBe(10_600_040);
  expect(rowOf(report, 49).exact).toBe(1_331_443);
  expect(report.toPay).toBe(periodVat([booksOf(YEAR, quarter)], report.period).toPay);
  const back = quarter.map(([date, rows]): Voucher => [date, rows.map(([id, amount]) => [id, -amount])]);
  const turned = reportOf([booksOf(YEAR, back)], Q1);
  expect(wholeKronorOf(turned)).toEqual({
    5: -106_000,
    10: -25_000,
    11: -600,
    12: -60,
    48: -12_345,
    49: -13_315,
  });
});

test("the tax code decides, on any account, and a period has only its own days", () => {
  const own: Voucher = [
    "2025-01-02",
    [
      [2660, -25],
      [3305, -100],
      [1930, 125],
    ],
  ];
  const report = reportOf([booksOf(YEAR, [own, sale("2025-04-01", 40, 10)])], Q1);
  expect(wholeKronorOf(report)).toEqual({ 10: 25, 40: 100, 49: 25 });
});

test("VR3: VAT accounts without a tax code are listed, in no box and in no check", () => {
  const oss: Voucher = [
    "2025-02-01",
    [
      [3106, -100],
      [2617, -25],
      [1930, 125],
    ],
  ];
  const still: Voucher = [
    "2025-02-02",
    [
      [2617, 5],
      [2617, -5],
    ],
  ];
  const report = reportOf([booksOf(YEAR, [...quarter, oss], [[2617, -7]])], Q1);
  expect(report.withoutBox).toEqual([{ account: 2617, amount: -2500 }]);
  expect(report.problems).toEqual([]);
  expect(report.warnings).toEqual([{ code: "without-box", accounts: [2617] }]);
  expect(report.toPay).toBe(1_331_500);
  expect(reportOf([booksOf(YEAR, [...quarter, still])], Q1).withoutBox).toEqual([]);
  expect(codes(reportOf([booksOf(YEAR, [oss])], Q1).problems)).toEqual(["no-vat"]);
});

test("a tax code that is no box is told when its account has moved", () => {
  const odd = (amount: number): Voucher => [
    "2025-02-01",
    [
      [5999, amount],
      [1930, -amount],
    ],
  ];
  const report = reportOf([booksOf(YEAR, [...quarter, odd(5)])], Q1);
  expect(report.warnings).toEqual([{ code: "unknown-tax-code", taxCode: 99, accounts: [5999] }]);
  expect(reportOf([booksOf(YEAR, [...quarter, odd(0)])], Q1).warnings).toEqual([]);
});

describe("VR4: what the VAT accounts hold when the period begins", () => {
  const open = booksOf(
    YEAR,
    [sale("2025-04-02", 40, 10)],
    [
      [2611, -10],
      [2641, 4],
      [2617, -3],
      [1930, 9],
    ],
  );

  test("keeps the file from being made, with accounts and amounts", () => {
    expect(reportOf([open], Q1).problems[0]).toEqual({
      code: "opening-balance",
      accounts: [
        { account: 2611, amount: -1000 },
        { account: 2641, amount: 400 },
      ],
      origin: { code: "opening", fiscalYear: open.ledger.fiscalYear },
    });
    const before = booksOf(YEAR, [sale("2025-03-31", 40, 10), sale("2025-04-02", 40, 10)]);
    expect(reportOf([before], Q2).problems).toEqual([
      {
        code: "opening-balance",
        accounts: [{ account: 2611, amount: -1000 }],
        origin: { code: "period", period: range(...Q1), fiscalYear: before.ledger.fiscalYear },
      },
    ]);
  });

  const paid: Voucher = [
    "2025-05-12",
    [
      [2611, 10],
      [2650, -10],
    ],
  ];
  const twice = [sale("2025-03-31", 40, 10), sale("2025-04-02", 80, 20)];

  test("is cleared by a settlement when it is paid, which belongs to the earlier period", () => {
    const books = booksOf(YEAR, [...twice, paid]);
    expect(reportOf([books], Q2).problems).toEqual([]);
    expect(wholeKronorOf(reportOf([books], Q2))).toEqual({ 5: 80, 10: 20, 49: 20 });
    expect(wholeKronorOf(reportOf([books], Q1))).toEqual({ 5: 40, 10: 10, 49: 10 });
  });

  test("is not cleared by a settlement of another amount, or one that was reversed", () => {
    const wrong: Voucher = [
      "2025-05-12",
      [
        [2611, 9],
        [2650, -9],
      ],
    ];
    const reversed: Voucher = [paid[0], paid[1].map(([id, amount]) => [id, -amount])];
    expect(codes(reportOf([booksOf(YEAR, [...twice, wrong])], Q2).problems)).toEqual(["opening-balance"]);
    expect(codes(reportOf([booksOf(YEAR, [...twice, paid, reversed])], Q2).problems)).toEqual([
      "opening-balance",
    ]);
  });
});

test("VR4, OV4: a report is the same after its settlement, and the next one begins at zero", () => {
  const settled: Voucher = ["2025-03-31", settledQuarter];
  const before = reportOf([booksOf(YEAR, quarter)], Q1);
  const after = reportOf([booksOf(YEAR, [...quarter, settled])], Q1);
  expect(after.sections).toEqual(before.sections);
  expect(after.problems).toEqual([]);
  expect(codes(reportOf([booksOf(YEAR, [...quarter, settled])], Q2).problems)).toEqual(["no-vat"]);
});

test("OV4: no row of a settlement is in a box, whatever the tax code of its account", () => {
  const coded = new Map(booksOf(YEAR, []).accounts);
  const rounding = coded.get("3740");
  if (rounding !== undefined) coded.set("3740", { ...rounding, taxCode: 42 });
  const report = reportOf([booksOf(YEAR, [...quarter, ["2025-03-31", settledQuarter]], [], coded)], Q1);
  expect(rowOf(report, 42).exact).toBe(0);
});

describe("VR5: a period in which no VAT has moved", () => {
  test("is not reported unless a base has moved or the person says so, and then the message stays", () => {
    const empty = booksOf(YEAR, [["2025-02-01", [[1930, 0]]]]);
    expect(reportOf([empty], Q1)).toMatchObject({ problems: [{ code: "no-vat" }], warnings: [] });
    expect(reportOf([empty], Q1, true)).toMatchObject({ problems: [], warnings: [{ code: "no-vat" }] });
    expect(reportOf([booksOf(YEAR, quarter)], Q1, true).warnings).toEqual([]);
    const exported: Voucher = [
      "2025-02-01",
      [
        [3305, -100],
        [1930, 100],
      ],
    ];
    expect(reportOf([booksOf(YEAR, [exported])], Q1)).toMatchObject({
      problems: [],
      warnings: [{ code: "no-vat" }],
    });
  });

  test("is one where all that moved was taken back", () => {
    const back = quarter.map(([date, rows]): Voucher => [date, rows.map(([id, amount]) => [id, -amount])]);
    expect(codes(reportOf([booksOf(YEAR, [...quarter, ...back])], Q1).problems)).toEqual(["no-vat"]);
  });

  test("is not one whose VAT cancels out", () => {
    const reverse: Voucher = [
      "2025-02-01",
      [
        [4515, 100],
        [2614, -25],
        [2645, 25],
        [1930, -100],
      ],
    ];
    const report = reportOf([booksOf(YEAR, [reverse])], Q1);
    expect(report).toMatchObject({ problems: [], warnings: [], toPay: 0 });
    expect(wholeKronorOf(report)).toEqual({ 20: 100, 30: 25, 48: 25, 49: 0 });
  });
});

describe("VR6: a quarter that two fiscal years share", () => {
  const first = ["2024-09-01", "2025-08-31"] as const;
  const second = ["2025-09-01", "2026-08-31"] as const;
  const shared = ["2025-07-01", "2025-09-30"] as const;
  const [july, september] = [sale("2025-07-31", 40, 10.6), sale("2025-09-01", 80, 20.6)];

  test("is reported whole from the books of both", () => {
    const years = [booksOf(first, [july]), booksOf(second, [september], [[2611, -10.6]])];
    const report = reportOf(years, shared);
    expect(wholeKronorOf(report)).toEqual({ 5: 120, 10: 31, 49: 31 });
    expect(report.problems).toEqual([]);
    expect(rowOf(report, 10).accounts).toEqual([{ account: 2611, amount: 3120 }]);
  });

  test("may begin its second year settled, and says what does not come from the first", () => {
    const settled: Voucher = [
      "2025-08-31",
      [
        [2611, 10.6],
        [2650, -10],
        [3740, -0.6],
      ],
    ];
    const settledFirst = booksOf(first, [july, settled]);
    expect(reportOf([settledFirst, booksOf(second, [september])], shared).problems).toEqual([]);
    const opened: Rows = [
      [2611, -10.6],
      [2621, -1],
    ];
    const stale = booksOf(second, [september], opened);
    expect(reportOf([settledFirst, stale], shared).problems).toEqual([
      {
        code: "opening-balance",
        accounts: [
          { account: 2611, amount: -1060 },
          { account: 2621, amount: -100 },
        ],
        origin: { code: "stale-opening", fiscalYear: stale.ledger.fiscalYear },
      },
    ]);
  });

  test("is not traced to itself when its second year began with other VAT than its first ends with", () => {
    const stale = booksOf(second, [september], [[2611, -8]]);
    const { fiscalYear } = stale.ledger;
    const originOf = (earlier: readonly Voucher[]) =>
      reportOf([booksOf(first, earlier), stale], shared).problems.map((each) =>
        each.code === "opening-balance" ? each.origin : each.code,
      );
    expect(originOf([july])).toEqual([{ code: "changed-opening", fiscalYear }]);
    // An earlier quarter that is not settled is where it begins.
    expect(originOf([sale("2025-05-01", 40, 10), july])).toMatchObject([
      { code: "period", period: { from: "2025-04-01" } },
    ]);
  });

  test("has no file while one of the years is missing, and says which days", () => {
    expect(reportOf([booksOf(first, [july])], shared).problems).toEqual([
      { code: "year-missing", missing: { from: "2025-09-01", to: "2025-09-30" } },
    ]);
    const continued = booksOf(
      second,
      [september],
      [
        [1930, 5],
        [2081, -5],
      ],
    );
    expect(reportOf([continued], shared).problems).toEqual([
      { code: "year-missing", missing: { from: "2025-07-01", to: "2025-08-31" } },
    ]);
    expect(codes(reportOf([], shared).problems)).toEqual(["year-missing", "no-vat"]);
  });

  test("is whole in a new company, whose first year opens with nothing", () => {
    expect(reportOf([booksOf(second, [september], [[1930, 0]])], shared).problems).toEqual([]);
  });
});

describe("what the tax agency stops", () => {
  test.each([
    ["sales without VAT", [[3001, -100]], "base-without-vat", [5, 6, 7, 8]],
    ["VAT without sales", [[2611, -25]], "vat-without-base", [5, 6, 7, 8]],
    ["purchases without VAT", [[4515, 100]], "base-without-vat", [20, 21, 22, 23, 24]],
    ["VAT without purchases", [[2614, -25]], "vat-without-base", [20, 21, 22, 23, 24]],
    ["import without VAT", [[4545, 100]], "base-without-vat", [50]],
    ["VAT without import", [[2615, -25]], "vat-without-base", [50]],
  ] as const)("%s", (_, rows, code, bases) => {
    const report = reportOf([booksOf(YEAR, [["2025-02-01", rows]])], Q1);
    expect(report.problems).toMatchObject([{ code, bases }]);
  });

  test("VAT without purchases names the accounts that have no tax code", () => {
    const rows = [
      [5010, 50],
      [4010, 50],
      [2614, -25],
      [2645, 25],
      [3740, 0.4],
      [1930, -100.4],
    ] as const;
    const books = booksOf(YEAR, [
      ["2025-02-01", rows],
      // In a box of its own, which is no base of that VAT.
      ["2025-02-01", [...rows, [3004, -10]]],
      ["2025-02-02", [[3106, 5]]],
      ["2025-05-01", rows],
    ]);
    expect(reportOf([books], Q1).problems).toMatchObject([
      { code: "vat-without-base", accounts: [4010, 5010] },
    ]);
  });

  test("credit notes may stand alone", () => {
    expect(reportOf([booksOf(YEAR, [["2025-02-01", [[3001, 100]]]])], Q1).problems).toEqual([]);
    expect(reportOf([booksOf(YEAR, [["2025-02-01", [[2611, 25]]]])], Q1).problems).toEqual([]);
  });
});

describe("VR12: an asset that was sold with VAT", () => {
  const sold = (date: string, result: number, others: Rows = []): Voucher => [
    date,
    [[1930, 12_500], [2611, -2500], [1229, 1660.27], [1220, -10_000], [result, -1660.27], ...others],
  ];
  const found = (...vouchers: readonly Voucher[]) => {
    const { problems, warnings } = reportOf([booksOf(YEAR, vouchers)], Q1);
    return {
      accounts: problems.flatMap((each) => (each.code === "vat-without-base" ? [each.accounts] : [])),
      sold: warnings.filter(({ code }) => code === "sold-asset-without-base"),
    };
  };
  const sale10000 = {
    code: "sold-asset-without-base",
    voucher: "A 1",
    date: "2025-02-01",
    price: 10_000_00,
    bases: [{ amount: 10_000_00, sales: 3001 }],
    result: -1660_27,
    offset: 3790,
  };

  test("at 12 percent its price is named for the account of that rate", () => {
    const at12: Voucher = [
      "2025-02-01",
      [
        [1930, 11_200],
        [2621, -1200],
        [1229, 1660.27],
        [1220, -10_000],
        [3973, -1660.27],
      ],
    ];
    expect(found(at12).sold).toEqual([
      { ...sale10000, bases: [{ amount: 10_000_00, sales: 3002 }], results: [3973] },
    ]);
  });

  test.each([3970, 3973, 7973])("its gain or loss on %i is no base; the price is told", (result) => {
    const told = { ...sale10000, results: [result] };
    expect(found(sold("2025-02-01", result))).toEqual({ accounts: [[]], sold: [told] });
    expect(found(sold("2025-02-01", result), sale("2025-02-02", 100, 25)).sold).toEqual([told]);
    expect(found(sold("2025-02-01", result), sold("2025-05-01", result)).sold).toEqual([told]);
  });

  test("no more when its price is in box 05, in its transaction or in another", () => {
    const price = [
      [3001, -10_000],
      [3106, 10_000],
    ] as const;
    expect(found(sold("2025-02-01", 3973, price)).sold).toEqual([]);
    expect(found(sold("2025-02-01", 3973), ["2025-02-02", price]).sold).toEqual([]);
    const other = sale("2025-02-03", 100, 30);
    expect(found(sold("2025-02-01", 3973), ["2025-02-02", price], other).sold).toEqual([]);
    expect(wholeKronorOf(reportOf([booksOf(YEAR, [sold("2025-02-01", 3973, price)])], Q1))).toEqual({
      5: 10_000,
      10: 2500,
      49: 2500,
    });
  });

  test("nor of what purchases from abroad lack", () => {
    const abroad: Voucher = [
      "2025-02-02",
      [
        [4515, 100],
        [2614, -30],
        [2645, 30],
        [1930, -100],
      ],
    ];
    const price = [
      [3001, -10_000],
      [3106, 10_000],
    ] as const;
    expect(found(sold("2025-02-01", 3973, price), abroad).sold).toEqual([]);
  });

  test.each<[string, Voucher]>([
    ["another period", sold("2025-05-01", 3973)],
    ["something else", sold("2025-02-01", 3960)],
    [
      "without VAT",
      [
        "2025-02-01",
        [
          [1930, 1],
          [3973, -1],
        ],
      ],
    ],
    [
      "taken back",
      [
        "2025-02-01",
        [
          [2611, 25],
          [3973, 100],
          [1930, -125],
        ],
      ],
    ],
  ])("not of %s", (_, voucher) => {
    const missing: Voucher = [
      "2025-02-03",
      [
        [2611, -25],
        [1930, 25],
      ],
    ];
    expect(found(voucher, missing).sold).toEqual([]);
  });
});

describe("what deserves a look", () => {
  test("less is deducted than the VAT on purchases from abroad", () => {
    const limited: Voucher = [
      "2025-02-01",
      [
        [4515, 100],
        [2614, -25],
        [2645, 20.5],
      ],
    ];
    expect(reportOf([booksOf(YEAR, [limited])], Q1).warnings).toEqual([
      { code: "input-below-reverse-charge", input: 2000, charged: 2500 },
    ]);
  });

  const months = (amounts: readonly number[]) =>
    amounts.map((vat, index) => sale(`2025-0${index + 1}-10`, vat * 4, vat));
  const second = ["2025-02-01", "2025-02-28"] as const;

  test("VAT of more than five times what it was, and ten thousand kronor more", () => {
    const unusual = (amounts: readonly number[], opened = 0) =>
      reportOf([booksOf(YEAR, months(amounts), [[2611, opened]])], second).warnings;
    expect(unusual([5000, 25_001])).toEqual([
      { code: "unusual-amount", direction: "output", amount: 2_500_100, usual: 500_000 },
    ]);
    expect(unusual([5000, 25_000])).toEqual([]);
    expect(unusual([1000, 11_000])).toEqual([]);
    expect(unusual([1000, 11_001])).toHaveLength(1);
    expect(unusual([0, 100_000])).toEqual([]);
    // What the year began with is no sale of January.
    expect(unusual([5000, 25_001], -50_000)).toHaveLength(1);
    expect(reportOf([booksOf(YEAR, months([100_000]))], ["2025-01-01", "2025-01-31"]).warnings).toEqual([]);
    expect(reportOf([], second).warnings).toEqual([]);
  });

  test("VR10: what was given back in an earlier period makes no mean to compare with", () => {
    const books = booksOf(YEAR, [
      sale("2025-01-10", 20_000, 5000),
      sale("2025-04-10", -16_000, -4000),
      sale("2025-07-10", 510_000, 127_500),
    ]);
    expect(reportOf([books], ["2025-07-01", "2025-09-30"]).warnings).toEqual([]);
    const returned = booksOf(YEAR, [
      sale("2025-01-10", 20_000, 5000),
      sale("2025-02-10", -4000, -1000),
      sale("2025-07-10", 510_000, 127_500),
    ]);
    expect(reportOf([returned], ["2025-07-01", "2025-09-30"]).warnings).toEqual([
      { code: "unusual-amount", direction: "output", amount: 12_750_000, usual: 200_000 },
    ]);
  });

  test.each([
    ["in each", [-1000, -1000]],
    ["in one, and nothing in the other", [-2000, 0]],
  ])("VR10: where earlier periods gave back %s, that is what is usual", (_name, [first = 0, second = 0]) => {
    const books = booksOf(YEAR, [
      sale("2025-01-10", 4 * first, first),
      sale("2025-04-10", 4 * second, second),
      sale("2025-07-10", 400_000, 100_000),
    ]);
    expect(reportOf([books], ["2025-07-01", "2025-09-30"]).warnings).toEqual([
      { code: "unusual-amount", direction: "output", amount: 10_000_000, usual: -100_000 },
    ]);
  });

  test("VAT is compared with a period as long, settled or not, and input VAT too", () => {
    const settled: Voucher = [
      "2025-01-31",
      [
        [2611, 5000],
        [2650, -5000],
      ],
    ];
    const books = booksOf(YEAR, [...months([5000, 5000, 5000, 90_000]), settled]);
    expect(reportOf([books], Q2).warnings).toEqual([
      { code: "unusual-amount", direction: "output", amount: 9_000_000, usual: 1_500_000 },
    ]);
    const bought = (date: string, vat: number): Voucher => [
      date,
      [
        [2641, vat],
        [1930, -vat],
      ],
    ];
    const inputs = booksOf(YEAR, [bought("2025-01-10", 10), bought("2025-02-10", 20_000)]);
    expect(reportOf([inputs], second).warnings).toEqual([
      { code: "unusual-amount", direction: "input", amount: 2_000_000, usual: 1000 },
    ]);
  });

  test("VAT that is not the rate of its base", () => {
    const report = reportOf([booksOf(YEAR, [sale("2025-01-02", 106_000, 25_000)])], Q1);
    expect(report.warnings).toMatchObject([{ code: "base-differs", base: 10_600_000, implied: 10_000_000 }]);
    expect(negateOre(report.toPay)).toBe(-2_500_000);
  });
});

test("VR6: days between two years are missing, also when the second opens with nothing", () => {
  const years = [
    booksOf(["2025-01-01", "2025-04-30"], []),
    booksOf(["2025-06-01", "2026-05-31"], [], [[1930, 0]]),
  ];
  expect(reportOf(years, ["2025-04-01", "2025-06-30"]).problems).toContainEqual({
    code: "year-missing",
    missing: { from: "2025-05-01", to: "2025-05-31" },
  });
});

test("VR6: days before a first year that opens with something are missing, whatever else is nothing", () => {
  const opened = [
    [1930, 5],
    [2081, -5],
    [2440, 0],
  ] as const;
  const years = [booksOf(["2025-05-01", "2026-04-30"], [], opened)];
  expect(reportOf(years, ["2025-04-01", "2025-06-30"]).problems).toContainEqual({
    code: "year-missing",
    missing: { from: "2025-04-01", to: "2025-04-30" },
  });
});

test("VR6: days before a first year are not missing when the person says that there was no company", () => {
  const opened = [
    [1930, 25_000],
    [2081, -25_000],
  ] as const;
  const years = [booksOf(["2025-05-01", "2026-04-30"], [], opened)];
  const ask = (days: readonly [string, string]) =>
    codes(vatReport({ years, period: range(...days), boxes, isFirstYear: true }).problems);
  expect(ask(["2025-04-01", "2025-06-30"])).toEqual(["no-vat"]);
  expect(ask(["2026-04-01", "2026-06-30"])).toEqual(["year-missing", "no-vat"]);
});
