import { type Account, newAccount } from "../account-plan/index.ts";
import { isoDate } from "../calendar/index.ts";
import { buildLedger } from "../ledger/index.ts";
import { opening, transaction, year2025 } from "../ledger/ledger.arbitrary.ts";
import type { VatBooks } from "../vat/index.ts";
import type { RememberedVatNumber } from "./buyer-text.ts";

const CODES: Readonly<Record<number, number>> = { 2611: 10, 3001: 5, 3108: 35, 3109: 38, 3308: 39 };

/** Goods on 3108, triangular trade on 3109, services on 3308. */
export const accounts: ReadonlyMap<string, Account> = new Map(
  [1510, 1930, 2650, ...Object.keys(CODES).map(Number)].map((id) => {
    const taxCode = CODES[id];
    return [String(id), { ...newAccount(id), ...(taxCode === undefined ? {} : { taxCode }) }];
  }),
);

export type Rows = readonly (readonly [account: number, kronor: number])[];
export type Voucher = readonly [date: string, text: string, rows: Rows];

/** The books of 2025, or of other days, with vouchers A 1, A 2 ... in kronor. */
export function booksOf(
  vouchers: readonly Voucher[],
  [from, to] = ["2025-01-01", "2025-12-31"],
  opened: Rows = [],
): VatBooks {
  const ledger = buildLedger({
    fiscalYear: { ...year2025, from: isoDate(from ?? ""), to: isoDate(to ?? "") },
    openingBalances: opening(opened),
    transactions: vouchers.map(([date, text, rows], index) => ({
      ...transaction(`A ${index + 1}`, date, rows),
      text,
    })),
  });
  return { ledger, accounts };
}

export function numbersOf(
  numbers: Readonly<Record<string, string>>,
): ReadonlyMap<string, RememberedVatNumber> {
  return new Map(Object.entries(numbers).map(([id, vatNumber]) => [id, { id, vatNumber }]));
}
