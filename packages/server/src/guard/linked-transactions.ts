import { BOOKS, fiscalYearKey } from "@huvudbok/core/document";
import { type Transaction, type TransactionLink, transactionId } from "@huvudbok/core/transaction";
import type { Kysely } from "kysely";
import type { Tables } from "../store/database/database-tables.ts";
import { itemsById } from "../store/reading/stored-items.ts";
import { storedItem } from "../store/reading/stored-values.ts";

/** By year and id, those of the transactions named by the links that are stored. */
export async function linkedTransactions(
  tx: Kysely<Tables>,
  companyId: number,
  links: readonly TransactionLink[],
): Promise<ReadonlyMap<string, ReadonlyMap<string, Transaction>>> {
  const found = new Map<string, ReadonlyMap<string, Transaction>>();
  for (const [year, ofYear] of Map.groupBy(links, ({ fiscalYearId }) => fiscalYearId)) {
    const ids = ofYear.map(({ series, number }) => transactionId(series, number));
    const items = await itemsById(tx, companyId, fiscalYearKey(companyId, year, BOOKS.vouchers), ids);
    found.set(year, new Map([...items].map(([id, item]) => [id, storedItem(BOOKS.vouchers, item)])));
  }
  return found;
}
