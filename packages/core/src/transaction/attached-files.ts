import type { LegacyAttachment, Transaction } from "./transaction.ts";

/** A transaction, or a draft of one, with its files. */
interface FileHolder {
  readonly attachments?: readonly LegacyAttachment[];
  readonly attachmentIds?: readonly string[];
}

/** The ids of its files, each once. Those from before attachments were items of their own come last. */
export function attachedFileIds({ attachmentIds = [], attachments = [] }: FileHolder): readonly string[] {
  return [...new Set([...attachmentIds, ...attachments.map(({ id }) => id)])];
}

/** Why files can be added to a registered transaction but not removed; undefined when they can (CH6). */
export function fileRemovalHindrance(
  { locked }: Pick<Transaction, "locked">,
  isYearLocked: boolean,
): "locked" | "year-locked" | undefined {
  if (locked) return "locked";
  return isYearLocked ? "year-locked" : undefined;
}

/** True when the file may be removed. A legacy attachment stays, since its reference is part of what was registered. */
export function mayRemoveFile(
  transaction: Pick<Transaction, "locked" | "attachments">,
  fileId: string,
  isYearLocked: boolean,
): boolean {
  const isLegacy = transaction.attachments?.some(({ id }) => id === fileId) === true;
  return !isLegacy && fileRemovalHindrance(transaction, isYearLocked) === undefined;
}
