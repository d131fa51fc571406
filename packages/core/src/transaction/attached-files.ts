import type { LegacyAttachment, Transaction } from "./transaction.ts";

/** What has files: a transaction, or a draft of one. */
interface FileHolder {
  readonly attachments?: readonly LegacyAttachment[];
  readonly attachmentIds?: readonly string[];
}

/** The ids of its files, each once. Those of before attachments were items of their own come last. */
export function attachedFileIds({ attachmentIds = [], attachments = [] }: FileHolder): readonly string[] {
  return [...new Set([...attachmentIds, ...attachments.map(({ id }) => id)])];
}

/** Why the files of a registered transaction only come and never go; undefined when one may leave (clarification B23). */
export function fileRemovalHindrance(
  { locked }: Pick<Transaction, "locked">,
  isYearLocked: boolean,
): "locked" | "year-locked" | undefined {
  if (locked) return "locked";
  return isYearLocked ? "year-locked" : undefined;
}

/** True when the file may be taken away. A legacy attachment stays: its reference belongs to what was registered. */
export function mayRemoveFile(
  transaction: Pick<Transaction, "locked" | "attachments">,
  fileId: string,
  isYearLocked: boolean,
): boolean {
  const isLegacy = transaction.attachments?.some(({ id }) => id === fileId) === true;
  return !isLegacy && fileRemovalHindrance(transaction, isYearLocked) === undefined;
}
