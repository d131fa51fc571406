import type { Account } from "../account-plan/index.ts";
import { newAccount } from "../account-plan/index.ts";
import { isoDate } from "../calendar/index.ts";
import type { CompanyType } from "../company/index.ts";
import { buildLedger } from "../ledger/index.ts";
import { opening, smallPlan, transaction, year2025 } from "../ledger/ledger.arbitrary.ts";
import type { Transaction } from "../transaction/index.ts";
import type { ClosingBooks } from "./closing-books.ts";

export type Rows = readonly (readonly [account: number, kronor: number])[];

const NUMBERS = [
  1220, 1229, 1650, 1930, 2010, 2011, 2013, 2018, 2019, 2067, 2068, 2069, 2081, 2091, 2098, 2099, 2512, 2611,
  2617, 2641, 2650, 2898, 3001, 5010, 6000, 7830, 8910, 8999, 9100,
];
/** The boxes of the accounts of VAT; 2617 has none. */
const TAX_CODES: Readonly<Record<number, number>> = { 2611: 10, 2641: 48, 3001: 5 };

/** A chart with the accounts of every legal form, or without some of them, and with other boxes. */
export function closingPlan(
  without: readonly number[] = [],
  taxCodes: typeof TAX_CODES = {},
): ClosingBooks["plan"] {
  const accounts2 = NUMBERS.filter((number) => !without.includes(number)).map((number): Account => {
    const taxCode = taxCodes[number] ?? TAX_CODES[number];
    return { ...newAccount(number, `Konto ${number}`), ...(taxCode === undefined ? {} : { taxCode }) };
  });
  const everywhere = (accounts: readonly string[]) => ({ name: "Allt", items: [{ name: "Allt", accounts }] });
  return {
    ...smallPlan,
    accounts2,
    balanceReportStructure: everywhere(["1", "2"]),
    resultReportStructure: everywhere(["3", "4", "5", "6", "7", "8", "9"]),
  };
}

interface MadeBooks extends Partial<Omit<ClosingBooks, "companyType">> {
  readonly type?: CompanyType;
  readonly opening?: Rows;
  /** Vouchers as [date, rows]. */
  readonly vouchers?: readonly (readonly [date: string, rows: Rows])[];
  readonly transactions?: readonly Transaction[];
}

/** The books of 2025, closed on 15 January 2026 if nothing else is said. */
export function closingBooks(made: MadeBooks = {}): ClosingBooks {
  const { type = "AB", opening: opened = [], vouchers = [], transactions = [], ...rest } = made;
  const booked = vouchers.map(([date, rows], index) => transaction(`A ${index + 1}`, date, rows));
  return {
    companyType: type,
    ledger: buildLedger({
      fiscalYear: year2025,
      openingBalances: opening(opened),
      transactions: [...booked, ...transactions],
    }),
    plan: closingPlan(),
    drafts: [],
    previous: { state: "none" },
    assetLists: [],
    statementTotals: new Map(),
    today: isoDate("2026-01-15"),
    ...rest,
  };
}
