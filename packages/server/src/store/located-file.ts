import type { FileInfo } from "@huvudbok/core/api";
import { DOCUMENT_KINDS, type DocumentKind } from "@huvudbok/core/document";
import { err, ok, type Result } from "@huvudbok/core/shared";
import type { Kysely, Selectable } from "kysely";
import type { DocumentTable, FileTable, Tables } from "./database-tables.ts";
import type { ReadParts } from "./guard-face.ts";
import { companiesOf } from "./members.ts";
import { notFound } from "./refusals.ts";
import type { Actor, Refusal } from "./store.ts";
import { dataKeyOf, userDocumentKey } from "./stored-address.ts";

/** A document or a stored file found by its id, with the company it belongs to (0: the user's own). */
export type Located =
  | { readonly type: "file"; readonly companyId: number; readonly row: Selectable<FileTable> }
  | { readonly type: "document"; readonly companyId: number; readonly row: Selectable<DocumentTable> };

/** Finds an id among what the actor may see; one of somebody else's is as unknown as one that was never given. */
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

/** What the calls tell of a file or of a document, which lists as a file of JSON. */
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

/** Where the content of an id is, among what the actor may see. */
export async function locateContent(
  tx: Kysely<Tables>,
  parts: Pick<ReadParts, "guard">,
  actor: Actor,
  id: string,
): Promise<Result<LocatedContent, Refusal>> {
  const located = await locateId(tx, parts, actor, id);
  if (located === undefined) return err(notFound());
  return ok(
    located.type === "document"
      ? { documentKey: dataKeyOf(located.row) }
      : { file: infoOf(located), sha256: located.row.sha256 },
  );
}
