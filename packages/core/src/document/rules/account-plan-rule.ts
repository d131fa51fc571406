import type { ChangeRefusal } from "../change-refusal.ts";
import type { Known } from "../kinds/known.ts";
import { type Change as ChangeOf, type Questions, type RuleFacts, refusing } from "../kinds/rule.ts";
import type { accountPlanHeadSchema, accountSchema } from "../schemas.ts";
import { invalid } from "./item-rules.ts";
import { goesWithItsYear } from "./year-rule.ts";

type Head = Known<typeof accountPlanHeadSchema>;
type Change = ChangeOf<Head, Known<typeof accountSchema>>;
type Facts = RuleFacts<Head, Known<typeof accountSchema>>;

const NAMELESS_TEXT = "Kontoplanen måste ha ett namn. Ingenting är sparat.";

/** An account in use stays in the chart (CH15), and a chart that has a name keeps one. */
export const accountPlanRule = refusing((change: Change, facts: Facts): ChangeRefusal | undefined => {
  const item = change.remove.find((id) => facts.usedAccounts?.has(Number(id)));
  if (item !== undefined) return { code: "account-used", item };
  return losesName(change, facts) ? invalid("name", "name-missing", NAMELESS_TEXT) : undefined;
});

/** A file may bring a chart without a name, which may stay so. */
function losesName({ head }: Change, { headBefore, intent }: Facts): boolean {
  if (head === undefined || headBefore === undefined || intent === "undo") return false;
  return head.name.trim() === "" && headBefore.name.trim() !== "";
}

export function accountPlanReads({ remove }: Change, facts: Facts): Partial<Questions> {
  return { usedAccounts: remove.length > 0 && !goesWithItsYear(facts) };
}
