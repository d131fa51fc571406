import type { ChangeRefusal } from "../change-refusal.ts";
import type { DecodedChange } from "../decoded-change.ts";
import type { DocumentFacts } from "../document-facts.ts";
import type { HeadOf } from "../document-kind.ts";
import { encodeHead } from "../encode.ts";

type Facts = DocumentFacts<"accountSettings">;

/**
 * A commit that moves the closed date has no other change, neither here nor in another document (clarification B47),
 * and only the owner moves it back. A document that ends takes its date along.
 */
export function closedDateRule(
  { head, put, remove, ends }: DecodedChange<"accountSettings">,
  { headBefore = {}, isAlone, role }: Facts,
): ChangeRefusal | undefined {
  const headAfter = ends === true ? {} : (head ?? headBefore);
  const { closedThrough: before, ...othersBefore } = headBefore;
  const { closedThrough: after, ...othersAfter } = headAfter;
  if (after === before) return undefined;
  const isOnly = isAlone && put.length === 0 && remove.length === 0 && isSameHead(othersBefore, othersAfter);
  if (!isOnly) return { code: "closed-through-alone" };
  const isMovedBack = before !== undefined && (after === undefined || after < before);
  return isMovedBack && role !== "owner" ? { code: "owner-only", action: "reopen" } : undefined;
}

function isSameHead(a: HeadOf<"accountSettings">, b: HeadOf<"accountSettings">): boolean {
  return (
    JSON.stringify(encodeHead("accountSettings", a)) === JSON.stringify(encodeHead("accountSettings", b))
  );
}
