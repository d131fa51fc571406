import type { IsoDate } from "../calendar/index.ts";
import type { Ore } from "../money/index.ts";

/** A voucher named as its file names it; either may be empty there. */
export interface VoucherName {
  readonly series: string;
  readonly number: string;
}

/** What is wrong with an `#RTRANS` (specification 3 §9, 'Modification post noted but ...'). */
export type ModificationFault =
  | "no-transactions-recorded"
  | "next-transaction-not-normal"
  | "different-account"
  | "different-objects"
  | "different-amount"
  | "different-quantity";

/** What the file itself says at the place. */
interface Written {
  readonly text: string;
}

interface InRecord {
  readonly label: string;
}

interface OnAccount {
  readonly account: string;
}

/** How many more of a kind were found than are told one by one, and one that was told. */
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
  "year-missing": unknown;
  "bad-amount": Written;
  "amount-too-large": Written;
  "amount-not-whole-ore": Written;
  "bad-date": Written;
  "bad-number": Written;
  "bad-year": InRecord & Written;
  "year-unreadable": Written;
  "field-missing": InRecord;
  /** The line before says something else, and only one of them can be true. */
  "record-contradicts": InRecord & { readonly firstLine: number };
  "rows-on-voucher-line": VoucherName;
  /** A label that is none, where a record must not be lost. `meant`: the label that it looks like. */
  "label-unknown": InRecord & { readonly meant?: string };
  /** Records behind the mark of DOS for the end of a text. */
  "records-behind-end": unknown;
  "nul-character": unknown;
  "row-outside-voucher": InRecord;
  "voucher-unfinished": VoucherName;
  unbalanced: VoucherName & { readonly difference: Ore };
  modification: VoucherName & { readonly fault: ModificationFault };
  "repeated-number": VoucherName & { readonly firstLine: number };
  "date-outside-year": VoucherName & { readonly date: IsoDate };
  /** `amount`: the opening balance and rows of the account, or else its closing balance or result. */
  "account-undeclared": OnAccount & { readonly amount: Ore };
  "account-unusable": OnAccount & { readonly amount: Ore };
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
  "field-extra": InRecord & Written;
  "fields-left-out": InRecord & { readonly count: number };
  "list-ignored": InRecord;
  "objects-odd": InRecord;
  "stray-mark": InRecord;
  /** What the `#TRANS` behind an `#RTRANS` says otherwise than that one. */
  "added-row-differs": Written;
  "labels-unknown": { readonly labels: readonly string[]; readonly hasMore: boolean; readonly count: number };
  "record-repeated": InRecord;
  "line-end-missing": unknown;
  "text-behind-end": unknown;
  "record-ignored": InRecord;
  "amount-rounded": Written;
  "account-repeated": OnAccount;
  "account-not-numeric": OnAccount;
  "account-undeclared": OnAccount & InRecord;
  "account-skipped": OnAccount;
  "balance-repeated": OnAccount & InRecord;
  "balance-on-wrong-account": OnAccount & InRecord;
  /** The file has no `#IB 0`. */
  "opening-from-last-year": { readonly count: number };
  "opening-sum": { readonly sum: Ore };
  "opening-differs-from-last-year": OnAccount & { readonly difference: Ore };
  "closing-differs-from-rows": OnAccount & { readonly difference: Ore };
  "voucher-empty": VoucherName;
  "not-ascending": VoucherName;
  "number-assigned": { readonly series: string; readonly number: number };
  "series-assigned": { readonly series: string; readonly count: number };
  "more-findings": MoreFindings;
}

/** Where in the file a problem stands, 1-based; 0 stands for the file as a whole. */
interface Problem<Code> {
  readonly code: Code;
  readonly line: number;
}

export type Sie4ErrorCode = keyof ErrorDetails;
export type Sie4FindingCode = keyof FindingDetails;

/** What blocks the import of a file. */
export type Sie4Error<Code extends Sie4ErrorCode = Sie4ErrorCode> = {
  [Each in Code]: Problem<Each> & ErrorDetails[Each];
}[Code];

/** What a reader should know about a file and that blocks nothing. */
export type Sie4Finding<Code extends Sie4FindingCode = Sie4FindingCode> = {
  [Each in Code]: Problem<Each> & FindingDetails[Each];
}[Code];
