import { err, ok, type Result } from "../../shared/index.ts";
import {
  type Entry,
  isReversalOf,
  isUnchangedCopy,
  type NewTransaction,
  type Transaction,
  type TransactionLink,
  transactionId,
} from "../../transaction/index.ts";
import type { ChangeRefusal } from "../change-refusal.ts";
import { isSameLink } from "./annotated-transaction.ts";

/** The effect of a change on a transaction that was corrected, in the document of the same fiscal year or another. */
export interface CorrectionLink {
  readonly corrected: TransactionLink;
  /** The transaction that corrects it now; undefined when that has been removed. */
  readonly correctedBy: TransactionLink | undefined;
  /** The removed transaction. The mark stays when it names another one. */
  readonly removed?: TransactionLink;
  /** The rows of `correctedBy`. Only their exact negative corrects a transaction (TR20). */
  readonly reversal?: readonly Entry[];
  /** It was registered before, and comes back, with its year or alone: no reversal has been no mark. */
  readonly isPutBack?: boolean;
  /** What is booked in its place on the day of that reversal: it must be something else (TR20). */
  readonly replacement?: Pick<NewTransaction, "text" | "entries">;
}

/**
 * The corrected transaction with 'Rättad av' set or removed, also in locked transactions and years: the correction must
 * be easy to find from the wrong post (Bookkeeping Act 5:5). `before` is undefined when no such transaction is stored.
 */
export function withCorrectionLink(
  before: Transaction | undefined,
  { corrected, correctedBy, removed, reversal = [], isPutBack, replacement }: CorrectionLink,
): Result<Transaction, ChangeRefusal> {
  const item = transactionId(corrected.series, corrected.number);
  if (before === undefined) return err({ code: "missing-item", item });
  const { correctedBy: by, ...rest } = before;
  if (correctedBy === undefined) return ok(isSameLink(by, removed) ? rest : before);
  if (!isReversalOf(reversal, before.entries)) {
    return isPutBack === true ? ok(before) : err({ code: "correction-without-reversal", corrected });
  }
  if (replacement !== undefined && isUnchangedCopy(replacement, before)) {
    return err({ code: "correction-without-change", corrected });
  }
  return by === undefined ? ok({ ...rest, correctedBy }) : err({ code: "already-corrected", item, by });
}
