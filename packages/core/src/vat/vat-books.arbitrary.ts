import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod/mini";
import { type Account, newAccount } from "../account-plan/index.ts";
import { type DateRange, isoDate } from "../calendar/index.ts";
import { buildLedger } from "../ledger/index.ts";
import { opening, transaction, year2025 } from "../ledger/ledger.arbitrary.ts";
import type { VatBooks } from "./vat-moves.ts";
import { reportRows, type VatReport, vatReport } from "./vat-report.ts";
import type { VatReportRow } from "./vat-report-row.ts";
import type { VatReturnBox } from "./vat-return-box.ts";

const published = z.object({
  boxes: z.array(
    z.object({
      box: z.int(),
      section: z.string(),
      sectionName: z.string(),
      name: z.string(),
      xmlElement: z.string(),
      xmlOrder: z.int(),
      kind: z.enum(["base", "vat", "result"]),
      rate: z.optional(z.int()),
      multiplier: z.int(),
    }),
  ),
});

const file = join(import.meta.dirname, "../../../resources/public/vat-codes.json");

/** The boxes as they are published. */
export const boxes: readonly VatReturnBox[] = z.parse(
  published,
  JSON.parse(readFileSync(file, "utf8")),
).boxes;

/** The tax codes of the accounts of the tests; those that are not here have none. */
const CODES: Readonly<Record<number, number>> = {
  2611: 10,
  2614: 30,
  2615: 60,
  2621: 11,
  2624: 31,
  2631: 12,
  2641: 48,
  2645: 48,
  2660: 10,
  3001: 5,
  3002: 5,
  3003: 5,
  3108: 35,
  3004: 42,
  3305: 40,
  3308: 39,
  4515: 20,
  4545: 50,
  5999: 99,
};
const PLAIN = [1510, 1650, 1930, 2081, 2440, 2617, 2650, 3106, 3740, 4010];

/** A chart with an account of every kind; 5999 has a tax code that is no box. */
export const chart: ReadonlyMap<string, Account> = new Map(
  [...PLAIN, ...Object.keys(CODES).map(Number)].map((id) => {
    const taxCode = CODES[id];
    return [String(id), { ...newAccount(id), ...(taxCode === undefined ? {} : { taxCode }) }];
  }),
);

export type Rows = readonly (readonly [number, number])[];
export type Voucher = readonly [date: string, rows: Rows];

/** A sale with this VAT at 25 percent, in kronor, paid to the bank. */
export const sale = (date: string, vat: number, account = 2611): Voucher => [
  date,
  [
    [1930, vat * 5],
    [3001, vat * -4],
    [account, -vat],
  ],
];

/** A settlement of this VAT, in kronor. */
export const settle = (date: string, vat: number, account = 2611): Voucher => [
  date,
  [
    [account, vat],
    [2650, -vat],
  ],
];

export const range = (from: string, to: string): DateRange => ({ from: isoDate(from), to: isoDate(to) });

/** The books of the days of a range: vouchers and opening balances in kronor. */
export function booksOf(
  [from, to]: readonly [string, string],
  vouchers: readonly Voucher[],
  opened: Rows = [],
  accounts = chart,
): VatBooks {
  const ledger = buildLedger({
    fiscalYear: { ...year2025, ...range(from, to) },
    openingBalances: opening(opened),
    transactions: vouchers.map(([date, rows], index) => transaction(`A ${index + 1}`, date, rows)),
  });
  return { ledger, accounts };
}

/** The report of days of one or two years. */
export function reportOf(
  years: readonly VatBooks[],
  period: readonly [string, string],
  isNil = false,
): VatReport {
  return vatReport({ years, period: range(...period), boxes, isNil });
}

/** The row of a box. */
export function rowOf(report: Pick<VatReport, "sections">, box: number): VatReportRow {
  const row = reportRows(report).find((each) => each.box.box === box);
  if (row === undefined) throw new Error(`no box ${box}`);
  return row;
}

/** The boxes that have an amount, and box 49, in kronor. */
export function wholeKronorOf(report: Pick<VatReport, "sections">): Readonly<Record<number, number>> {
  const rows = reportRows(report).filter(({ box, whole }) => box.box === 49 || whole !== 0);
  return Object.fromEntries(rows.map(({ box, whole }) => [box.box, whole / 100]));
}

export const Q1 = ["2025-01-01", "2025-03-31"] as const;
export const Q2 = ["2025-04-01", "2025-06-30"] as const;
export const YEAR = ["2025-01-01", "2025-12-31"] as const;

/** A quarter with sales at every rate and a purchase: what is booked, and what the file says of it. */
export const quarter: readonly Voucher[] = [
  [
    "2025-01-15",
    [
      [3001, -100_000.4],
      [2611, -25_000.1],
      [1930, 125_000.5],
    ],
  ],
  [
    "2025-02-15",
    [
      [3002, -5000],
      [2621, -600],
      [1930, 5600],
    ],
  ],
  [
    "2025-03-15",
    [
      [3003, -1000],
      [2631, -60],
      [1930, 1060],
    ],
  ],
  [
    "2025-03-31",
    [
      [4010, 49_382.68],
      [2641, 12_345.67],
      [1930, -61_728.35],
    ],
  ],
];

/** Its settlement. */
export const settledQuarter: Rows = [
  [2611, 25_000.1],
  [2621, 600],
  [2631, 60],
  [2641, -12_345.67],
  [3740, 0.57],
  [2650, -13_315],
];
