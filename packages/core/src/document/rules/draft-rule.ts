import { draftErrorText, validateDraft } from "../../draft/index.ts";
import { FEATURE_ID } from "../../feature/index.ts";
import { attachedFileIds } from "../../transaction/index.ts";
import type { ChangeRefusal } from "../change-refusal.ts";
import type { Known } from "../kinds/known.ts";
import { type Change as ChangeOf, type Questions, type RuleFacts, refusing } from "../kinds/rule.ts";
import type { draftSchema } from "../schemas.ts";
import { eachPut, invalid, type NoHead } from "./item-rules.ts";

type Draft = Known<typeof draftSchema>;
type Change = ChangeOf<NoHead, Draft>;
type Facts = RuleFacts<NoHead, Draft>;

const refusalOfDraft = eachPut<Draft>((draft, { existing }) => {
  // One that is there keeps the id that it has.
  const error = validateDraft(draft).find(({ field }) => field !== "id" || !existing.has(draft.id));
  return error && invalid(draft.id, error.code, draftErrorText(error));
});

/** A draft may lack anything but its id. To attach a file to one needs the feature of files too (CH30). */
export const draftRule = refusing((change: Change, facts: Facts) => {
  const feature = FEATURE_ID.attachFiles;
  if (attachesFiles(change, facts) && facts.features?.has(feature) !== true) {
    return { code: "feature-missing", feature };
  }
  return refusedConversion(facts) ?? refusalOfDraft(change, facts);
});

/**
 * A conversion only adds drafts, of the transactions that it removes: one that is there is neither replaced nor removed
 * by it (CH9).
 */
function refusedConversion({ intent, existing, putInYear }: Facts): ChangeRefusal | undefined {
  if (intent !== "convert") return undefined;
  if (putInYear?.has("transactions") !== true) return { code: "not-of-intent", intent, action: "change" };
  const [item] = existing.keys();
  return item === undefined ? undefined : { code: "convert-replaces", item };
}

export function draftReads(change: Change, facts: Facts): Partial<Questions> {
  return attachesFiles(change, facts) ? { features: new Set([FEATURE_ID.attachFiles]) } : {};
}

/** Whether drafts get files that none of them had. What vouchers had goes with them when they become drafts. */
function attachesFiles({ put }: Change, { intent, existing }: Facts): boolean {
  if (intent === "convert" || intent === "undo") return false;
  const before = new Set([...existing.values()].flatMap(attachedFileIds));
  return put.flatMap(attachedFileIds).some((id) => !before.has(id));
}
