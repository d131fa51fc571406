import fc from "fast-check";
import { expect, test } from "vitest";
import type { AccountNo } from "../account-plan/index.ts";
import { countedEntries, type Transaction } from "../transaction/index.ts";
import { balancedTransactions, year2025 } from "./ledger.arbitrary.ts";
import { buildLedger, extendLedger, type Ledger } from "./ledger.ts";
import { transactionsOnAccounts } from "./transactions-on-accounts.ts";

const ledgerOf = (transactions: readonly Transaction[]) =>
  buildLedger({ fiscalYear: year2025, openingBalances: [], transactions });

const isAllowed = (account: AccountNo) => account < 3000;
const isVat = (account: AccountNo) => account === 2611 || account === 2641;
const isBank = (account: AccountNo) => account === 1930;
const ASKED = [
  { key: "vat and bank", isAllowed, isNeeded: [isVat, isBank] },
  { key: "vat", isAllowed: () => true, isNeeded: [isVat] },
];

function plainScan(transactions: readonly Transaction[], { isAllowed: isOne, isNeeded }: (typeof ASKED)[0]) {
  return transactions.filter(({ entries }) => {
    const accounts = countedEntries(entries).map(({ accountId }) => accountId);
    return accounts.every(isOne) && isNeeded.every((isNeededOne) => accounts.some(isNeededOne));
  });
}

test("the same as of a plain scan, while the books grow, of the books as they were, and of other accounts", () => {
  fc.assert(
    fc.property(balancedTransactions, fc.nat(25), (transactions, cut) => {
      const began = ledgerOf(transactions.slice(0, cut));
      const expectSame = (ledger: Ledger, of: readonly Transaction[]) => {
        for (const asked of ASKED) {
          expect(transactionsOnAccounts(ledger, asked)).toEqual(plainScan(of, asked));
          // Once more, of what is kept.
          expect(transactionsOnAccounts(ledger, asked)).toEqual(plainScan(of, asked));
        }
      };
      let grown = began;
      for (const [place, next] of transactions.entries()) {
        if (place < cut) continue;
        grown = extendLedger(grown, next);
        const [asked] = ASKED;
        if (asked !== undefined)
          expect(transactionsOnAccounts(grown, asked)).toEqual(
            plainScan(transactions.slice(0, place + 1), asked),
          );
      }
      for (const asked of ASKED) {
        transactionsOnAccounts(grown, asked);
        expect(transactionsOnAccounts(began, asked)).toEqual(plainScan(transactions.slice(0, cut), asked));
      }
      expectSame(grown, transactions);
      expectSame(began, transactions.slice(0, cut));
    }),
  );
});
