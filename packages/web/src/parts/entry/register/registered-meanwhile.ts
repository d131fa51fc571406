import type { NewTransaction, Transaction } from "@huvudbok/core/transaction";
import type { SentRegistration } from "../form/entry-rows.ts";

/** The transaction that a registration without an answer became after all; undefined while it has not arrived. */
export function registeredMeanwhile(
  { transaction: sent, from }: SentRegistration,
  transactions: readonly Transaction[],
): Transaction | undefined {
  return transactions.find(
    (transaction) =>
      transaction.series === sent.series &&
      transaction.number >= from &&
      transaction.date === sent.date &&
      transaction.text === sent.text &&
      rowsOf(transaction) === rowsOf(sent),
  );
}

function rowsOf({ entries }: Pick<NewTransaction, "entries">): string {
  return JSON.stringify(entries.map(({ accountId, amount }) => [accountId, amount]));
}
