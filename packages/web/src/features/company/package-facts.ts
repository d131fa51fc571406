import type { CompanyConfig } from "@huvudbok/core/api";
import { type IsoDate, isIsoDate } from "@huvudbok/core/calendar";
import {
  bindingText,
  companyFeatures,
  type Feature,
  featureGroupName,
  isFeatureId,
  NOT_AVAILABLE_TEXT,
  packagePrice,
  renewedPackage,
} from "@huvudbok/core/feature";
import { formatOre, type Ore, ore } from "@huvudbok/core/money";

type Setup = CompanyConfig["packageSetup"];

/** The heading of features that this version of the program does not know. */
const OTHER_GROUP = "Övrigt";

/** A feature as the server lists it, with prices in kronor. */
export interface ListedFeature extends Omit<Feature, "id" | "priceModel"> {
  readonly id: number;
  readonly priceModel: {
    readonly basePricePerMonth: number;
    readonly periodPrices: readonly { readonly months: number; readonly pricePerMonth: number }[];
  };
}

export interface FeatureFact {
  readonly id: number;
  readonly name: string;
  readonly description: string;
  readonly group: string;
  readonly isChosen: boolean;
  /** "Ingår", "Ingår inte", or "Kommer senare" when it cannot be chosen yet. */
  readonly status: string;
}

/** The facts of a company's package. */
export interface PackageFacts {
  readonly binding: string;
  readonly renewalDate: string;
  /** Kronor, exkl. moms; "Utan kostnad" where the operator charges for nothing. */
  readonly pricePerMonth: string;
  readonly features: readonly FeatureFact[];
}

/** The package of a company as its settings page shows it, at the operator's prices. */
export function packageFacts(setup: Setup, features: readonly ListedFeature[], today: IsoDate): PackageFacts {
  const present: ReadonlySet<number> = companyFeatures(setup, today);
  const isChosen = (feature: ListedFeature) => present.has(feature.id) || !feature.isOptional;
  const price = packagePrice(features.filter(isChosen).map(inOre), setup.periodLength);
  return {
    binding: bindingText(setup.periodLength),
    renewalDate: nextRenewal(setup, today),
    pricePerMonth: costsSomething(features) ? `${formatOre(price.perMonth)} kr exkl. moms` : "Utan kostnad",
    features: features.map((feature) => ({
      id: feature.id,
      name: feature.name,
      description: feature.description,
      group: isFeatureId(feature.id) ? featureGroupName(feature.id) : OTHER_GROUP,
      isChosen: isChosen(feature),
      status: statusOf(feature, isChosen(feature)),
    })),
  };
}

/** The next renewal after today: earlier ones have been carried out (PG29). */
function nextRenewal({ renewalDate, periodLength, renewalDay }: Setup, today: IsoDate): string {
  if (!isIsoDate(renewalDate) || periodLength < 1) return "–";
  return renewedPackage({ renewalDate, periodLength, renewalDay, featureSetups: [] }, today).renewalDate;
}

/** Whether anything available has a price: only then does a package need a decision. */
export function costsSomething(features: readonly ListedFeature[]): boolean {
  return features.some(
    ({ isAvailable, priceModel: { basePricePerMonth, periodPrices } }) =>
      isAvailable && (basePricePerMonth > 0 || periodPrices.some(({ pricePerMonth }) => pricePerMonth > 0)),
  );
}

function statusOf(feature: ListedFeature, isChosen: boolean): string {
  if (isChosen) return "Ingår";
  return feature.isAvailable ? "Ingår inte" : NOT_AVAILABLE_TEXT;
}

function inOre({ name, priceModel }: ListedFeature): Pick<Feature, "name" | "priceModel"> {
  return {
    name,
    priceModel: {
      basePricePerMonth: priceOre(priceModel.basePricePerMonth),
      periodPrices: priceModel.periodPrices.map(({ months, pricePerMonth }) => ({
        months,
        pricePerMonth: priceOre(pricePerMonth),
      })),
    },
  };
}

/** A configured price; an operator's third decimal is rounded, as it would be on the bill. */
function priceOre(kronor: number): Ore {
  return ore(Math.round(kronor * 100));
}
