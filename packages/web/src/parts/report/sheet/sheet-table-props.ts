import type { AccountNo } from "@huvudbok/core/account-plan";
import type { ReportHeading, ReportSheet } from "@huvudbok/core/report";

export interface SheetTableProps {
  readonly sheet: ReportSheet;
  readonly heading: ReportHeading;
  /** The row to show, of a long list; another one as soon as it is another object. */
  readonly focused?: { readonly id: string } | undefined;
  /** The ledger of an account. */
  readonly accountHref: (account: AccountNo) => string;
}
