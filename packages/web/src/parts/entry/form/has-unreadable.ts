import { parseAmountInput } from "@huvudbok/core/money";
import type { EntryRow } from "./entry-rows.ts";

type Amounts = readonly Pick<EntryRow, "unreadable" | "typed">[];

/** True while a field that has been left holds a text that is no amount: nothing is known to balance then. */
export function hasUnreadable(rows: Amounts): boolean {
  return rows.some(({ unreadable }) => unreadable !== undefined);
}

/** The same while a person types: what is in the field now decides. */
export function hasUnreadableLive(rows: Amounts): boolean {
  return rows.some(({ unreadable, typed }) => {
    if (typed === undefined) return unreadable !== undefined;
    const parsed = parseAmountInput(typed.text);
    return !parsed.ok && parsed.error.code !== "missing";
  });
}
