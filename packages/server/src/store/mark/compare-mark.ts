import type { Kysely } from "kysely";
import type { Tables } from "../database-tables.ts";
import { currentMark } from "./commit-log.ts";
import type { HistoryMark } from "./history-mark.ts";

/** What a database is to the mark beside it. `stored` is how far the database has come. */
export type MarkVerdict =
  | { readonly code: "same" }
  /** Writes that were acknowledged are gone. */
  | { readonly code: "older"; readonly mark: HistoryMark; readonly stored: HistoryMark }
  /** The database has gone another way since an earlier moment: it was restored, and worked on elsewhere. */
  | { readonly code: "parted"; readonly mark: HistoryMark; readonly stored: HistoryMark }
  | { readonly code: "other"; readonly mark: HistoryMark; readonly stored: HistoryMark };

/** Holds a database to a mark, which may be older than the database and never newer. */
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
  // Older rows than the first one have been let go of.
  return first !== undefined && mark.sequence < first.sequence
    ? { code: "same" }
    : { code: "parted", mark, stored };
}
