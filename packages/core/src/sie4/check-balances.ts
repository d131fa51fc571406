import type { ReadFile } from "./check-file.ts";
import { openingRecords } from "./completeness/opening-records.ts";
import { heldOre } from "./held-ore.ts";
import type { ProblemLog } from "./problem-log.ts";
import type { Sie4Draft } from "./sie4-draft.ts";
import type { Sie4Balance } from "./sie4-file.ts";

type BalanceLabel = "IB" | "UB" | "RES";

/** Two records for one account and year are summed into the first, with a finding (sie.md F). */
export function mergeRepeatedBalances(draft: Sie4Draft, problems: ProblemLog): void {
  draft.ib = mergeRepeated("IB", draft.ib, problems);
  draft.ub = mergeRepeated("UB", draft.ub, problems);
  draft.res = mergeRepeated("RES", draft.res, problems);
}

/** Checks that balances belong to their accounts and follow from each other. Nothing here blocks an import (sie.md C). */
export function checkBalances({ draft, columns, problems, kind }: ReadFile): void {
  checkPlaces(draft, problems);
  const openingBalances = openingRecords(draft);
  checkTaken(draft, openingBalances, problems);
  const opening = byAccount(openingBalances, 0);
  const sum = heldOre(total(opening));
  if (sum !== 0) problems.finding({ code: "opening-sum", line: 0, sum });
  const lastYear = byAccount(draft.ub, -1);
  if (lastYear.size > 0 && opening.size > 0) {
    reportDifferences(opening, lastYear, (account, difference) => {
      problems.finding({ code: "opening-differs-from-last-year", line: 0, account, difference });
    });
  }
  if (kind !== "4E") return;
  const reached = new Map(opening);
  for (const { account, sum } of columns.accounts.uses)
    reached.set(account, (reached.get(account) ?? 0) + sum);
  const closing = byAccount([...draft.ub, ...draft.res], 0);
  reportDifferences(closing, reached, (account, difference) => {
    problems.finding({ code: "closing-differs-from-rows", line: 0, account, difference });
  });
}

/** Tells that last year's closing balances open the year; what could not be read of them is an error then. */
function checkTaken(draft: Sie4Draft, opening: readonly Sie4Balance[], problems: ProblemLog): void {
  const [first] = opening;
  if (draft.ib.some(({ year }) => year === 0)) return;
  for (const error of draft.doubtfulClosing) problems.error(error);
  if (first === undefined) return;
  problems.finding({ code: "opening-from-last-year", line: first.line, count: opening.length });
}

function mergeRepeated(label: BalanceLabel, balances: Sie4Balance[], problems: ProblemLog): Sie4Balance[] {
  const merged = new Map<string, Sie4Balance>();
  for (const balance of balances) {
    const { account, year, line } = balance;
    const key = `${year} ${account}`;
    const first = merged.get(key);
    if (first === undefined) {
      merged.set(key, balance);
      continue;
    }
    problems.finding({ code: "balance-repeated", line, label, account });
    const quantity = (first.quantity ?? 0) + (balance.quantity ?? 0);
    const amount = heldOre(first.amount + balance.amount);
    merged.set(key, { ...first, amount, ...(quantity !== 0 && { quantity }) });
  }
  return [...merged.values()];
}

function checkPlaces(draft: Sie4Draft, problems: ProblemLog): void {
  for (const label of ["IB", "UB", "RES"] as const) {
    const balances = { IB: draft.ib, UB: draft.ub, RES: draft.res }[label];
    for (const { account, amount, line } of balances) {
      if (amount !== 0 && isResultAccount(draft, account) !== (label === "RES")) {
        problems.finding({ code: "balance-on-wrong-account", line, label, account });
      }
    }
  }
}

/** By `#KTYP`, else by the class of its number: 1 and 2 are balance accounts. */
function isResultAccount(draft: Sie4Draft, account: string): boolean {
  const type = draft.konton.get(account)?.type;
  return type === undefined ? !/^[12]/.test(account) : type === "K" || type === "I";
}

function byAccount(balances: readonly Sie4Balance[], year: number): Map<string, number> {
  const amounts = new Map<string, number>();
  for (const balance of balances) {
    if (balance.year !== year) continue;
    amounts.set(balance.account, (amounts.get(balance.account) ?? 0) + balance.amount);
  }
  return amounts;
}

function total(amounts: ReadonlyMap<string, number>): number {
  let sum = 0;
  for (const amount of amounts.values()) sum += amount;
  return sum;
}

/** Tells for each account by how much the first amounts are greater than the second. */
function reportDifferences(
  amounts: ReadonlyMap<string, number>,
  others: ReadonlyMap<string, number>,
  report: (account: string, difference: ReturnType<typeof heldOre>) => void,
): void {
  for (const account of new Set([...amounts.keys(), ...others.keys()])) {
    const difference = heldOre((amounts.get(account) ?? 0) - (others.get(account) ?? 0));
    if (difference !== 0) report(account, difference);
  }
}
