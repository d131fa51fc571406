import { matchesSearch } from "../text/index.ts";
import type { Account, AccountPlan } from "./account-plan.ts";
import type { AccountWords } from "./account-words.ts";
import { planPlaces } from "./report-places.ts";
import { isEverydayWord } from "./suggest-accounts.ts";

/** An account with what the chart page derives for it. */
export interface AccountRow extends Account {
  readonly used: boolean;
  /** The leaf of the report structure; empty when the account has no place. */
  readonly reportGroupName: string;
  /** The names from the outermost group to the leaf. */
  readonly reportGroupPath: readonly string[];
}

/** The rows of the chart page in the order of the chart. */
export function accountRows(plan: AccountPlan, used: ReadonlySet<number>): AccountRow[] {
  const placeOf = planPlaces(plan);
  return plan.accounts2.map((account) => {
    const place = placeOf(account.id);
    return {
      ...account,
      used: used.has(account.id),
      reportGroupName: place?.item.name ?? "",
      reportGroupPath: place?.path ?? [],
    };
  });
}

/** A filter that is off, yes or no; a click moves to the next (AP7). */
export type TriState = boolean | undefined;

export function nextTriState(state: TriState): TriState {
  if (state === undefined) return true;
  return state ? false : undefined;
}

export interface AccountRowFilter {
  readonly search: string;
  readonly active?: TriState;
  readonly hasReportGroup?: TriState;
  readonly used?: TriState;
}

/** What 'reset filter' sets. */
export const NO_ACCOUNT_FILTER: AccountRowFilter = { search: "" };

/**
 * The rows that pass the three filters and the search in number, name, SRU code and report group, and in the everyday
 * words for an account.
 */
export function filterAccountRows(
  rows: readonly AccountRow[],
  filter: AccountRowFilter,
  words?: AccountWords,
): AccountRow[] {
  return rows.filter(
    (row) =>
      passes(filter.active, row.active) &&
      passes(filter.hasReportGroup, row.reportGroupName !== "") &&
      passes(filter.used, row.used) &&
      (matchesSearch(`${row.id} ${row.name} ${row.sru ?? ""} ${row.reportGroupName}`, filter.search) ||
        isEverydayWord(words, row.id, filter.search)),
  );
}

function passes(wanted: TriState, actual: boolean): boolean {
  return wanted === undefined || wanted === actual;
}

export type AccountSortKey =
  | "id"
  | "name"
  | "type"
  | "used"
  | "reportGroupName"
  | "taxCode"
  | "sru"
  | "active";

const SWEDISH = new Intl.Collator("sv");

/** Compares by one column, and by number where that is equal. What has no value comes last. */
export function compareAccountRows(key: AccountSortKey): (a: AccountRow, b: AccountRow) => number {
  return (a, b) => compareValues(a[key], b[key]) || a.id - b.id;
}

function compareValues(a: AccountRow[AccountSortKey], b: AccountRow[AccountSortKey]): number {
  if (typeof a === "string" && typeof b === "string") {
    return Number(a === "") - Number(b === "") || SWEDISH.compare(a, b);
  }
  if (typeof a === "boolean" || typeof b === "boolean") return Number(b) - Number(a);
  return Number(a ?? Number.MAX_SAFE_INTEGER) - Number(b ?? Number.MAX_SAFE_INTEGER);
}
