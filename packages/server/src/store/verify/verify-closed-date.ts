import { BOOKS, encodeHead, type HeadOf } from "@huvudbok/core/document";
import type { Selectable } from "kysely";
import type { DocumentRow } from "../commit/lock-documents.ts";
import type { RevisionTable } from "../database/database-tables.ts";
import { revisionRows } from "../reading/history-rows.ts";
import { readStoredHead } from "../reading/stored-values.ts";
import type { Inspection } from "./inspection.ts";

/**
 * Goes through the history of a company's closed date: a commit that moved it must have done nothing else (CH14), so
 * that nobody can have opened a period and used it at once. An erased or damaged head says nothing about its date.
 */
export async function verifyClosedDate(
  look: Pick<Inspection, "tx" | "onFinding">,
  { company_id, key }: DocumentRow,
): Promise<void> {
  let before: HeadOf<typeof BOOKS.years> | undefined = {};
  for await (const revision of revisionRows(look.tx, company_id, key)) {
    if (revision.head_hash === null) continue;
    const after = revision.head_hash === "" ? {} : headIn(revision);
    const isMoved =
      before !== undefined && after !== undefined && before.closedThrough !== after.closedThrough;
    if (isMoved && (othersMove(before ?? {}, after ?? {}) || (await changesMore(look, revision)))) {
      look.onFinding({ companyId: company_id, key, revision: revision.revision, code: "closed-date" });
    }
    before = after;
  }
}

function headIn({ head, head_version }: Selectable<RevisionTable>): HeadOf<typeof BOOKS.years> | undefined {
  const read = readStoredHead(BOOKS.years, head_version, head);
  return read.ok ? read.value : undefined;
}

function othersMove(a: HeadOf<typeof BOOKS.years>, b: HeadOf<typeof BOOKS.years>): boolean {
  return withoutDate(a) !== withoutDate(b);
}

function withoutDate(head: HeadOf<typeof BOOKS.years>): string {
  const { closedThrough: _closedThrough, ...others } = head;
  return JSON.stringify(encodeHead(BOOKS.years, others));
}

/** Whether the revision changed items too, or its commit other documents. */
async function changesMore(
  { tx }: Pick<Inspection, "tx">,
  { company_id, key, revision, commit_id }: Selectable<RevisionTable>,
): Promise<boolean> {
  const item = await tx
    .selectFrom("item_history")
    .select("id")
    .where("company_id", "=", company_id)
    .where("key", "=", key)
    .where("revision", "=", revision)
    .executeTakeFirst();
  const other = await tx
    .selectFrom("revision")
    .select("key")
    .where("company_id", "=", company_id)
    .where("commit_id", "=", commit_id)
    .where("key", "<>", key)
    .executeTakeFirst();
  return item !== undefined || other !== undefined;
}
