import { isBalanceAccount } from "../../account-plan/index.ts";
import { closingBalances, resultToBook } from "../../ledger/index.ts";
import { negateOre, sumOre, ZERO_ORE } from "../../money/index.ts";
import { type ClosingBooks, resultAccountsOf } from "../closing-books.ts";
import type { ClosingFinding } from "../closing-finding.ts";
import { balanceOf, leftOfLastYear } from "../result-amounts.ts";
import {
  bookLastYearResult,
  bookThisYearResult,
  type PreparedClosing,
  resetLastYearResult,
} from "../result-entries.ts";
import { taxCheck } from "./balance-checks.ts";
import { type CheckOutcome, failed, PASSED } from "./check-outcome.ts";

/** Last year's result has left the account of the year's result (CL4). */
export function lastResultResetCheck(books: ClosingBooks): CheckOutcome {
  const { yearResult: account } = resultAccountsOf(books);
  const left = leftOfLastYear(books);
  const sum = (rows: typeof left) => sumOre(rows.map(({ amount }) => amount));
  const [own, others] = [
    left.filter(({ accountId }) => Number(accountId) === account),
    left.filter(({ accountId }) => Number(accountId) !== account),
  ];
  return outcomeOf(resetLastYearResult(books), {
    code: "last-result-left",
    account,
    result: negateOre(sum(own)),
    owners: others.map(({ accountId }) => accountId),
    owned: sum(others),
  });
}

/** What is to be done with last year's result has been booked (CL5). */
export function lastResultDisposedCheck(books: ClosingBooks): CheckOutcome {
  const { lastYearResult: account } = resultAccountsOf(books);
  // Without such an account there is nothing on it.
  const left = account === undefined ? ZERO_ORE : balanceOf(books.ledger, account);
  return outcomeOf(bookLastYearResult(books), {
    code: "last-result-undisposed",
    account,
    result: negateOre(left),
  });
}

/** The year's result has been booked on 8999 (CL6). Rows that sum to 0 without it have no result. */
export function thisResultCheck(books: ClosingBooks): CheckOutcome {
  return outcomeOf(bookThisYearResult(books), {
    code: "result-unbooked",
    result: resultToBook(books.ledger),
    isBeforeTax: taxCheck(books).status === "Failed",
  });
}

/** The line 'Resultat' of the balance report: the sum of all balance accounts, 0 in a closed year. */
export function balanceReportCheck({ ledger }: ClosingBooks): CheckOutcome {
  const balances = [...closingBalances(ledger)].filter(([account]) => isBalanceAccount(account));
  const sum = sumOre(balances.map(([, amount]) => amount));
  return sum === 0 ? PASSED : failed({ code: "report-unbalanced", sum });
}

/** What stands between the books and the entry: the finding where there is something to book. */
function outcomeOf(prepared: PreparedClosing, found: ClosingFinding): CheckOutcome {
  if ("entry" in prepared) return failed(found);
  if ("nothing" in prepared) return PASSED;
  const { finding } = prepared;
  return { status: finding.code === "missing-account" ? "Incomplete" : "Passed", finding };
}
