import { swedishDay } from "@huvudbok/core/calendar";
import type { CurrencySeries } from "@huvudbok/core/currency";
import { ok, type Result } from "@huvudbok/core/shared";
import type { RatePage, RateStore } from "../store/store-interface.ts";
import type { RateFailure, RateSource } from "./rate-source.ts";

export interface CacheParts {
  readonly store: RateStore;
  readonly now: () => Date;
}

/** Asks for the series of a service. */
export type ListSeries = (source: RateSource) => Promise<Result<readonly CurrencySeries[], RateFailure>>;

const DAY_MS = 24 * 3600 * 1000;
/** The month that a list of series is cached under. */
const LIST = "";

/** The list of a service, of the last day from the cache; an older one while the service does not answer (RA4). */
export function cachedSeries({ store, now }: CacheParts): ListSeries {
  return async (source) => {
    const [cached] = await store.pages(source.name, [LIST]);
    const at = now().getTime();
    if (cached !== undefined && at - cached.fetchedAt < DAY_MS) return ok(listIn(cached));
    const found = await source.series(swedishDay(at));
    if (!found.ok) return cached === undefined ? found : ok(listIn(cached));
    const list = found.value.map(({ seriesId, shortDescription, seriesClosed = false }) => ({
      seriesId,
      shortDescription,
      seriesClosed,
    }));
    await store.put(source.name, [{ month: LIST, fetchedAt: at, body: JSON.stringify(list) }]);
    return ok(list);
  };
}

function listIn(page: RatePage): readonly CurrencySeries[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written above
  return JSON.parse(page.body) as readonly CurrencySeries[];
}
