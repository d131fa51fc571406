import type { ReadFile } from "./check-file.ts";
import { openingRecords } from "./completeness/opening-records.ts";
import { heldOre } from "./held-ore.ts";
import type { Sie4Balance } from "./sie4-file.ts";

/** What the books say about one account of the file, balances of year 0. */
interface AccountTotals {
  amount: number;
  rows: number;
  line: number;
  /** It has rows or an opening balance, which become part of our books. */
  isBooked: boolean;
}

/**
 * Checks that every account in use is declared and is one we can have, 1000 to 9999 (clarification C3): an error for
 * each that carries an amount, a finding for the others.
 */
export function checkAccounts({ draft, columns, problems, kind }: ReadFile): void {
  const totals = totalsByAccount({ draft, columns });
  for (const [account, { amount, line, rows, isBooked }] of totals) {
    const held = heldOre(amount);
    if (!isUsable(account)) {
      if (rows > 0 || amount !== 0) problems.error({ code: "account-unusable", line, account, amount: held });
      else if (!draft.konton.has(account)) problems.finding({ code: "account-skipped", line, account });
    } else if (!draft.konton.has(account)) {
      // An import file need not hold a chart: the receiver's is meant (sie.md B and C).
      if (kind !== "4I" && isBooked) {
        problems.error({ code: "account-undeclared", line, account, amount: held });
      } else
        problems.finding({ code: "account-undeclared", line, account, label: rows > 0 ? "TRANS" : "UB" });
    }
  }
  for (const { number, line } of draft.konton.values()) {
    const total = totals.get(number);
    const isUnused = total === undefined || (total.rows === 0 && total.amount === 0);
    if (isUnused && !isUsable(number)) problems.finding({ code: "account-skipped", line, account: number });
  }
}

/** Four digits, the first not 0. */
function isUsable(account: string): boolean {
  return /^[1-9]\d{3}$/.test(account);
}

/** The amount of an account is its opening balance and rows, else its closing balance or result. */
function totalsByAccount({
  draft,
  columns,
}: Pick<ReadFile, "draft" | "columns">): Map<string, AccountTotals> {
  const totals = new Map<string, AccountTotals>();
  for (const { account, sum, rows, firstLine } of columns.accounts.uses) {
    if (rows > 0 && account !== "") {
      totals.set(account, { amount: sum, rows, line: firstLine, isBooked: true });
    }
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
  const total = totals.get(account) ?? { amount: 0, rows: 0, line, isBooked: false };
  totals.set(account, total);
  return total;
}
