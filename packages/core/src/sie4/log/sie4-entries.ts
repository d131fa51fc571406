import type { IsoDate } from "../../calendar/index.ts";
import type { Ore } from "../../money/index.ts";

/** Series and number of a voucher as in the file; either may be empty. */
export interface Sie4VoucherName {
  readonly series: string;
  readonly number: string;
}

/** What is wrong with an `#RTRANS` (SI3). */
export type ModificationError =
  | "no-transactions-recorded"
  | "next-transaction-not-normal"
  | "different-account"
  | "different-objects"
  | "different-amount"
  | "different-quantity";

/** The text in the file at the place. */
interface Written {
  readonly text: string;
}

interface InRecord {
  readonly label: string;
}

/** From the first to the last, both included. */
export interface NumberRange {
  readonly first: number;
  readonly last: number;
}

interface OnAccount {
  readonly account: string;
}

/** How many entries of a code were left out, and one that is listed. */
interface LeftOut {
  readonly of: string;
  readonly count: number;
}

interface MoreErrors extends LeftOut {
  readonly like: Sie4Error;
}

interface MoreFindings extends LeftOut {
  readonly like: Sie4Finding;
}

interface ErrorDetails {
  "not-sie": unknown;
  "checksum-unfinished": unknown;
  /** `years`: those of the vouchers. */
  "year-missing": { readonly years: readonly number[] };
  "bad-amount": Written;
  "amount-too-large": Written;
  "amount-not-whole-ore": Written;
  "bad-date": Written;
  "bad-number": Written;
  "bad-year": InRecord & Written;
  "year-unreadable": Written;
  "field-missing": InRecord;
  /** The earlier line says something else, and only one of them can be right. */
  "record-contradicts": InRecord & { readonly firstLine: number };
  "rows-on-voucher-line": Sie4VoucherName;
  /** An unknown label where no record must be lost. `meant`: the label that it resembles. */
  "label-unknown": InRecord & { readonly meant?: string };
  /** Records behind the mark of DOS for the end of a text. */
  "records-behind-end": unknown;
  "nul-character": unknown;
  "row-outside-voucher": InRecord;
  /** The file ends inside a field, an object list or a label. */
  "record-unfinished": unknown;
  /** The file ends on `endLine` before the rows of the voucher have begun or ended. */
  "voucher-unfinished": Sie4VoucherName & { readonly endLine: number };
  unbalanced: Sie4VoucherName & { readonly difference: Ore };
  modification: Sie4VoucherName & { readonly reason: ModificationError };
  "repeated-number": Sie4VoucherName & { readonly firstLine: number };
  "date-outside-year": Sie4VoucherName & { readonly date: IsoDate };
  /** `amount`: the opening balance and rows of the account, or else its closing balance or result. */
  "account-undeclared": OnAccount & { readonly amount: Ore };
  /** `isStruck`: only struck rows name the account, and the amount is theirs. */
  "account-unusable": OnAccount & { readonly amount: Ore; readonly isStruck?: boolean };
  "more-errors": MoreErrors;
}

interface FindingDetails {
  "flag-set": unknown;
  "checksum-wrong": { readonly declared: string; readonly computed: number };
  "checksum-without-start": unknown;
  "record-missing": InRecord;
  "format-unknown": Written;
  "type-unknown": Written;
  "damaged-text": Written;
  "rubbish-line": unknown;
  unterminated: unknown;
  "opening-brace-missing": unknown;
  "closing-brace-missing": unknown;
  "field-ignored": InRecord & Written;
  /** Surplus fields: the first of their texts, and how many there are. */
  "fields-extra": InRecord & { readonly texts: readonly string[]; readonly count: number };
  "list-ignored": InRecord;
  "objects-odd": InRecord;
  "stray-mark": InRecord;
  /** Where the `#TRANS` after an `#RTRANS` differs from it. */
  "added-row-differs": Written;
  "labels-unknown": { readonly labels: readonly string[]; readonly hasMore: boolean; readonly count: number };
  "record-repeated": InRecord;
  "line-end-missing": unknown;
  "text-behind-end": unknown;
  /** Left out, since obligatory parts are missing. */
  "record-incomplete": InRecord;
  /** Left out, since the one before it counts. */
  "record-again": InRecord;
  /** Left out: a record of an impossible year. */
  "year-unknown": InRecord & Written;
  "amount-rounded": Written;
  "account-repeated": OnAccount;
  "account-undeclared": OnAccount & InRecord;
  "account-skipped": OnAccount;
  "balance-repeated": OnAccount & InRecord;
  "balance-on-wrong-account": OnAccount & InRecord;
  /** The file has no `#IB 0`. */
  "opening-from-last-year": { readonly count: number };
  "opening-sum": { readonly sum: Ore };
  "opening-differs-from-last-year": OnAccount & { readonly opening: Ore; readonly closing: Ore };
  /** The vouchers lead to other balances than those of the file, on this many accounts. */
  "closing-differs": {
    readonly count: number;
    /** The differences sum to zero, as the rows of whole vouchers do. */
    readonly isBalanced: boolean;
    /** Of the last voucher; undefined for a file without any. */
    readonly lastDate: IsoDate | undefined;
    /** Undefined for a file without its year. */
    readonly yearEnd: IsoDate | undefined;
  };
  /** `stated` undefined: the file has no `#UB` or `#RES` of the account. `computed`: opening balance and rows. */
  "closing-differs-from-rows": OnAccount & { readonly stated: Ore | undefined; readonly computed: Ore };
  /** The file has neither `#UB 0` nor `#RES 0`. */
  "closing-missing": unknown;
  /** Numbers between the first and the last of a series that no voucher has: the first ranges, and how many in all. */
  "numbers-missing": {
    readonly series: string;
    readonly ranges: readonly NumberRange[];
    readonly hasMore: boolean;
    readonly count: number;
  };
  "voucher-empty": Sie4VoucherName;
  "not-ascending": Sie4VoucherName;
  "number-assigned": { readonly series: string; readonly number: number };
  "series-assigned": { readonly series: string; readonly count: number };
  "more-findings": MoreFindings;
}

/** `line`: where in the file, from 1; 0 means the file as a whole. */
interface LogEntry<Code> {
  readonly code: Code;
  readonly line: number;
}

export type Sie4ErrorCode = keyof ErrorDetails;
export type Sie4FindingCode = keyof FindingDetails;

/** What blocks the import of a file. */
export type Sie4Error<Code extends Sie4ErrorCode = Sie4ErrorCode> = {
  [Each in Code]: LogEntry<Each> & ErrorDetails[Each];
}[Code];

/** What a reader should know about a file and that blocks nothing. */
export type Sie4Finding<Code extends Sie4FindingCode = Sie4FindingCode> = {
  [Each in Code]: LogEntry<Each> & FindingDetails[Each];
}[Code];
