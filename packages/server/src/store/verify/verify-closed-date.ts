import { decodeHead, encodeHead, type HeadOf } from "@huvudbok/core/document";
import type { Selectable } from "kysely";
import type { RevisionTable } from "../database-tables.ts";
import { revisionRows } from "../history-rows.ts";
import type { Inspection } from "../inspection.ts";
import type { DocumentRow } from "../lock-documents.ts";
import { parsedText } from "./parsed-text.ts";

/**
 * Goes through the history of a company's closed date: a commit that moved it did nothing else (clarification B47), so
 * that nobody has opened a period and used it at once. An erased or damaged head says nothing of its date.
 */
export async function verifyClosedDate(
  look: Pick<Inspection, "tx" | "onFault">,
  { company_id, key }: DocumentRow,
): Promise<void> {
  let before: HeadOf<"accountSettings"> | undefined = {};
  for await (const revision of revisionRows(look.tx, company_id, key)) {
    if (revision.head_hash === null) continue;
    const after = revision.head_hash === "" ? {} : headIn(revision.head);
    const isMoved =
      before !== undefined && after !== undefined && before.closedThrough !== after.closedThrough;
    if (isMoved && (othersMove(before ?? {}, after ?? {}) || (await changesMore(look, revision)))) {
      look.onFault({ companyId: company_id, key, revision: revision.revision, code: "closed-date" });
    }
    before = after;
  }
}

function headIn(text: string | null): HeadOf<"accountSettings"> | undefined {
  const head = decodeHead("accountSettings", parsedText(text));
  return head.ok ? head.value : undefined;
}

function othersMove(a: HeadOf<"accountSettings">, b: HeadOf<"accountSettings">): boolean {
  return withoutDate(a) !== withoutDate(b);
}

function withoutDate(head: HeadOf<"accountSettings">): string {
  const { closedThrough: _closedThrough, ...others } = head;
  return JSON.stringify(encodeHead("accountSettings", others));
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
