import {
  followedVatSplit,
  type MadeVatSplit,
  type VatFollowing,
  type VatSplitRules,
} from "@huvudbok/core/transaction";
import { type EntryForm, type EntryRow, isUntouched, normalized } from "../form/entry-rows.ts";
import { placedSplit, withoutShare } from "./placed-split.ts";

/** What became of the VAT of a row. */
export interface FollowedRow {
  readonly key: number;
  readonly following: VatFollowing;
}

export interface FollowedForm {
  readonly form: EntryForm;
  /** Only the splits that changed. */
  readonly followed: readonly FollowedRow[];
}

/** The form after the VAT rows of its splits have followed their rows (TR11), and its date where it has changed. */
export function followRowVat(
  form: EntryForm,
  rules: VatSplitRules | undefined,
  dateBefore = form.date,
): FollowedForm {
  let now = form;
  const followed: FollowedRow[] = [];
  for (const split of form.vatSplits ?? []) {
    const following = followedVatSplit(split, { ...splitFormRows(now), dateBefore }, rules);
    if (following.kind === "same") continue;
    now = afterFollowing(now, split, following);
    followed.push({ key: split.key, following });
  }
  return { form: now, followed };
}

/** The form with the accounts that its splits were made on, to return to when the VAT followed another account. */
export function withSplitAccounts(form: EntryForm): EntryForm {
  const splits = new Map(form.vatSplits?.map((split) => [split.key, split.accountId]));
  return {
    ...form,
    rows: form.rows.map((row) => {
      const accountId = splits.get(row.key);
      return accountId === undefined ? row : { ...row, accountId, accountText: String(accountId) };
    }),
  };
}

function splitFormRows({ rows, date, vatSplits = [] }: EntryForm) {
  const made = new Set(vatSplits.flatMap(({ key, vatRows }) => [key, ...vatRows.map((row) => row.key)]));
  return {
    date,
    rows: rows.map((row) => ({
      ...row,
      isEmpty: isUntouched(row),
      isUnreadable: row.unreadable !== undefined,
    })),
    otherAccounts: accountsOf(rows.filter(({ key }) => !made.has(key))),
  };
}

function afterFollowing(form: EntryForm, split: MadeVatSplit, following: VatFollowing): EntryForm {
  if (following.kind === "counted") {
    const accountId = form.rows.find(({ key }) => key === split.key)?.accountId ?? split.accountId;
    return placedSplit(form, { key: split.key, accountId, last: split, isFollowed: true }, following.parts)
      .form;
  }
  const vatSplits = form.vatSplits?.filter((other) => other !== split) ?? [];
  if (following.kind !== "removed") return { ...form, vatSplits };
  const { amount } = following;
  const keys = new Set(split.vatRows.map(({ key }) => key));
  const rows = form.rows
    .filter(({ key }) => !keys.has(key))
    .map((row) => (row.key === split.key && amount !== undefined ? { ...withoutShare(row), amount } : row));
  return normalized({ ...form, rows, vatSplits });
}

export function accountsOf(rows: readonly EntryRow[]): ReadonlySet<number> {
  return new Set(rows.flatMap(({ accountId }) => (accountId === undefined ? [] : [accountId])));
}
