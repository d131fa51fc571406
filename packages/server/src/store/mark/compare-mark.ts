import type { Kysely } from "kysely";
import type { Tables } from "../database/database-tables.ts";
import { currentMark } from "./commit-log.ts";
import type { HistoryMark } from "./history-mark.ts";

/** How a database compares with the watermark beside it. `stored` is the last write in the database. */
export type MarkVerdict =
  | { readonly code: "same" }
  /** Writes that were acknowledged are missing. */
  | { readonly code: "older"; readonly mark: HistoryMark; readonly stored: HistoryMark }
  /** The history of the database has diverged: it was restored from an earlier state and worked on elsewhere. */
  | { readonly code: "parted"; readonly mark: HistoryMark; readonly stored: HistoryMark }
  | { readonly code: "other"; readonly mark: HistoryMark; readonly stored: HistoryMark };

/** Compares a database with a watermark, which may be older than the database but never newer. */
export async function compareMark(tx: Kysely<Tables>, mark: HistoryMark): Promise<MarkVerdict> {
  const stored = await currentMark(tx);
  if (stored.lineage !== mark.lineage) return { code: "other", mark, stored };
  if (stored.sequence < mark.sequence) return { code: "older", mark, stored };
  if (mark.sequence === 0) return { code: "same" };
  const row = await tx
    .selectFrom("commit_log")
    .select("hash")
    .where("sequence", "=", mark.sequence)
    .executeTakeFirst();
  if (row !== undefined) return row.hash === mark.hash ? { code: "same" } : { code: "parted", mark, stored };
  const first = await tx
    .selectFrom("commit_log")
    .select("sequence")
    .orderBy("sequence")
    .limit(1)
    .executeTakeFirst();
  // Rows older than the first one have been removed.
  return first !== undefined && mark.sequence < first.sequence
    ? { code: "same" }
    : { code: "parted", mark, stored };
}
