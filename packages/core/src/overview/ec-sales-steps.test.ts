import { expect, test } from "vitest";
import { isoDate } from "../calendar/index.ts";
import { booksOf, type Voucher } from "../ec-sales/ec-sales.arbitrary.ts";
import type { RecordedFiles } from "../filing/index.ts";
import { buildLedger, transactionsOf } from "../ledger/index.ts";
import type { Transaction } from "../transaction/index.ts";
import type { VatBooks } from "../vat/index.ts";
import { filingSteps } from "./filing-steps.ts";

const sale = (date: string, text: string, kronor: number, account = 3308): Voucher => [
  date,
  text,
  [
    [1510, kronor],
    [account, -kronor],
  ],
];

/** The books, of which these vouchers correct A 1. */
function correcting(books: VatBooks, ...numbers: readonly number[]): VatBooks {
  const { fiscalYear } = books.ledger;
  const corrects = { fiscalYearId: fiscalYear.id, series: "A", number: 1 };
  const transactions = transactionsOf(books.ledger).map((each) => {
    const linked: Transaction = numbers.includes(each.number) ? { ...each, corrects } : each;
    return linked;
  });
  return { ...books, ledger: buildLedger({ fiscalYear, openingBalances: [], transactions }) };
}

function listsOn(today: string, books: VatBooks, ...filings: readonly RecordedFiles[]) {
  const vat = { choice: { type: "year", isAssumed: true }, periods: [] } as const;
  return filingSteps({ years: [books], companyType: "E", vat, filings, today: isoDate(today) })
    .filter(({ code }) => code === "ec-sales")
    .map(({ text }) => text.title);
}

const QUARTER = ["Periodisk sammanställning januari–mars"];

test.each([
  ["a sale that was moved to another account", ["Faktura XI Ltd", "Rättelse av A 1: Faktura XI Ltd"], []],
  ["one whose text names nobody", ["1042", "Rättelse av A 1: 1042"], []],
  ["one that was credited under the same text", ["Faktura 7 XI Ltd", "Faktura 8 XI Ltd"], []],
  ["one that another buyer was credited for", ["Faktura XI Ltd", "Faktura Müller"], QUARTER],
] as const)("OV10: of %s, %#", (_name, [sold, taken], titles) => {
  const books = booksOf([
    sale("2025-03-10", sold, 500),
    sale("2025-03-10", taken, -500),
    sale("2025-03-10", sold, 500, 3001),
  ]);
  const linked = taken.startsWith("Rättelse") ? correcting(books, 2, 3) : books;
  expect(listsOn("2025-05-20", linked)).toEqual(titles);
});

test("OV10: goods that were taken back wait in each of the months that they are in, and no other", () => {
  const books = booksOf([
    sale("2025-01-10", "Faktura XI Ltd", 500, 3108),
    sale("2025-01-20", "Faktura XI Ltd", -500, 3108),
    sale("2025-02-10", "Faktura XI Ltd", 500, 3108),
    sale("2025-03-10", "Faktura XI Ltd", -500, 3108),
  ]);
  const months = ["februari", "mars"].map((month) => `Periodisk sammanställning ${month}`);
  expect(listsOn("2025-05-20", books)).toEqual(months);
});

test("OV10: what comes to less than a krona is no amount of a list", () => {
  const books = booksOf([
    sale("2025-03-10", "Faktura XI Ltd", 500),
    sale("2025-03-11", "Faktura XI Ltd", -499.5),
  ]);
  expect(listsOn("2025-05-20", books)).toEqual([]);
});

test("OV10: a list that was made of the amounts before waits to be corrected", () => {
  const books = booksOf([
    sale("2025-03-10", "Faktura XI Ltd", 500),
    sale("2025-03-11", "Faktura XI Ltd", -500),
  ]);
  const made = (from: string, to: string, figures: RecordedFiles["figures"]): RecordedFiles => {
    const period = { from: isoDate(from), to: isoDate(to) };
    return { kind: "ecSales", period, isDeclared: false, files: [{ name: "ps.txt" }], figures };
  };
  const [from, to] = ["2025-01-01", "2025-03-31"];
  expect(listsOn("2025-05-20", books, made(from, to, { 39: 500 }))).toEqual(QUARTER);
  expect(listsOn("2025-05-20", books, made(from, to, undefined))).toEqual(QUARTER);
  // A list of nothing is the correction; that of another period is not of this one.
  expect(listsOn("2025-05-20", books, made(from, to, { 35: 0, 38: 0, 39: 0 }))).toEqual([]);
  expect(listsOn("2025-05-20", books, made("2025-04-01", "2025-06-30", { 39: 500 }))).toEqual([]);
  expect(listsOn("2025-05-20", books, { ...made(from, to, { 39: 500 }), isDeclared: true })).toEqual([]);
});
