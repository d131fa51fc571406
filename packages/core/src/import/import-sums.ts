import { type Ore, sumOre } from "../money/index.ts";
import { entriesTurnover } from "../transaction/index.ts";
import type { ImportedBooks } from "./imported-books.ts";

/** The figures by which a person checks imported books against the program they came from. */
export interface ImportSums {
  readonly accounts: number;
  readonly transactions: number;
  /** Rows of transactions, struck ones too. */
  readonly rows: number;
  /** The debit rows of all transactions, without struck ones. */
  readonly debit: Ore;
  /** The opening balances of all accounts together; 0 in books that balance. */
  readonly openingSum: Ore;
}

/** Counts and adds up what an import brings. */
export function importSums({
  accounts,
  openingBalances,
  transactions,
}: Pick<ImportedBooks, "accounts" | "openingBalances" | "transactions">): ImportSums {
  let rows = 0;
  const debit: Ore[] = [];
  for (const { entries } of transactions) {
    rows += entries.length;
    debit.push(entriesTurnover(entries).debit);
  }
  return {
    accounts: accounts.length,
    transactions: transactions.length,
    rows,
    debit: sumOre(debit),
    openingSum: sumOre(openingBalances.map(({ balance }) => balance)),
  };
}
