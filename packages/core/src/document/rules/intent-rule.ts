import type { ChangeRefusal } from "../change-refusal.ts";
import { type ChangeIntent, COMING_INTENTS } from "../commit-intent.ts";
import type { AnyKind } from "../kinds/kind-row.ts";
import type { Change, RuleFacts } from "../kinds/rule.ts";

/** The intents that may end a document: deleting it alone, and deleting its year. */
const ENDING: ReadonlySet<ChangeIntent> = new Set(["delete", "deleteYear"]);

/** What a commit may do to any document by its intent (CH9, CH23, CH24); transactions have more (CH3 to CH10). */
export function intentRefusal(
  { scope, listsYears, isConverted }: Pick<AnyKind, "scope" | "listsYears" | "isConverted">,
  change: Change<unknown, unknown>,
  { intent, fiscalYear }: RuleFacts<unknown, unknown>,
): ChangeRefusal | undefined {
  if (COMING_INTENTS.has(intent)) return { code: "intent-not-in-use", intent };
  if (change.ends === true && !ENDING.has(intent)) return { code: "not-of-intent", intent, action: "end" };
  // Texts and files of vouchers become those of drafts unasked, so nothing else may come along.
  if (intent === "convert" && isConverted !== true)
    return { code: "not-of-intent", intent, action: "change" };
  if (intent !== "deleteYear") return undefined;
  const takesYears = listsYears === true && isRemovalOnly(change);
  const goesWithYear = scope === "fiscalYear" && change.ends === true && fiscalYear === undefined;
  return takesYears || goesWithYear ? undefined : { code: "not-of-intent", intent, action: "change" };
}

function isRemovalOnly({ head, put, append, remove, ends }: Change<unknown, unknown>): boolean {
  return head === undefined && put.length + append.length === 0 && remove.length > 0 && ends !== true;
}
