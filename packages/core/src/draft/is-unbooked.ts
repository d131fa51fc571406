import { countedEntries } from "../transaction/index.ts";
import type { Draft } from "./draft.ts";

/** A draft with fewer rows that have an account is not booked yet. */
const BOOKED_ROWS = 2;

/** Whether a draft is still to be booked: fewer than two of its rows have an account. */
export function isUnbooked({ entries }: Pick<Draft, "entries">): boolean {
  return countedEntries(entries).filter(({ accountId }) => accountId !== undefined).length < BOOKED_ROWS;
}
