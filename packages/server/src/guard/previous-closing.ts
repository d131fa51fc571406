import type { AccountBalance } from "@huvudbok/core/account-balance";
import type { AccountNo } from "@huvudbok/core/account-plan";
import { BOOKS } from "@huvudbok/core/document";
import type { FiscalYear } from "@huvudbok/core/fiscal-year";
import { buildLedger, closingBalances } from "@huvudbok/core/ledger";
import type { Ore } from "@huvudbok/core/money";
import type { Transaction } from "@huvudbok/core/transaction";
import type { Kysely } from "kysely";
import type { Tables } from "../store/database/database-tables.ts";
import { storedItem } from "../store/reading/stored-values.ts";
import { itemsOf } from "./stored-facts.ts";

/** Indexed at a time, so that a large year is never in memory as a whole. */
const TRANSACTIONS_PER_SLICE = 2000;

/** What the stored books of a year close with, by account. */
export async function closingOf(
  tx: Kysely<Tables>,
  companyId: number,
  fiscalYear: FiscalYear,
): Promise<ReadonlyMap<AccountNo, Ore>> {
  let openingBalances: AccountBalance[] = [];
  for await (const item of itemsOf(tx, companyId, fiscalYear.id, BOOKS.openingBalances)) {
    openingBalances.push(storedItem(BOOKS.openingBalances, item));
  }
  let slice: Transaction[] = [];
  const carry = (): AccountBalance[] => {
    const closing = closingBalances(buildLedger({ fiscalYear, openingBalances, transactions: slice }));
    slice = [];
    return [...closing].map(([accountId, balance]) => ({ accountId, balance }));
  };
  for await (const item of itemsOf(tx, companyId, fiscalYear.id, BOOKS.vouchers)) {
    slice.push(storedItem(BOOKS.vouchers, item));
    if (slice.length === TRANSACTIONS_PER_SLICE) openingBalances = carry();
  }
  return new Map(carry().map(({ accountId, balance }) => [accountId, balance]));
}
