import { companyConfigSchema } from "@huvudbok/core/api";
import { featureIsMissing } from "../store/refusals.ts";
import type { Refusal } from "../store/store.ts";

/** The names of features as the operator has configured them; they stand in messages. */
export type FeatureNames = ReadonlyMap<number, string>;

/**
 * Undefined when the company has the feature, or none is needed. Without it data can be read but not written
 * (clarification P22). `config` is the stored text of the company's configuration.
 */
export function featureRefusal(
  config: string,
  feature: number | undefined,
  names: FeatureNames,
): Refusal | undefined {
  if (feature === undefined) return undefined;
  const { packageSetup } = companyConfigSchema.parse(JSON.parse(config));
  if (packageSetup.featureSetups.some((setup) => setup.featureId === feature)) return undefined;
  return featureIsMissing(feature, names.get(feature) ?? String(feature));
}
