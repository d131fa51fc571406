import { expect, test } from "vitest";
import { accountNo } from "../account-plan/index.ts";
import { ore } from "../money/index.ts";
import { draft, opening, smallPlan, transaction, year2025 } from "./ledger.arbitrary.ts";
import { buildLedger } from "./ledger.ts";
import { usedAccounts } from "./used-accounts.ts";

test("LE8: rows, struck rows, rows of any draft, and opening balances or quantities other than 0", () => {
  const struck = [{ accountId: accountNo(2641), amount: ore(1), adjustmentType: false }];
  const ledger = buildLedger({
    fiscalYear: year2025,
    openingBalances: [
      ...opening([
        [2081, -5],
        [2099, 0],
      ]),
      { accountId: accountNo(1460), balance: ore(0), quantity: 7 },
      { accountId: accountNo(1461), balance: ore(0), quantity: 0 },
    ],
    transactions: [
      transaction("A 1", "2025-01-01", [
        [3001, -1],
        [1930, 1],
      ]),
      transaction("A 2", "2025-01-01", [], { entries: struck }),
    ],
    drafts: {
      drafts: [
        draft("no date", undefined, [
          [7777, 1],
          [0, 2],
        ]),
      ],
      plan: smallPlan,
    },
  });
  expect(usedAccounts(ledger)).toEqual([1460, 1930, 2081, 2641, 3001, 7777]);
});
