import { observationsSchema, RATE_GROUP, rateSeriesSchema } from "@huvudbok/core/api";
import type { DateRange, IsoDate } from "@huvudbok/core/calendar";
import {
  type CurrencySeries,
  type DatedRate,
  firstRateDay,
  type RateError,
  rateErrorText,
  rateOn,
  seriesOfCurrency,
} from "@huvudbok/core/currency";
import type { ImportRates, NeededRates } from "@huvudbok/core/import";
import { ok, type Result } from "@huvudbok/core/shared";
import { callApi } from "./api/api-client.ts";
import { ApiFailure, failureOf } from "./api/api-failure.ts";
import { Listeners } from "./events/listeners.ts";

/** What is known of the rate of a currency on a day. */
export type RateState =
  | { readonly state: "loading" }
  | { readonly state: "ready"; readonly rate: DatedRate }
  | RateMissing;

/** Why there is no rate. */
export interface RateMissing {
  readonly state: "error";
  readonly text: string;
  /** What to do instead. */
  readonly hint: string;
  /** The same question may have an answer later. */
  readonly mayPass: boolean;
}

const LOADING: RateState = { state: "loading" };
/** How long a rate of an earlier day, or none, is taken for that of a day that may still get one. */
const FRESH_MS = 10 * 60 * 1000;

/** Rates of currencies by day, asked for once and shared by every page of this tab. */
class CurrencyRates {
  readonly #listeners = new Listeners();
  readonly #states = new Map<string, { readonly state: RateState; readonly since: number }>();
  readonly #now: () => number;
  #series: Promise<readonly CurrencySeries[]> | undefined;

  constructor(now: () => number) {
    this.#now = now;
  }

  readonly subscribe = this.#listeners.subscribe;

  /** The rate of the day; asks for it when it is not known. Listeners are told when it is. */
  readonly lookUp = (currency: string, date: IsoDate): RateState => {
    const known = this.#states.get(`${currency} ${date}`);
    if (known === undefined || this.#isOld(known, date)) return this.ask(currency, date);
    return known.state;
  };

  /** Asks, whatever is known. */
  ask(currency: string, date: IsoDate): RateState {
    this.#set(currency, date, LOADING);
    void this.#load(currency, date).then((state) => {
      this.#set(currency, date, state);
      this.#listeners.notify();
    });
    return LOADING;
  }

  #set(currency: string, date: IsoDate, state: RateState): void {
    this.#states.set(`${currency} ${date}`, { state, since: this.#now() });
  }

  #isOld({ state, since }: { readonly state: RateState; readonly since: number }, date: IsoDate): boolean {
    const mayChange = state.state === "error" || (state.state === "ready" && state.rate.date < date);
    return mayChange && this.#now() - since > FRESH_MS;
  }

  async #load(currency: string, date: IsoDate): Promise<RateState> {
    try {
      const found = await this.between(currency, { from: firstRateDay(date), to: date });
      const rate = found.ok ? rateOn(found.value, currency, date) : found;
      return rate.ok ? { state: "ready", rate: rate.value } : missing(rateErrorText(rate.error));
    } catch (thrown) {
      const failure = failureOf(thrown);
      return missing(failure.message, failure.isTransient);
    }
  }

  /** The rates of a span of days. Throws ApiFailure when they cannot be had. */
  async between(currency: string, range: DateRange): Promise<Result<readonly DatedRate[], RateError>> {
    return this.#from(await this.#list(), currency, range);
  }

  /** By the first series of the currency; by the next one when its service does not answer. */
  async #from(
    list: readonly CurrencySeries[],
    currency: string,
    { from, to }: DateRange,
  ): Promise<Result<readonly DatedRate[], RateError>> {
    const series = seriesOfCurrency(list, currency);
    if (!series.ok) return series;
    const { seriesId } = series.value;
    try {
      const path = `/api/rates/Observations/${seriesId}/${from}/${to}`;
      return ok(await callApi(observationsSchema, "GET", path));
    } catch (thrown) {
      const others = list.filter((each) => each.seriesId !== seriesId);
      const hasOther = others.some(({ shortDescription }) => shortDescription === currency);
      if (!(thrown instanceof ApiFailure) || !hasOther) throw thrown;
      return this.#from(others, currency, { from, to });
    }
  }

  #list(): Promise<readonly CurrencySeries[]> {
    this.#series ??= callApi(
      rateSeriesSchema,
      "GET",
      `/api/rates/Series/ByGroup/${RATE_GROUP}?language=sv`,
    ).catch((thrown: unknown) => {
      this.#series = undefined;
      throw thrown;
    });
    return this.#series;
  }
}

function missing(text: string, mayPass = false): RateMissing {
  return { state: "error", text, hint: "Skriv beloppet i kronor.", mayPass };
}

/** The rates of this tab. */
export const currencyRates = new CurrencyRates(() => Date.now());

/** The rates that a file in another currency needs, or why there are none. */
export async function ratesForImport({ currency, range }: NeededRates): Promise<ImportRates> {
  try {
    const found = await currencyRates.between(currency, range);
    return found.ok
      ? { observations: found.value }
      : { observations: [], failure: rateErrorText(found.error) };
  } catch (thrown) {
    return { observations: [], failure: failureOf(thrown).message };
  }
}
