import type { ChangeRefusal } from "../change-refusal.ts";
import type { Known } from "../kinds/known.ts";
import { type Change as ChangeOf, type Questions, type RuleFacts, refusing } from "../kinds/rule.ts";
import type { attachmentSchema, emptyHeadSchema } from "../schemas.ts";
import { goesWithItsYear } from "./year-rule.ts";

type Head = Known<typeof emptyHeadSchema>;
type Change = ChangeOf<Head, Known<typeof attachmentSchema>>;
type Facts = RuleFacts<Head, Known<typeof attachmentSchema>>;

/**
 * The bytes that a registered transaction is based on never change (Bookkeeping Act, chapter 7). The description of a
 * file of a locked year does not change either: it could make another picture appear as the voucher.
 */
export const attachmentRule = refusing((change: Change, facts: Facts): ChangeRefusal | undefined => {
  const { put, remove, ends } = change;
  const { boundItems, existing, isYearLocked } = facts;
  if (isYearLocked === true && (remove.length > 0 || ends === true)) return { code: "year-locked" };
  const bound = remove.find((item) => boundItems?.has(item));
  if (bound !== undefined) return { code: "attachment-bound", item: bound };
  for (const { id, fileId } of put) {
    const before = existing.get(id);
    if (before === undefined) continue;
    if (isYearLocked === true) return { code: "year-locked" };
    if (before.fileId !== fileId && boundItems?.has(id) === true) {
      return { code: "attachment-bound", item: id };
    }
  }
  return undefined;
});

export function attachmentReads(_change: Change, facts: Facts): Partial<Questions> {
  return goesWithItsYear(facts) ? {} : { boundItems: [...facts.existing.keys()] };
}
