import { MAX_RATE_DAYS, NO_RATE_SERVICE, RATE_GROUP } from "@huvudbok/core/api";
import { isIsoDate, rangeDays } from "@huvudbok/core/calendar";
import { FIRST_RATE_DAY, rateErrorText } from "@huvudbok/core/currency";
import type { FastifyInstance, FastifyRequest } from "fastify";
import * as z from "zod/mini";
import type { RateRelay, RelayFailure } from "../rates/rate-relay.ts";
import { newSemaphore } from "../store/limits/semaphore.ts";
import { actorOf } from "./authenticate.ts";
import { readInput } from "./read-input.ts";
import { RefusalError } from "./refusal.ts";

interface RateParts {
  readonly relay: RateRelay;
  /** Calls of one person that are answered at once; the next wait. */
  readonly perPerson: number;
}

const paramsSchema = z.object({
  seriesId: z.string().check(z.regex(/^[A-Za-z0-9-]{1,40}$/)),
  fromDate: z.string(),
  toDate: z.string(),
});
const IN_ALL = 16;
const WAIT_MS = 30_000;

/**
 * Rates of currencies, in the words of the Riksbank's service: the server asks it, and only the addresses that the
 * operator has configured (RA1). For signed-in people.
 */
export function rateRoutes(app: FastifyInstance, { relay, perPerson }: RateParts): void {
  const places = newSemaphore({ perPerson, inAll: IN_ALL, timeoutMs: WAIT_MS });
  async function inTurn<T>(request: FastifyRequest, work: () => Promise<T>): Promise<T> {
    const leave = await places.acquire(actorOf(request).userId).catch(() => {
      throw unavailable();
    });
    try {
      return await work();
    } finally {
      leave();
    }
  }
  app.get(`/api/rates/Series/ByGroup/${RATE_GROUP}`, (request) =>
    inTurn(request, async () => {
      const series = await relay.series();
      if (!series.ok) throw refusalOf(request, series.error);
      return series.value;
    }),
  );
  app.get("/api/rates/Observations/:seriesId/:fromDate/:toDate", (request) =>
    inTurn(request, async () => {
      const { seriesId, fromDate, toDate } = readInput(paramsSchema, request.params);
      if (!isIsoDate(fromDate) || !isIsoDate(toDate) || fromDate > toDate) throw invalidDate();
      const range = { from: fromDate, to: toDate };
      if (rangeDays(range) > MAX_RATE_DAYS) throw invalidDate();
      if (toDate < FIRST_RATE_DAY) throw tooEarly();
      const rates = await relay.observations(seriesId, range);
      if (!rates.ok) throw refusalOf(request, rates.error, seriesId);
      return rates.value;
    }),
  );
}

function invalidDate(): RefusalError {
  return new RefusalError({
    status: 400,
    type: "InvalidDate",
    message: rateErrorText({ code: "invalid-date" }),
  });
}

function tooEarly(): RefusalError {
  return new RefusalError({
    status: 400,
    type: "RatesTooEarly",
    message: rateErrorText({ code: "too-early" }),
  });
}

function refusalOf(request: FastifyRequest, failure: RelayFailure, seriesId = ""): RefusalError {
  const isUnknown =
    failure.code === "unknown-series" || (failure.code === "status" && failure.status === 404);
  if (isUnknown) {
    return new RefusalError({
      status: 404,
      type: "SeriesNotFound",
      message: rateErrorText({ code: "series-not-found", currency: seriesId }),
    });
  }
  if (failure.code !== "no-service") {
    request.log.warn({ failure }, "a service of rates gave no answer that can be used");
    return unavailable();
  }
  return new RefusalError({
    status: 422,
    type: NO_RATE_SERVICE,
    message: "Servern hämtar inga valutakurser.",
  });
}

function unavailable(): RefusalError {
  return new RefusalError({
    status: 503,
    type: "RatesUnavailable",
    message: "Valutakurserna kunde inte hämtas just nu. Försök igen om en stund.",
  });
}
