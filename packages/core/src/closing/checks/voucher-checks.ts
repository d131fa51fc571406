import { structureFindings } from "../../account-plan/index.ts";
import { rangeContains } from "../../calendar/index.ts";
import { transactionsOf, usedAccounts } from "../../ledger/index.ts";
import { entriesBalance } from "../../transaction/index.ts";
import type { ClosingBooks } from "../closing-books.ts";
import { type CheckOutcome, failed, PASSED } from "./check-outcome.ts";

/** Every voucher balances and is dated in the year. */
export function vouchersCheck({ ledger }: ClosingBooks): CheckOutcome {
  const vouchers = transactionsOf(ledger);
  const unbalanced = vouchers.filter(({ entries }) => entriesBalance(entries) !== 0).length;
  const outside = vouchers.filter(({ date }) => !rangeContains(ledger.fiscalYear, date)).length;
  return unbalanced + outside === 0 ? PASSED : failed({ code: "vouchers-wrong", unbalanced, outside });
}

/** No draft is dated in the year. */
export function draftsCheck({ ledger, drafts }: ClosingBooks): CheckOutcome {
  const inYear = drafts.filter(
    ({ date }) => date !== undefined && rangeContains(ledger.fiscalYear, date),
  ).length;
  return inYear === 0 ? PASSED : failed({ code: "drafts", inYear, outside: drafts.length - inYear });
}

/** Every account in use has a place in its report, so that the reports show the whole year. */
export function structuresCheck({ ledger, plan }: ClosingBooks): CheckOutcome {
  const used = usedAccounts(ledger).map((id) => ({ id }));
  const findings = structureFindings(plan, used).filter(({ code }) => code === "missing-place");
  return findings.length === 0 ? PASSED : failed({ code: "structures", findings });
}
