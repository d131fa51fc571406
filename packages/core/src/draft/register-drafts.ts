import {
  entriesOfForm,
  LONGEST_TRANSACTION_TEXT,
  type NewTransaction,
  type TransactionError,
  type TransactionRules,
  validateTransaction,
} from "../transaction/index.ts";
import type { Draft } from "./draft.ts";

/** What drafts that are to be registered are checked against. */
export type RegisterRules = Pick<TransactionRules, "year" | "closedThrough" | "knownAccounts">;

/** A draft of the list that is registered from, with what keeps it from being registered. */
export interface DraftToRegister {
  readonly draft: Draft;
  /** As the entry form tells them; empty for a draft that can be registered. */
  readonly errors: readonly TransactionError[];
}

/**
 * Everything that keeps a draft from being registered: what the entry form asks for as well, and that its rows balance
 * and are not all zero (DR9).
 */
export function registerErrors(draft: Draft, rules: RegisterRules): readonly TransactionError[] {
  const { date, text, entries } = draft;
  const form = { ...(date === undefined ? {} : { date }), text, rows: entries };
  return validateTransaction(form, {
    ...rules,
    longestText: LONGEST_TRANSACTION_TEXT,
    refusesHidden: true,
  });
}

/** How many drafts from the first of the list on can be registered: one that cannot ends them (DR10). */
export function registrableCount(list: readonly DraftToRegister[]): number {
  const first = list.findIndex(({ errors }) => errors.length > 0);
  return first === -1 ? list.length : first;
}

/**
 * How many drafts of the list are registered after a tick at a place is set or taken away: all up to a ticked one, all
 * before an unticked one, and never more than can be registered (DR10).
 */
export function countAfterTick(place: number, isTicked: boolean, registrable: number): number {
  return Math.min(registrable, isTicked ? place + 1 : place);
}

/**
 * The transaction that a draft becomes, in a series; its number is the server's. Rows without account and amount are
 * left out, and what the analysis suggested is not taken along. The draft has no errors.
 */
export function transactionOfDraft(draft: Draft, series: string): NewTransaction | undefined {
  const { date, text, entries, annotation = "", attachments = [], attachmentIds = [] } = draft;
  if (date === undefined) return undefined;
  return {
    series,
    date,
    text: text.trim(),
    entries: entriesOfForm(entries),
    locked: false,
    ...(annotation === "" ? {} : { annotation }),
    ...(attachments.length === 0 ? {} : { attachments }),
    ...(attachmentIds.length === 0 ? {} : { attachmentIds }),
  };
}
