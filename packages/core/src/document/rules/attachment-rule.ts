import type { ChangeRefusal } from "../change-refusal.ts";
import type { DecodedChange } from "../decoded-change.ts";
import type { DocumentFacts } from "../document-facts.ts";

/**
 * The bytes a registered transaction rests on stay as they came (Bookkeeping Act, chapter 7). What is said of a file of a
 * locked year stays as well: another picture of it would be shown as the voucher's.
 */
export function attachmentRule(
  { put, remove }: DecodedChange<"attachmentData">,
  { boundAttachments, existing, isYearLocked }: DocumentFacts<"attachmentData">,
): ChangeRefusal | undefined {
  const bound = remove.find((item) => boundAttachments?.has(item));
  if (bound !== undefined) return { code: "attachment-bound", item: bound };
  for (const { id, fileId } of put) {
    const before = existing.get(id);
    if (before === undefined) continue;
    if (isYearLocked === true) return { code: "year-locked" };
    if (before.fileId !== fileId && boundAttachments?.has(id) === true) {
      return { code: "attachment-bound", item: id };
    }
  }
  return undefined;
}
