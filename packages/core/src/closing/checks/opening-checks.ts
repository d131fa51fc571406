import { expectedOpening, openingBalanceSum, openingDifferences } from "../../account-balance/index.ts";
import { unbookedResultAccounts } from "../../account-plan/index.ts";
import type { ClosingBooks } from "../closing-books.ts";
import { type CheckOutcome, failed, PASSED, unknown } from "./check-outcome.ts";

/** The opening balances sum to 0. */
export function openingSumCheck({ ledger }: ClosingBooks): CheckOutcome {
  const sum = openingBalanceSum(ledger.openingBalances);
  return sum === 0 ? PASSED : failed({ code: "opening-unbalanced", sum });
}

/** Each account opens with what the year before closed with, as the page of opening balances compares it (AB5). */
export function openingContinuityCheck({ companyType, plan, ledger, previous }: ClosingBooks): CheckOutcome {
  if (previous.state === "none") return PASSED;
  if (previous.state === "unreadable") return unknown({ code: "previous-unreadable" });
  const { openingBalances } = ledger;
  const equity = unbookedResultAccounts(companyType, plan.accounts2);
  const expected = expectedOpening(openingBalances, previous.balances, equity);
  const count = openingDifferences(openingBalances, expected).length;
  return count === 0 ? PASSED : failed({ code: "opening-differs", count });
}
