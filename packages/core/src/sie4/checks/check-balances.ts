import type { IsoDate } from "../../calendar/index.ts";
import { heldOre } from "../amounts/held-ore.ts";
import { openingRecords } from "../completeness/opening-records.ts";
import type { ReadingLog } from "../log/reading-log.ts";
import { isoFromDay } from "../records/record-fields.ts";
import type { Sie4Draft } from "../sie4-draft.ts";
import type { Sie4Balance } from "../sie4-file.ts";
import type { FileToCheck } from "./check-file.ts";

type AccountAmounts = ReadonlyMap<string, number>;
type BalanceLabel = "IB" | "UB" | "RES";

/** Two records for one account and year are summed into the first, with a finding. */
export function mergeRepeatedBalances(draft: Sie4Draft, log: ReadingLog): void {
  draft.ib = mergeRepeated("IB", draft.ib, log);
  draft.ub = mergeRepeated("UB", draft.ub, log);
  draft.res = mergeRepeated("RES", draft.res, log);
}

/** Checks that balances belong to their accounts and follow from each other. Nothing here blocks an import. */
export function checkBalances({ draft, columns, log, kind }: FileToCheck): void {
  checkPlaces(draft, log);
  const openingBalances = openingRecords(draft);
  checkTaken(draft, openingBalances, log);
  // What was not read is missing from every sum, and has been reported.
  if (log.hasUnreadAmounts) return;
  const opening = byAccount(openingBalances, 0);
  const sum = heldOre(total(opening));
  if (sum !== 0) log.finding({ code: "opening-sum", line: 0, sum });
  const lastYear = byAccount(draft.ub, -1);
  if (lastYear.size > 0) checkOpening(opening, lastYear, log);
  // Vouchers are read whatever type the file states.
  if (kind === "4E" || (kind !== "4I" && columns.length > 0)) checkClosing({ draft, columns, log }, opening);
}

function checkOpening(opening: AccountAmounts, lastYear: AccountAmounts, log: ReadingLog): void {
  for (const account of differing(opening, lastYear)) {
    const [here, before] = [heldOre(opening.get(account) ?? 0), heldOre(lastYear.get(account) ?? 0)];
    const code = "opening-differs-from-last-year";
    log.finding({ code, line: 0, account, opening: here, closing: before });
  }
}

/** Only the balances that the file states can show that vouchers have been cut off. */
function checkClosing(
  { draft, columns, log }: Pick<FileToCheck, "draft" | "columns" | "log">,
  opening: AccountAmounts,
): void {
  const records = [...draft.ub, ...draft.res].filter(({ year }) => year === 0);
  if (records.length === 0) {
    if (columns.length > 0) log.finding({ code: "closing-missing", line: 0 });
    return;
  }
  const reached = new Map(opening);
  for (const { account, sum } of columns.accounts) {
    reached.set(account, (reached.get(account) ?? 0) + sum);
  }
  const stated = byAccount(records, 0);
  const accounts = differing(stated, reached);
  if (accounts.length === 0) return;
  log.finding({
    code: "closing-differs",
    line: 0,
    count: accounts.length,
    isBalanced: total(stated) === total(reached),
    lastDate: lastDate(columns),
    yearEnd: draft.rar.find(({ year }) => year === 0)?.to,
  });
  const lines = new Map(records.map(({ account, line }) => [account, line]));
  for (const account of accounts) {
    const amount = stated.get(account);
    log.finding({
      code: "closing-differs-from-rows",
      line: lines.get(account) ?? 0,
      account,
      stated: amount === undefined ? undefined : heldOre(amount),
      computed: heldOre(reached.get(account) ?? 0),
    });
  }
}

function lastDate({ length, day }: FileToCheck["columns"]): IsoDate | undefined {
  let last = 0;
  for (let index = 0; index < length; index += 1) last = Math.max(last, day.at(index));
  return last === 0 ? undefined : isoFromDay(last);
}

/** Adds the finding that last year's closing balances open the year; unreadable ones are errors then. */
function checkTaken(draft: Sie4Draft, opening: readonly Sie4Balance[], log: ReadingLog): void {
  const [first] = opening;
  if (draft.ib.some(({ year }) => year === 0)) return;
  for (const error of draft.doubtfulClosing) log.error(error);
  if (first === undefined) return;
  log.finding({ code: "opening-from-last-year", line: first.line, count: opening.length });
}

function mergeRepeated(label: BalanceLabel, balances: Sie4Balance[], log: ReadingLog): Sie4Balance[] {
  const merged = new Map<string, Sie4Balance>();
  for (const balance of balances) {
    const { account, year, line } = balance;
    const key = `${year} ${account}`;
    const first = merged.get(key);
    if (first === undefined) {
      merged.set(key, balance);
      continue;
    }
    log.finding({ code: "balance-repeated", line, label, account });
    const quantity = (first.quantity ?? 0) + (balance.quantity ?? 0);
    const amount = heldOre(first.amount + balance.amount);
    merged.set(key, { ...first, amount, ...(quantity !== 0 && { quantity }) });
  }
  return [...merged.values()];
}

function checkPlaces(draft: Sie4Draft, log: ReadingLog): void {
  for (const label of ["IB", "UB", "RES"] as const) {
    const balances = { IB: draft.ib, UB: draft.ub, RES: draft.res }[label];
    for (const { account, amount, line } of balances) {
      if (amount !== 0 && isOnResultSide(draft, account) !== (label === "RES")) {
        log.finding({ code: "balance-on-wrong-account", line, label, account });
      }
    }
  }
}

/** By `#KTYP`, else by the class of its number: 1 and 2 are balance accounts. */
function isOnResultSide(draft: Sie4Draft, account: string): boolean {
  const type = draft.konton.get(account)?.type;
  return type === undefined ? !/^[12]/.test(account) : type === "K" || type === "I";
}

function byAccount(balances: readonly Sie4Balance[], year: number): AccountAmounts {
  const amounts = new Map<string, number>();
  for (const balance of balances) {
    if (balance.year !== year) continue;
    amounts.set(balance.account, (amounts.get(balance.account) ?? 0) + balance.amount);
  }
  return amounts;
}

function total(amounts: AccountAmounts): number {
  let sum = 0;
  for (const amount of amounts.values()) sum += amount;
  return sum;
}

/** The accounts whose amounts are not the same; none is 0. */
function differing(amounts: AccountAmounts, others: AccountAmounts): readonly string[] {
  const accounts = new Set([...amounts.keys(), ...others.keys()]);
  return [...accounts].filter((account) => (amounts.get(account) ?? 0) !== (others.get(account) ?? 0));
}
