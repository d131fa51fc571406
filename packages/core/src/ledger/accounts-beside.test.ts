import fc from "fast-check";
import { expect, test } from "vitest";
import type { AccountNo } from "../account-plan/index.ts";
import { rangeContains } from "../calendar/index.ts";
import { countedEntries } from "../transaction/index.ts";
import { accountsBeside } from "./accounts-beside.ts";
import { balancedTransactions, rangeIn2025, year2025 } from "./ledger.arbitrary.ts";
import { buildLedger } from "./ledger.ts";

test("the accounts of what has a row on an asked account, as a plain scan has them", () => {
  const isAsked = (account: AccountNo) => account === 2611 || account === 4010;
  fc.assert(
    fc.property(balancedTransactions, rangeIn2025, (transactions, range) => {
      const ledger = buildLedger({ fiscalYear: year2025, openingBalances: [], transactions });
      const expected = transactions
        .filter(({ date }) => rangeContains(range, date))
        .map(({ entries }) => countedEntries(entries).map(({ accountId }) => accountId))
        .filter((accounts) => accounts.some(isAsked));
      expect(accountsBeside(ledger, range, isAsked)).toEqual(new Set(expected.flat()));
    }),
  );
});
