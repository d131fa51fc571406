import type { AccountMigration } from "../account-plan/index.ts";
import type { Draft } from "./draft.ts";

/**
 * The drafts with a row on the source account, with those rows on the target instead (AP14). All else of them stays,
 * also what an analysis has suggested; drafts without such a row are left out.
 */
export function migratedDrafts(drafts: Iterable<Draft>, { source, target }: AccountMigration): Draft[] {
  return draftsOn(drafts, source).map((draft) => ({
    ...draft,
    entries: draft.entries.map((row) => (row.accountId === source ? { ...row, accountId: target } : row)),
  }));
}

/** The drafts with a row on the account, in their order. */
export function draftsOn(drafts: Iterable<Draft>, account: number | undefined): Draft[] {
  return [...drafts].filter(({ entries }) =>
    entries.some(({ accountId }) => accountId !== undefined && accountId === account),
  );
}
