import type { AccountNo } from "./account-no.ts";

/** The kind of account, as in SIE 5 (AP4). */
export const ACCOUNT_TYPES = ["asset", "liability", "equity", "income", "cost", "statistics"] as const;
export type AccountType = (typeof ACCOUNT_TYPES)[number];

/** The most characters of an account's name. */
export const LONGEST_ACCOUNT_NAME = 400;

/** Codes of the fields in the income tax return. */
export const SRU_CODES = { first: 1000, last: 9999 } as const;

export function isSruCode(code: number): boolean {
  return Number.isInteger(code) && code >= SRU_CODES.first && code <= SRU_CODES.last;
}

export interface Account {
  readonly id: AccountNo;
  readonly name: string;
  readonly type: AccountType;
  /** Code of the field in the income tax return. */
  readonly sru?: number;
  readonly active: boolean;
  /** Box of the VAT return that the account belongs to: 5, 10, 48 ... */
  readonly taxCode?: number;
}

/**
 * One line of a report structure: a group (`items`), a leaf (`accounts`, strings of 1 to 4 digits of which the longest
 * match wins), or a summary line (`isSummary`: the sum of every account row above it). `skipTotal` leaves out the
 * group's own S:a line (RE5).
 */
export interface ReportStructureItem {
  readonly name: string;
  readonly description?: string;
  readonly isSummary?: boolean;
  readonly skipTotal?: boolean;
  readonly accounts?: readonly string[];
  readonly items?: readonly ReportStructureItem[];
}

export interface ReportStructure {
  readonly name: string;
  readonly items: readonly ReportStructureItem[];
}

/** The chart of accounts of one fiscal year with the structures of its two reports. */
export interface AccountPlan {
  readonly name: string;
  readonly accounts2: readonly Account[];
  readonly balanceReportStructure?: ReportStructure;
  readonly resultReportStructure?: ReportStructure;
}
