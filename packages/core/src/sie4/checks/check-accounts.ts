import { heldOre } from "../amounts/held-ore.ts";
import { openingRecords } from "../completeness/opening-records.ts";
import type { Sie4Balance } from "../sie4-file.ts";
import type { FileToCheck } from "./check-file.ts";

/** What the file says about one account: rows and balances of year 0. */
interface AccountTotals {
  amount: number;
  rows: number;
  line: number;
  /** It has rows that count or an opening balance, which become part of our books. */
  isBooked: boolean;
  struckSum: number;
}

/**
 * Checks that every account in use is declared and is one we can have, 1000 to 9999 (SI8): an error for
 * each that carries an amount, a finding for the others.
 */
export function checkAccounts({ draft, columns, log, kind }: FileToCheck): void {
  const totals = totalsByAccount({ draft, columns });
  for (const [account, { amount, line, rows, isBooked, struckSum }] of totals) {
    const held = heldOre(amount);
    if (!isUsable(account)) {
      // A struck row is stored with its account too, and there is none to store it with.
      const isStruck = !isBooked && amount === 0;
      const ofAccount = isStruck ? { amount: heldOre(struckSum), isStruck } : { amount: held };
      if (rows > 0 || amount !== 0) log.error({ code: "account-unusable", line, account, ...ofAccount });
      else if (!draft.konton.has(account)) log.finding({ code: "account-skipped", line, account });
    } else if (!draft.konton.has(account)) {
      // An import file need not hold a chart: it may rely on the receiver's (SI7).
      if (kind !== "4I" && isBooked) {
        log.error({ code: "account-undeclared", line, account, amount: held });
      } else log.finding({ code: "account-undeclared", line, account, label: labelOf({ rows, isBooked }) });
    }
  }
  for (const { number, line } of draft.konton.values()) {
    const total = totals.get(number);
    const isUnused = total === undefined || (total.rows === 0 && total.amount === 0);
    if (isUnused && !isUsable(number)) log.finding({ code: "account-skipped", line, account: number });
  }
}

/** The record that names an account without `#KONTO`. */
function labelOf({ rows, isBooked }: Pick<AccountTotals, "rows" | "isBooked">): string {
  if (rows === 0) return "UB";
  return isBooked ? "TRANS" : "BTRANS";
}

/** Four digits, the first not 0. */
function isUsable(account: string): boolean {
  return /^[1-9]\d{3}$/.test(account);
}

/** The amount of an account is its opening balance and rows, else its closing balance or result. */
function totalsByAccount({
  draft,
  columns,
}: Pick<FileToCheck, "draft" | "columns">): Map<string, AccountTotals> {
  const totals = new Map<string, AccountTotals>();
  for (const { account, sum, rows, countedRows, struckSum, firstLine } of columns.accounts) {
    if (account === "") continue;
    totals.set(account, { amount: sum, rows, line: firstLine, isBooked: countedRows > 0, struckSum });
  }
  for (const balance of openingRecords(draft)) {
    const total = totalOf(totals, balance);
    total.amount += balance.amount;
    if (balance.amount !== 0) total.isBooked = true;
  }
  for (const balance of draft.ib) totalOf(totals, balance);
  for (const balance of [...draft.ub, ...draft.res]) {
    const total = totalOf(totals, balance);
    if (balance.year === 0 && total.amount === 0) total.amount = balance.amount;
  }
  return totals;
}

function totalOf(totals: Map<string, AccountTotals>, { account, line }: Sie4Balance): AccountTotals {
  const total = totals.get(account) ?? { amount: 0, rows: 0, line, isBooked: false, struckSum: 0 };
  totals.set(account, total);
  return total;
}
