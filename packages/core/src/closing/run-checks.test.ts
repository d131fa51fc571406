import { expect, test } from "vitest";
import { accountNo } from "../account-plan/index.ts";
import type { AssetList } from "../asset/index.ts";
import { isoDate } from "../calendar/index.ts";
import { buildLedger } from "../ledger/index.ts";
import { draft, opening, transaction, year2025 } from "../ledger/ledger.arbitrary.ts";
import { ore } from "../money/index.ts";
import { closingBooks, closingPlan } from "./closing.arbitrary.ts";
import type { ClosingBooks } from "./closing-books.ts";
import { closingFindingTexts } from "./closing-finding.ts";
import { type ClosingCheckId, runChecks } from "./run-checks.ts";

/** CL5: an added sentence, beside what is specified. */
const DECIDED = "Stämman eller årsmötet beslutar om det: ge transaktionen den dagens datum";
const NOTHING = closingBooks();

/** What a check says of books, with narrow blanks as plain ones. */
function said(id: ClosingCheckId, books: ClosingBooks): string {
  const check = runChecks(books).find((each) => each.id === id);
  const texts = check?.finding === undefined ? [] : closingFindingTexts(check.finding);
  return [check?.status, ...texts.map((text) => text.replaceAll("\u00A0", " "))].join(": ");
}

const balances = (...all: readonly (readonly [number, number])[]) =>
  new Map(all.map(([account, kronor]) => [accountNo(account), ore(kronor * 100)]));
const known = (...all: readonly (readonly [number, number])[]) => ({
  previous: { state: "known", balances: balances(...all) } as const,
});

const LIST: AssetList = {
  id: "l",
  name: "Maskiner",
  depreciationAccountId: accountNo(1229),
  depreciationCostAccountId: accountNo(7830),
  items: [
    {
      id: "i",
      name: "Svarv",
      purchaseDate: isoDate("2025-01-01"),
      purchasePrice: ore(1_000_000),
      depreciationYears: 5,
      inboundDepreciationAmount: ore(0),
      depreciationAmount: ore(200_000),
    },
  ],
};
const depreciated = (kronor: number) =>
  [
    "2025-12-31",
    [
      [7830, kronor],
      [1229, -kronor],
    ],
  ] as const;
const bought = [
  "2025-01-01",
  [
    [1220, 10_000],
    [1930, -10_000],
  ],
] as const;
const sale = [
  "2025-05-01",
  [
    [1930, 200],
    [3001, -200],
  ],
] as const;
const taxed = [
  "2025-12-31",
  [
    [8910, 0],
    [2512, 0],
  ],
] as const;

test("CL1: empty books pass every check but that of statements, in the order of the table", () => {
  expect(runChecks(NOTHING).map(({ id, status }) => [id, status])).toEqual([
    ["opening-sum", "Passed"],
    ["opening-continuity", "Passed"],
    ["vouchers", "Passed"],
    ["drafts", "Passed"],
    ["structures", "Passed"],
    ["last-result-reset", "Passed"],
    ["last-result-disposed", "Passed"],
    ["depreciation", "Passed"],
    ["statements", "Unknown"],
    ["vat", "Passed"],
    ["tax", "Passed"],
    ["this-result", "Passed"],
    ["balance-report", "Passed"],
  ]);
});

const BOOK_TAX = "Skatten på överskottet i inkomstdeklarationen bokförs på 8910 mot 2512";

const CASES: readonly (readonly [ClosingCheckId, Parameters<typeof closingBooks>[0], string])[] = [
  [
    "opening-sum",
    { opening: [[1930, 1234.5]] },
    "Failed: Total ingående balans är 1 234,50. Den ska vara 0 för att vara balanserad.",
  ],
  [
    "opening-sum",
    {
      opening: [
        [1930, 10],
        [2081, -10],
      ],
    },
    "Passed",
  ],
  [
    "opening-continuity",
    {
      opening: [
        [1930, 10],
        [2081, -10],
      ],
      ...known([1930, 9], [2081, -10], [2099, 1]),
    },
    "Failed: Ingående balans skiljer sig från föregående års utgående balans på 2 konton",
  ],
  [
    "opening-continuity",
    { opening: [[1930, 10]], ...known([1930, 9]) },
    "Failed: Ingående balans skiljer sig från föregående års utgående balans på 1 konto",
  ],
  [
    "opening-continuity",
    {
      opening: [
        [1930, 10],
        [2081, -10],
      ],
      ...known([1930, 10], [2081, -10]),
    },
    "Passed",
  ],
  ["opening-continuity", { previous: { state: "unreadable" } }, "Unknown: Föregående år kunde inte läsas"],
  // A result that was put on the equity before it was booked is expected there.
  [
    "opening-continuity",
    {
      opening: [
        [1930, 10],
        [2099, -10],
      ],
      ...known([1930, 10], [3001, -10]),
    },
    "Passed",
  ],
  ["vouchers", { vouchers: [sale, ["2025-01-01", [[1930, 1]]]] }, "Failed: 1 verifikat balanserar inte"],
  [
    "vouchers",
    {
      vouchers: [
        ["2024-12-31", [[1930, 1]]],
        ["2026-01-01", [[1930, 0]]],
      ],
    },
    "Failed: 1 verifikat balanserar inte: 2 transaktioner har ett datum utanför räkenskapsåret",
  ],
  [
    "vouchers",
    { vouchers: [["2026-01-01", [[1930, 0]]]] },
    "Failed: 1 transaktion har ett datum utanför räkenskapsåret",
  ],
  ["vouchers", { vouchers: [sale] }, "Passed"],
  [
    "drafts",
    { drafts: [draft("a", "2025-01-01", []), draft("b", "2025-12-31", [])] },
    "Failed: 2 utkast i året är inte registrerade",
  ],
  ["drafts", { drafts: [draft("a", "2025-06-01", [])] }, "Failed: 1 utkast i året är inte registrerat"],
  [
    "drafts",
    { drafts: [draft("a", "2025-06-01", []), draft("b", "2026-01-01", []), draft("c", undefined, [])] },
    "Failed: 1 utkast i året är inte registrerat: 2 utkast saknar datum i året",
  ],
  [
    "drafts",
    { drafts: [draft("a", "2024-12-31", []), draft("b", "2026-01-01", []), draft("c", undefined, [])] },
    "Passed",
  ],
  [
    "structures",
    {
      vouchers: [sale],
      plan: {
        ...closingPlan(),
        balanceReportStructure: { name: "", items: [{ name: "", accounts: ["2"] }] },
        resultReportStructure: {
          name: "",
          items: [
            { name: "a", accounts: ["4"] },
            { name: "b", accounts: ["4"] },
          ],
        },
      },
    },
    "Failed: Konto 1930 saknas i balansrapportstrukturen: Konto 3001 saknas i resultatrapportstrukturen",
  ],
  ["structures", { vouchers: [sale] }, "Passed"],
  [
    "last-result-reset",
    {
      opening: [
        [1930, 15_000],
        [2099, -15_000],
      ],
    },
    "Failed: Föregående års resultat 15 000,00 ligger kvar på 2099",
  ],
  // The booking of this year's result is not last year's.
  [
    "last-result-reset",
    {
      vouchers: [
        sale,
        [
          "2025-12-31",
          [
            [8999, 200],
            [2099, -200],
          ],
        ],
      ],
    },
    "Passed",
  ],
  [
    "last-result-reset",
    { plan: closingPlan([2098]) },
    "Incomplete: Saknar konto 2098 Vinst eller förlust från föregående år, kan inte fortsätta.",
  ],
  [
    "last-result-reset",
    { plan: closingPlan([2019, 2099]) },
    "Incomplete: Saknar konto 2099 Årets resultat, kan inte fortsätta.",
  ],
  [
    "last-result-reset",
    {
      type: "I",
      opening: [
        [1930, -5],
        [2069, 5],
      ],
    },
    "Failed: Föregående års resultat −5,00 ligger kvar på 2069",
  ],
  [
    "last-result-reset",
    {
      type: "E",
      opening: [
        [1930, 800],
        [2013, 200],
        [2019, -1000],
      ],
      vouchers: [
        [
          "2025-03-01",
          [
            [2018, -50],
            [1930, 50],
          ],
        ],
      ],
    },
    "Failed: Föregående års resultat 1 000,00 ligger kvar på 2019: Egna uttag och insättningar, saldo 150,00, ligger kvar på 2013, 2018",
  ],
  [
    "last-result-reset",
    {
      type: "HB",
      vouchers: [
        [
          "2025-03-01",
          [
            [2011, 50],
            [1930, -50],
          ],
        ],
      ],
    },
    "Failed: Egna uttag och insättningar, saldo 50,00, ligger kvar på 2011",
  ],
  [
    "last-result-reset",
    {
      type: "AB",
      opening: [
        [2013, 5],
        [1930, -5],
      ],
    },
    "Passed",
  ],
  [
    "last-result-reset",
    { type: "E", plan: closingPlan([2010]) },
    "Incomplete: Saknar konto 2010 Eget kapital, kan inte fortsätta.",
  ],
  [
    "last-result-disposed",
    {
      opening: [
        [1930, 15],
        [2098, -15],
      ],
    },
    `Failed: 15,00 återstår på 2098: ${DECIDED}`,
  ],
  [
    "last-result-disposed",
    {
      type: "S",
      opening: [
        [1930, -15],
        [2068, 15],
      ],
    },
    `Failed: −15,00 återstår på 2068: ${DECIDED}`,
  ],
  [
    "last-result-disposed",
    {
      opening: [
        [1930, 15],
        [2098, -15],
      ],
      vouchers: [
        [
          "2025-06-01",
          [
            [2098, 15],
            [2091, -15],
          ],
        ],
      ],
    },
    "Passed",
  ],
  [
    "last-result-disposed",
    { plan: closingPlan([2091]) },
    "Incomplete: Saknar konto 2091 Balanserad vinst eller förlust, kan inte fortsätta.",
  ],
  [
    "last-result-disposed",
    { type: "E", plan: closingPlan([2098]) },
    "Passed: Inte aktuellt för företagsformen",
  ],
  [
    "depreciation",
    { assetLists: [LIST] },
    "Failed: Avskrivning för Maskiner: beräknad 2 000,00, bokförd 0,00",
  ],
  [
    "depreciation",
    { assetLists: [LIST], vouchers: [depreciated(2100)] },
    "Failed: Avskrivning för Maskiner: beräknad 2 000,00, bokförd 2 100,00",
  ],
  ["depreciation", { assetLists: [LIST], vouchers: [depreciated(2000), bought] }, "Passed"],
  [
    "depreciation",
    { assetLists: [LIST], vouchers: [depreciated(2000)] },
    "Unknown: Konto 1220: bokfört 0,00, inventarielistor 10 000,00",
  ],
  ["depreciation", { vouchers: [bought] }, "Unknown: Konto 1220: bokfört 10 000,00, inventarielistor 0,00"],
  [
    "depreciation",
    {
      assetLists: [{ ...LIST, items: [] }],
      opening: [
        [1220, 36_500],
        [1229, -6080],
      ],
    },
    "Unknown: Konto 1220: bokfört 36 500,00, inventarielistor 0,00: Konto 1229: bokfört −6 080,00, inventarielistor 0,00",
  ],
  ["depreciation", { assetLists: undefined }, "Unknown: Inventarier ingår inte i företagets funktioner"],
  ["statements", {}, "Unknown: Inget kontoutdrag är inläst"],
  [
    "statements",
    { vouchers: [sale], statementTotals: balances([1930, 100], [1650, 0]) },
    "Failed: Konto 1930: bokfört 200,00, kontoutdrag 100,00",
  ],
  ["statements", { vouchers: [sale], statementTotals: balances([1930, 200]) }, "Passed"],
  [
    "vat",
    {
      vouchers: [
        [
          "2025-03-01",
          [
            [2611, -25],
            [2641, 5],
            [1930, 20],
          ],
        ],
      ],
    },
    "Failed: Momskonton har saldo −20,00: Kvar på 2611 (−25,00), 2641 (5,00)",
  ],
  [
    "vat",
    {
      vouchers: [
        [
          "2025-03-01",
          [
            [2611, -25],
            [2641, 25],
          ],
        ],
      ],
      plan: closingPlan([2650, 1650]),
    },
    "Failed: Momskonton har saldo 0,00: Kvar på 2611 (−25,00), 2641 (25,00)",
  ],
  [
    "vat",
    {
      vouchers: [
        [
          "2025-03-01",
          [
            [2611, -25],
            [1930, 25],
          ],
        ],
      ],
      plan: closingPlan([2650]),
    },
    "Incomplete: Saknar konto 2650 Redovisningskonto för moms, kan inte fortsätta.",
  ],
  [
    "vat",
    {
      vouchers: [
        [
          "2025-03-01",
          [
            [2641, 25],
            [1930, -25],
          ],
        ],
      ],
      plan: closingPlan([1650]),
    },
    "Incomplete: Saknar konto 1650 Momsfordran, kan inte fortsätta.",
  ],
  [
    "vat",
    {
      vouchers: [
        [
          "2025-03-01",
          [
            [2611, -25],
            [1930, 25],
          ],
        ],
      ],
      plan: closingPlan([1650]),
    },
    "Failed: Momskonton har saldo −25,00: Kvar på 2611 (−25,00)",
  ],
  // An account without a box is in no return, a box of sales is no account of VAT, and an empty one is settled.
  [
    "vat",
    {
      vouchers: [
        [
          "2025-03-01",
          [
            [2617, -25],
            [3001, -25],
            [1930, 50],
          ],
        ],
        [
          "2025-03-01",
          [
            [2611, 0],
            [1930, 0],
          ],
        ],
      ],
      plan: closingPlan([2650, 1650]),
    },
    "Passed",
  ],
  // Neither is an account whose code is a box of a base, whatever its number.
  [
    "vat",
    {
      vouchers: [
        [
          "2025-03-01",
          [
            [2617, -25],
            [1930, 25],
          ],
        ],
      ],
      plan: closingPlan([2650, 1650], { 2617: 35 }),
    },
    "Passed",
  ],
  ["tax", { vouchers: [sale] }, `Failed: Ingen skatt är bokförd på 8910: ${BOOK_TAX}`],
  [
    "tax",
    {
      type: "EK",
      vouchers: [
        [
          "2025-05-01",
          [
            [1930, 200],
            [9100, -200],
          ],
        ],
      ],
    },
    `Failed: Ingen skatt är bokförd på 8910: ${BOOK_TAX}`,
  ],
  ["tax", { vouchers: [sale, taxed] }, "Passed"],
  [
    "tax",
    {
      vouchers: [
        [
          "2025-05-01",
          [
            [5010, 200],
            [1930, -200],
          ],
        ],
      ],
    },
    "Passed",
  ],
  // The booking of the result is no part of the profit before tax.
  [
    "tax",
    {
      vouchers: [
        [
          "2025-05-01",
          [
            [2099, 200],
            [8999, -200],
          ],
        ],
      ],
    },
    "Passed",
  ],
  ["tax", { type: "I", vouchers: [sale] }, "Passed: Inte aktuellt för företagsformen"],
  // Tax that is booked after the result leaves a rest of it to book.
  [
    "this-result",
    { vouchers: [sale] },
    "Failed: Årets resultat 200,00 är inte bokfört: Bokför skatten först, den ingår i årets resultat",
  ],
  ["this-result", { vouchers: [sale, taxed] }, "Failed: Årets resultat 200,00 är inte bokfört"],
  ["this-result", { type: "I", vouchers: [sale] }, "Failed: Årets resultat 200,00 är inte bokfört"],
  [
    "this-result",
    {
      vouchers: [
        sale,
        [
          "2025-12-31",
          [
            [8999, 150],
            [2099, -150],
          ],
        ],
      ],
    },
    "Failed: Årets resultat 50,00 är inte bokfört: Bokför skatten först, den ingår i årets resultat",
  ],
  [
    "this-result",
    {
      vouchers: [
        sale,
        [
          "2025-12-31",
          [
            [8999, 200],
            [2099, -200],
          ],
        ],
      ],
    },
    "Passed",
  ],
  [
    "this-result",
    { plan: closingPlan([8999]) },
    "Incomplete: Saknar konto 8999 Årets resultat, kan inte fortsätta.",
  ],
  ["balance-report", { vouchers: [sale] }, "Failed: Balansrapporten visar 200,00"],
];

test.each(CASES)("%s of %j: %s", (id, made, expected) => {
  expect(said(id, closingBooks(made))).toBe(expected);
});

test("a result of the helper is not last year's, whatever else its transaction has; struck rows are none", () => {
  const struck = closingBooks().ledger.fiscalYear.from;
  const row = (account: number, kronor: number, more = {}) => ({
    accountId: accountNo(account),
    amount: ore(kronor * 100),
    ...more,
  });
  const books = closingBooks({
    transactions: [
      {
        series: "A",
        number: 1,
        date: struck,
        text: "Struken",
        locked: false,
        entries: [
          row(2099, 5, { adjustmentType: false }),
          row(2099, 7),
          row(8999, -7, { adjustmentType: false }),
          row(1930, -7),
        ],
      },
    ],
  });
  expect(said("last-result-reset", books)).toBe("Failed: Föregående års resultat −7,00 ligger kvar på 2099");
});

test("CL7: what is left of VAT says on which accounts", () => {
  const vouchers = [["2025-03-01", [[2611, -25] as const, [2641, 5] as const, [1930, 20] as const]]] as const;
  const vat = runChecks(closingBooks({ vouchers })).find(({ id }) => id === "vat");
  expect(vat?.finding).toMatchObject({
    code: "vat-left",
    accounts: [
      { accountId: 2611, amount: -25_00 },
      { accountId: 2641, amount: 5_00 },
    ],
  });
});

test("CL7: VAT that the year after has settled is told with the transaction, and the check has passed", () => {
  const vouchers = [["2025-03-01", [[2611, -25] as const, [1930, 25] as const]]] as const;
  const after = (amount: number) =>
    buildLedger({
      fiscalYear: { ...year2025, from: isoDate("2026-01-01"), to: isoDate("2026-12-31") },
      openingBalances: opening([[2611, -25]]),
      transactions: [
        transaction("A 4", "2026-02-12", [
          [2611, amount],
          [2650, -amount],
        ]),
      ],
    });
  expect(said("vat", closingBooks({ vouchers, following: after(25) }))).toBe(
    "Passed: Momskonton har saldo −25,00, som är avräknat i A 4 i räkenskapsåret 2026",
  );
  expect(said("vat", closingBooks({ vouchers, following: after(20) }))).toBe(
    "Failed: Momskonton har saldo −25,00: Kvar på 2611 (−25,00)",
  );
});

test.each([
  ["E", 2019, "2019 Årets resultat"],
  ["I", 2067, "2067 Balanserat överskott eller underskott"],
  ["I", 2068, "2068 Överskott eller underskott från föregående år"],
  ["I", 2069, "2069 Årets resultat"],
] as const)("an account that a company of type %s lacks is named as in BAS: %s", (type, account, named) => {
  const left = [
    [1930, 5],
    [type === "E" ? 2019 : 2068, -5],
  ] as const;
  const checks = runChecks(
    closingBooks({ type, opening: left, plan: closingPlan([account, 2099, 2098, 2091]) }),
  );
  const stopped = checks.find(({ status }) => status === "Incomplete");
  expect(stopped?.finding && closingFindingTexts(stopped.finding)).toEqual([
    `Saknar konto ${named}, kan inte fortsätta.`,
  ]);
});

test("CL2: Incomplete stops the run, Failed and Unknown do not", () => {
  const statuses = runChecks(
    closingBooks({ opening: [[1930, 1]], plan: closingPlan([2091]), assetLists: undefined }),
  );
  expect(statuses.map(({ status }) => status).join(" ")).toBe(
    "Failed Passed Passed Passed Passed Passed Incomplete Unknown Unknown Unknown Unknown Unknown Unknown",
  );
  expect(statuses.at(-1)).toEqual({ id: "balance-report", status: "Unknown" });
  const going = runChecks(closingBooks({ assetLists: undefined })).map(({ status }) => status);
  expect(going.slice(7)).toEqual(["Unknown", "Unknown", "Passed", "Passed", "Passed", "Passed"]);
});
