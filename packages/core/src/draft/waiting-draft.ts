import { addDays, type IsoDate } from "../calendar/index.ts";
import { countedEntries, type TransactionFormRow } from "../transaction/index.ts";
import type { Draft } from "./draft.ts";

/** A receipt and a row of a statement are of one event so many days apart. */
const NEAR_DAYS = 3;

/** What is typed in the form of a new transaction. */
interface Typed {
  readonly date: IsoDate | undefined;
  readonly rows: readonly TransactionFormRow[];
}

/**
 * The first draft that may be the event that is typed (TR31): with a row of the same account and amount, at most three days
 * away. Undefined while no row has both.
 */
export function waitingDraft(drafts: Iterable<Draft>, { date, rows }: Typed): Draft | undefined {
  const typed = rows.filter(({ accountId, amount = 0 }) => accountId !== undefined && amount !== 0);
  if (date === undefined || typed.length === 0) return undefined;
  const [from, to] = [addDays(date, -NEAR_DAYS), addDays(date, NEAR_DAYS)];
  for (const draft of drafts) {
    if (draft.date === undefined || draft.date < from || draft.date > to) continue;
    const isSame = countedEntries(draft.entries).some((row) =>
      typed.some(({ accountId, amount }) => accountId === row.accountId && amount === row.amount),
    );
    if (isSame) return draft;
  }
  return undefined;
}
