import { type AttachmentLink, type FileInfo, storeRefusalText } from "@huvudbok/core/api";
import { BOOKS, companyKey, fiscalYearKey } from "@huvudbok/core/document";
import { FEATURE_ID } from "@huvudbok/core/feature";
import { isFiscalYearId } from "@huvudbok/core/fiscal-year";
import { err, ok, type Result } from "@huvudbok/core/shared";
import type { Kysely } from "kysely";
import type { StoreParts } from "../access/guard-interface.ts";
import { filesAreFull, forbidden, hidden, invalidRequest, ruleBroken } from "../access/refusals.ts";
import { digestRows } from "../chain/digest-rows.ts";
import { type HashedRow, rowHash } from "../chain/row-hash.ts";
import { opaqueId } from "../commit/lock-documents.ts";
import { isStorable } from "../commit/storable-text.ts";
import type { FileTable, Tables } from "../database/database-tables.ts";
import { writeEvents } from "../events/write-event.ts";
import type { Actor, NewFile, Refusal } from "../store.ts";
import { countFile, fileTotal } from "./file-totals.ts";
import { infoOf, type Located, locateId } from "./located-file.ts";
import { recordOrphanedBlobs } from "./orphaned-blobs.ts";

/** Where a file is to go, and as far as it is known before it has come, its size in bytes. */
export type FilePlace = Pick<NewFile, "companyId" | "fiscalYearId"> & Partial<Pick<NewFile, "size">>;

/**
 * Refused for somebody who may not write in the company, without the feature, for a fiscal year that the company does not
 * have, and for a file that has no room.
 */
export async function mayAddFile(
  tx: Kysely<Tables>,
  parts: StoreParts,
  actor: Actor,
  { companyId, fiscalYearId, size = 0 }: FilePlace,
  now: number,
): Promise<Result<undefined, Refusal>> {
  const refusal = await fileWriteRefusal(tx, parts, actor, companyId, now);
  if (refusal !== undefined) return err(refusal);
  const isKnown = isFiscalYearId(fiscalYearId) && (await hasFiscalYear(tx, companyId, fiscalYearId));
  if (!isKnown) return err(invalidRequest({ code: "unknown-year" }));
  const { filesLimit } = parts.guard.limits;
  const used = await fileTotal(tx, companyId);
  return used + size > filesLimit ? err(filesAreFull(used, filesLimit, size)) : ok(undefined);
}

async function hasFiscalYear(tx: Kysely<Tables>, companyId: number, fiscalYearId: string): Promise<boolean> {
  const year = await tx
    .selectFrom("item")
    .select("id")
    .where("company_id", "=", companyId)
    .where("key", "=", companyKey(companyId, BOOKS.years))
    .where("id", "=", fiscalYearId)
    .executeTakeFirst();
  return year !== undefined;
}

/** Without the feature stored files can be read but not written (CH29). */
async function fileWriteRefusal(
  tx: Kysely<Tables>,
  parts: StoreParts,
  actor: Actor,
  companyId: number,
  now: number,
): Promise<Refusal | undefined> {
  const refusal = await parts.guard.accessRefusal(tx, actor, companyId, "write");
  if (refusal !== undefined) return refusal;
  const query = tx.selectFrom("company").select("config").where("id", "=", companyId);
  const company = await query.executeTakeFirst();
  return company === undefined
    ? forbidden()
    : parts.guard.featureRefusal(company.config, FEATURE_ID.attachFiles, now);
}

/**
 * Adds a row for bytes that are already in the blob store; refused where `mayAddFile` says so, and then the bytes are
 * swept.
 */
export async function addFile(
  tx: Kysely<Tables>,
  parts: StoreParts,
  actor: Actor,
  file: NewFile,
  now: number,
): Promise<Result<FileInfo, Refusal>> {
  const may = await mayAddFile(tx, parts, actor, file, now);
  const isCounted = may.ok && (await countFile(tx, file, parts.guard.limits.filesLimit));
  if (!isCounted) {
    await recordOrphanedBlobs(tx, [file], now);
    // Another file may have come since `mayAddFile` looked.
    return may.ok ? err(await fullRefusal(tx, parts, file)) : may;
  }
  const added: HashedRow<"file"> = {
    company_id: file.companyId,
    id: opaqueId(),
    fiscal_year_id: file.fiscalYearId,
    name: file.originalFilename,
    mime_type: file.mimeType,
    size: file.size,
    sha256: file.sha256,
    created_at: now,
    modified_at: now,
    referred: 0,
    removed_at: null,
  };
  const row: FileTable = { ...added, row_hash: rowHash("file", added) };
  await tx.insertInto("file").values(row).execute();
  await tx.deleteFrom("orphaned_blob").where("sha256", "=", file.sha256).execute();
  return ok(infoOf({ type: "file", companyId: file.companyId, row }));
}

async function fullRefusal(
  tx: Kysely<Tables>,
  { guard: { limits } }: StoreParts,
  { companyId, size }: NewFile,
): Promise<Refusal> {
  return filesAreFull(await fileTotal(tx, companyId), limits.filesLimit, size);
}

/** Ties a file to a registered transaction: from then on it is kept for good (ST8). */
export async function linkFile(
  tx: Kysely<Tables>,
  parts: StoreParts,
  actor: Actor,
  id: string,
  link: AttachmentLink,
  now: number,
): Promise<Result<FileInfo, Refusal>> {
  const refusal = await fileWriteRefusal(tx, parts, actor, link.companyId, now);
  if (refusal !== undefined) return err(refusal);
  const located = await locateId(tx, parts, actor, id);
  if (located?.type !== "file" || located.companyId !== link.companyId) return err(hidden());
  if (!isFiscalYearId(link.fiscalYearId)) return err(invalidRequest({ code: "unknown-year" }));
  if (!isStorable(link.series)) return err(invalidRequest({ code: "unknown-series" }));
  const transaction = await tx
    .selectFrom("item")
    .select("id")
    .where("company_id", "=", link.companyId)
    .where("key", "=", fiscalYearKey(link.companyId, link.fiscalYearId, BOOKS.vouchers))
    .where("id", "=", `${link.series}-${link.transactionId}`)
    .executeTakeFirst();
  if (transaction === undefined) {
    return err(
      ruleBroken(
        "TransactionNotFound",
        storeRefusalText({ code: "transaction-missing", series: link.series, number: link.transactionId }),
      ),
    );
  }
  const row = await tx
    .updateTable("file")
    .set({ referred: 1, modified_at: now })
    .where("company_id", "=", link.companyId)
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await digestRows(tx, "file", [row]);
  return ok(infoOf({ ...located, row }));
}

/** A file that no document has ever referred to is hidden at once; its bytes are removed 30 days later (ST8). */
export async function removeFile(
  tx: Kysely<Tables>,
  parts: StoreParts,
  actor: Actor,
  id: string,
  now: number,
): Promise<Result<undefined, Refusal>> {
  const located = await locateId(tx, parts, actor, id);
  if (located?.type !== "file") return err(hidden());
  const refusal = await parts.guard.accessRefusal(tx, actor, located.companyId, "write");
  if (refusal !== undefined) return err(refusal);
  if (located.row.referred === 1) {
    return err(ruleBroken("FileIsReferred", storeRefusalText({ code: "file-referred" })));
  }
  const removed = await tx
    .updateTable("file")
    .set({ removed_at: now })
    .where("company_id", "=", located.companyId)
    .where("id", "=", id)
    .returningAll()
    .execute();
  await digestRows(tx, "file", removed);
  await recordRemoval(tx, parts, actor, located, now);
  return ok(undefined);
}

/** Tells the log of the company: nothing else remembers the file when its row is gone. */
async function recordRemoval(
  tx: Kysely<Tables>,
  { database: { engine } }: StoreParts,
  actor: Actor,
  { companyId, row }: Extract<Located, { readonly type: "file" }>,
  now: number,
): Promise<void> {
  const { origin } = await tx
    .selectFrom("company")
    .select("origin")
    .where("id", "=", companyId)
    .executeTakeFirstOrThrow();
  const { id: fileId, fiscal_year_id: fiscalYearId, name, size, sha256 } = row;
  const stamp = { companyId, origin, at: now, userId: actor.userId, userName: actor.name };
  const data = { fileId, fiscalYearId, name, size, sha256 };
  await writeEvents(tx, engine, stamp, [{ kind: "fileDeleted", data }]);
}
