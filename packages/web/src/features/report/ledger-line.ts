import type { AccountNo } from "@huvudbok/core/account-plan";
import type { IsoDate } from "@huvudbok/core/calendar";
import type { Ore } from "@huvudbok/core/money";
import type { AccountLedgerRow, VoucherEntry } from "@huvudbok/core/report";

/** One line of a ledger as it is drawn, from top to bottom. */
export type LedgerLine =
  | { readonly kind: "account"; readonly id: string; readonly accountNo: AccountNo; readonly name: string }
  | { readonly kind: "opening"; readonly id: string; readonly date: IsoDate; readonly balance: Ore }
  | { readonly kind: "row"; readonly id: string; readonly row: AccountLedgerRow }
  | { readonly kind: "detail"; readonly id: string; readonly entry: VoucherEntry }
  | { readonly kind: "turnover"; readonly id: string; readonly debit: Ore; readonly credit: Ore }
  | { readonly kind: "closing"; readonly id: string; readonly date: IsoDate; readonly balance: Ore };
