import type { IsoDate } from "../calendar/index.ts";
import type { Ore } from "../money/index.ts";

/** Where in the file a problem stands. Lines are 1-based; 0 stands for the file as a whole. */
interface AtLine {
  readonly line: number;
}

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

/** What blocks the import of a file. */
export type Sie4Error = AtLine &
  (
    | { readonly code: "not-sie" }
    | { readonly code: "checksum-unfinished" }
    | { readonly code: "year-missing" }
    | { readonly code: "bad-amount"; readonly text: string }
    | { readonly code: "amount-too-large"; readonly text: string }
    | { readonly code: "amount-not-whole-ore"; readonly text: string }
    | { readonly code: "bad-date"; readonly text: string }
    | { readonly code: "bad-number"; readonly text: string }
    | { readonly code: "field-missing"; readonly label: string }
    | { readonly code: "row-outside-voucher"; readonly label: string }
    | ({ readonly code: "voucher-unfinished" } & VoucherName)
    | ({ readonly code: "unbalanced"; readonly difference: Ore } & VoucherName)
    | ({ readonly code: "modification"; readonly fault: ModificationFault } & VoucherName)
    | ({ readonly code: "repeated-number"; readonly firstLine: number } & VoucherName)
    | ({ readonly code: "date-outside-year"; readonly date: IsoDate } & VoucherName)
    | { readonly code: "account-undeclared"; readonly account: string; readonly amount: Ore }
    | { readonly code: "account-unusable"; readonly account: string; readonly amount: Ore }
    | { readonly code: "more-errors"; readonly of: string; readonly count: number }
  );

/** What a reader should know about a file and that blocks nothing. */
export type Sie4Finding = AtLine &
  (
    | { readonly code: "flag-set" }
    | { readonly code: "checksum-wrong"; readonly declared: string; readonly computed: number }
    | { readonly code: "checksum-without-start" }
    | { readonly code: "record-missing"; readonly label: string }
    | { readonly code: "format-unknown"; readonly text: string }
    | { readonly code: "type-unknown"; readonly text: string }
    | { readonly code: "damaged-text"; readonly text: string }
    | { readonly code: "rubbish-line" }
    | { readonly code: "unterminated" }
    | { readonly code: "opening-brace-missing" }
    | { readonly code: "closing-brace-missing" }
    | { readonly code: "field-ignored"; readonly label: string; readonly text: string }
    | { readonly code: "record-ignored"; readonly label: string }
    | { readonly code: "amount-rounded"; readonly text: string }
    | { readonly code: "account-repeated"; readonly account: string }
    | { readonly code: "account-not-numeric"; readonly account: string }
    | { readonly code: "account-undeclared"; readonly account: string; readonly label: string }
    | { readonly code: "account-skipped"; readonly account: string }
    | { readonly code: "balance-repeated"; readonly label: string; readonly account: string }
    | { readonly code: "balance-on-wrong-account"; readonly label: string; readonly account: string }
    | { readonly code: "opening-sum"; readonly sum: Ore }
    | { readonly code: "opening-differs-from-last-year"; readonly account: string; readonly difference: Ore }
    | { readonly code: "closing-differs-from-rows"; readonly account: string; readonly difference: Ore }
    | ({ readonly code: "voucher-empty" } & VoucherName)
    | ({ readonly code: "not-ascending" } & VoucherName)
    | { readonly code: "number-assigned"; readonly series: string; readonly number: number }
    | { readonly code: "series-assigned"; readonly series: string; readonly count: number }
    | { readonly code: "more-findings"; readonly of: string; readonly count: number }
  );
