import type { AttachmentLink, FileInfo } from "@huvudbok/core/api";
import { companyKey, fiscalYearKey } from "@huvudbok/core/document";
import { FEATURE_ID } from "@huvudbok/core/feature";
import { isFiscalYearId } from "@huvudbok/core/fiscal-year";
import { err, ok, type Result } from "@huvudbok/core/shared";
import type { Kysely } from "kysely";
import type { FileTable, Tables } from "./database-tables.ts";
import type { StoreParts } from "./guard-face.ts";
import { infoOf, locateId } from "./located-file.ts";
import { opaqueId } from "./lock-documents.ts";
import { forbidden, invalidRequest, notFound, ruleBroken } from "./refusals.ts";
import { type HashedRow, rowHash } from "./row-hash.ts";
import { sealRows } from "./seal-rows.ts";
import { isStorable } from "./storable-text.ts";
import type { Actor, NewFile, Refusal } from "./store.ts";

/** Refused for somebody who may not write in the company, for one without the feature, and for no year of ours. */
export async function mayAddFile(
  tx: Kysely<Tables>,
  parts: StoreParts,
  actor: Actor,
  { companyId, fiscalYearId }: Pick<NewFile, "companyId" | "fiscalYearId">,
): Promise<Result<undefined, Refusal>> {
  const refusal = await fileWriteRefusal(tx, parts, actor, companyId);
  if (refusal !== undefined) return err(refusal);
  const isKnown = isFiscalYearId(fiscalYearId) && (await hasFiscalYear(tx, companyId, fiscalYearId));
  return isKnown ? ok(undefined) : err(invalidRequest("Okänt räkenskapsår."));
}

async function hasFiscalYear(tx: Kysely<Tables>, companyId: number, fiscalYearId: string): Promise<boolean> {
  const year = await tx
    .selectFrom("item")
    .select("id")
    .where("company_id", "=", companyId)
    .where("key", "=", companyKey(companyId, "accountSettings"))
    .where("id", "=", fiscalYearId)
    .executeTakeFirst();
  return year !== undefined;
}

/** What is stored can be read without the feature (clarification 2.1). */
async function fileWriteRefusal(
  tx: Kysely<Tables>,
  parts: StoreParts,
  actor: Actor,
  companyId: number,
): Promise<Refusal | undefined> {
  const refusal = await parts.guard.accessRefusal(tx, actor, companyId, "write");
  if (refusal !== undefined) return refusal;
  const query = tx.selectFrom("company").select("config").where("id", "=", companyId);
  const company = await query.executeTakeFirst();
  return company === undefined
    ? forbidden()
    : parts.guard.featureRefusal(company.config, FEATURE_ID.attachFiles);
}

/** Names bytes that are in the blob store already; refused where `mayAddFile` says so. */
export async function addFile(
  tx: Kysely<Tables>,
  parts: StoreParts,
  actor: Actor,
  file: NewFile,
  now: number,
): Promise<Result<FileInfo, Refusal>> {
  const may = await mayAddFile(tx, parts, actor, file);
  if (!may.ok) return may;
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
  await tx.deleteFrom("loose_blob").where("sha256", "=", file.sha256).execute();
  return ok(infoOf({ type: "file", companyId: file.companyId, row }));
}

/** Ties a file to a registered transaction: from then on it is kept (clarification P17). */
export async function linkFile(
  tx: Kysely<Tables>,
  parts: StoreParts,
  actor: Actor,
  id: string,
  link: AttachmentLink,
  now: number,
): Promise<Result<FileInfo, Refusal>> {
  const refusal = await fileWriteRefusal(tx, parts, actor, link.companyId);
  if (refusal !== undefined) return err(refusal);
  const located = await locateId(tx, parts, actor, id);
  if (located?.type !== "file" || located.companyId !== link.companyId) return err(notFound());
  if (!isFiscalYearId(link.fiscalYearId)) return err(invalidRequest("Okänt räkenskapsår."));
  if (!isStorable(link.series)) return err(invalidRequest("Okänd verifikationsserie."));
  const transaction = await tx
    .selectFrom("item")
    .select("id")
    .where("company_id", "=", link.companyId)
    .where("key", "=", fiscalYearKey(link.companyId, link.fiscalYearId, "transactions"))
    .where("id", "=", `${link.series}-${link.transactionId}`)
    .executeTakeFirst();
  if (transaction === undefined) {
    return err(
      ruleBroken("TransactionNotFound", `Verifikat ${link.series} ${link.transactionId} finns inte.`),
    );
  }
  const row = await tx
    .updateTable("file")
    .set({ referred: 1, modified_at: now })
    .where("company_id", "=", link.companyId)
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await sealRows(tx, "file", [row]);
  return ok(infoOf({ ...located, row }));
}

/** A file that no document has ever referred to is hidden at once; its bytes go 30 days later (clarification P17). */
export async function removeFile(
  tx: Kysely<Tables>,
  parts: StoreParts,
  actor: Actor,
  id: string,
  now: number,
): Promise<Result<undefined, Refusal>> {
  const located = await locateId(tx, parts, actor, id);
  if (located?.type !== "file") return err(notFound());
  const refusal = await parts.guard.accessRefusal(tx, actor, located.companyId, "write");
  if (refusal !== undefined) return err(refusal);
  if (located.row.referred === 1) {
    return err(ruleBroken("FileIsReferred", "Filen hör till bokföringen och kan inte raderas."));
  }
  const removed = await tx
    .updateTable("file")
    .set({ removed_at: now })
    .where("company_id", "=", located.companyId)
    .where("id", "=", id)
    .returningAll()
    .execute();
  await sealRows(tx, "file", removed);
  return ok(undefined);
}
