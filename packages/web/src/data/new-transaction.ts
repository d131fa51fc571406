import { decodeNewTransaction, encodeNewTransaction } from "@huvudbok/core/document";
import type { NewTransactionTemplate } from "@huvudbok/core/transaction";
import * as z from "zod/mini";
import { sessionValue } from "./session.ts";

const storedSchema = z.looseObject({ source: z._default(z.string(), "") });

function stored() {
  return sessionValue("newTransaction", storedSchema);
}

/** Stores what /accounting/transaction/create/template starts from (PG34). */
export function storeNewTransaction({ source, series = "A", ...template }: NewTransactionTemplate): void {
  stored().write({ source, ...encodeNewTransaction({ ...template, series, locked: false }) });
}

/** The prepared transaction, read once and then removed; undefined when there is none that can be read. */
export function takeNewTransaction(): NewTransactionTemplate | undefined {
  const { read, remove } = stored();
  const value = read();
  if (value === undefined) return undefined;
  remove();
  const { source, series = "A", locked: _locked, regDate: _regDate, sign: _sign, ...rest } = value;
  const transaction = decodeNewTransaction({ ...rest, series, locked: false });
  return transaction.ok ? { ...transaction.value, source } : undefined;
}
