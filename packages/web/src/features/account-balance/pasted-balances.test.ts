import { accountNo } from "@huvudbok/core/account-plan";
import { ore } from "@huvudbok/core/money";
import { expect, test } from "vitest";
import { pastedBalances } from "./pasted-balances.ts";

test("TR19: rows of the same account are added, and those of no field are told", () => {
  const row = (account: number, amount?: number) => ({
    accountId: accountNo(account),
    ...(amount === undefined ? {} : { amount: ore(amount) }),
  });
  const rows = [row(1930, 100), row(1930, 50), row(2440, -150), row(1940), row(3001, 5)];
  const { balances, pasted } = pastedBalances({ rows, unread: ["Summa 0"] }, (account) => account < 3000);
  expect([...balances]).toEqual([
    [1930, 150],
    [2440, -150],
  ]);
  expect(pasted.rows).toHaveLength(3);
  expect(pasted.unread).toEqual([
    "Summa 0",
    "1940 utan belopp",
    "3001, som inte har någon ingående balans här",
  ]);
});
