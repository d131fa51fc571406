import type { Account } from "@huvudbok/core/account-plan";
import type {
  AccountVat,
  MoneyDirection,
  Transaction,
  TransactionError,
  VatRate,
} from "@huvudbok/core/transaction";
import type { AccountSuggestion } from "../../../ui/account/account-option.tsx";
import type { BalancingRow } from "../form/balancing-row.ts";
import type { EntryRow } from "../form/entry-rows.ts";
import type { EntryStore } from "../form/entry-store.ts";
import type { VatRefusal } from "../vat/use-vat-split.ts";

/** What the rows of the form need, in advanced mode and in simple mode. */
export interface EntryFields {
  readonly store: EntryStore;
  readonly rows: readonly EntryRow[];
  /** The direction of the money, when a person has chosen it in the simple mode. */
  readonly direction: MoneyDirection | undefined;
  readonly accounts: ReadonlyMap<number, Account>;
  readonly suggest: (query: string) => readonly AccountSuggestion[];
  /** What stands in grey in the empty row: account and amount. */
  readonly balancing: BalancingRow | undefined;
  /** Fills rows from this one on with those of a spreadsheet; false for a text that is no table. */
  readonly onPaste: (text: string, key: number) => boolean;
  readonly onCreateAccount: (typed: string, key: number) => void;
  /** Splits a row into net and VAT, at the rate of its account or at a chosen one. */
  readonly onSplitVat: (key: number, rate?: VatRate) => void;
  /** The VAT that an account usually has, if any. */
  readonly usualVat: (accountId: number) => AccountVat | undefined;
  /** The rates to choose between for an account that may have VAT, but has no usual rate. */
  readonly vatRates: (accountId: number) => readonly VatRate[];
  /** Why the last attempt to split a row failed. */
  readonly vatRefusal: VatRefusal | undefined;
  /** Called with the focused row, for the buttons below the rows. */
  readonly onRow: (key: number) => void;
  readonly errors: readonly TransactionError[];
  /** What the form is in the books, where it turns out to be there: its balances count it once. */
  readonly registeredAs: Transaction | undefined;
}

/** What stands in grey in a row that is empty. */
export function greyOf({ balancing }: Pick<EntryFields, "balancing">, key: number): BalancingRow | undefined {
  return balancing?.key === key ? balancing : undefined;
}
