import fc from "fast-check";
import { expect, test } from "vitest";
import { accountNo } from "../account-plan/index.ts";
import { daysOfAccounts } from "./account-days.ts";
import { ledgerRows } from "./account-rows.ts";
import { balancedDrafts, balancedTransactions, smallPlan, year2025 } from "./ledger.arbitrary.ts";
import { buildLedger } from "./ledger.ts";

test("the days of all rows of some accounts, each once, with and without drafts", () => {
  const accounts = [2611, 2641].map(accountNo);
  fc.assert(
    fc.property(
      balancedTransactions,
      fc.option(balancedDrafts, { nil: undefined }),
      (transactions, given) => {
        const ledger = buildLedger({
          fiscalYear: year2025,
          openingBalances: [],
          transactions,
          ...(given === undefined ? {} : { drafts: { drafts: given, plan: smallPlan } }),
        });
        const rows = accounts.flatMap((account) => ledgerRows(ledger, account));
        const days = new Set(rows.map(({ voucher }) => voucher.date));
        expect(daysOfAccounts(ledger, new Set(accounts))).toEqual([...days].toSorted());
      },
    ),
  );
});
