import type { CompanyConfig } from "@huvudbok/core/api";
import { isIsoDate } from "@huvudbok/core/calendar";
import {
  bindingText,
  type Feature,
  featureGroupName,
  isFeatureId,
  NOT_AVAILABLE_TEXT,
  packagePrice,
} from "@huvudbok/core/feature";
import { formatOre, type Ore, ore } from "@huvudbok/core/money";

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
  /** "Ingår", "Ingår inte", or when it cannot be chosen yet "Kommer senare". */
  readonly status: string;
}

/** What the overview of a company's package says. */
export interface PackageFacts {
  readonly binding: string;
  readonly renewalDate: string;
  /** Kronor, exkl. moms; "Utan kostnad" where the operator asks nothing for anything. */
  readonly pricePerMonth: string;
  readonly features: readonly FeatureFact[];
}

/** The package of a company as its settings page shows it, by the prices of the operator. */
export function packageFacts(
  setup: CompanyConfig["packageSetup"],
  features: readonly ListedFeature[],
): PackageFacts {
  const chosen = new Set(setup.featureSetups.map(({ featureId }) => featureId));
  const isChosen = (feature: ListedFeature) => chosen.has(feature.id) || !feature.isOptional;
  const price = packagePrice(features.filter(isChosen).map(inOre), setup.periodLength);
  return {
    binding: bindingText(setup.periodLength),
    renewalDate: isIsoDate(setup.renewalDate) ? setup.renewalDate : "–",
    pricePerMonth: costsSomething(features) ? `${formatOre(price.perMonth)} kr exkl. moms` : "Utan kostnad",
    features: features.map((feature) => ({
      id: feature.id,
      name: feature.name,
      description: feature.description,
      group: isFeatureId(feature.id) ? featureGroupName(feature.id) : "",
      isChosen: isChosen(feature),
      status: statusOf(feature, isChosen(feature)),
    })),
  };
}

/** Whether anything that can be had has a price: only then is a package something to decide on. */
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
