import { negateOre, type Ore, parseAmountInput } from "@huvudbok/core/money";
import { matchesSearch } from "@huvudbok/core/text";
import { entriesTurnover, type Transaction } from "@huvudbok/core/transaction";

/** The largest number of vouchers offered. */
const MOST_VOUCHERS = 4;
/** One or two letters are in nearly every text. */
const LEAST_LETTERS = 3;
/** The latest ones are searched, so that a key is answered at once in any year; 'Sök' finds the others. */
const MOST_SEARCHED = 5000;

type Items = ReadonlyMap<string, Transaction>;

const lists = new WeakMap<Items, readonly Transaction[]>();

/** The latest vouchers with all typed words in their text, or with the typed amount as their sum or on a row. */
export function vouchersWith(query: string, transactions: Items): readonly Transaction[] {
  const amount = typedAmount(query);
  const list = listOf(transactions);
  const results: Transaction[] = [];
  const first = Math.max(0, list.length - MOST_SEARCHED);
  for (let at = list.length - 1; at >= first && results.length < MOST_VOUCHERS; at -= 1) {
    const transaction = list[at];
    if (transaction === undefined) continue;
    const hasText = query.length >= LEAST_LETTERS && matchesSearch(transaction.text, query);
    if (hasText || (amount !== undefined && hasAmount(transaction, amount))) results.push(transaction);
  }
  return results;
}

function typedAmount(query: string): Ore | undefined {
  if (!/^\d[\d\s]*([.,]\d{1,2})?$/.test(query)) return undefined;
  const parsed = parseAmountInput(query);
  return parsed.ok && parsed.value.amount !== 0 ? parsed.value.amount : undefined;
}

function hasAmount({ entries }: Transaction, amount: Ore): boolean {
  const credit = negateOre(amount);
  return (
    entries.some((entry) => entry.amount === amount || entry.amount === credit) ||
    entriesTurnover(entries).debit === amount
  );
}

function listOf(transactions: Items): readonly Transaction[] {
  const cached = lists.get(transactions);
  if (cached !== undefined) return cached;
  const list = [...transactions.values()];
  lists.set(transactions, list);
  return list;
}
