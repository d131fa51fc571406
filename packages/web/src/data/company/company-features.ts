import type { Company, FeatureList } from "@huvudbok/core/api";
import { companyFeatures, FEATURE_RULES } from "@huvudbok/core/feature";
import { serverDay } from "../api/server-clock.ts";

/** The features that a company has today, by the server's clock; without a company those that everybody has. */
export function featuresOf(company: Pick<Company, "config"> | undefined): ReadonlySet<number> {
  return companyFeatures(company?.config.packageSetup, serverDay());
}

/** What a feature is called: as the operator names it, otherwise by the name that it has of its own. */
export function featureName(id: number, features: FeatureList["features"]): string {
  const listed = features.find((feature) => feature.id === id)?.name;
  return listed ?? FEATURE_RULES.find((rule) => rule.id === id)?.defaultName ?? "Okänd funktion";
}
