import type { Guard, GuardSettings } from "../store/access/guard-interface.ts";
import { RefusedWrite } from "../store/access/refusals.ts";
import { checkChange } from "./check-change.ts";
import { commitFacts } from "./commit-facts.ts";
import { accessRefusal, roleRefusal } from "./company-access.ts";
import { featureRefusal } from "./feature-gate.ts";
import { headRefusal } from "./head-limit.ts";

/** The guard of the product: membership, features, and the rules of core. */
export function createGuard({ featureNames, headLimit, ...limits }: GuardSettings): Guard {
  return {
    limits,
    accessRefusal,
    roleRefusal,
    featureRefusal: (config, feature, now) => featureRefusal(config, feature, now, featureNames),
    async judge(tx, actor, commit, context, now) {
      const facts = await commitFacts(tx, actor, commit, context, now);
      return (change) => {
        const refusal = headRefusal(change, commit.intent, headLimit);
        if (refusal !== undefined) throw new RefusedWrite(refusal);
        return checkChange(tx, facts, change, featureNames);
      };
    },
  };
}
