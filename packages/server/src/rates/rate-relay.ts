import { clampDate, type DateRange, firstDayOfMonth, swedishDay } from "@huvudbok/core/calendar";
import { type CurrencySeries, type DatedRate, FIRST_RATE_DAY } from "@huvudbok/core/currency";
import { err, ok, type Result } from "@huvudbok/core/shared";
import { cachedDays } from "./cached-days.ts";
import { type CacheParts, cachedSeries, type ListSeries } from "./cached-series.ts";
import type { RateFailure, RateSource } from "./rate-source.ts";

/** Why a call for rates has no answer. */
export type RelayFailure =
  | RateFailure
  /** The operator has configured no service. */
  | { readonly code: "no-service" }
  /** No list has the series: nothing is asked of any service (RA1). */
  | { readonly code: "unknown-series" };

export interface RateRelay {
  /** The series of every service; one that does not answer is left out while another does. */
  series(): Promise<Result<readonly CurrencySeries[], RelayFailure>>;
  /** The rates of a span of days, oldest first. */
  observations(seriesId: string, range: DateRange): Promise<Result<readonly DatedRate[], RelayFailure>>;
}

interface RelayParts extends CacheParts {
  readonly sources: readonly RateSource[];
}

/** Answers from the cache of the database, and asks the services for what is not there (RA4). */
export function rateRelay(parts: RelayParts): RateRelay {
  const { sources, now } = parts;
  const [seriesOf, daysOf] = [cachedSeries(parts), cachedDays(parts)];
  return {
    async series() {
      if (sources.length === 0) return err({ code: "no-service" });
      const lists = await Promise.all(sources.map(seriesOf));
      const found = lists.flatMap((list) => (list.ok ? list.value : []));
      const failed = lists.find((list) => !list.ok);
      return found.length === 0 && failed !== undefined ? failed : ok(found);
    },
    async observations(seriesId, { from, to }) {
      if (sources.length === 0) return err({ code: "no-service" });
      const source = await sourceOf(sources, seriesOf, seriesId);
      if (!source.ok) return source;
      const last = clampDate(to, { max: swedishDay(now().getTime()) });
      if (from > last) return ok([]);
      const first = clampDate(firstDayOfMonth(from), { min: FIRST_RATE_DAY });
      const days = await daysOf(source.value, seriesId, { from: first, to: last });
      if (!days.ok) return days;
      const rates = source.value.rates(days.value, seriesId);
      return ok(
        rates
          .filter(({ date }) => date >= from && date <= last)
          .toSorted((a, b) => (a.date < b.date ? -1 : 1)),
      );
    },
  };
}

/** The service whose list has the series. */
async function sourceOf(
  sources: readonly RateSource[],
  seriesOf: ListSeries,
  seriesId: string,
): Promise<Result<RateSource, RelayFailure>> {
  let failed: RelayFailure = { code: "unknown-series" };
  for (const source of sources) {
    const list = await seriesOf(source);
    if (!list.ok) failed = list.error;
    else if (list.value.some((series) => series.seriesId === seriesId)) return ok(source);
  }
  return err(failed);
}
