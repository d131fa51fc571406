import { accountNo } from "@huvudbok/core/account-plan";
import { isoDate } from "@huvudbok/core/calendar";
import { ore } from "@huvudbok/core/money";
import { type Entry, entriesBalance } from "@huvudbok/core/transaction";
import { expect, test } from "vitest";
import { recallSummary } from "./recall-summary.ts";

const entry = (account: number, amount: number, adjustmentType?: boolean): Entry => ({
  accountId: accountNo(account),
  amount: ore(amount),
  ...(adjustmentType === undefined ? {} : { adjustmentType }),
});

test("says what was debited against what, without struck rows", () => {
  const entries = [entry(5460, 80), entry(2641, 20), entry(6110, 5, false), entry(1930, -100)];
  expect(entriesBalance(entries)).toBe(0);
  const transaction = {
    series: "A",
    number: 1,
    date: isoDate("2025-05-12"),
    text: "",
    entries,
    locked: false,
  };
  expect(recallSummary(transaction)).toBe("5460, 2641 mot 1930");
});
