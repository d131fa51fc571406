import type { AccountNo } from "../account-plan/index.ts";

/** A row of a template. `amount` is a percentage of the largest row, 4 decimals; 0 balances the rest (TR14). */
export interface JournalTemplateEntry {
  readonly accountId: AccountNo;
  readonly amount: number;
  readonly description?: string;
}

export interface JournalTemplate {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly entries: readonly JournalTemplateEntry[];
}
