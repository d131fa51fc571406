import { addMonths, dateParts, type IsoDate } from "../calendar/index.ts";
import { invariant } from "../shared/index.ts";
import { FEATURE_RULES, type FeatureId } from "./feature.ts";

export interface FeatureSetup {
  readonly featureId: FeatureId;
  readonly disableAutoRenewal?: boolean;
}

/** The features a company has, and until when. */
export interface PackageSetup {
  readonly periodLength: number;
  readonly renewalDate: IsoDate;
  /** The day of the month the package was approved on, kept through short months; without it that of the date. */
  readonly renewalDay?: number | undefined;
  readonly featureSetups: readonly FeatureSetup[];
}

export const DEFAULT_PACKAGE_PERIOD = 12;

/** The features that every company has, with or without a package. */
const ALWAYS: ReadonlySet<number> = new Set(
  FEATURE_RULES.filter((rule) => !rule.isOptional).map((rule) => rule.id),
);

/** What a company has chosen, as it is stored and sent. */
export interface ChosenFeatures {
  /** ISO date. */
  readonly renewalDate: string;
  readonly featureSetups: readonly {
    readonly featureId: number;
    readonly disableAutoRenewal?: boolean | undefined;
  }[];
}

/**
 * True when the company may use the feature on a day. Features that are not optional need no package; those without
 * renewal end on the renewal date, and the others continue (CH29).
 */
export function hasFeature(setup: ChosenFeatures | undefined, id: FeatureId, day: IsoDate): boolean {
  if (ALWAYS.has(id)) return true;
  const chosen = setup?.featureSetups.find(({ featureId }) => featureId === id);
  return (
    setup !== undefined &&
    chosen !== undefined &&
    (chosen.disableAutoRenewal !== true || day < setup.renewalDate)
  );
}

/** Every feature that a company has on a day. */
export function companyFeatures(setup: ChosenFeatures | undefined, day: IsoDate): ReadonlySet<FeatureId> {
  return new Set(FEATURE_RULES.map(({ id }) => id).filter((id) => hasFeature(setup, id, day)));
}

/** The package that an order approved on `approved` gives; it replaces any earlier one (CO11). */
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
 * The package on `today`: on each renewal date that has passed, features without automatic renewal end and the others
 * continue for as many months (CH29). The same object when nothing is due.
 */
export function renewedPackage(setup: PackageSetup, today: IsoDate): PackageSetup {
  invariant(setup.periodLength >= 1, `a period of ${setup.periodLength} months never ends`);
  if (today < setup.renewalDate) return setup;
  let renewalDate = setup.renewalDate;
  while (renewalDate <= today) renewalDate = addMonths(renewalDate, setup.periodLength, setup.renewalDay);
  const featureSetups = setup.featureSetups.filter(({ disableAutoRenewal }) => disableAutoRenewal !== true);
  return { ...setup, renewalDate, featureSetups };
}
