import type { AccountBalance } from "../../account-balance/index.ts";
import type { AccountNo } from "../../account-plan/index.ts";
import type { FiscalYear } from "../../fiscal-year/index.ts";
import { buildLedger, closingBalances } from "../../ledger/index.ts";
import { type Ore, ZERO_ORE } from "../../money/index.ts";
import type { Sie4Content } from "../../sie4/index.ts";
import type { Transaction } from "../../transaction/index.ts";
import { accountNumber } from "../sie4/plan-of-file.ts";

/** An account whose balance in the file differs from the reports. */
export interface ExportDifference {
  readonly account: AccountNo;
  readonly inFile: Ore;
  readonly inBooks: Ore;
}

/** Compares each closing balance of year 0 in a file with the ledger that the reports are computed from. */
export function exportDifferences(
  file: Pick<Sie4Content, "ub" | "res">,
  books: {
    readonly fiscalYear: FiscalYear;
    readonly openingBalances: readonly AccountBalance[];
    readonly transactions: readonly Transaction[];
  },
): readonly ExportDifference[] {
  const inBooks = closingBalances(buildLedger(books));
  const inFile = new Map<AccountNo, Ore>();
  for (const { year, account, amount } of [...file.ub, ...file.res]) {
    const number = accountNumber(account);
    if (year === 0 && number !== undefined) inFile.set(number, amount);
  }
  return [...new Set([...inBooks.keys(), ...inFile.keys()])]
    .sort((a, b) => a - b)
    .map((account) => ({
      account,
      inFile: inFile.get(account) ?? ZERO_ORE,
      inBooks: inBooks.get(account) ?? ZERO_ORE,
    }))
    .filter((pair) => pair.inFile !== pair.inBooks);
}
