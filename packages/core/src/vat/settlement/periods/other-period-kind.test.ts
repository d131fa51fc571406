import { describe, expect, test } from "vitest";
import type { HandedOut } from "../../../filing/index.ts";
import {
  booksOf,
  boxes,
  type Rows,
  range,
  sale,
  settle,
  type Voucher,
  YEAR,
} from "../../vat-books.arbitrary.ts";
import { partsOfPeriod } from "../../vat-moves.ts";
import { vatReport } from "../../vat-report.ts";
import { vatSettlementEntries } from "../../vat-settlement-entry.ts";
import { vatProblemText } from "../../vat-text.ts";

import { settledVouchers } from "../settled-vouchers.ts";

type Days = readonly [from: string, to: string];

const QUARTERS: readonly Days[] = [
  ["2025-01-01", "2025-03-31"],
  ["2025-04-01", "2025-06-30"],
  ["2025-07-01", "2025-09-30"],
  ["2025-10-01", "2025-12-31"],
];
const [Q1, Q2, Q3] = QUARTERS as readonly [Days, Days, Days];
const MONTHS: readonly Days[] = [
  ["2025-01-01", "2025-01-31"],
  ["2025-02-01", "2025-02-28"],
  ["2025-03-01", "2025-03-31"],
];

/** What the entries of a period have, in kronor; or why there is none. */
function offered(
  vouchers: readonly Voucher[],
  period: Days,
  returns: readonly HandedOut[] = [],
): Voucher | string {
  const made = vatSettlementEntries([booksOf(YEAR, vouchers)], range(...period), returns);
  if (!made.ok) return made.error.code;
  const [entry] = made.value;
  return [
    entry?.date ?? "",
    (entry?.entries ?? []).map(({ accountId, amount }): Rows[number] => [accountId, amount / 100]),
  ];
}

const SALES = [
  sale("2025-02-10", 100),
  sale("2025-05-10", 200),
  sale("2025-08-10", 300),
  sale("2025-11-10", 400),
];
const SETTLED = [100, 200, 300, 400].map((vat, at) => settle(QUARTERS[at]?.[1] ?? "", vat));
const bought = (date: string, vat: number): Voucher => [
  date,
  [
    [4010, vat * 4],
    [2641, vat],
    [1930, vat * -5],
  ],
];
const claimed = (date: string, vat: number): Voucher => [
  date,
  [
    [2641, -vat],
    [1650, vat],
  ],
];
const between = (date: string, amount: number, from: number, to: number): Voucher => [
  date,
  [
    [from, -amount],
    [to, amount],
  ],
];
const rest = (vat: number): Voucher => settle("2025-12-31", vat);

describe("VR21: the year after its quarters", () => {
  test.each<[string, readonly Voucher[], Voucher | string]>([
    ["all four", SETTLED, "nothing-to-settle"],
    ["three", SETTLED.slice(0, 3), rest(400)],
    ["three, one of them between the others left", [...SETTLED.slice(0, 1), ...SETTLED.slice(2)], rest(200)],
    ["one that was settled late", [settle("2025-05-12", 100), ...SETTLED.slice(1)], "nothing-to-settle"],
    ["one whose settlement was reversed", [...SETTLED, settle("2025-06-30", -200)], rest(200)],
    ["none", [], rest(1000)],
  ])("%s settled", (_name, settled, expected) => {
    expect(offered([...SALES, ...settled], YEAR)).toEqual(expected);
  });

  test("what was paid back or paid is not taken from 1650 and 2650 once more", () => {
    const quarters = [
      bought("2025-02-10", 500),
      claimed("2025-03-31", 500),
      sale("2025-05-10", 300),
      settle("2025-06-30", 300),
    ];
    const payments = [between("2025-05-20", 500, 1650, 1930), between("2025-08-17", 300, 1930, 2650)];
    const toPay = [...quarters, ...payments, sale("2025-08-10", 200)];
    expect(offered(toPay, YEAR)).toEqual(rest(200));
    const toGetBack = [...quarters, ...payments, bought("2025-08-10", 200)];
    expect(offered(toGetBack, YEAR)).toEqual(claimed("2025-12-31", 200));
  });
});

describe("VR7: a claim that a quarter's settlement put on 1650, not paid out yet, and the year after it", () => {
  const quarters = [
    sale("2025-05-10", 300),
    settle("2025-06-30", 300),
    bought("2025-08-10", 100),
    claimed("2025-09-30", 100),
  ];
  const vouchers = [...quarters, sale("2025-11-10", 165)];
  const netted: Voucher = [
    "2025-12-31",
    [
      [2611, 165],
      [1650, -100],
      [2650, -65],
    ],
  ];
  const handedOut = (period: Days, isDeclared = true, kind: HandedOut["kind"] = "vat"): HandedOut => ({
    kind,
    period: range(...period),
    isDeclared,
  });

  test.each<[string, readonly HandedOut[], Voucher]>([
    ["handed in as a quarter: it is paid out as that return says", [handedOut(Q3)], rest(165)],
    ["no return", [], netted],
    ["a file that was not handed in", [handedOut(Q3, false)], netted],
    ["a return of another quarter", [handedOut(Q2)], netted],
    ["a sales list of the quarter", [handedOut(Q3, true, "ecSales")], netted],
    ["the year's own return, which is corrected", [handedOut(YEAR)], netted],
  ])("%s", (_name, returns, expected) => {
    expect(offered(vouchers, YEAR, returns)).toEqual(expected);
  });

  test("also where the quarter was settled later", () => {
    const late = [...quarters.slice(0, 3), claimed("2025-10-12", 100), sale("2025-11-10", 165)];
    expect(offered(late, YEAR, [handedOut(Q3)])).toEqual(rest(165));
  });
});

describe("VR21: the parts of a period that was settled as a whole", () => {
  const whole = [
    sale("2025-01-10", 100),
    sale("2025-02-10", 200),
    sale("2025-03-10", 300),
    settle(Q1[1], 600),
  ];

  test.each(MONTHS)("%s – %s has nothing to settle", (...month) => {
    expect(offered(whole, month)).toBe("nothing-to-settle");
  });

  test.each(QUARTERS)("%s – %s of a year has nothing to settle", (...quarter) => {
    expect(offered([...SALES, rest(1000)], quarter)).toBe("nothing-to-settle");
  });

  test("also while VAT of an earlier period is left beside it", () => {
    const vouchers = [sale("2025-01-10", 100), sale("2025-08-10", 50), settle(Q3[1], 50)];
    expect(offered(vouchers, ["2025-08-01", "2025-08-31"])).toBe("nothing-to-settle");
    expect(offered(vouchers, ["2025-09-01", "2025-09-30"])).toBe("nothing-to-settle");
    expect(offered(vouchers, ["2025-01-01", "2025-01-31"])).toEqual(settle("2025-01-31", 100));
    expect(offered(vouchers, Q1)).toEqual(settle(Q1[1], 100));
  });

  test("also while VAT of the year before is left beside it, of the first and the last month too", () => {
    const books = booksOf(YEAR, whole, [[2611, -70]]);
    for (const [from, to] of MONTHS) expect(vatSettlementEntries([books], range(from, to)).ok).toBe(false);
  });

  test("which is told, with what has settled it", () => {
    const books = booksOf(YEAR, [sale("2025-01-10", 100), sale("2025-08-10", 50), settle(Q3[1], 50)]);
    const parts = partsOfPeriod([books], range("2025-08-01", "2025-08-31"));
    expect(settledVouchers(parts)).toMatchObject([{ voucher: { number: 3 }, isJoint: true }]);
  });

  test("also when one of them had been settled by itself, or the whole late", () => {
    const sales = whole.slice(0, 3);
    const vouchers = [...sales, settle("2025-01-31", 100), settle(Q1[1], 500)];
    const late = [...sales, settle("2025-05-12", 600)];
    for (const month of MONTHS) {
      expect(offered(vouchers, month)).toBe("nothing-to-settle");
      expect(offered(late, month)).toBe("nothing-to-settle");
    }
  });

  test("what came to one of them since is left", () => {
    const vouchers = [...whole, sale("2025-02-20", 40)];
    expect(offered(vouchers, MONTHS[1] ?? Q1)).toEqual(settle("2025-02-28", 40));
    expect(offered(vouchers, Q1)).toEqual(settle(Q1[1], 40));
  });

  test("not of one whose other parts have settlements of their own", () => {
    const april = [
      sale("2025-04-10", 100),
      sale("2025-05-10", -100),
      sale("2025-06-10", 50),
      settle(Q2[1], 50),
    ];
    expect(offered([sale("2025-02-10", 900), ...april], ["2025-04-01", "2025-04-30"])).toEqual(
      settle("2025-04-30", 100),
    );
  });
});

describe("VR21: a part of a period that was settled as a whole, and no return of it was handed in", () => {
  const vouchers = [sale("2025-02-10", 100), sale("2025-05-10", 200), settle("2025-12-31", 300)];
  const textsOf = (all: readonly Voucher[], period: Days) =>
    vatReport({ years: [booksOf(YEAR, all)], period: range(...period), boxes }).problems.map((each) =>
      vatProblemText(each).replaceAll("\u00A0", " "),
    );
  const told = (month: string, whole: string, voucher: string) =>
    `Momskonton är inte noll när perioden börjar: 2611 (−100,00). Dagarna i ${month} ingår i ${whole}, som ${voucher} har avräknat som helhet. Redovisas momsen för ${whole} är det rätt och ${month} redovisas inte för sig. Redovisas varje period för sig: vänd ${voucher} och bokför momsen för varje period, den tidigaste först.`;

  test.each<[string, readonly Voucher[], Days, string]>([
    ["a month of the year", vouchers, ["2025-03-01", "2025-03-31"], told("mar 2025", "2025", "A 3")],
    [
      "a month of the year, with VAT",
      vouchers,
      ["2025-05-01", "2025-05-31"],
      told("maj 2025", "2025", "A 3"),
    ],
    [
      "a month of a year with VAT in one month alone",
      [sale("2025-02-10", 100), settle("2025-12-31", 100)],
      ["2025-03-01", "2025-03-31"],
      told("mar 2025", "2025", "A 2"),
    ],
    ["a quarter of the year", vouchers, Q2, told("apr–jun 2025", "2025", "A 3")],
    [
      "a month of a quarter",
      [sale("2025-01-10", 100), settle(Q1[1], 100)],
      ["2025-02-01", "2025-02-28"],
      told("feb 2025", "jan–mar 2025", "A 2"),
    ],
    [
      "a month of a quarter that was settled late",
      [sale("2025-01-10", 100), sale("2025-02-10", 50), settle("2025-05-12", 150)],
      ["2025-02-01", "2025-02-28"],
      told("feb 2025", "jan–mar 2025", "A 3"),
    ],
  ])("%s is not said to be settled late", (_name, all, period, text) => {
    expect(textsOf(all, period)[0]).toBe(text);
  });

  test.each<[string, readonly Voucher[], Days]>([
    [
      "of a year of which one quarter was settled by itself",
      [
        ...vouchers.slice(0, 1),
        settle(Q1[1], 100),
        sale("2025-05-10", 200),
        sale("2025-08-10", 50),
        settle("2025-12-31", 250),
      ],
      Q3,
    ],
    ["after the quarter that was settled late", [sale("2025-02-10", 100), settle("2025-07-12", 100)], Q2],
  ])("not %s", (_name, all, period) => {
    expect(textsOf(all, period)[0]).toMatch(
      /^Momskonton är inte noll .*(för jan–mar 2025|avräknar apr–jun 2025)/,
    );
  });
});

describe("VR21: the parts of a period whose return was handed in", () => {
  const books = booksOf(YEAR, [...SALES, sale("2025-01-10", 40), settle(Q1[1], 140)]);
  const returned = (period: Days, isDeclared = true, kind: HandedOut["kind"] = "vat"): HandedOut => ({
    kind,
    period: range(...period),
    isDeclared,
  });
  const textsOf = (returns: readonly HandedOut[], period = MONTHS[1] ?? Q1) =>
    vatReport({ years: [books], period: range(...period), boxes, returns }).problems.map((each) =>
      vatProblemText(each),
    );
  const ofQuarter =
    "Dagarna i feb 2025 ingår i momsdeklarationen för jan–mar 2025, som är inlämnad: feb 2025 redovisas inte för sig. Rättelser görs i jan–mar 2025.";

  test.each<[string, readonly HandedOut[], string]>([
    ["the quarter", [returned(Q1)], ofQuarter],
    ["the year", [returned(YEAR)], ofQuarter.replaceAll("jan–mar 2025", "2025")],
  ])("%s: nobody is told to reverse anything", (_name, returns, text) => {
    expect(textsOf(returns)).toEqual([text]);
  });

  test.each<[string, readonly HandedOut[]]>([
    ["no return", []],
    ["the quarter, which was only saved", [returned(Q1, false)]],
    ["another quarter", [returned(Q2)]],
    ["the quarter, in another kind of file", [returned(Q1, true, "ecSales")]],
    ["the quarter, and the month by itself", [returned(Q1), returned(MONTHS[1] ?? Q1)]],
  ])("not of %s: what it began with is told", (_name, returns) => {
    expect(textsOf(returns)).toEqual([
      expect.stringContaining("Momskonton är inte noll när perioden börjar"),
    ]);
  });

  test("and none that began with nothing", () => {
    expect(textsOf([returned(Q1)], MONTHS[0])).toEqual([]);
  });
});
