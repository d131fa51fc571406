import { describe, expect, test } from "vitest";
import { isoDate } from "../calendar/index.ts";
import { buildLedger, withDrafts } from "../ledger/index.ts";
import { draft, smallPlan, transaction, year2025 } from "../ledger/ledger.arbitrary.ts";
import { generalLedger } from "./general-ledger.ts";
import {
  searchedTransactionList,
  type TransactionListOptions,
  transactionListReport,
} from "./transaction-list-report.ts";

const struck = transaction("A 3", "2025-03-01", [
  [1930, 7],
  [1930, 5],
  [3001, -5],
]);
const ledger = buildLedger({
  fiscalYear: year2025,
  openingBalances: [],
  transactions: [
    transaction(
      "B 1",
      "2025-01-20",
      [
        [1930, 10],
        [3001, -10],
      ],
      { regDate: isoDate("2025-01-21") },
    ),
    transaction(
      "A 2",
      "2025-01-10",
      [
        [4010, 20.5],
        [1930, -20.5],
      ],
      { regDate: isoDate("2025-01-31"), text: "Papper från Öst" },
    ),
    transaction("A 1", "2025-02-10", [
      [6000, 30],
      [1930, -30],
    ]),
    {
      ...struck,
      entries: struck.entries.map((entry, i) =>
        i === 0 ? { ...entry, adjustmentType: false, text: "dubblett" } : entry,
      ),
    },
    transaction(
      "A 1500",
      "2025-02-10",
      [
        [6000, 1],
        [7777, -1],
      ],
      { regDate: isoDate("2025-02-10") },
    ),
  ],
});
const drafts = [
  draft("y", "2025-01-05", [
    [6000, 3],
    [0, -3],
  ]),
  draft("x", "2025-01-05", [[1930, -4]]),
];
const withSome = withDrafts(ledger, drafts, smallPlan);

function listed(
  { search = "", ...options }: Partial<TransactionListOptions> & { readonly search?: string },
  books = ledger,
): readonly string[] {
  const report = transactionListReport(books, smallPlan, { range: year2025, order: "number", ...options });
  return searchedTransactionList(report, search).vouchers.map(({ series, number }) => `${series} ${number}`);
}

describe("order", () => {
  test.each([
    ["registration", ["B 1", "A 2", "A 1", "A 1500", "A 3", "x 0", "y 0"]],
    ["number", ["A 1", "A 2", "A 3", "A 1500", "B 1", "x 0", "y 0"]],
    ["date", ["x 0", "y 0", "A 2", "B 1", "A 1", "A 1500", "A 3"]],
  ] as const)("%s", (order, expected) => {
    expect(listed({ order }, withSome)).toEqual(expected);
  });
});

test("only vouchers dated in the range", () => {
  expect(listed({ range: { from: isoDate("2025-01-10"), to: isoDate("2025-01-20") } })).toEqual([
    "A 2",
    "B 1",
  ]);
});

test.each([
  ["", ["A 1", "A 2", "A 3", "A 1500", "B 1", "x 0", "y 0"]],
  ["  ", ["A 1", "A 2", "A 3", "A 1500", "B 1", "x 0", "y 0"]],
  ["1930", ["A 1", "A 2", "A 3", "B 1", "x 0"]],
  ["1500", ["A 1500"]],
  ["ost papper", ["A 2"]],
  ["a 2", ["A 2"]],
  ["b1", ["B 1"]],
  ["DUBBLETT", ["A 3"]],
  ["utkast", ["x 0", "y 0"]],
  ["nothing such", []],
])("search %j finds %j", (search, expected) => {
  expect(listed({ search }, withSome)).toEqual(expected);
});

test("vouchers with rows, names and sums without struck rows", () => {
  const report = transactionListReport(withSome, smallPlan, { range: year2025, order: "registration" });
  const [, second, , unknown, adjusted] = report.vouchers;
  expect(second).toMatchObject({
    id: "A-2",
    text: "Papper från Öst",
    date: "2025-01-10",
    regDate: "2025-01-31",
  });
  expect(
    second?.entries.map(({ accountNo, accountName, debit, credit }) => [
      accountNo,
      accountName,
      debit,
      credit,
    ]),
  ).toEqual([
    [4010, "Konto 4010", 2_050, 0],
    [1930, "Konto 1930", 0, 2_050],
  ]);
  expect(unknown?.entries[1]).toMatchObject({ accountNo: 7777, accountName: "" });
  expect(adjusted).toMatchObject({ debit: 500, credit: 500 });
  expect(adjusted).not.toHaveProperty("regDate");
  expect([report.debit, report.credit]).toEqual([6_950, 7_050]);
});

test("LE7: rows of a draft without an account of the chart are left out, as in the ledgers", () => {
  const some = draft("z", "2025-01-05", [
    [1930, 100],
    [0, -100],
    [7777, 7],
    [1930, 1],
  ]);
  const books = withDrafts(
    buildLedger({ fiscalYear: year2025, openingBalances: [], transactions: [] }),
    [some],
    smallPlan,
  );
  const report = transactionListReport(books, smallPlan, { range: year2025, order: "number" });
  expect(report.vouchers[0]?.entries.map(({ id, accountNo }) => [id, accountNo])).toEqual([
    ["draft-z-0", 1930],
    ["draft-z-3", 1930],
  ]);
  expect([report.debit, report.credit]).toEqual([10_100, 0]);
  expect(generalLedger(books, smallPlan, year2025).accounts.map(({ turnover }) => turnover)).toEqual([
    { debit: 10_100, credit: 0 },
  ]);
});

test("a searched list has the sums of what is found, and can be searched again", () => {
  const report = transactionListReport(ledger, smallPlan, { range: year2025, order: "number" });
  for (const search of ["papper", "pap"]) {
    expect(searchedTransactionList(report, search)).toMatchObject({ debit: 2_050, credit: 2_050 });
  }
  expect(searchedTransactionList(report, "påpper").vouchers).toEqual([]);
});
