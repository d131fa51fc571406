import { type FeatureList, featureListSchema } from "@huvudbok/core/api";
import type { FeatureId } from "@huvudbok/core/feature";
import { callApi } from "../api/api-client.ts";
import type { ApiFailure } from "../api/api-failure.ts";
import { RemoteValue, useRemoteValue } from "../api/remote-value.ts";
import { forgetAtSignOut } from "../sign-in/stored-sign-in.ts";
import { featuresOf } from "./company-features.ts";
import { useCompany } from "./selected-company.ts";

export interface UsedFeatures {
  /** The existing features, with their prices; undefined until they are loaded. */
  readonly features: FeatureList["features"] | undefined;
  /** Why they could not be loaded. */
  readonly error: ApiFailure | undefined;
  readonly reload: () => Promise<void>;
}

const remoteFeatures = new RemoteValue(
  async () => (await callApi(featureListSchema, "GET", "/api/feature")).features,
);

/** The features that exist, as the operator has named and priced them. */
export function useFeatures(): UsedFeatures {
  const { value, error } = useRemoteValue(remoteFeatures);
  return { features: value, error, reload: remoteFeatures.reload };
}

/** Whether the selected company has a feature, by the server's clock. */
export function useHasFeature(id: FeatureId): boolean {
  const company = useCompany();
  return company !== undefined && featuresOf(company).has(id);
}

// They are the same for everybody, but a failure because nobody was signed in must not remain.
forgetAtSignOut(() => remoteFeatures.forget());
