import { describe, expect, test } from "vitest";
import { type DateRange, isoDate } from "../calendar/index.ts";
import { booksOf, type Voucher } from "../ec-sales/ec-sales.arbitrary.ts";
import type { FilingFigures, RecordedFiles } from "../filing/index.ts";
import type { FiscalYear } from "../fiscal-year/index.ts";
import { boxes } from "../vat/vat-books.arbitrary.ts";
import { changedEcSalesLists, changedIncomeTaxReturn, changedVatReturns } from "./changed-returns.ts";
import { nextStepText } from "./next-step-text.ts";

const sale = (date: string, net: number): Voucher => [
  date,
  "Kontant",
  [
    [1930, net * 1.25],
    [3001, -net],
    [2611, -net / 4],
  ],
];
const YEAR_2025 = booksOf([sale("2025-02-10", 400), sale("2025-12-10", 800)]);
const YEAR_2026 = booksOf([sale("2026-02-10", 1200)], ["2026-01-01", "2026-12-31"]);

const range = (from: string, to: string): DateRange => ({ from: isoDate(from), to: isoDate(to) });
const Q1 = range("2025-01-01", "2025-03-31");
const AS_BOOKED = { "05": 400, 10: 100, 49: 100 };

function filed(
  period: DateRange,
  figures: FilingFigures | undefined,
  given: Partial<RecordedFiles> = {},
): RecordedFiles {
  const files = [{ name: "INFO.SRU" }, { name: "BLANKETTER.SRU" }];
  return { kind: "vat", period, isDeclared: true, files, figures, ...given };
}

function changed(filings: readonly RecordedFiles[], earlier: readonly FiscalYear[] = []): readonly string[] {
  const years = [YEAR_2025, YEAR_2026];
  const stored = [...earlier, ...years.map(({ ledger }) => ledger.fiscalYear)];
  const steps = changedVatReturns({ years, stored, filings, boxes });
  return steps.map((step) => `${step.year.from.slice(0, 4)} ${nextStepText(step).title}`);
}

test("OV16: a VAT return that was handed in waits while its boxes are others in the books", () => {
  const years = [YEAR_2025, YEAR_2026];
  const stored = years.map(({ ledger }) => ledger.fiscalYear);
  const filings = [filed(Q1, { "05": 400, 10: 100, 48: 20, 49: 80 })];
  const [step, ...others] = changedVatReturns({ years, stored, filings, boxes });
  expect(others).toEqual([]);
  expect(step).toEqual({
    code: "changed-vat-return",
    type: "quarter",
    period: Q1,
    year: YEAR_2025.ledger.fiscalYear,
    text: {
      title: "Momsdeklarationen för januari–mars stämmer inte längre med böckerna",
      detail: "Böckerna har ändrats sedan filen lämnades in",
    },
  });
});

test("OV16: what agrees, was not handed in, or has no known figures does not wait", () => {
  expect(changed([filed(Q1, AS_BOOKED)])).toEqual([]);
  expect(changed([filed(Q1, { 49: 1 }, { isDeclared: false })])).toEqual([]);
  expect(changed([filed(Q1, { 35: 1 }, { kind: "ecSales" })])).toEqual([]);
  expect(changed([filed(Q1, undefined)])).toEqual([]);
});

test("OV16: of a period that was handed in twice the last return counts, whichever way", () => {
  expect(changed([filed(Q1, AS_BOOKED), filed(Q1, { 49: 1 })])).toEqual([]);
  expect(changed([filed(Q1, { 49: 1 }), filed(Q1, AS_BOOKED)])).toHaveLength(1);
  expect(changed([filed(Q1, { 49: 1 }), filed(Q1, { 49: 2 })])).toHaveLength(1);
});

test("OV16: the returns of each year, whole years and months too, in their order", () => {
  const filings = [
    filed(range("2025-12-01", "2025-12-31"), { 49: 1 }),
    filed(range("2026-02-01", "2026-02-28"), { 49: 1 }),
    filed(range("2025-01-01", "2025-12-31"), { 49: 1 }),
  ];
  const says = (what: string) => `Momsdeklarationen för ${what} stämmer inte längre med böckerna`;
  expect(changed(filings)).toEqual([
    `2025 ${says("2025")}`,
    `2025 ${says("december")}`,
    `2026 ${says("februari")}`,
  ]);
});

test("OV14: the periods of a broken year are told with their calendar year, which the words alone do not say", () => {
  const years = [booksOf([], ["2025-09-01", "2026-08-31"])];
  const filings = [range("2025-07-01", "2025-09-30"), range("2026-07-01", "2026-09-30")].map((period) =>
    filed(period, { 49: 1 }),
  );
  const stored = years.map(({ ledger }) => ledger.fiscalYear);
  expect(changedVatReturns({ years, stored, filings, boxes }).map(({ text }) => text.title)).toEqual([
    "Momsdeklarationen för juli–september 2025 stämmer inte längre med böckerna",
    "Momsdeklarationen för juli–september 2026 stämmer inte längre med böckerna",
  ]);
});

test("OV16: a period that no page has, or that books which are not here share, is not compared", () => {
  expect(changed([filed(range("2025-05-01", "2026-04-30"), { 49: 1 })])).toEqual([]);
  expect(changed([filed(range("2024-01-01", "2024-03-31"), { 49: 1 })])).toEqual([]);
  const { fiscalYear } = YEAR_2025.ledger;
  const broken = { ...fiscalYear, ...range("2024-02-01", "2025-01-31") };
  expect(changed([filed(Q1, { 49: 1 })], [broken])).toEqual([]);
});

test("OV16: an income tax return that was handed in waits while its fields are others", () => {
  const { fiscalYear } = YEAR_2025.ledger;
  const handedIn = filed(fiscalYear, { 7410: 1200 }, { kind: "incomeTax" });
  const half = { ...handedIn, files: [{ name: "INFO.SRU" }] };
  expect(changedIncomeTaxReturn([handedIn], fiscalYear, "INK2", { 7410: 1300 })).toEqual([
    {
      code: "changed-income-tax-return",
      form: "INK2",
      year: fiscalYear,
      text: {
        title: "Inkomstdeklarationen för 2025 stämmer inte längre med böckerna",
        detail: "Böckerna har ändrats sedan filen lämnades in",
      },
    },
  ]);
  expect(changedIncomeTaxReturn([handedIn], fiscalYear, "INK2", { 7410: 1200, 7411: 0 })).toEqual([]);
  expect(changedIncomeTaxReturn([handedIn], fiscalYear, "INK2", undefined)).toEqual([]);
  expect(changedIncomeTaxReturn([half], fiscalYear, "INK2", { 7410: 1300 })).toEqual([]);
});

describe("OV16: an EC sales list that was handed in", () => {
  const list = (period: DateRange, figures: FilingFigures, given: Partial<RecordedFiles> = {}) =>
    filed(period, figures, { kind: "ecSales", ...given });
  const service = (date: string, kronor: number): Voucher => [
    date,
    "Faktura Müller",
    [
      [1510, kronor],
      [3308, -kronor],
    ],
  ];
  const books = booksOf([service("2025-02-10", 500), service("2025-03-10", 300.75)]);
  const titles = (
    filings: readonly RecordedFiles[],
    stored: readonly FiscalYear[] = [books.ledger.fiscalYear],
  ) => changedEcSalesLists({ years: [books], stored, filings }).map((step) => nextStepText(step).title);
  const TOLD = ["Den periodiska sammanställningen för januari–mars stämmer inte längre med böckerna"];

  test.each<[string, readonly RecordedFiles[], readonly string[]]>([
    ["that agrees, buyers and all", [list(Q1, { 39: 800, "DE123456789-39": 800 })], []],
    ["that has another amount", [list(Q1, { 39: 900, "DE123456789-39": 900 })], TOLD],
    ["that has it in another box", [list(Q1, { 35: 800 })], TOLD],
    ["that was only saved", [list(Q1, { 39: 900 }, { isDeclared: false })], []],
    ["whose figures are not known", [filed(Q1, undefined, { kind: "ecSales" })], []],
    ["that a later one corrects", [list(Q1, { 39: 800 }), list(Q1, { 39: 900 })], []],
    ["of a VAT return", [filed(Q1, { 39: 900 })], []],
    [
      "of a month that has nothing any more",
      [list(range("2025-01-01", "2025-01-31"), { 39: 50 })],
      ["Den periodiska sammanställningen för januari stämmer inte längre med böckerna"],
    ],
  ])("%s", (_name, filings, expected) => {
    expect(titles(filings)).toEqual(expected);
  });

  test("leads to its page, and is not told of where a year is not loaded", () => {
    const filings = [list(Q1, { 39: 900 })];
    const [step] = changedEcSalesLists({ years: [books], stored: [], filings });
    expect(step).toMatchObject({ code: "changed-ec-sales", period: Q1, year: books.ledger.fiscalYear });
    expect(
      titles(filings, [{ ...YEAR_2026.ledger.fiscalYear, ...range("2025-03-01", "2025-03-31") }]),
    ).toEqual([]);
    expect(changedEcSalesLists({ years: [], stored: [], filings })).toEqual([]);
  });
});
