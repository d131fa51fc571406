import type { AccountNo } from "@huvudbok/core/account-plan";
import type { ReportHeading, ReportSheet } from "@huvudbok/core/report";

export interface SheetTableProps {
  readonly sheet: ReportSheet;
  readonly heading: ReportHeading;
  /** The ledger of an account. */
  readonly accountHref: (account: AccountNo) => string;
}
