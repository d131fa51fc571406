import { describe, expect, test } from "vitest";
import { accountNo, newAccount } from "../../account-plan/index.ts";
import { isoDate } from "../../calendar/index.ts";
import { buildLedger } from "../../ledger/index.ts";
import { opening, transaction, year2025 } from "../../ledger/ledger.arbitrary.ts";
import type { Transaction } from "../../transaction/index.ts";
import {
  booksOf,
  boxes,
  chart,
  type Rows,
  range,
  reportOf,
  type Voucher,
  wholeKronorOf,
} from "../vat-books.arbitrary.ts";
import type { VatBooks } from "../vat-moves.ts";
import { vatReport } from "../vat-report.ts";
import { vatSettlementEntries } from "../vat-settlement-entry.ts";
import { vatProblemText, vatWarningText } from "../vat-text.ts";
import { isOfPayroll } from "./like-settlement.ts";

const [FIRST, SECOND] = [
  ["2025-01-01", "2025-12-31"],
  ["2026-01-01", "2026-12-31"],
] as const;
const Q1 = ["2026-01-01", "2026-03-31"] as const;

const trade = (date: string, output: number, input: number): Voucher => [
  date,
  [
    [3001, -4 * output],
    [2611, -output],
    [4010, 4 * input],
    [2641, input],
    [1930, 5 * (output - input)],
  ],
];
const plain = (text: string) => text.replaceAll("\u00A0", " ");
/** What is told of transactions that look like a settlement: '!' where the file is not made. */
function told(rows: Rows, opened: Rows = [], others: readonly Voucher[] = []): readonly string[] {
  const books = booksOf(SECOND, [["2026-02-12", rows], ...others], opened);
  const { problems, warnings } = reportOf([books], Q1);
  const like = (code: string) => code === "like-settlement";
  return [
    ...problems.filter(({ code }) => like(code)).map(() => "!"),
    ...warnings.filter(({ code }) => like(code)).map(() => "?"),
  ];
}

test("VR17: the accounts of tax and fees of wages", () => {
  const accounts = [2709, 2710, 2711, 2729, 2730, 2731, 2739, 2740];
  expect(accounts.filter((account) => isOfPayroll(accountNo(account)))).toEqual([2710, 2730, 2731, 2739]);
});

describe("VR17: what looks like a settlement and is none", () => {
  test.each([
    [1899, []],
    [1900, ["!"]],
    [1999, ["!"]],
    [2000, []],
  ] as const)("paid on %i", (account, expected) => {
    const rows = [
      [2611, 100],
      [2641, -40],
      [account, -60],
    ] as const;
    expect(told(rows)).toEqual(expected);
  });

  test.each<readonly [string, Rows, readonly string[]]>([
    [
      "to the bank",
      [
        [2611, 100],
        [2641, -40],
        [1930, -60],
      ],
      ["!"],
    ],
    [
      "to the tax account, rounded",
      [
        [2611, 100.4],
        [1630, -100],
        [3740, -0.4],
      ],
      ["!"],
    ],
    [
      "to the tax account of a sole trader",
      [
        [2611, 100],
        [2012, -100],
      ],
      ["!"],
    ],
    [
      "a claim, from the tax account",
      [
        [2641, -40],
        [1630, 40],
      ],
      ["!"],
    ],
    [
      "paid with the tax and the fees of wages",
      [
        [2611, 100],
        [2641, -40],
        [2710, 300],
        [2731, 314],
        [1630, -674],
      ],
      ["!"],
    ],
    [
      "settled, with the tax and the fees of wages",
      [
        [2611, 100],
        [2650, -100],
        [2650, 100],
        [2710, 300],
        [2731, 314],
        [1930, -714],
      ],
      ["!"],
    ],
    [
      "wages without VAT",
      [
        [2710, 300],
        [2731, 314],
        [1630, -614],
      ],
      [],
    ],
    [
      "settled and paid at once",
      [
        [2611, 100],
        [2650, -100],
        [2650, 100],
        [1930, -100],
      ],
      ["!"],
    ],
    [
      "VAT outside 2610-2649",
      [
        [2660, 100],
        [2650, -100],
      ],
      ["!"],
    ],
    [
      "output VAT to the bank",
      [
        [2611, 100],
        [1930, -100],
      ],
      ["?"],
    ],
    [
      "input VAT from a supplier",
      [
        [2641, -40],
        [1930, 40],
      ],
      ["?"],
    ],
    [
      "paid by the owner",
      [
        [2611, 100],
        [2018, -100],
      ],
      ["?"],
    ],
    [
      "VAT that is paid",
      [
        [2641, 40],
        [1930, -40],
      ],
      [],
    ],
    [
      "VAT of One Stop Shop",
      [
        [2617, 40],
        [1930, -40],
      ],
      [],
    ],
    [
      "a sale",
      [
        [2611, -25],
        [3001, -100],
        [1930, 125],
      ],
      [],
    ],
    [
      "a settlement",
      [
        [2611, 100],
        [2641, -40],
        [2650, -60],
      ],
      [],
    ],
    [
      "VAT moved between its accounts",
      [
        [2611, 100],
        [2621, -100],
      ],
      [],
    ],
  ])("%s", (_name, rows, expected) => {
    expect(told(rows)).toEqual(expected);
  });

  test("what is told is where the VAT went, and not the VAT accounts or the rounding", () => {
    const rows: Rows = [
      [2611, 100.4],
      [2641, -40],
      [2710, 300],
      [3740, -0.4],
      [1630, -360],
    ];
    const [found] = reportOf([booksOf(SECOND, [["2026-02-12", rows]])], Q1).problems;
    expect(found).toMatchObject({ code: "like-settlement", movedTo: [2710, 1630] });
  });

  test("VAT of two accounts that is taken from one and put on the other is not taken", () => {
    expect(
      told([
        [2611, 100],
        [2621, -30],
        [1930, -70],
      ]),
    ).toEqual([]);
  });

  test("the same books are looked at anew where the chart puts an account in a box", () => {
    const rows: Rows = [
      [2617, 40],
      [1630, -40],
    ];
    const { ledger } = booksOf(SECOND, [["2026-02-12", rows]]);
    const boxed = new Map(chart).set("2617", { ...newAccount(2617), taxCode: 10 });
    const found = (accounts: VatBooks["accounts"]) =>
      reportOf([{ ledger, accounts }], Q1).problems.filter(({ code }) => code === "like-settlement").length;
    expect([chart, boxed, chart].map(found)).toEqual([0, 1, 0]);
  });

  test("output VAT alone is certain where it is what the accounts held, or what a settlement took", () => {
    const paid: Rows = [
      [2611, 100],
      [1930, -100],
    ];
    expect(told(paid, [[2611, -100]])).toEqual(["!"]);
    const settled: Voucher = [
      "2026-01-31",
      [
        [2611, 100],
        [2650, -100],
      ],
    ];
    expect(told(paid, [], [trade("2026-01-15", 100, 0), settled])).toEqual(["!"]);
    expect(
      told(
        paid,
        [],
        [
          [
            "2026-01-31",
            [
              [2611, 90],
              [2650, -90],
            ],
          ],
        ],
      ),
    ).toEqual(["?"]);
    expect(
      told(
        paid,
        [],
        [
          [
            "2026-01-31",
            [
              [2611, 100],
              [2621, 5],
              [2650, -105],
            ],
          ],
        ],
      ),
    ).toEqual(["?"]);
    const books = booksOf(SECOND, [["2026-02-12", paid]], [[2650, -100]]);
    const before = booksOf(
      FIRST,
      [settled].map(([, rows]): Voucher => ["2025-12-31", rows]),
    );
    const report = vatReport({ years: [books], before, period: range(...Q1), boxes });
    expect(report.problems[0]).toMatchObject({ code: "like-settlement", voucher: { number: 1 } });
  });

  const settles = (date: string, vat: number): Voucher => [
    date,
    [
      [2611, vat],
      [2650, -vat],
    ],
  ];
  const pays = (date: string, amount: number, from = 1930): Voucher => [
    date,
    [
      [2650, amount],
      [from, -amount],
    ],
  ];
  test.each<readonly [string, Rows, readonly Voucher[], readonly string[]]>([
    [
      "opened with, settled and paid",
      [[2611, -100]],
      [settles("2026-01-05", 100), pays("2026-02-12", 100)],
      ["?"],
    ],
    [
      "opened with, settled in two and paid",
      [[2611, -100]],
      [settles("2026-01-05", 60), settles("2026-01-06", 40), pays("2026-03-31", 100)],
      ["?"],
    ],
    ["opened with, settled and not paid", [[2611, -100]], [settles("2026-01-05", 100)], ["!"]],
    [
      "opened with, settled and paid after the period",
      [[2611, -100]],
      [settles("2026-01-05", 100), pays("2026-04-01", 100)],
      ["!"],
    ],
    ["opened with and settled after it was paid", [[2611, -100]], [settles("2026-03-05", 100)], ["!"]],
    [
      "opened with, settled and owed on the tax account",
      [[2611, -100]],
      [settles("2026-01-05", 100), pays("2026-02-12", 100, 1630)],
      ["!"],
    ],
    [
      "opened with, settled and paid from the tax account",
      [
        [2611, -100],
        [1630, 500],
      ],
      [settles("2026-01-05", 100), pays("2026-02-12", 100, 1630)],
      ["?"],
    ],
    [
      "opened with, settled and owed, and the period is settled after it",
      [[2611, -100]],
      [settles("2026-01-05", 100), trade("2026-02-01", 200, 0), settles("2026-05-12", 100)],
      ["!"],
    ],
    ["settled on the same day", [], [trade("2026-02-01", 100, 0), settles("2026-02-12", 100)], ["!"]],
    [
      "settled beside another account's",
      [],
      [
        trade("2026-02-01", 100, 0),
        settles("2026-02-10", 100),
        [
          "2026-02-10",
          [
            [2621, 5],
            [2650, -5],
          ],
        ],
      ],
      ["!"],
    ],
    ["opened with and never settled, while nothing is owed", [[2611, -100]], [], ["!"]],
    [
      "opened with, settled and paid, and the period is settled itself",
      [[2611, -100]],
      [
        trade("2026-03-01", 30, 0),
        settles("2026-01-05", 100),
        pays("2026-02-12", 100),
        [
          "2026-03-31",
          [
            [2611, -70],
            [2650, 70],
          ],
        ],
      ],
      ["?"],
    ],
    [
      "owed as the year opened, and paid",
      [[2650, -100]],
      [trade("2026-01-02", 100, 0), settles("2026-01-31", 100), pays("2026-02-12", 200)],
      ["?"],
    ],
  ])("output VAT alone that was %s is certain while something is left", (_, opened, others, expected) => {
    const paid: Rows = [
      [2611, 100],
      [1930, -100],
    ];
    expect(told(paid, opened, others)).toEqual(expected);
  });

  test("VAT of two accounts is what was known where both have just that", () => {
    const paid: Rows = [
      [2611, 100],
      [2621, 30],
      [1930, -130],
    ];
    const opened = (vat: number): Rows => [
      [2611, -100],
      [2621, -vat],
    ];
    expect([told(paid, opened(20)), told(paid, opened(30))]).toEqual([["?"], ["!"]]);
    const settled = (vat: number): Voucher => [
      "2026-01-31",
      [
        [2611, 100],
        [2621, vat],
        [2650, -100 - vat],
      ],
    ];
    expect([told(paid, [], [settled(20)]), told(paid, [], [settled(30)])]).toEqual([["?"], ["!"]]);
  });

  test("input VAT alone is not certain by the claim of the period's own later settlement", () => {
    const refunded: Rows = [
      [2641, -40],
      [1930, 40],
    ];
    const settled: Rows = [
      [2641, -40],
      [1650, 40],
    ];
    expect(told(refunded, [], [trade("2026-03-01", 0, 40), ["2026-03-31", settled]])).toEqual(["?"]);
  });

  test("input VAT alone is certain while a claim is left", () => {
    const refunded: Rows = [
      [2641, -40],
      [1930, 40],
    ];
    const settled: Voucher = [
      "2026-01-05",
      [
        [2641, -40],
        [1650, 40],
      ],
    ];
    const got: Voucher = [
      "2026-02-12",
      [
        [1650, -40],
        [1930, 40],
      ],
    ];
    expect(told(refunded, [[2641, 40]], [settled])).toEqual(["!"]);
    expect(told(refunded, [[2641, 40]], [settled, got])).toEqual(["?"]);
  });

  test("a draft is none, and one that was reversed in the period is none", () => {
    const paid: Rows = [
      [2611, 100],
      [2641, -40],
      [1930, -60],
    ];
    const back: Voucher = [
      "2026-03-31",
      [
        [2611, -100],
        [2641, 40],
        [1930, 60],
      ],
    ];
    expect(told(paid, [], [back])).toEqual([]);
    expect(told(paid, [], [["2026-04-01", back[1]]])).toEqual(["!"]);
  });

  test("a reversal in another period than what it corrects is told there", () => {
    const corrects = { fiscalYearId: year2025.id, series: "A", number: 1 };
    const reversal = (more: Partial<Transaction>) =>
      transaction(
        "A 2",
        "2026-02-12",
        [
          [2611, -100],
          [1930, 100],
        ],
        more,
      );
    const codes = (more: Partial<Transaction>) => {
      const fiscalYear = { ...year2025, ...range(...SECOND) };
      const ledger = buildLedger({ fiscalYear, openingBalances: [], transactions: [reversal(more)] });
      return reportOf([{ ledger, accounts: chart }], Q1).warnings.map(({ code }) => code);
    };
    expect(codes({ corrects })).toContain("like-settlement");
    expect(codes({})).not.toContain("like-settlement");
  });
});

describe("VR17: by what the page says the boxes become right", () => {
  const paid: Rows = [
    [2611, 100.4],
    [2641, -40],
    [3740, -0.4],
    [1930, -60],
  ];
  const back = paid.map(([account, amount]) => [account, -amount] as const);
  const own = trade("2026-02-01", 250, 25);
  /** What is offered for the last quarter of the year before, as a voucher. */
  function offered(years: readonly VatBooks[]): Voucher {
    const made = vatSettlementEntries(years, range("2025-10-01", "2025-12-31"));
    const [entry] = made.ok ? made.value : [];
    return [
      entry?.date ?? "",
      entry?.entries.map(({ accountId, amount }) => [accountId, amount / 100] as const) ?? [],
    ];
  }
  const right = wholeKronorOf(reportOf([booksOf(SECOND, [own])], Q1));
  const sold: readonly Voucher[] = [
    [
      "2025-11-01",
      [
        [3001, -401.6],
        [2611, -100.4],
        [4010, 160],
        [2641, 40],
        [1930, 302],
      ],
    ],
  ];
  const OPENED: Rows = [
    [2611, -100.4],
    [2641, 40],
  ];

  test("of the year before, which is settled there and taken over again", () => {
    const wrong = reportOf([booksOf(SECOND, [own, ["2026-02-12", paid]], OPENED)], Q1);
    expect(wrong.problems.map(({ code }) => code)).toEqual(["like-settlement", "opening-balance"]);
    expect(wholeKronorOf(wrong)).not.toEqual(right);
    // Only what the opening balances ask for: the file stays away.
    const taken = reportOf([booksOf(SECOND, [own, ["2026-02-12", paid]], [[2650, -60]])], Q1);
    expect(taken.problems.map(({ code }) => code)).toEqual(["like-settlement"]);
    expect(offered([booksOf(FIRST, sold)])).toEqual([
      "2025-12-31",
      [
        [2611, 100.4],
        [2641, -40],
        [3740, -0.4],
        [2650, -60],
      ],
    ]);
    const turned: Voucher = ["2026-02-12", back];
    const payment: Voucher = [
      "2026-02-12",
      [
        [2650, 60],
        [1930, -60],
      ],
    ];
    const books = booksOf(SECOND, [own, ["2026-02-12", paid], turned, payment], [[2650, -60]]);
    const report = reportOf([books], Q1);
    expect(report.problems).toEqual([]);
    expect(wholeKronorOf(report)).toEqual(right);
  });

  test("of a locked year, which is settled on the first open day of the next", () => {
    const [, rows] = offered([booksOf(FIRST, sold)]);
    const books = booksOf(
      SECOND,
      [own, ["2026-02-12", paid], ["2026-02-12", back], ["2026-01-01", rows]],
      OPENED,
    );
    const report = reportOf([books], Q1);
    expect(report.problems).toEqual([]);
    expect(wholeKronorOf(report)).toEqual(right);
  });

  test("of the same year, on the last day of the quarter or when it was paid", () => {
    for (const [date, period] of [
      ["2026-03-31", Q1],
      ["2026-05-12", ["2026-04-01", "2026-06-30"]],
    ] as const) {
      const sales = [own, trade("2026-05-02", 10, 0)];
      const direct: Rows = [
        [2611, 250],
        [2641, -25],
        [1630, -225],
      ];
      const wrong = reportOf([booksOf(SECOND, [...sales, [date, direct]])], period);
      expect(wrong.problems[0]?.code).toBe("like-settlement");
      const vouchers: Voucher[] = [
        ...sales,
        [date, direct],
        [date, direct.map(([id, a]) => [id, -a] as const)],
      ];
      const made = vatSettlementEntries([booksOf(SECOND, vouchers)], range(...Q1));
      const [entry] = made.ok ? made.value : [];
      vouchers.push([
        String(entry?.date),
        entry?.entries.map(({ accountId, amount }) => [accountId, amount / 100] as const) ?? [],
      ]);
      const report = reportOf([booksOf(SECOND, vouchers)], period);
      expect(report.problems).toEqual([]);
      expect(wholeKronorOf(report)).toEqual(wholeKronorOf(reportOf([booksOf(SECOND, sales)], period)));
    }
  });
});

describe("VR17: what the page says", () => {
  const through = isoDate("2026-03-31");
  const like = (movedTo: readonly number[], more: Partial<Transaction> = {}) =>
    ({
      code: "like-settlement",
      voucher: transaction("A 5", "2026-02-12", [], more),
      fiscalYear: year2025,
      movedTo: movedTo as never,
      through,
      isCertain: true,
    }) as const;
  const pay = (account: number) =>
    `Bokför sedan momsen med Bokför momsen för den period som den gäller, och betalningen för sig: 2650 (1650 om du fick tillbaka) mot ${account}.`;
  const turn = "Vänd den med ett datum i samma period, senast 31 mars 2026.";

  test.each([
    [[1930], "den saknar konto 2650 eller 1650", turn, 1930],
    [[2650, 1930], "den har också konto 1930", turn, 1930],
    [[2650], "den har momskonton utanför 2610–2649", turn, 1630],
    [[2650, 2710, 2731], "den har också konto 2710, 2731", turn, 1630],
    [[2710, 2731, 1930], "den saknar konto 2650 eller 1650", turn, 1930],
  ])("%j", (movedTo, reason, advice, account) => {
    expect(plain(vatProblemText(like(movedTo)))).toBe(
      `A 5 ser ut som en momsavräkning, men räknas in i rutorna, eftersom ${reason}. ${advice} ${pay(account)}`,
    );
  });

  test("one that was reversed in another period, in closed days, and one that may be something else", () => {
    const corrected = like([1930], { correctedBy: { fiscalYearId: year2025.id, series: "A", number: 9 } });
    expect(plain(vatProblemText(corrected, through))).toContain(
      "Den är vänd med ett datum utanför perioden. Bokför samma rader omvända med ett datum i samma period, senast 31 mars 2026. De dagarna är låsta: flytta tillbaka låsningen först.",
    );
    expect(vatWarningText(like([1930]))).toMatch(/Är det något annat stämmer rutorna\.$/);
  });
});

test("VR17: books without VAT have none, and opening balances alone are none", () => {
  const ledger = buildLedger({
    fiscalYear: year2025,
    openingBalances: opening([[2611, -5]]),
    transactions: [],
  });
  const report = reportOf([{ ledger, accounts: chart }], FIRST);
  expect(report.problems.map(({ code }) => code)).toEqual(["opening-balance", "no-vat"]);
});
