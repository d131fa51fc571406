import { type IsoDate, swedishDay } from "@huvudbok/core/calendar";
import type { ChangeRefusal } from "@huvudbok/core/document";
import { type FeatureId, hasFeature } from "@huvudbok/core/feature";
import type { Kysely } from "kysely";
import { configOf } from "../store/access/companies.ts";
import { changeRefusal, featureIsMissing } from "../store/access/refusals.ts";
import type { Tables } from "../store/database/database-tables.ts";
import type { Refusal } from "../store/store.ts";

/** The names of features as the operator has configured them; they stand in messages. */
export type FeatureNames = ReadonlyMap<number, string>;

/**
 * Undefined when the company has the feature on the day that the server's clock says, or none is needed. Without it data
 * can be read but not written (CH29). `config` is the stored text of the company's configuration.
 */
export function featureRefusal(
  config: string,
  feature: FeatureId | undefined,
  now: number,
  names: FeatureNames,
): Refusal | undefined {
  if (feature === undefined) return undefined;
  const { packageSetup } = configOf(config);
  if (hasFeature(packageSetup, feature, swedishDay(now))) return undefined;
  return featureIsMissing(feature, names.get(feature) ?? String(feature));
}

/** Those of the features that a company has on the day; asked in the transaction of a commit, which has it locked. */
export async function featuresAmong(
  tx: Kysely<Tables>,
  companyId: number,
  features: ReadonlySet<FeatureId>,
  day: IsoDate,
): Promise<ReadonlySet<FeatureId>> {
  const { config } = await tx
    .selectFrom("company")
    .select("config")
    .where("id", "=", companyId)
    .executeTakeFirstOrThrow();
  const { packageSetup } = configOf(config);
  return new Set([...features].filter((feature) => hasFeature(packageSetup, feature, day)));
}

/** What a rule refuses, with the name that the operator gives a feature which is missing. */
export function ruleRefusal(refusal: ChangeRefusal, names: FeatureNames): Refusal {
  if (refusal.code !== "feature-missing") return changeRefusal(refusal);
  return featureIsMissing(refusal.feature, names.get(refusal.feature) ?? String(refusal.feature));
}
