import { isCurrencyCode, LOCAL_CURRENCY } from "../money/index.ts";
import { err, ok, type Result } from "../shared/index.ts";
import type { RateError } from "./rate-error.ts";

/** A series of rates, as the service of rates lists it. */
export interface CurrencySeries {
  readonly seriesId: string;
  /** Three capital letters name the currency; other series have other descriptions. */
  readonly shortDescription: string;
  /** No longer published: it still has the rates of its time. */
  readonly seriesClosed?: boolean | undefined;
}

/**
 * The series of a currency, found by its short description (CU1). One that is still published is taken before one that
 * is closed. Kronor have none.
 */
export function seriesOfCurrency(
  series: readonly CurrencySeries[],
  currency: string,
): Result<CurrencySeries, RateError> {
  if (currency === LOCAL_CURRENCY || !isCurrencyCode(currency)) return err({ code: "currency-not-found" });
  const matching = series.filter(({ shortDescription }) => shortDescription === currency);
  const found = matching.find(({ seriesClosed }) => seriesClosed !== true) ?? matching[0];
  return found === undefined ? err({ code: "series-not-found", currency }) : ok(found);
}
