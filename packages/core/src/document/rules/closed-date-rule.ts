import type { ChangeRefusal } from "../change-refusal.ts";
import type { Known } from "../kinds/known.ts";
import type { Change, RuleFacts } from "../kinds/rule.ts";
import { isSameForm } from "../kinds/stored-form.ts";
import { accountSettingsHeadSchema, type fiscalYearSchema } from "../schemas.ts";

type Head = Known<typeof accountSettingsHeadSchema>;
type Year = Known<typeof fiscalYearSchema>;

/**
 * A commit that moves the closed date has no other change, neither here nor in another document (CH14), and only the
 * owner moves it back. When the document ends, its date goes too.
 */
export function closedDateRule(
  { head, put, remove, ends }: Change<Head, Year>,
  { headBefore = {}, isAlone, role }: RuleFacts<Head, Year>,
): ChangeRefusal | undefined {
  const headAfter = ends === true ? {} : (head ?? headBefore);
  const { closedThrough: before, ...othersBefore } = headBefore;
  const { closedThrough: after, ...othersAfter } = headAfter;
  if (after === before) return undefined;
  const isSameElse = isSameForm(accountSettingsHeadSchema, othersBefore, othersAfter);
  const isOnly = isAlone && put.length === 0 && remove.length === 0 && isSameElse;
  if (!isOnly) return { code: "closed-through-alone" };
  const isMovedBack = before !== undefined && (after === undefined || after < before);
  return isMovedBack && role !== "owner" ? { code: "owner-only", action: "reopen" } : undefined;
}
