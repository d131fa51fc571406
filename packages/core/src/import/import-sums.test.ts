import { expect, test } from "vitest";
import { accountNo } from "../account-plan/index.ts";
import { MAX_ORE, ore } from "../money/index.ts";
import { transactionOf } from "../transaction/transaction.arbitrary.ts";
import { importSums } from "./import-sums.ts";

const NOTHING = { accounts: [], openingBalances: [], transactions: [] };

test("struck rows are counted and in no sum", () => {
  const transaction = transactionOf("A", 1, "2025-01-01", "", [
    [1930, 100],
    [3001, -100],
  ]);
  const struck = { accountId: accountNo(1930), amount: ore(7), adjustmentType: false };
  const entries = [...transaction.entries, struck];
  const sums = importSums({ ...NOTHING, transactions: [{ ...transaction, entries }] });
  expect(sums).toMatchObject({ transactions: 1, rows: 3, debit: 100 });
});

test("a file with more in it than any number holds exactly is reported, and does not throw", () => {
  const rows = Array.from({ length: 100 }, () => [1930, MAX_ORE] as const);
  const transactions = [transactionOf("A", 1, "2025-01-01", "", rows)];
  expect(importSums({ ...NOTHING, transactions }).debit).toBe(Number.MAX_SAFE_INTEGER);
});
