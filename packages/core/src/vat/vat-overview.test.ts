import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Account, newAccount } from "../account-plan/index.ts";
import { type IsoDate, isoDate } from "../calendar/index.ts";
import type { CompanyType } from "../company/index.ts";
import { buildLedger } from "../ledger/index.ts";
import { opening, transaction, year2025 } from "../ledger/ledger.arbitrary.ts";
import { ore } from "../money/index.ts";
import { vatPeriodChoice } from "./period/vat-period-choice.ts";
import { vatPeriodsToDeclare } from "./period/vat-periods-to-declare.ts";
import { isPeriodSettled } from "./settlement/held/period-settled.ts";
import type { VatBooks } from "./vat-moves.ts";
import { vatOverview } from "./vat-overview.ts";

type Rows = readonly (readonly [number, number])[];

const BOXES: Readonly<Record<number, number>> = {
  1480: 48,
  2660: 10,
  2611: 10,
  2614: 30,
  2621: 11,
  2641: 48,
  3001: 5,
  3108: 35,
};
const accounts: ReadonlyMap<string, Account> = new Map(
  [1650, 1930, 2617, 2650, 3740, 4010, ...Object.keys(BOXES).map(Number)].map((id) => {
    const box = BOXES[id];
    return [String(id), { ...newAccount(id), ...(box === undefined ? {} : { taxCode: box }) }];
  }),
);

function books(year: number, vouchers: readonly (readonly [string, Rows])[], opened: Rows = []): VatBooks {
  const ledger = buildLedger({
    fiscalYear: { ...year2025, from: isoDate(`${year}-01-01`), to: isoDate(`${year}-12-31`) },
    openingBalances: opening(opened),
    transactions: vouchers.map(([date, rows], index) => transaction(`A ${index + 1}`, date, rows)),
  });
  return { ledger, accounts };
}

const sale = (date: string, net: number, vat: number) =>
  [
    date,
    [
      [1930, net + vat],
      [3001, -net],
      [2611, -vat],
    ],
  ] as const;
const purchase = (date: string, net: number, vat: number) =>
  [
    date,
    [
      [4010, net],
      [2641, vat],
      [1930, -net - vat],
    ],
  ] as const;

interface Question {
  readonly books: VatBooks;
  readonly previous?: VatBooks;
  readonly companyType?: CompanyType;
  readonly today?: IsoDate;
}

function ask({ books, previous, companyType = "AB", today = isoDate("2025-10-20") }: Question) {
  const years = previous === undefined ? [books] : [previous, books];
  const fiscalYears = years.map(({ ledger }) => ledger.fiscalYear);
  const choice = vatPeriodChoice({
    storedType: undefined,
    companyType,
    books: years,
    fiscalYears,
    filings: [],
  });
  const declared = vatPeriodsToDeclare({ years, companyType, choice });
  return vatOverview({ declared, years, today, isSettled: isPeriodSettled });
}

const third = [sale("2025-07-01", 4000, 1000.6), purchase("2025-09-30", 400, 100.9)] as const;

test("the figures are those of the period to declare next, cut to whole kronor box by box", () => {
  const vouchers = [...third, sale("2025-06-30", 40, 10), sale("2025-10-01", 80, 20)];
  const asked = books(2025, vouchers);
  expect(ask({ books: asked })).toEqual({
    fiscalYear: asked.ledger.fiscalYear,
    type: "quarter",
    isAssumed: true,
    period: { from: "2025-07-01", to: "2025-09-30" },
    dueDate: "2025-11-12",
    precedesVat: false,
    isSettled: false,
    output: 100_000,
    input: 10_000,
    toPay: 90_000,
    amount: 90_000,
    withoutBox: [],
  });
});

test("OV3: on its last day a return is still the next one, on the day after it is not", () => {
  const shown = (today: string) => ask({ books: books(2025, third), today: isoDate(today) })?.period.from;
  expect([shown("2025-11-12"), shown("2025-11-13")]).toEqual(["2025-07-01", "2025-10-01"]);
});

test("books without VAT have nothing to show", () => {
  expect(ask({ books: books(2025, [["2025-01-01", [[1930, 1]]]]) })).toBeUndefined();
});

test("a quarter without a voucher is declared too, and VAT to get back is negative", () => {
  expect(ask({ books: books(2025, [sale("2025-01-01", 4, 1)]) })?.toPay).toBe(0);
  expect(ask({ books: books(2025, [purchase("2025-08-01", 4, 1)]) })).toMatchObject({
    toPay: -100,
    amount: 100,
  });
});

test("accounts without a box are named and in no sum", () => {
  const oss: readonly [string, Rows] = [
    "2025-08-01",
    [
      [2617, -25],
      [1930, 25],
    ],
  ];
  const moved = ask({ books: books(2025, [...third, oss]) });
  expect(moved?.withoutBox).toEqual([2617]);
  expect(moved?.toPay).toBe(90_000);
  // What was taken back within the period has not moved.
  const back: readonly [string, Rows] = ["2025-08-02", oss[1].map(([id, amount]) => [id, -amount])];
  expect(ask({ books: books(2025, [...third, oss, back]) })?.withoutBox).toEqual([]);
});

test("any account whose tax code is a box of VAT counts, also as all the VAT there is", () => {
  const own = settlement("2025-08-01", [
    [2660, -25],
    [1480, 10],
    [3001, -100],
    [1930, 115],
  ]);
  const alone = ask({ books: books(2025, [own]) });
  expect(alone).toMatchObject({ output: 2500, input: 1000, toPay: 1500, withoutBox: [] });
  expect(ask({ books: books(2025, [...third, own]) })).toMatchObject({ output: 102_500, input: 11_000 });
});

const settledAmount = ore(-90_000);
const settlement = (date: string, rows: Rows) => [date, rows] as const;
const settledThird = settlement("2025-09-30", [
  [2611, 1000.6],
  [2641, -100.9],
  [2650, -900],
  [3740, 0.3],
]);

describe("settlements", () => {
  test("are in no box, and lead to the next period", () => {
    const first = settlement("2025-03-31", [
      [2611, 1],
      [2650, -1],
    ]);
    const vouchers = [...third, first, first, settledThird];
    expect(ask({ books: books(2025, vouchers), today: isoDate("2025-10-20") })).toMatchObject({
      period: { from: "2025-10-01" },
      isSettled: false,
      toPay: 0,
    });
    // Those before it, whose days have passed, are no matter.
    const two = ask({ books: books(2025, [...third, first, settledThird]), today: isoDate("2025-10-20") });
    expect(two).toMatchObject({ period: { from: "2025-10-01" }, toPay: 0 });
  });

  const each = ["2025-03-31", "2025-06-30", "2025-09-30", "2025-12-31"].flatMap((date) => [
    purchase(date, 4, 1),
    settlement(date, [
      [2641, -1],
      [1650, 1],
    ]),
  ]);

  test("OV4: the last period is not settled while the accounts have VAT left at the end of its year", () => {
    const late = sale("2025-12-20", 1000, 250);
    expect(ask({ books: books(2025, [...each, late]) })).toMatchObject({
      period: { from: "2025-10-01" },
      isSettled: false,
    });
    // Of an account without a box there is no settlement.
    const oss = settlement("2025-12-20", [
      [2617, -25],
      [1930, 25],
    ]);
    expect(ask({ books: books(2025, [...each, oss]) })?.isSettled).toBe(true);
  });

  test("all done shows the last period as settled", () => {
    expect(ask({ books: books(2025, each) })).toMatchObject({
      period: { from: "2025-10-01" },
      isSettled: true,
    });
  });

  test("a payment, a struck row and rows on other accounts make none", () => {
    const vouchers = [
      ...third,
      settlement("2025-08-01", [
        [2650, 5],
        [1930, -5],
      ]),
      settlement("2025-08-01", [
        [2650, 5],
        [2611, 5],
        [1930, -10],
      ]),
      settlement("2025-08-02", [[2650, 0]]),
    ];
    const { ledger } = books(2025, vouchers);
    const struck = transaction("A 9", "2025-08-03", [
      [2611, 3],
      [2650, -3],
    ]);
    const entries = struck.entries.map((entry) => ({ ...entry, adjustmentType: false }));
    const withStruck = buildLedger({
      fiscalYear: ledger.fiscalYear,
      openingBalances: [],
      transactions: [...ledger.registered.store.vouchers, { ...struck, entries }],
    });
    const given = ask({ books: { ledger: withStruck, accounts } });
    // The row on 2611 of the second is no settlement: it counts against the box, 1000.6 - 5.
    expect(given).toMatchObject({ period: { from: "2025-07-01" }, output: 99_500 });
  });

  test("drafts are none either", () => {
    const { ledger } = books(2025, third);
    const drafts = [
      {
        id: "d",
        text: "",
        date: isoDate("2025-09-30"),
        entries: [
          { accountId: newAccount(2611).id, amount: ore(100_060) },
          { accountId: newAccount(2641).id, amount: ore(-10_090) },
          { accountId: newAccount(2650).id, amount: settledAmount },
          { accountId: newAccount(3740).id, amount: ore(30) },
        ],
      },
    ];
    const plan = { name: "", accounts2: [...accounts.values()] };
    const counted = buildLedger({
      fiscalYear: ledger.fiscalYear,
      openingBalances: [],
      transactions: [...ledger.registered.store.vouchers],
      drafts: { drafts, plan },
    });
    expect(ask({ books: { ledger: counted, accounts } })?.period.from).toBe("2025-07-01");
  });
});

describe("around the new year", () => {
  const previous = books(2024, [sale("2024-12-01", 40, 10)]);
  const opened: Rows = [
    [2611, -10],
    [2641, 0],
    [1930, 10],
  ];
  const clearing = settlement("2025-02-01", [
    [2611, 10],
    [2650, -10],
  ]);
  const today = isoDate("2025-01-20");

  test("the last period of the year before is due first", () => {
    const asked = { books: books(2025, [], opened), previous, today };
    expect(ask(asked)).toMatchObject({
      period: { from: "2024-10-01" },
      dueDate: "2025-02-12",
      toPay: 1000,
    });
  });

  test("unless a settlement has cleared what the year began with, which counts for no period of this year", () => {
    const asked = { books: books(2025, [clearing], opened), previous, today };
    expect(ask(asked)).toMatchObject({ period: { from: "2025-01-01" }, isSettled: false });
    // One that takes anything else has not moved what this year put there either.
    for (const other of [[], [[2641, 10]]] as const) {
      const unlike = { books: books(2025, [clearing], other), today };
      expect(ask(unlike)).toMatchObject({ period: { from: "2025-01-01" }, isSettled: false });
    }
  });

  test("a year that is long past shows its last period", () => {
    expect(ask({ books: previous, today })?.period.from).toBe("2024-10-01");
    expect(ask({ books: previous, today: isoDate("2026-01-01") })).toMatchObject({
      period: { from: "2024-10-01" },
      dueDate: "2025-02-12",
    });
  });

  test("the turnover and the trade of both years decide", () => {
    const big = books(2024, [sale("2024-12-01", 50_000_000, 10)]);
    expect(ask({ books: books(2025, []), previous: big, today })).toMatchObject({
      type: "month",
      period: { from: "2024-12-01" },
      dueDate: "2025-01-27",
    });
    const grown = books(2025, [sale("2025-01-02", 50_000_000, 10)]);
    expect(ask({ books: grown, previous, today })?.type).toBe("month");
    const eu: readonly [string, Rows] = [
      "2025-03-01",
      [
        [3108, -100],
        [1930, 100],
      ],
    ];
    const asked = { books: books(2025, [eu, sale("2025-03-01", 4, 1)]), companyType: "E" as const, today };
    expect(ask(asked)?.dueDate).toBe("2026-02-26");
  });
});

describe("VR6: a quarter that two years share", () => {
  const ofYear = (from: string, to: string, vouchers: readonly (readonly [string, Rows])[]): VatBooks => {
    const { ledger } = books(2025, vouchers);
    return {
      ledger: { ...ledger, fiscalYear: { ...ledger.fiscalYear, from: isoDate(from), to: isoDate(to) } },
      accounts,
    };
  };
  const july = sale("2025-07-31", 40, 10.6);
  const september = sale("2025-09-01", 80, 20.6);
  const settledIn = (date: string, amount: number) =>
    settlement(date, [
      [2611, amount],
      [2650, -amount],
    ]);
  const asked = (first: readonly (readonly [string, Rows])[], second: readonly (readonly [string, Rows])[]) =>
    ask({
      previous: ofYear("2025-07-01", "2025-08-31", [july, ...first]),
      books: ofYear("2025-09-01", "2026-08-31", [september, ...second]),
      today: isoDate("2025-10-20"),
    });

  test("is one, with the VAT of both, until both have settled it", () => {
    const shared = { period: { from: "2025-07-01", to: "2025-09-30" }, toPay: 3100, isSettled: false };
    expect(asked([], [])).toMatchObject(shared);
    expect(asked([settledIn("2025-08-31", 10.6)], [])).toMatchObject(shared);
    expect(asked([], [settledIn("2025-09-30", 20.6)])).toMatchObject(shared);
    expect(asked([settledIn("2025-08-31", 10.6)], [settledIn("2025-09-30", 20.6)])).toMatchObject({
      period: { from: "2025-10-01", to: "2025-12-31" },
    });
  });
});

test("what is to be paid is output less input, whatever the vouchers", () => {
  const amount = fc.integer({ min: -1_000_000, max: 1_000_000 }).map((whole) => whole / 100);
  const vouchers = fc.array(fc.tuple(fc.integer({ min: 1, max: 12 }), amount, amount), { maxLength: 10 });
  fc.assert(
    fc.property(vouchers, (drawn) => {
      const given = drawn.flatMap(([month, output, input]) => {
        const date = `2025-${String(month).padStart(2, "0")}-15`;
        return [sale(date, 0, output), purchase(date, 0, input)];
      });
      const vat = ask({ books: books(2025, [...given, sale("2025-01-01", 0, 1)]) });
      expect(vat?.toPay).toBe((vat?.output ?? 0) - (vat?.input ?? 0));
      expect(Math.abs((vat?.toPay ?? 1) % 100)).toBe(0);
    }),
  );
});

const settled = (date: string, vat: number) =>
  settlement(date, [
    [2611, vat],
    [2650, -vat],
  ]);

describe("OV4: each period is judged by its own VAT", () => {
  const first = [sale("2025-02-10", 1000, 250), settled("2025-03-31", 250)];
  const correction = [sale("2025-03-20", 40, 10), settled("2025-03-31", 10)];
  const second = [sale("2025-05-10", 80, 20), settled("2025-06-30", 20)];

  test.each<[string, Parameters<typeof books>[1], today: string, shown: string, isSettled: boolean]>([
    ["nothing of it", [sale("2025-05-10", 80, 20)], "2025-04-20", "2025-01-01", false],
    ["all of it", first, "2025-04-20", "2025-04-01", false],
    ["all but a correction", [...first, correction[0]!], "2025-04-20", "2025-01-01", false],
    ["it and a correction after it", [...first, ...correction], "2025-04-20", "2025-04-01", false],
    ["the next as well", [...first, ...correction, ...second], "2025-07-05", "2025-07-01", false],
    ["the next alone", second, "2025-07-05", "2025-07-01", false],
    [
      "both at once",
      [sale("2025-02-10", 1000, 250), sale("2025-05-10", 80, 20), settled("2025-06-30", 270)],
      "2025-07-05",
      "2025-07-01",
      false,
    ],
    [
      "the last one of the year",
      [sale("2025-11-10", 80, 20), settled("2025-12-31", 20)],
      "2026-01-05",
      "2025-10-01",
      true,
    ],
    // What is booked outside 2610-2649 no settlement has moved (VR7).
    [
      "what is beside VAT on another account",
      [
        ...first,
        [
          "2025-02-12",
          [
            [2660, -25],
            [1930, 25],
          ],
        ],
      ],
      "2025-04-20",
      "2025-01-01",
      false,
    ],
  ])("settled is %s", (_name, vouchers, today, from, isSettled) => {
    const shown = ask({ books: books(2025, vouchers), today: isoDate(today) });
    expect(shown).toMatchObject({ period: { from }, isSettled });
  });
});

test("OV4: where VAT begins within the year, what is before it is done with as soon as something is settled", () => {
  const doneOf = (...given: Parameters<typeof books>) =>
    vatPeriodsToDeclare({
      years: [books(...given)],
      companyType: "AB",
      choice: { type: "quarter", isAssumed: false },
    }).periods.map(({ precedesVat }) => precedesVat);
  const begins = sale("2025-05-02", 1000, 250);
  const settledQ2 = settled("2025-06-30", 250);
  expect(doneOf(2025, [begins])).toEqual([false, false, false, false]);
  expect(doneOf(2025, [begins, settledQ2])).toEqual([true, false, false, false]);
  const opened: Rows = [
    [2611, -10],
    [1930, 10],
  ];
  expect(doneOf(2025, [begins, settledQ2], opened)).toEqual([false, false, false, false]);
  // It is not shown either.
  expect(ask({ books: books(2025, [begins, settledQ2]), today: isoDate("2025-05-10") })?.period.from).toBe(
    "2025-07-01",
  );
  expect(ask({ books: books(2025, [begins]), today: isoDate("2025-05-10") })?.period.from).toBe("2025-01-01");
});
