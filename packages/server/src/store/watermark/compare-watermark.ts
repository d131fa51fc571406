import type { Kysely } from "kysely";
import type { Tables } from "../database/database-tables.ts";
import { currentWatermark } from "./commit-log.ts";
import type { Watermark } from "./watermark.ts";

/** How a database compares with the watermark beside it. `stored` is the last write in the database. */
export type WatermarkVerdict =
  | { readonly code: "same" }
  /** Writes that were acknowledged are missing. */
  | { readonly code: "older"; readonly watermark: Watermark; readonly stored: Watermark }
  /** The history of the database has diverged: it was restored from an earlier state and worked on elsewhere. */
  | { readonly code: "diverged"; readonly watermark: Watermark; readonly stored: Watermark }
  | { readonly code: "other"; readonly watermark: Watermark; readonly stored: Watermark };

/** Compares a database with a watermark, which may be older than the database but never newer. */
export async function compareWatermark(tx: Kysely<Tables>, watermark: Watermark): Promise<WatermarkVerdict> {
  const stored = await currentWatermark(tx);
  if (stored.lineage !== watermark.lineage) return { code: "other", watermark, stored };
  if (stored.sequence < watermark.sequence) return { code: "older", watermark, stored };
  if (watermark.sequence === 0) return { code: "same" };
  const row = await tx
    .selectFrom("commit_log")
    .select("hash")
    .where("sequence", "=", watermark.sequence)
    .executeTakeFirst();
  if (row !== undefined)
    return row.hash === watermark.hash ? { code: "same" } : { code: "diverged", watermark, stored };
  const first = await tx
    .selectFrom("commit_log")
    .select("sequence")
    .orderBy("sequence")
    .limit(1)
    .executeTakeFirst();
  // Rows older than the first one have been removed.
  return first !== undefined && watermark.sequence < first.sequence
    ? { code: "same" }
    : { code: "diverged", watermark, stored };
}
