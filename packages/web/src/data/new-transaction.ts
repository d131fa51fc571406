import { decodeNewTransaction, encodeNewTransaction } from "@huvudbok/core/document";
import type { NewTransactionTemplate } from "@huvudbok/core/transaction";
import * as z from "zod/mini";
import { sessionValue } from "./session.ts";

const storedSchema = z.looseObject({ source: z._default(z.string(), ""), reversal: z.optional(z.unknown()) });

function stored() {
  return sessionValue("newTransaction", storedSchema);
}

/** Stores what /accounting/transaction/create/template starts from (PG34). */
export function storeNewTransaction(template: NewTransactionTemplate): void {
  const { source, series = "A", reversal, ...transaction } = template;
  stored().write({
    source,
    ...(reversal === undefined ? {} : { reversal: encodeNewTransaction(reversal) }),
    ...encodeNewTransaction({ ...transaction, series, locked: false }),
  });
}

/** The prepared transaction, read once and then removed; undefined when there is none that can be read. */
export function takeNewTransaction(): NewTransactionTemplate | undefined {
  const { read, remove } = stored();
  const value = read();
  if (value === undefined) return undefined;
  remove();
  const { source, series = "A", reversal, locked: _locked, regDate: _regDate, sign: _sign, ...rest } = value;
  const transaction = decodeNewTransaction({ ...rest, series, locked: false });
  if (!transaction.ok) return undefined;
  if (reversal === undefined) return { ...transaction.value, source };
  const reversing = decodeNewTransaction(reversal);
  // Half of a correction is none.
  return reversing.ok ? { ...transaction.value, source, reversal: reversing.value } : undefined;
}
