import { countedEntries } from "../transaction/index.ts";
import type { Draft, DraftEntry } from "./draft.ts";

/** Which drafts are the same as another one. It grows by each draft at the cost of that one. */
export class DraftTwins {
  readonly #alike = new Map<string, Draft[]>();

  constructor(drafts: Iterable<Draft> = []) {
    for (const draft of drafts) this.add(draft);
  }

  /** Each draft once, in the order of the list. */
  add(draft: Draft): void {
    const key = keyOf(draft);
    if (key === undefined) return;
    const alike = this.#alike.get(key);
    if (alike === undefined) this.#alike.set(key, [draft]);
    else alike.push(draft);
  }

  /**
   * The draft that this one is the twin of (CT8): one before it with the same day, text and rows, or any that has been
   * booked since, its own row first.
   */
  twinOf(draft: Draft): Draft | undefined {
    const key = keyOf(draft);
    const alike = key === undefined ? [] : (this.#alike.get(key) ?? []);
    const rows = rowsOf(draft);
    let isBefore = true;
    return alike.find((other) => {
      if (other.id === draft.id) isBefore = false;
      else if (rows.length === 1 && rowsOf(other).length > 1) return true;
      return isBefore && isSame(rows, rowsOf(other));
    });
  }
}

/** Drafts of one key are compared; without day or rows one is no twin. */
function keyOf(draft: Draft): string | undefined {
  const [first] = rowsOf(draft);
  if (draft.date === undefined || first === undefined) return undefined;
  return [draft.date, first.accountId, first.amount, draft.text.trim()].join(" ");
}

function rowsOf({ entries }: Draft): readonly DraftEntry[] {
  return countedEntries(entries).filter(({ amount }) => amount !== 0);
}

function isSame(rows: readonly DraftEntry[], others: readonly DraftEntry[]): boolean {
  return (
    rows.length === others.length &&
    rows.every(
      ({ accountId, amount }, place) =>
        others[place]?.accountId === accountId && others[place]?.amount === amount,
    )
  );
}
