import type { AttachmentLink, FileInfo } from "@huvudbok/core/api";
import { companyKey, DOCUMENT_KINDS, type DocumentKind, fiscalYearKey } from "@huvudbok/core/document";
import { isFiscalYearId } from "@huvudbok/core/fiscal-year";
import { err, ok, type Result } from "@huvudbok/core/shared";
import type { Kysely, Selectable } from "kysely";
import type { DocumentTable, FileTable, Tables } from "./database-tables.ts";
import type { StoreParts } from "./guard-face.ts";
import { opaqueId } from "./lock-documents.ts";
import { companiesOf } from "./members.ts";
import { forbidden, invalidRequest, notFound, ruleBroken } from "./refusals.ts";
import { type HashedRow, rowHash } from "./row-hash.ts";
import { sealFiles } from "./seal-files.ts";
import { isStorable } from "./storable-text.ts";
import type { Actor, NewFile, Refusal } from "./store.ts";
import { dataKeyOf, userDocumentKey } from "./stored-address.ts";

/** Files need 1002; what is stored can be read without it (clarification 2.1). */
const FILES_FEATURE = 1002;

/** A document or a stored file found by its id, with the company it belongs to (0: the user's own). */
export type Located =
  | { readonly type: "file"; readonly companyId: number; readonly row: Selectable<FileTable> }
  | { readonly type: "document"; readonly companyId: number; readonly row: Selectable<DocumentTable> };

/** Finds an id among what the actor may see; one of somebody else's is as unknown as one that was never given. */
export async function locateId(tx: Kysely<Tables>, actor: Actor, id: string): Promise<Located | undefined> {
  const companies = await companiesOf(tx, actor);
  const own = ownDocumentKeys(actor);
  const document = await tx
    .selectFrom("document")
    .selectAll()
    .where("company_id", "in", [0, ...companies])
    .where("file_id", "=", id)
    .where("head", "is not", null)
    .executeTakeFirst();
  if (document !== undefined && (document.company_id !== 0 || own.includes(document.key))) {
    return { type: "document", companyId: document.company_id, row: document };
  }
  if (companies.length === 0) return undefined;
  const file = await tx
    .selectFrom("file")
    .selectAll()
    .where("company_id", "in", companies)
    .where("id", "=", id)
    .where("removed_at", "is", null)
    .executeTakeFirst();
  return file === undefined ? undefined : { type: "file", companyId: file.company_id, row: file };
}

export function ownDocumentKeys(actor: Actor): readonly string[] {
  return Object.entries(DOCUMENT_KINDS).flatMap(([kind, { scope }]) =>
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the table are the kinds
    scope === "user" ? [userDocumentKey(actor.userId, kind as DocumentKind)] : [],
  );
}

export function infoOf(located: Located): FileInfo {
  if (located.type === "document") {
    const { file_id, name, size, modified_at, created_at } = located.row;
    return {
      id: file_id,
      name,
      originalFilename: name,
      mimeType: "application/json",
      size,
      modified: new Date(modified_at).toISOString(),
      created: new Date(created_at).toISOString(),
    };
  }
  const { id, name, mime_type, size, modified_at, created_at } = located.row;
  return {
    id,
    name,
    originalFilename: name,
    mimeType: mime_type,
    size,
    modified: new Date(modified_at).toISOString(),
    created: new Date(created_at).toISOString(),
  };
}

export type LocatedContent =
  | { readonly file: FileInfo; readonly sha256: string }
  | { readonly documentKey: string };

export async function locateContent(
  tx: Kysely<Tables>,
  actor: Actor,
  id: string,
): Promise<Result<LocatedContent, Refusal>> {
  const located = await locateId(tx, actor, id);
  if (located === undefined) return err(notFound());
  return ok(
    located.type === "document"
      ? { documentKey: dataKeyOf(located.row) }
      : { file: infoOf(located), sha256: located.row.sha256 },
  );
}

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
  return company === undefined ? forbidden() : parts.guard.featureRefusal(company.config, FILES_FEATURE);
}

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
  const located = await locateId(tx, actor, id);
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
  await sealFiles(tx, [row]);
  return ok(infoOf({ ...located, row }));
}

/** A file that no document has ever referred to is hidden at once; its bytes go 30 days later (clarification P17). */
export async function removeFile(
  tx: Kysely<Tables>,
  { guard }: StoreParts,
  actor: Actor,
  id: string,
  now: number,
): Promise<Result<undefined, Refusal>> {
  const located = await locateId(tx, actor, id);
  if (located?.type !== "file") return err(notFound());
  const refusal = await guard.accessRefusal(tx, actor, located.companyId, "write");
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
  await sealFiles(tx, removed);
  return ok(undefined);
}
