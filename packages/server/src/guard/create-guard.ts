import type { Guard } from "../store/guard-face.ts";
import { checkChange } from "./check-change.ts";
import { commitFacts } from "./commit-facts.ts";
import { accessRefusal, roleRefusal } from "./company-access.ts";
import { type FeatureNames, featureRefusal } from "./feature-gate.ts";

/** The guard of the product: membership, features, and the rules of core. */
export function createGuard(featureNames: FeatureNames): Guard {
  return {
    accessRefusal,
    roleRefusal,
    featureRefusal: (config, feature) => featureRefusal(config, feature, featureNames),
    async judge(tx, actor, commit, now) {
      const facts = await commitFacts(tx, actor, commit, now);
      return (change) => checkChange(tx, facts, change);
    },
  };
}
