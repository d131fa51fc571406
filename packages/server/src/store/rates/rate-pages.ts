import type { Kysely } from "kysely";
import type { Tables } from "../database/database-tables.ts";

/** Rates of a month, or a list of series, as a service has given them. */
export interface RatePage {
  /** `2026-03`; empty for a list of series. */
  readonly month: string;
  /** Milliseconds since 1970. */
  readonly fetchedAt: number;
  /** JSON of the room that asks the services. */
  readonly body: string;
}

/** The pages of a series that are cached, of these months. */
export async function ratePages(
  db: Kysely<Tables>,
  series: string,
  months: readonly string[],
): Promise<readonly RatePage[]> {
  if (months.length === 0) return [];
  const rows = await db
    .selectFrom("rate_page")
    .select(["month", "fetched_at", "body"])
    .where("series", "=", series)
    .where("month", "in", months)
    .orderBy("month")
    .execute();
  return rows.map(({ month, fetched_at, body }) => ({ month, fetchedAt: fetched_at, body }));
}

/** Stores pages in place of older ones of the same months. */
export async function putRatePages(
  db: Kysely<Tables>,
  series: string,
  pages: readonly RatePage[],
): Promise<void> {
  for (const { month, fetchedAt, body } of pages) {
    const values = { fetched_at: fetchedAt, body };
    await db
      .insertInto("rate_page")
      .values({ series, month, ...values })
      .onConflict((conflict) => conflict.columns(["series", "month"]).doUpdateSet(values))
      .execute();
  }
}
