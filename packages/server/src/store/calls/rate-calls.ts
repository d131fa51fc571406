import { putRatePages, type RatePage, ratePages } from "../rates/rate-pages.ts";
import { reads, writesSessions } from "./call-rows.ts";

/** Rates of currencies that services have given: no company's, and stored beside the books as sessions are. */
export const RATE_CALLS = {
  pages: reads(({ database }, series: string, months: readonly string[]) =>
    ratePages(database.db, series, months),
  ),
  put: writesSessions(({ database }, series: string, pages: readonly RatePage[]) =>
    putRatePages(database.db, series, pages),
  ),
};
