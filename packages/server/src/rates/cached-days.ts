import {
  addDays,
  type DateRange,
  type IsoDate,
  lastDayOfMonth,
  monthsOf,
  swedishDay,
  weekday,
} from "@huvudbok/core/calendar";
import { ok, type Result } from "@huvudbok/core/shared";
import type { RatePage } from "../store/store-interface.ts";
import type { CacheParts } from "./cached-series.ts";
import type { RateDay, RateFailure, RateSource } from "./rate-source.ts";

/** The days of whole months, from a first of a month on. */
type ListDays = (
  source: RateSource,
  seriesId: string,
  range: DateRange,
) => Promise<Result<readonly RateDay[], RateFailure>>;

type FetchedPages = Promise<Result<readonly RatePage[], RateFailure>>;

/** How long the rates of a day that may still get one are taken from the cache. */
const UNFINISHED_MS = 10 * 60 * 1000;
/** A rate may be published days late: only then is it taken for granted that a day has none. */
const LATE_DAYS = 5;
const FRIDAY = 5;

/** The days from the cache; what is missing is one call to the service, from the first such month to the last (RA4). */
export function cachedDays(parts: CacheParts): ListDays {
  const { store, now } = parts;
  const fetchMonths = monthFetcher(parts);
  return async (source, seriesId, range) => {
    const months = monthsOf(range);
    const cached = await store.pages(source.cacheName(seriesId), months.map(monthName));
    const pages = new Map(cached.map((page) => [page.month, page]));
    const at = now().getTime();
    const missing = months.filter((month) => !isEnough(pages.get(monthName(month)), month.to, at));
    const [first, last] = [missing[0], missing.at(-1)];
    if (first !== undefined && last !== undefined) {
      const [end, today] = [lastDayOfMonth(last.from), swedishDay(at)];
      const span = { from: first.from, to: end < today ? end : today };
      const fetched = await fetchMonths(source, seriesId, span);
      if (!fetched.ok) return fetched;
      for (const page of fetched.value) pages.set(page.month, page);
    }
    return ok([...pages.values()].flatMap(daysIn));
  };
}

/** Fetches months and stores them; who asks for the same meanwhile shares the answer. */
function monthFetcher({ store, now }: CacheParts) {
  const asked = new Map<string, FetchedPages>();
  const fetchMonths = async (source: RateSource, seriesId: string, span: DateRange): FetchedPages => {
    const at = now().getTime();
    const days = await source.days(seriesId, span, swedishDay(at));
    if (!days.ok) return days;
    const pages = monthsOf(span).map((month) => pageOf(month, days.value, at));
    await store.put(source.cacheName(seriesId), pages);
    return ok(pages);
  };
  return (source: RateSource, seriesId: string, span: DateRange): FetchedPages => {
    const key = `${source.cacheName(seriesId)} ${span.from} ${span.to}`;
    const pending = asked.get(key);
    if (pending !== undefined) return pending;
    const made = fetchMonths(source, seriesId, span).finally(() => asked.delete(key));
    asked.set(key, made);
    return made;
  };
}

/**
 * True when a page says what there is to know of the month up to and including a day: it was fetched days later, or has
 * a rate of the last day of banks until then, or is so new that hardly anything can have come since.
 */
function isEnough(page: RatePage | undefined, day: IsoDate, now: number): boolean {
  if (page === undefined) return false;
  const isFinal = swedishDay(page.fetchedAt) > addDays(day, LATE_DAYS);
  if (isFinal || now - page.fetchedAt < UNFINISHED_MS) return true;
  // Saturdays and Sundays have no rates.
  const last = addDays(day, Math.min(0, FRIDAY - weekday(day)));
  return daysIn(page).some(({ date }) => date >= last);
}

function pageOf(month: DateRange, days: readonly RateDay[], fetchedAt: number): RatePage {
  const own = days.filter(({ date }) => date >= month.from && date <= month.to);
  return { month: monthName(month), fetchedAt, body: JSON.stringify(own) };
}

function monthName({ from }: Pick<DateRange, "from">): string {
  return from.slice(0, 7);
}

function daysIn(page: RatePage): readonly RateDay[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written above
  return JSON.parse(page.body) as readonly RateDay[];
}
