import type { ChangeRefusal } from "../change-refusal.ts";
import type { Known } from "../kinds/known.ts";
import { type Change as ChangeOf, type Questions, type RuleFacts, refusing } from "../kinds/rule.ts";
import type { accountPlanHeadSchema, accountSchema } from "../schemas.ts";
import { goesWithItsYear } from "./year-rule.ts";

type Head = Known<typeof accountPlanHeadSchema>;
type Change = ChangeOf<Head, Known<typeof accountSchema>>;
type Facts = RuleFacts<Head, Known<typeof accountSchema>>;

/** An account in use stays in the chart (CH15). */
export const accountPlanRule = refusing(
  ({ remove }: Change, { usedAccounts }: Facts): ChangeRefusal | undefined => {
    const item = remove.find((id) => usedAccounts?.has(Number(id)));
    return item === undefined ? undefined : { code: "account-used", item };
  },
);

export function accountPlanReads({ remove }: Change, facts: Facts): Partial<Questions> {
  return { usedAccounts: remove.length > 0 && !goesWithItsYear(facts) };
}
