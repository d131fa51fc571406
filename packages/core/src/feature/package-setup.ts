import { addMonths, dateParts, type IsoDate } from "../calendar/index.ts";
import { assertNever, err, invariant, ok, type Result } from "../shared/index.ts";
import { FEATURE_RULES, type Feature, type FeatureId, featureDisabledText, isFeatureId } from "./feature.ts";

export interface FeatureSetup {
  readonly featureId: FeatureId;
  readonly disableAutoRenewal?: boolean;
}

/** The features a company has, and until when (specification 1 §3). */
export interface PackageSetup {
  readonly periodLength: number;
  readonly renewalDate: IsoDate;
  /** The day of the month the package was approved on, kept through short months; without it that of the date. */
  readonly renewalDay?: number | undefined;
  readonly featureSetups: readonly FeatureSetup[];
}

/** What a person orders. */
export interface PackageConfiguration {
  readonly months: number;
  readonly featureIds: readonly number[];
}

export type PackageError =
  | { readonly code: "invalid-period"; readonly months: number }
  | { readonly code: "unknown-feature"; readonly featureId: number }
  | { readonly code: "feature-not-available"; readonly featureName: string };

export const PACKAGE_PERIODS: readonly number[] = [1, 3, 6, 12];
export const DEFAULT_PACKAGE_PERIOD = 12;

/** The ids every company has, package or not. */
const ALWAYS: ReadonlySet<number> = new Set(
  FEATURE_RULES.filter((rule) => !rule.isOptional).map((rule) => rule.id),
);

/** True when the company may use the feature. What is not optional is there without any package. */
export function hasFeature(setup: Pick<PackageSetup, "featureSetups"> | undefined, id: FeatureId): boolean {
  return ALWAYS.has(id) || (setup?.featureSetups.some(({ featureId }) => featureId === id) ?? false);
}

/** Those of the wanted features that the company lacks, in the order given. */
export function missingFeatures(
  setup: Pick<PackageSetup, "featureSetups"> | undefined,
  wanted: readonly FeatureId[],
): readonly FeatureId[] {
  return wanted.filter((id) => !hasFeature(setup, id));
}

/**
 * The features of an order, in the operator's order: those chosen and those every company has. Refuses a period that
 * is not offered and features that are unknown or not available yet (clarification 2.1).
 */
export function orderedFeatures(
  features: readonly Feature[],
  { months, featureIds }: PackageConfiguration,
): Result<readonly Feature[], PackageError> {
  if (!PACKAGE_PERIODS.includes(months)) return err({ code: "invalid-period", months });
  for (const id of featureIds) {
    const feature = features.find((candidate) => candidate.id === id);
    if (feature === undefined || !isFeatureId(id)) return err({ code: "unknown-feature", featureId: id });
    if (!feature.isAvailable) return err({ code: "feature-not-available", featureName: feature.name });
  }
  return ok(features.filter((feature) => !feature.isOptional || featureIds.includes(feature.id)));
}

/** The Swedish text of an order that was refused. */
export function packageErrorText(error: PackageError): string {
  switch (error.code) {
    case "invalid-period":
      return `Bindningstiden kan inte vara ${error.months} månader`;
    case "unknown-feature":
      return `Funktionen ${error.featureId} finns inte`;
    case "feature-not-available":
      return featureDisabledText(error.featureName);
    default:
      return assertNever(error);
  }
}

/** The package that an order approved on `approved` gives; it replaces any earlier one (clarification 2.2). */
export function approvedPackage(
  featureIds: readonly FeatureId[],
  months: number,
  approved: IsoDate,
): PackageSetup {
  return {
    periodLength: months,
    renewalDate: addMonths(approved, months),
    renewalDay: dateParts(approved).day,
    featureSetups: featureIds.map((featureId) => ({ featureId })),
  };
}

/**
 * The package on `today`: from each renewal date that has come, features with automatic renewal off leave and the
 * others stay for the same months again (clarification P22). The same object when nothing is due.
 */
export function renewedPackage(setup: PackageSetup, today: IsoDate): PackageSetup {
  invariant(setup.periodLength >= 1, `a period of ${setup.periodLength} months never ends`);
  if (today < setup.renewalDate) return setup;
  let renewalDate = setup.renewalDate;
  while (renewalDate <= today) renewalDate = addMonths(renewalDate, setup.periodLength, setup.renewalDay);
  const featureSetups = setup.featureSetups.filter(({ disableAutoRenewal }) => disableAutoRenewal !== true);
  return { ...setup, renewalDate, featureSetups };
}
