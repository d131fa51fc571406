import type { CompanyConfig, FeatureList } from "@huvudbok/core/api";
import type { IsoDate } from "@huvudbok/core/calendar";
import { approvedPackage, DEFAULT_PACKAGE_PERIOD, isFeatureId } from "@huvudbok/core/feature";

/** A new company has every feature that is available, as long as features cannot be ordered (HT6). */
export function freePackage({ features }: FeatureList, today: IsoDate): CompanyConfig["packageSetup"] {
  const available = features.filter((feature) => feature.isAvailable).map((feature) => feature.id);
  const setup = approvedPackage(available.filter(isFeatureId), DEFAULT_PACKAGE_PERIOD, today);
  return { ...setup, featureSetups: [...setup.featureSetups] };
}
