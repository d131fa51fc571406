import { err, ok, type Result } from "../shared/index.ts";
import { type Transaction, type TransactionLink, transactionId } from "../transaction/index.ts";
import type { ChangeRefusal } from "./change-refusal.ts";

/** What a change means for a transaction that was corrected, in the same fiscal year's document or another. */
export interface CorrectionLink {
  readonly corrected: TransactionLink;
  /** Who corrects it now; undefined when the correcting transaction has been removed. */
  readonly correctedBy: TransactionLink | undefined;
}

/**
 * The corrected transaction with 'Rättad av' set or taken away. This holds for locked transactions and years too: the
 * way from the wrong post to its correction is to be easy (Bookkeeping Act 5:5). `before` is undefined when no such
 * transaction is stored.
 */
export function withCorrectionLink(
  before: Transaction | undefined,
  { corrected, correctedBy }: CorrectionLink,
): Result<Transaction, ChangeRefusal> {
  const item = transactionId(corrected.series, corrected.number);
  if (before === undefined) return err({ code: "missing-item", item });
  const { correctedBy: by, ...rest } = before;
  if (correctedBy === undefined) return ok(rest);
  return by === undefined ? ok({ ...rest, correctedBy }) : err({ code: "already-corrected", item, by });
}
