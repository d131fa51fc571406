import type { DateRange, IsoDate } from "../calendar/index.ts";
import { betweenText, dateAtMostText, requiredText } from "../company/index.ts";
import { atLeastText, atMostText, greaterThanText, kronorFromOre, type Ore } from "../money/index.ts";
import { assertNever } from "../shared/index.ts";

/** Longer than any asset is used (AS15): what is more is a slip of the keys. */
const MOST_YEARS = 100;

/** An asset list as filled in its form; 0 means no account. */
export interface AssetListForm {
  readonly name: string;
  readonly depreciationAccountId: number;
  readonly depreciationCostAccountId: number;
}

export type AssetListError =
  | { readonly code: "name-missing"; readonly field: "name" }
  | { readonly code: "depreciation-account-missing"; readonly field: "depreciationAccountId" }
  | { readonly code: "cost-account-missing"; readonly field: "depreciationCostAccountId" };

/** What keeps an asset list from being saved. */
export function validateAssetList(form: AssetListForm): AssetListError[] {
  return [
    ...(form.name.trim() === "" ? [{ code: "name-missing", field: "name" } as const] : []),
    ...(form.depreciationAccountId > 0
      ? []
      : [{ code: "depreciation-account-missing", field: "depreciationAccountId" } as const]),
    ...(form.depreciationCostAccountId > 0
      ? []
      : [{ code: "cost-account-missing", field: "depreciationCostAccountId" } as const]),
  ];
}

export function assetListErrorText(error: AssetListError): string {
  switch (error.code) {
    case "name-missing":
      return requiredText("namn");
    case "depreciation-account-missing":
      return "Avskrivningskonto måste anges.";
    case "cost-account-missing":
      return "Kostnadskonto för avskrivning måste anges.";
    default:
      return assertNever(error);
  }
}

/** An asset item as filled in its form. This year's depreciation is computed and is not a field. */
export interface AssetItemForm {
  readonly name: string;
  readonly purchaseDate: IsoDate | undefined;
  readonly purchasePrice: Ore | undefined;
  readonly inboundDepreciationAmount: Ore | undefined;
  readonly depreciationYears: number | undefined;
  /** The day that it was sold or scrapped. */
  readonly disposedOn?: IsoDate | undefined;
}

export type AssetItemError =
  | { readonly code: "name-missing"; readonly field: "name" }
  | { readonly code: "date-missing"; readonly field: "purchaseDate" }
  | { readonly code: "date-after-year"; readonly field: "purchaseDate"; readonly last: IsoDate }
  | { readonly code: "price-missing"; readonly field: "purchasePrice" }
  | { readonly code: "price-not-positive"; readonly field: "purchasePrice" }
  | {
      readonly code: "inbound-out-of-range";
      readonly field: "inboundDepreciationAmount";
      readonly most: Ore;
    }
  | { readonly code: "years-missing"; readonly field: "depreciationYears" }
  | { readonly code: "years-too-few" | "years-too-many"; readonly field: "depreciationYears" }
  | {
      readonly code: "disposed-out-of-range";
      readonly field: "disposedOn";
      readonly first: IsoDate;
      readonly last: IsoDate;
    };

/** What keeps an asset item from being saved; a required amount of 0 is missing (CO2), a time of 0 is too short. */
export function validateAssetItem(form: AssetItemForm, year: DateRange): AssetItemError[] {
  return [
    ...(form.name.trim() === "" ? [{ code: "name-missing", field: "name" } as const] : []),
    ...dateErrors(form.purchaseDate, year),
    ...amountErrors(form),
    ...yearsErrors(form.depreciationYears),
    ...disposalErrors(form, year),
  ];
}

/** What was sold or scrapped before the year is in its lists no more, and nothing is before it was bought. */
function disposalErrors({ purchaseDate, disposedOn }: AssetItemForm, year: DateRange): AssetItemError[] {
  if (disposedOn === undefined) return [];
  const first = purchaseDate !== undefined && purchaseDate > year.from ? purchaseDate : year.from;
  if (first > year.to || (disposedOn >= first && disposedOn <= year.to)) return [];
  return [{ code: "disposed-out-of-range", field: "disposedOn", first, last: year.to }];
}

function dateErrors(date: IsoDate | undefined, year: DateRange): AssetItemError[] {
  if (date === undefined) return [{ code: "date-missing", field: "purchaseDate" }];
  return date > year.to ? [{ code: "date-after-year", field: "purchaseDate", last: year.to }] : [];
}

function amountErrors({
  purchasePrice,
  inboundDepreciationAmount: inbound,
}: AssetItemForm): AssetItemError[] {
  if (purchasePrice === undefined || purchasePrice === 0) {
    return [{ code: "price-missing", field: "purchasePrice" }];
  }
  if (purchasePrice < 0) return [{ code: "price-not-positive", field: "purchasePrice" }];
  const isWithin = inbound === undefined || (inbound >= 0 && inbound <= purchasePrice);
  return isWithin
    ? []
    : [{ code: "inbound-out-of-range", field: "inboundDepreciationAmount", most: purchasePrice }];
}

function yearsErrors(years: number | undefined): AssetItemError[] {
  if (years === undefined) return [{ code: "years-missing", field: "depreciationYears" }];
  if (years > MOST_YEARS) return [{ code: "years-too-many", field: "depreciationYears" }];
  return years >= 1 ? [] : [{ code: "years-too-few", field: "depreciationYears" }];
}

export function assetItemErrorText(error: AssetItemError): string {
  switch (error.code) {
    case "name-missing":
      return requiredText("namn");
    case "date-missing":
      return requiredText("anskaffningsdatum");
    case "date-after-year":
      return dateAtMostText(error.last);
    case "price-missing":
      return requiredText("anskaffningsvärde");
    case "price-not-positive":
      return greaterThanText(0);
    case "inbound-out-of-range":
      return betweenText(0, kronorFromOre(error.most));
    case "years-missing":
      return requiredText("avskrivningstid");
    case "years-too-few":
      return atLeastText(1);
    case "years-too-many":
      return atMostText(MOST_YEARS);
    case "disposed-out-of-range":
      return betweenText(error.first, error.last);
    default:
      return assertNever(error);
  }
}
