import { countedEntries, type Transaction } from "@huvudbok/core/transaction";

/** The accounts of a recalled transaction in few words: "5460, 2641 mot 1930". */
export function recallSummary(transaction: Transaction): string {
  const counted = countedEntries(transaction.entries);
  const debit = counted.filter((entry) => entry.amount > 0).map((entry) => entry.accountId);
  const credit = counted.filter((entry) => entry.amount <= 0).map((entry) => entry.accountId);
  return `${debit.join(", ")} mot ${credit.join(", ")}`;
}
