import { expect, test } from "vitest";
import { newAccount } from "../account-plan/index.ts";
import { isoDate } from "../calendar/index.ts";
import { ore } from "../money/index.ts";
import {
  type BookedChange,
  changedFigures,
  changedReturns,
  FILING_KINDS,
  filingKindText,
  isDeclarable,
  touchedFilings,
} from "./index.ts";
import { touchedFilingsText } from "./touched-filings-text.ts";

const range = (from: string, to: string) => ({ from: isoDate(from), to: isoDate(to) });
const march = range("2026-03-01", "2026-03-31");
const year = range("2026-01-01", "2026-12-31");
const vat = { kind: "vat", period: march, isDeclared: false } as const;

test.each<[Record<string, number>, Record<string, number>, readonly (readonly unknown[])[]]>([
  [{}, {}, []],
  [{ 10: 250 }, { 10: 250 }, []],
  [
    { 10: 250, 49: 250 },
    { 10: 300, 49: 300 },
    [
      ["10", 250, 300],
      ["49", 250, 300],
    ],
  ],
  [{ 48: 10 }, {}, [["48", 10, undefined]]],
  [
    {},
    { "05": -1, 48: 2 },
    [
      ["05", undefined, -1],
      ["48", undefined, 2],
    ],
  ],
  [{ 48: 0, 49: 0 }, { 49: 0 }, []],
  [{ 49: 5 }, { constructor: 0, 49: 5 }, []],
])("FI4: %j against %j", (declared, now, expected) => {
  const changed = changedFigures(declared, now).map(({ code, before, after }) => [code, before, after]);
  expect(changed).toEqual(expected);
});

test("FI5: a file is touched by a change on a day of its period", () => {
  const filings = [vat, { ...vat, kind: "incomeTax", period: year } as const];
  const kinds = (day: string) => touchedFilings(filings, isoDate(day)).map(({ kind }) => kind);
  expect(kinds("2026-03-01")).toEqual(["vat", "incomeTax"]);
  expect(kinds("2026-03-31")).toEqual(["vat", "incomeTax"]);
  expect(kinds("2026-04-01")).toEqual(["incomeTax"]);
  expect(kinds("2025-12-31")).toEqual([]);
});

const bank = newAccount(1930, "Bank");
const rent = { ...newAccount(5010, "Hyra"), sru: 7513 };
const phone = { ...newAccount(6212, "Mobil"), sru: 7513 };
const output = { ...newAccount(2611, "Utgående moms"), taxCode: 10, sru: 7369 };
const debt = { ...newAccount(2650, "Momsskuld"), sru: 7369 };
const goods = { ...newAccount(3108, "Varor till EU"), taxCode: 35 };
const change = (
  rows: readonly (readonly [(typeof bank & { sru?: number }) | undefined, number])[],
  isVatSettlement = false,
): BookedChange => ({
  day: isoDate("2026-03-10"),
  rows: rows.map(([account, kronor]) => ({ account, amount: ore(kronor * 100) })),
  isVatSettlement,
});

test.each<[string, BookedChange, readonly string[]]>([
  ["nothing", change([]), []],
  [
    "rent without VAT",
    change([
      [rent, 100],
      [bank, -100],
    ]),
    ["oss", "incomeTax"],
  ],
  [
    "a move within a field",
    change([
      [rent, 100],
      [phone, -100],
    ]),
    ["oss"],
  ],
  [
    "a sale with VAT",
    change([
      [output, -100],
      [bank, 100],
    ]),
    ["vat", "oss", "incomeTax"],
  ],
  [
    "a settlement",
    change(
      [
        [output, 100],
        [debt, -100],
      ],
      true,
    ),
    ["oss"],
  ],
  [
    "goods to the EU",
    change([
      [goods, -100],
      [bank, 100],
    ]),
    ["vat", "ecSales", "oss", "incomeTax"],
  ],
  [
    "an unknown account",
    change([
      [undefined, -100],
      [bank, 100],
    ]),
    ["vat", "ecSales", "oss", "incomeTax"],
  ],
])("FI5: %s changes what is declared by it, and never a copy of the books", (_, booked, expected) => {
  const filings = FILING_KINDS.map((kind) => ({ kind, period: march, isDeclared: true }));
  expect(changedReturns(filings, [booked]).map(({ kind }) => kind)).toEqual(expected);
  expect(changedReturns(filings, [{ ...booked, day: isoDate("2026-04-01") }])).toEqual([]);
});

const AFTER = "Ändringen gör att böckerna inte längre stämmer med det.";

test.each([
  [[], undefined],
  [[vat], `Redan hämtat som fil: momsdeklaration för mar 2026. ${AFTER}`],
  [[vat, vat, { ...vat, isDeclared: true }], `Redan inlämnat: momsdeklaration för mar 2026. ${AFTER}`],
  [
    [
      { ...vat, isDeclared: true },
      { kind: "ecSales", period: march, isDeclared: true } as const,
      { kind: "sie4", period: year, isDeclared: false } as const,
    ],
    `Redan inlämnat: momsdeklaration för mar 2026, periodisk sammanställning för mar 2026. Redan hämtat som fil: SIE-fil för 2026. ${AFTER}`,
  ],
])("FI5: %j is told", (filings, text) => {
  expect(touchedFilingsText(filings)).toBe(text);
});

test("each kind has a name of its own, and all but a copy of the books are declared by", () => {
  expect(FILING_KINDS.map((kind) => [filingKindText(kind), isDeclarable(kind)])).toEqual([
    ["momsdeklaration", true],
    ["periodisk sammanställning", true],
    ["OSS-deklaration", true],
    ["inkomstdeklaration", true],
    ["SIE-fil", false],
  ]);
});
