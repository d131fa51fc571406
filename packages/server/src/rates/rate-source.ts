import type { DateRange } from "@huvudbok/core/calendar";
import type { CurrencySeries, DatedRate, EuroRates } from "@huvudbok/core/currency";
import type { Result } from "@huvudbok/core/shared";
import type { FetchFailure } from "./fetch-text.ts";

/** Why a service of rates gave nothing; `not-understood`: its answer has another form than it should. */
export type RateFailure = FetchFailure | { readonly code: "not-understood" };

/** The rates of a day, by the names that the source gives them: what is cached. */
export type RateDay = EuroRates;

/** A service of rates that the operator has configured. */
export interface RateSource {
  /** Names its list of series in the cache. */
  readonly name: string;
  series(today: DateRange["to"]): Promise<Result<readonly CurrencySeries[], RateFailure>>;
  /** What the days of a series are cached under: one name for all series that come together. */
  cacheName(seriesId: string): string;
  /** The days of a range that have rates. */
  days(
    seriesId: string,
    range: DateRange,
    today: DateRange["to"],
  ): Promise<Result<readonly RateDay[], RateFailure>>;
  /** The rates of a series among such days, oldest first. */
  rates(days: readonly RateDay[], seriesId: string): readonly DatedRate[];
}
