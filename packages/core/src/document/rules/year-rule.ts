import type { ChangeRefusal } from "../change-refusal.ts";
import type { AnyKind } from "../kinds/kind-row.ts";
import type { Change, RuleFacts } from "../kinds/rule.ts";

type Facts = RuleFacts<unknown, unknown>;

/** What the fiscal year of a document decides about a change: in a locked year only what a rule allows. */
export function yearRefusal(
  kind: Pick<AnyKind, "scope" | "judgesLockedYear" | "needsItsYear">,
  change: Change<unknown, unknown>,
  facts: Facts,
): ChangeRefusal | undefined {
  const { intent, fiscalYear, isYearLocked } = facts;
  if (kind.scope !== "fiscalYear") return undefined;
  if (isYearLocked === true && kind.judgesLockedYear !== true) return { code: "year-locked" };
  const isDeletion = intent === "deleteYear" && goesWithItsYear(facts);
  return fiscalYear !== undefined || isDeletion ? undefined : missingYearRefusal(kind, change);
}

/**
 * Nothing is saved in a fiscal year that does not exist. What a removed year left behind may be removed, except
 * vouchers: they are checked by their year, which must be restored first.
 */
function missingYearRefusal(
  { needsItsYear }: Pick<AnyKind, "needsItsYear">,
  { head, put, append, remove }: Change<unknown, unknown>,
): ChangeRefusal | undefined {
  const isOnlyRemoval = head === undefined && put.length === 0 && append.length === 0;
  const leavesItems = needsItsYear !== true || remove.length === 0;
  return isOnlyRemoval && leavesItems ? undefined : { code: "fiscal-year-missing" };
}

/** A year that is removed by this commit takes with it what its documents refer to. */
export function goesWithItsYear({ fiscalYear, isYearNew }: Facts): boolean {
  return fiscalYear === undefined && isYearNew === false;
}
