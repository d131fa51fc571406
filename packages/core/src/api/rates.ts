import * as z from "zod/mini";
import { type IsoDate, isIsoDate } from "../calendar/index.ts";

/** GET api/rates/Series/ByGroup/130: the series of rates, in the words of the service of rates. */
export const rateSeriesSchema = z.array(
  z.object({
    seriesId: z.string(),
    shortDescription: z.string(),
    seriesClosed: z.optional(z.boolean()),
  }),
);

/** The group of series that are rates of currencies. */
export const RATE_GROUP = 130;

/**
 * GET api/rates/Observations/{seriesId}/{fromDate}/{toDate}: kronor for one unit of the currency. The service has sent
 * values as text too.
 */
export const observationsSchema = z.array(
  z.object({
    date: z.custom<IsoDate>((value) => typeof value === "string" && isIsoDate(value)),
    value: z.pipe(
      z.union([z.number(), z.string().check(z.regex(/^\d+([.]\d+)?$/))]),
      z.pipe(z.transform(Number), z.number().check(z.gt(0))),
    ),
  }),
);

/** The longest span that is asked for at once, in days: a fiscal year of 18 months and what its first day looks back on. */
export const MAX_RATE_DAYS = 570;

/** The type of the refusal of a server that has no address of a service of rates. */
export const NO_RATE_SERVICE = "NoRateService";
