import { isoDate } from "@huvudbok/core/calendar";
import { decodeNewTransaction, encodeNewTransaction } from "@huvudbok/core/document";
import type { NewTransactionTemplate } from "@huvudbok/core/transaction";
import * as z from "zod/mini";
import { sessionValue } from "./session.ts";

/** Stands for the series in the codec where none is prepared: the form begins in one of the year that is selected. */
const ANY_SERIES = "A";

const storedSchema = z.looseObject({
  source: z._default(z.string(), ""),
  reversal: z.optional(z.unknown()),
  isReversalMoved: z.optional(z.boolean()),
  returnTo: z.optional(z.string()),
  settles: z.optional(z.object({ from: z.string(), to: z.string() })),
  closes: z.optional(z.enum(["resetLastYearResult", "bookLastYearResult", "bookThisYearResult", "tax"])),
});

function stored() {
  return sessionValue("newTransaction", storedSchema);
}

/** Stores what /accounting/transaction/create/template starts from (PG34). */
export function storeNewTransaction(template: NewTransactionTemplate): void {
  const { source, series, reversal, isReversalMoved, returnTo, settles, closes, ...transaction } = template;
  const { series: _series, ...encoded } = encodeNewTransaction({
    ...transaction,
    series: ANY_SERIES,
    locked: false,
  });
  stored().write({
    source,
    ...(returnTo === undefined ? {} : { returnTo }),
    ...(settles === undefined ? {} : { settles }),
    ...(closes === undefined ? {} : { closes }),
    ...(series === undefined ? {} : { series }),
    ...(reversal === undefined ? {} : { reversal: encodeNewTransaction(reversal) }),
    ...(isReversalMoved === true ? { isReversalMoved } : {}),
    ...encoded,
  });
}

/** The prepared transaction, read once and then removed; undefined when there is none that can be read. */
export function takeNewTransaction(): NewTransactionTemplate | undefined {
  const { read, remove } = stored();
  const value = read();
  if (value === undefined) return undefined;
  remove();
  const { source, series: named, reversal, isReversalMoved, returnTo, settles, closes, ...prepared } = value;
  const { locked: _locked, regDate: _regDate, sign: _sign, ...rest } = prepared;
  const decoded = decodeNewTransaction({ ...rest, series: named ?? ANY_SERIES, locked: false });
  if (!decoded.ok) return undefined;
  const { series, ...transaction } = decoded.value;
  const template = {
    ...transaction,
    source,
    ...(named === undefined ? {} : { series }),
    ...(returnTo === undefined ? {} : { returnTo }),
    ...(settles === undefined ? {} : { settles: { from: isoDate(settles.from), to: isoDate(settles.to) } }),
    ...(closes === undefined ? {} : { closes }),
  };
  if (reversal === undefined) return template;
  const reversing = decodeNewTransaction(reversal);
  // Half of a correction is none.
  if (!reversing.ok) return undefined;
  const moved = isReversalMoved === true ? { isReversalMoved } : {};
  return { ...template, reversal: reversing.value, ...moved };
}
