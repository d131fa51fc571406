import { type FeatureList, featureListSchema } from "@huvudbok/core/api";
import type { FeatureId } from "@huvudbok/core/feature";
import { callApi } from "../api/api-client.ts";
import { RemoteValue, useRemoteValue } from "../api/remote-value.ts";
import { featuresOf } from "./company-features.ts";
import { useCompany } from "./selected-company.ts";

type Features = FeatureList["features"];

const NO_FEATURES: Features = [];
const remoteFeatures = new RemoteValue(
  async () => (await callApi(featureListSchema, "GET", "/api/feature")).features,
);

/** The existing features, with their prices; empty until they are loaded. */
export function useFeatures(): Features {
  return useRemoteValue(remoteFeatures).value ?? NO_FEATURES;
}

/** Whether the selected company has a feature, by the server's clock. */
export function useHasFeature(id: FeatureId): boolean {
  const company = useCompany();
  return company !== undefined && featuresOf(company).has(id);
}
