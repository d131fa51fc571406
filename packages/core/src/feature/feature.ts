import type { Ore } from "../money/index.ts";

/** The capabilities a company can have, by number. */
export const FEATURE_ID = {
  accounting: 1000,
  accountingPlus: 1001,
  attachFiles: 1002,
  bankIntegration: 1003,
  taxAccountIntegration: 1004,
  fileAnalytics: 1005,
  ecommerce: 1101,
  invoice: 2000,
  payroll: 3000,
} as const;

export type FeatureId = (typeof FEATURE_ID)[keyof typeof FEATURE_ID];

/** The most transactions that are imported at once without accounting plus: 51 need it (IM6, CH32). */
export const IMPORTED_WITHOUT_PLUS = 50;

export interface PeriodPrice {
  readonly months: number;
  readonly pricePerMonth: Ore;
}

/** The price of a feature, without VAT. */
export interface PriceModel {
  readonly basePricePerMonth: Ore;
  /** Prices for longer binding times; a period that is not here has the base price. */
  readonly periodPrices: readonly PeriodPrice[];
}

/** A feature as the operator has configured it. */
export interface Feature {
  readonly id: FeatureId;
  readonly name: string;
  readonly description: string;
  /** False for a feature that every company has. */
  readonly isOptional: boolean;
  /** False for a feature that is shown as "Kommer senare" and cannot be ordered. */
  readonly isAvailable: boolean;
  readonly priceModel: PriceModel;
}

/** What the product and not the operator decides about a feature, and its name until the operator gives another. */
export interface FeatureRule {
  readonly id: FeatureId;
  readonly isOptional: boolean;
  readonly isAvailable: boolean;
  readonly defaultName: string;
}

/** What holds for each feature (CO10), whatever the operator calls it and charges for it. */
export const FEATURE_RULES: readonly FeatureRule[] = [
  { id: 1000, isOptional: false, isAvailable: true, defaultName: "Bokföring" },
  { id: 1001, isOptional: true, isAvailable: true, defaultName: "Bokföring plus" },
  { id: 1002, isOptional: true, isAvailable: true, defaultName: "Bifoga filer" },
  { id: 1003, isOptional: true, isAvailable: false, defaultName: "Bankintegration" },
  { id: 1004, isOptional: true, isAvailable: false, defaultName: "Skattekontointegration" },
  { id: 1005, isOptional: true, isAvailable: false, defaultName: "Filanalys" },
  { id: 1101, isOptional: true, isAvailable: true, defaultName: "E-handelsintegration" },
  { id: 2000, isOptional: true, isAvailable: false, defaultName: "Fakturering" },
  { id: 3000, isOptional: true, isAvailable: false, defaultName: "Löner" },
];

export const NOT_AVAILABLE_TEXT = "Kommer senare";
/** The heading on a page whose features the company has not chosen. */
export const FEATURE_NOT_CHOSEN_TEXT = "Önskad funktion är inte vald";

const GROUP_NAMES: ReadonlyMap<number, string> = new Map([
  [1, "Bokföring"],
  [2, "Fakturering"],
  [3, "Löner"],
]);

export function isFeatureId(id: number): id is FeatureId {
  return FEATURE_RULES.some((rule) => rule.id === id);
}

/** The group of a feature, by the thousands of its number. */
export function featureGroupName(id: FeatureId): string {
  return String(GROUP_NAMES.get(Math.floor(id / 1000)));
}

/** The message where a single feature is off. */
export function featureDisabledText(name: string): string {
  return `Funktionen ${name} är inaktiverad`;
}
