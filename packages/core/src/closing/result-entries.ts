import { accountNo, RESULT_BOOKING_ACCOUNT } from "../account-plan/index.ts";
import type { PreparedEntry } from "../asset/index.ts";
import { type IsoDate, rangeContains } from "../calendar/index.ts";
import { resultToBook } from "../ledger/index.ts";
import { negateOre, type Ore, sumOre } from "../money/index.ts";
import { missingAccount, type ResultBooks, resultAccountsOf } from "./closing-books.ts";
import type { ClosingFinding } from "./closing-finding.ts";
import { type AccountAmount, balanceOf, leftOfLastYear } from "./result-amounts.ts";

/** A transaction to register, or why there is none: nothing is left to book, or something is in its way. */
export type PreparedClosing =
  | { readonly entry: PreparedEntry }
  | { readonly nothing: true }
  | { readonly finding: Extract<ClosingFinding, { readonly code: "missing-account" | "not-for-type" }> };

const NOTHING: PreparedClosing = { nothing: true };

/**
 * Moves last year's result from the account of the year's result, dated the first day of the year; for owners that are
 * taxed themselves to the equity, with what 2011-2018 open with. When that is booked, what has come to 2011-2018 in the
 * year is moved there on its last day, since it did not stand there on the first (CL4).
 */
export function resetLastYearResult(books: ResultBooks): PreparedClosing {
  const { yearResult, lastYearResult, retainedEarnings } = resultAccountsOf(books);
  const target = lastYearResult ?? retainedEarnings;
  const missing = missingAccount(books.plan, [target, yearResult]);
  if (missing !== undefined) return { finding: { code: "missing-account", account: missing } };
  const left = leftOfLastYear(books);
  if (left.length === 0) return NOTHING;
  const { from, to } = books.ledger.fiscalYear;
  const opened = left.flatMap(({ accountId, opened: amount }) =>
    amount === 0 ? [] : [{ accountId, amount }],
  );
  return opened.length > 0
    ? { entry: { date: from, text: "Omföring av föregående års resultat", entries: emptied(opened, target) } }
    : {
        entry: { date: to, text: "Omföring av egna uttag och insättningar", entries: emptied(left, target) },
      };
}

/** The rows that empty accounts into another. */
function emptied(left: readonly AccountAmount[], target: number): PreparedEntry["entries"] {
  const rest = sumOre(left.map(({ amount }) => amount));
  return [
    ...left.map(({ accountId, amount }) => ({ accountId, amount: negateOre(amount) })),
    // Withdrawals and deposits that meet leave nothing for the equity.
    ...(rest === 0 ? [] : [{ accountId: accountNo(target), amount: rest }]),
  ];
}

/** Moves what stands on the account of last year's result to the equity; none where there is no such account (CL5). */
export function bookLastYearResult(books: ResultBooks): PreparedClosing {
  const { lastYearResult, retainedEarnings } = resultAccountsOf(books);
  if (lastYearResult === undefined) return { finding: { code: "not-for-type" } };
  const missing = missingAccount(books.plan, [lastYearResult, retainedEarnings]);
  if (missing !== undefined) return { finding: { code: "missing-account", account: missing } };
  const text = "Disposition av föregående års resultat";
  const amount = balanceOf(books.ledger, lastYearResult);
  return moved(dispositionDate(books), text, { from: lastYearResult, to: retainedEarnings, amount });
}

/** Books the year's result on the equity, dated the last day of the year (CL6). */
export function bookThisYearResult(books: ResultBooks): PreparedClosing {
  const { yearResult } = resultAccountsOf(books);
  const missing = missingAccount(books.plan, [RESULT_BOOKING_ACCOUNT, yearResult]);
  if (missing !== undefined) return { finding: { code: "missing-account", account: missing } };
  const { ledger } = books;
  const amount = negateOre(resultToBook(ledger));
  return moved(ledger.fiscalYear.to, "Årets resultat", {
    from: RESULT_BOOKING_ACCOUNT,
    to: yearResult,
    amount,
  });
}

interface Move {
  readonly from: number;
  readonly to: number;
  readonly amount: Ore;
}

function moved(date: IsoDate, text: string, { from, to, amount }: Move): PreparedClosing {
  if (amount === 0) return NOTHING;
  const entries = [
    { accountId: accountNo(from), amount: negateOre(amount) },
    { accountId: accountNo(to), amount },
  ];
  return { entry: { date, text, entries } };
}

/** Today, or the last day of a year that is over or has not begun. */
function dispositionDate({ today, ledger }: ResultBooks): IsoDate {
  return rangeContains(ledger.fiscalYear, today) ? today : ledger.fiscalYear.to;
}
