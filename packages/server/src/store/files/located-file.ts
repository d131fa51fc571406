import type { FileInfo } from "@huvudbok/core/api";
import { DOCUMENT_KINDS, type DocumentKind } from "@huvudbok/core/document";
import { err, ok, type Result } from "@huvudbok/core/shared";
import type { Kysely, Selectable } from "kysely";
import type { ReadParts } from "../access/guard-interface.ts";
import { companiesOf } from "../access/members.ts";
import { hidden } from "../access/refusals.ts";
import type { DocumentTable, FileTable, Tables } from "../database/database-tables.ts";
import { dataKeyOf, documentName, userDocumentKey } from "../reading/stored-address.ts";
import type { Actor, Refusal } from "../store.ts";

/** A document or a stored file found by its id, with the company it belongs to (0: the user's own). */
export type Located =
  | { readonly type: "file"; readonly companyId: number; readonly row: Selectable<FileTable> }
  | { readonly type: "document"; readonly companyId: number; readonly row: Selectable<DocumentTable> };

/**
 * Finds an id among what the actor may see; an id of somebody else's file gives the same answer as an unknown one
 * (ST6).
 */
export async function locateId(
  tx: Kysely<Tables>,
  { guard }: Pick<ReadParts, "guard">,
  actor: Actor,
  id: string,
): Promise<Located | undefined> {
  const companies = await companiesOf(tx, guard, actor);
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

/** The public information about a file or a document; a document is listed as a JSON file. */
export function infoOf(located: Located): FileInfo {
  if (located.type === "document") {
    const { file_id, size, modified_at, created_at } = located.row;
    const name = documentName(located.row);
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
  const { id, name, mime_type, size, sha256, modified_at, created_at } = located.row;
  return {
    id,
    name,
    originalFilename: name,
    mimeType: mime_type,
    size,
    modified: new Date(modified_at).toISOString(),
    created: new Date(created_at).toISOString(),
    sha256,
  };
}

export type LocatedContent =
  | { readonly file: FileInfo; readonly sha256: string }
  | { readonly documentKey: string };

/** Where the content of a file or document is, among what the actor may see. */
export async function locateContent(
  tx: Kysely<Tables>,
  parts: Pick<ReadParts, "guard">,
  actor: Actor,
  id: string,
): Promise<Result<LocatedContent, Refusal>> {
  const located = await locateId(tx, parts, actor, id);
  if (located === undefined) return err(hidden());
  return ok(
    located.type === "document"
      ? { documentKey: dataKeyOf(located.row) }
      : { file: infoOf(located), sha256: located.row.sha256 },
  );
}
