export { convertToOre } from "./convert-ore.ts";
export { type CurrencySeries, seriesOfCurrency } from "./currency-series.ts";
export {
  crossRates,
  currencyOfEuroSeries,
  type EuroRates,
  euroSeries,
  readEurofxref,
} from "./eurofxref.ts";
export { type RateError, rateErrorText } from "./rate-error.ts";
export { type DatedRate, FIRST_RATE_DAY, firstRateDay, rateOn } from "./rate-on.ts";
