import { err, ok, type Result } from "../../shared/index.ts";
import {
  attachedFileIds,
  fileRemovalHindrance,
  type Transaction,
  type TransactionLink,
  transactionId,
} from "../../transaction/index.ts";
import type { ChangeRefusal } from "../change-refusal.ts";
import { transactionCodec } from "../hand-codecs/transaction-codec.ts";

/** The fields of a registered transaction that may change (CH6); the server itself keeps the links. */
const CHANGEABLE = new Set([
  "annotation",
  "attachments",
  "attachmentIds",
  "locked",
  "corrects",
  "correctedBy",
]);

/**
 * A registered transaction with the allowed changes: notes, files, and locked from false to true (CH6). In a locked
 * transaction or year files are only added. Legacy attachments may be removed once attachmentIds holds their ids. The
 * links are those of `before`, whatever `after` says: `correctionLinks` moves them.
 */
export function annotatedTransaction(
  before: Transaction,
  after: Transaction,
  isYearLocked: boolean,
): Result<Transaction, ChangeRefusal> {
  const item = transactionId(before.series, before.number);
  const field = firstFixedDifference(before, after);
  if (field !== undefined) {
    return err(before.locked ? { code: "locked", item } : { code: "registered", item, field });
  }
  if (before.locked && !after.locked) return err({ code: "locked", item });
  if (isYearLocked && before.locked !== after.locked) return err({ code: "year-locked" });
  const keepsFiles = before.attachmentIds?.every((id) => after.attachmentIds?.includes(id)) ?? true;
  const hindrance = keepsFiles ? undefined : fileRemovalHindrance(before, isYearLocked);
  if (hindrance === "locked") return err({ code: hindrance, item });
  if (hindrance === "year-locked") return err({ code: hindrance });
  if (!keepsLegacyFiles(before, after)) return err({ code: "registered", item, field: "attachments" });
  const { corrects: _corrects, correctedBy: _correctedBy, ...annotated } = after;
  return ok({ ...annotated, ...linksOf(before) });
}

function linksOf({ corrects, correctedBy }: Transaction): Pick<Transaction, "corrects" | "correctedBy"> {
  return {
    ...(corrects === undefined ? {} : { corrects }),
    ...(correctedBy === undefined ? {} : { correctedBy }),
  };
}

export function isSameLink(a: TransactionLink | undefined, b: TransactionLink | undefined): boolean {
  return a?.fiscalYearId === b?.fiscalYearId && a?.series === b?.series && a?.number === b?.number;
}

function firstFixedDifference(before: Transaction, after: Transaction): string | undefined {
  const stored = transactionCodec.write(before);
  const wanted = transactionCodec.write(after);
  return Object.keys({ ...stored, ...wanted }).find(
    (field) => !CHANGEABLE.has(field) && JSON.stringify(stored[field]) !== JSON.stringify(wanted[field]),
  );
}

function keepsLegacyFiles(before: Transaction, after: Transaction): boolean {
  const kept = new Set(attachedFileIds(after));
  const known = new Set((before.attachments ?? []).map(({ id }) => id));
  return [...known].every((id) => kept.has(id)) && (after.attachments ?? []).every(({ id }) => known.has(id));
}
