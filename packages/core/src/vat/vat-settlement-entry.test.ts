import { describe, expect, test } from "vitest";
import { accountNo } from "../account-plan/index.ts";
import { ZERO_ORE } from "../money/index.ts";
import {
  booksOf,
  chart,
  Q1,
  quarter,
  type Rows,
  range,
  reportOf,
  sale,
  settledQuarter,
  type Voucher,
  YEAR,
} from "./vat-books.arbitrary.ts";
import type { VatBooks } from "./vat-moves.ts";
import {
  hasVatLeft,
  type VatSettlementEntry,
  vatLeft,
  vatSettlementEntries,
} from "./vat-settlement-entry.ts";
import { isVatSettlement } from "./vat-settlements.ts";

const settle = (years: readonly VatBooks[], period: readonly [string, string] = Q1) =>
  vatSettlementEntries(years, range(...period));

/** The entries as vouchers in kronor. */
function made(years: readonly VatBooks[], period: readonly [string, string] = Q1): readonly Voucher[] {
  const settled = settle(years, period);
  return (settled.ok ? settled.value : []).map(voucherOf);
}

function voucherOf({ date, entries }: VatSettlementEntry): Voucher {
  return [date, entries.map(({ accountId, amount }) => [accountId, amount / 100])];
}

test("VR7: the accounts are emptied, öre go to 3740 and box 49 to 2650, on the last day of the period", () => {
  const settled = settle([booksOf(YEAR, quarter)]);
  expect(settled).toMatchObject({ ok: true, value: [{ text: "Momsavräkning januari–mars" }] });
  expect(made([booksOf(YEAR, quarter)])).toEqual([
    [
      "2025-03-31",
      [
        [2611, 25_000.1],
        [2621, 600],
        [2631, 60],
        [2641, -12_345.67],
        [3740, 0.57],
        [2650, -13_315],
      ],
    ],
  ]);
});

test("a claim goes to 1650, and nothing to 3740 when there are no öre", () => {
  const bought: Voucher = [
    "2025-02-01",
    [
      [2641, 250],
      [1930, -250],
    ],
  ];
  expect(made([booksOf(YEAR, [bought])])).toEqual([
    [
      "2025-03-31",
      [
        [2641, -250],
        [1650, 250],
      ],
    ],
  ]);
});

test("VAT that cancels out passes through 2650, so that the entry is a settlement", () => {
  const reverse: Voucher = [
    "2025-02-01",
    [
      [4515, 100],
      [2614, -25],
      [2645, 25],
      [1930, -100],
    ],
  ];
  const entries = made([booksOf(YEAR, [reverse])]);
  expect(entries[0]?.[1]).toEqual([
    [2614, 25],
    [2645, -25],
    [2650, -25],
    [2650, 25],
  ]);
  const after = reportOf([booksOf(YEAR, [reverse, ...entries])], Q1);
  expect(after.sections).toEqual(reportOf([booksOf(YEAR, [reverse])], Q1).sections);
  const ore: Voucher = [
    "2025-02-01",
    [
      [2611, -0.4],
      [1930, 0.4],
    ],
  ];
  expect(made([booksOf(YEAR, [ore])])[0]?.[1]).toEqual([
    [2611, 0.4],
    [3740, -0.4],
    [2650, -0.4],
    [2650, 0.4],
  ]);
});

test("VR7: of several accounts that cancel out the largest amount passes through 2650", () => {
  const bought: Voucher = [
    "2025-02-01",
    [
      [4515, 100],
      [2614, -25],
      [2645, 20],
      [2641, 5],
      [1930, -100],
    ],
  ];
  expect(made([booksOf(YEAR, [bought])])[0]?.[1]).toEqual([
    [2614, 25],
    [2641, -5],
    [2645, -20],
    [2650, -25],
    [2650, 25],
  ]);
});

test("VR14: what a settlement of the period took of what the year began with is none of its box 49", () => {
  const sold = sale("2025-03-10", 65);
  const settled: Voucher = [
    "2025-03-31",
    [
      [2611, 60],
      [2621, 40],
      [2650, -100],
    ],
  ];
  const opened: Rows = [[2621, -160]];
  expect(made([booksOf(YEAR, [sold, settled], opened)])[0]?.[1]).toEqual([
    [2611, 5],
    [2650, -5],
  ]);
  // Nor what one of a later period took.
  const toDebt = (date: string, vat: number): Voucher => [
    date,
    [
      [2621, vat],
      [2650, -vat],
    ],
  ];
  const later: readonly Voucher[] = [
    sale("2025-02-01", 50, 2621),
    toDebt("2025-03-31", 50),
    sale("2025-05-01", 20, 2621),
    toDebt("2025-06-30", 30),
  ];
  expect(made([booksOf(YEAR, later, opened)])).toEqual([]);
});

describe("what has been settled", () => {
  const settled: Voucher = ["2025-03-31", settledQuarter];
  const late: Voucher = [
    "2025-03-30",
    [
      [3001, -10],
      [2611, -2.5],
      [1930, 12.5],
    ],
  ];

  test("is not settled again, also when it was booked on the day of the payment", () => {
    expect(settle([booksOf(YEAR, [...quarter, settled])])).toEqual({
      ok: false,
      error: { code: "nothing-to-settle", isSettled: true },
    });
    expect(settle([booksOf(YEAR, [])])).toEqual({
      ok: false,
      error: { code: "nothing-to-settle", isSettled: false },
    });
    const paid: Voucher = ["2025-05-12", settledQuarter];
    expect(settle([booksOf(YEAR, [...quarter, paid])]).ok).toBe(false);
    expect(hasVatLeft([booksOf(YEAR, [...quarter, paid])], range(...Q1))).toBe(false);
    expect(hasVatLeft([booksOf(YEAR, quarter)], range(...Q1))).toBe(true);
    expect(settle([]).ok).toBe(false);
  });

  test("lets only what came later be settled", () => {
    expect(made([booksOf(YEAR, [...quarter, settled, late])])).toEqual([
      [
        "2025-03-31",
        [
          [2611, 2.5],
          [3740, -0.5],
          [2650, -2],
        ],
      ],
    ]);
  });

  test("leaves the accounts that the settlement did not empty", () => {
    const some: Voucher = [
      "2025-03-31",
      [
        [2611, 25_000.1],
        [2650, -25_000],
        [3740, -0.1],
      ],
    ];
    const [entry] = made([booksOf(YEAR, [...quarter, some])]);
    expect(entry?.[1]).toEqual([
      [2621, 600],
      [2631, 60],
      [2641, -12_345.67],
      [3740, 0.67],
      [2650, 11_685],
    ]);
  });

  test("is open again when the settlement was reversed", () => {
    const reversed: Voucher = ["2025-04-01", settledQuarter.map(([id, amount]) => [id, -amount])];
    expect(made([booksOf(YEAR, [...quarter, settled, reversed])])).toEqual(made([booksOf(YEAR, quarter)]));
  });

  test("before the period is not this period's, and struck rows count nowhere", () => {
    const before: Voucher = [
      "2025-02-01",
      [
        [2611, 7],
        [2650, -7],
      ],
    ];
    const books = booksOf(YEAR, [...quarter, before], [[2611, -7]]);
    expect(made([books])).toEqual(made([booksOf(YEAR, quarter)]));
  });
});

describe("what hinders it", () => {
  const without = (account: number) =>
    booksOf(YEAR, quarter, [], new Map([...chart].filter(([id]) => id !== String(account))));

  test.each([2650, 3740])("a chart without %i", (account) => {
    expect(settle([without(account)])).toEqual({ ok: false, error: { code: "missing-account", account } });
  });

  test("a chart without 1650 only when there is a claim", () => {
    expect(settle([without(1650)]).ok).toBe(true);
  });

  test("VAT on accounts that no settlement empties", () => {
    const own = (amount: number): Rows => [
      [2660, -amount],
      [1930, amount],
    ];
    expect(settle([booksOf(YEAR, [...quarter, ["2025-01-02", own(25)]])])).toEqual({
      ok: false,
      error: { code: "outside-vat-accounts", accounts: [2660] },
    });
    expect(settle([booksOf(YEAR, [...quarter, ["2025-01-02", own(0)]])]).ok).toBe(true);
  });
});

test("VR6: a shared quarter is settled by an entry in each year, which together move box 49", () => {
  const sold = (date: string, vat: number): Voucher => [
    date,
    [
      [3001, -vat * 4],
      [2611, -vat],
      [1930, vat * 5],
    ],
  ];
  const shared = ["2025-07-01", "2025-09-30"] as const;
  const first = ["2024-09-01", "2025-08-31"] as const;
  const second = ["2025-09-01", "2026-08-31"] as const;
  const [july, september] = [sold("2025-07-31", 10.6), sold("2025-09-01", 20.6)];
  const entries = made([booksOf(first, [july]), booksOf(second, [september])], shared);
  // 31.20 is declared as 31: 10 of the first year and 21 of the second.
  expect(entries).toEqual([
    [
      "2025-08-31",
      [
        [2611, 10.6],
        [3740, -0.6],
        [2650, -10],
      ],
    ],
    [
      "2025-09-30",
      [
        [2611, 20.6],
        [3740, 0.4],
        [2650, -21],
      ],
    ],
  ]);
  // Once the first has been registered, the second is the same.
  const [done, open] = entries;
  const registered = [
    booksOf(first, [july, ...(done === undefined ? [] : [done])]),
    booksOf(second, [september]),
  ];
  expect(made(registered, shared)).toEqual([open]);
});

test("VR11: what a correction after the settlement puts on a VAT account is left", () => {
  const correction: Voucher = [
    "2025-03-31",
    [
      [3001, -400],
      [2611, -100],
      [1930, 500],
    ],
  ];
  const settled: Voucher = ["2025-03-31", settledQuarter];
  const left = (vouchers: readonly Voucher[]) => vatLeft(reportOf([booksOf(YEAR, vouchers)], Q1).parts);
  expect(left([...quarter, settled])).toEqual([]);
  expect(left([...quarter, settled, correction])).toEqual([{ account: 2611, amount: -10_000 }]);
  const rest: Voucher = [
    "2025-03-31",
    [
      [2611, 100],
      [2650, -100],
    ],
  ];
  expect(left([...quarter, settled, correction, rest])).toEqual([]);
});

test.each([
  [[2611, 2650], true],
  [[2611, 2641, 3740, 1650], true],
  [[2611, 2641], false],
  [[2650, 1650], false],
  [[2611, 2650, 1930], false],
])("OV4: rows on %j: a settlement: %j", (accounts, expected) => {
  const entries = accounts.map((account) => ({ accountId: accountNo(account), amount: ZERO_ORE }));
  expect(isVatSettlement(entries)).toBe(expected);
});
