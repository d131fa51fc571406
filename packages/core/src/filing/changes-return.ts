import type { Account } from "../account-plan/index.ts";
import type { IsoDate } from "../calendar/index.ts";
import { type Ore, sumOre, ZERO_ORE } from "../money/index.ts";
import type { FilingKind } from "./filing-kind.ts";

/** What is about to be booked on a day. */
export interface BookedChange {
  readonly day: IsoDate;
  /** Debit positive. An account that the chart lacks may be in any field. */
  readonly rows: readonly { readonly account: Account | undefined; readonly amount: Ore }[];
  /** It moves the VAT of a period to 2650 or 1650, which no box of a return has. */
  readonly isVatSettlement: boolean;
}

const EC_SALES_CODES: ReadonlySet<number | undefined> = new Set([35, 38, 39]);

/**
 * Whether what is booked changes what a file of the kind declares (FI5): the fields of its accounts, summed, do not stay as
 * they are. A copy of the books declares nothing.
 */
export function changesReturn(kind: FilingKind, change: BookedChange): boolean {
  return CHANGES[kind](change);
}

const CHANGES: Readonly<Record<FilingKind, (change: BookedChange) => boolean>> = {
  vat: ({ rows, isVatSettlement }) => !isVatSettlement && movesCode(rows, ({ taxCode }) => taxCode),
  ecSales: ({ rows }) =>
    movesCode(rows, ({ taxCode }) => (EC_SALES_CODES.has(taxCode) ? taxCode : undefined)),
  oss: ({ rows }) => rows.some(({ amount }) => amount !== 0),
  // What has no field is to have one before there is a return.
  incomeTax: ({ rows }) => movesCode(rows, ({ id, sru }) => sru ?? 0 - id),
  sie4: () => false,
};

function movesCode(rows: BookedChange["rows"], codeOf: (account: Account) => number | undefined): boolean {
  const sums = new Map<number, Ore>();
  for (const { account, amount } of rows) {
    const code = account === undefined ? UNKNOWN : codeOf(account);
    if (code !== undefined) sums.set(code, sumOre([sums.get(code) ?? ZERO_ORE, amount]));
  }
  return [...sums.values()].some((sum) => sum !== 0);
}

/** The code of accounts that the chart lacks. */
const UNKNOWN = -1;
