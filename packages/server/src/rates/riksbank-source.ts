import { observationsSchema, RATE_GROUP, rateSeriesSchema } from "@huvudbok/core/api";
import { err, ok, type Result } from "@huvudbok/core/shared";
import type * as z from "zod/mini";
import { type FetchLimits, fetchText } from "./fetch-text.ts";
import type { RateFailure, RateSource } from "./rate-source.ts";

/**
 * A service that speaks the Riksbank's protocol (SWEA): series by group, observations by series and dates. Its values
 * are kronor for one unit of every currency, also of those that are often written per hundred.
 */
export function riksbankSource(base: URL, limits: FetchLimits): RateSource {
  async function ask<Schema extends z.ZodMiniType>(
    schema: Schema,
    path: string,
  ): Promise<Result<z.output<Schema>, RateFailure>> {
    const text = await fetchText(new URL(path, base), limits);
    // A span without banking days has an answer without content.
    return text.ok ? parsed(schema, text.value === "" ? "[]" : text.value) : text;
  }
  return {
    name: "riksbank",
    series: () => ask(rateSeriesSchema, `Series/ByGroup/${RATE_GROUP}?language=sv`),
    cacheName: (seriesId) => seriesId,
    days: async (seriesId, { from, to }) => {
      const answer = await ask(observationsSchema, `Observations/${seriesId}/${from}/${to}`);
      return answer.ok
        ? ok(answer.value.map(({ date, value }) => ({ date, rates: { [seriesId]: value } })))
        : answer;
    },
    rates: (days, seriesId) =>
      days.flatMap(({ date, rates }) => {
        const value = rates[seriesId];
        return value === undefined ? [] : [{ date, value }];
      }),
  };
}

function parsed<Schema extends z.ZodMiniType>(
  schema: Schema,
  text: string,
): Result<z.output<Schema>, RateFailure> {
  try {
    const result = schema.safeParse(JSON.parse(text));
    return result.success ? ok(result.data) : err({ code: "not-understood" });
  } catch {
    return err({ code: "not-understood" });
  }
}
