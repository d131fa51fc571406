import { negateOre, type Ore, parseAmountInput, ZERO_ORE } from "@huvudbok/core/money";
import type { AmountRow } from "@huvudbok/core/transaction";
import type { EntryForm, EntryRow } from "./entry-rows.ts";

export interface LiveRows {
  readonly rows: readonly AmountRow[];
  /** True while a field has not been left. */
  readonly isTyping: boolean;
}

/** The amounts of the rows as they are while a person types: a text that is an amount counts before its field is left. */
export function liveRows({ mode, rows }: Pick<EntryForm, "mode" | "rows">): LiveRows {
  const isTyping = rows.some(({ typed }) => typed !== undefined);
  if (!isTyping) return { rows, isTyping };
  const live = rows.map((row): AmountRow => ({ ...row, amount: liveAmount(row) ?? ZERO_ORE }));
  const [first] = live;
  // The second row of the simple form is the negative of the first.
  if (mode === "simple" && first !== undefined) {
    const amount = first.amount ?? ZERO_ORE;
    return { rows: [first, { amount: negateOre(amount) }], isTyping };
  }
  return { rows: live, isTyping };
}

function liveAmount({ amount, typed }: EntryRow): Ore | undefined {
  if (typed === undefined) return amount;
  const parsed = parseAmountInput(typed.text);
  if (!parsed.ok) return parsed.error.code === "missing" ? undefined : amount;
  return typed.side === "debit" ? parsed.value.amount : negateOre(parsed.value.amount);
}
