import { roleOf } from "@huvudbok/core/company";
import { DOCUMENT_KINDS } from "@huvudbok/core/document";
import { err, ok, type Result } from "@huvudbok/core/shared";
import type { Kysely } from "kysely";
import type { Tables } from "./database-tables.ts";
import { etagOf } from "./etag.ts";
import type { ReadParts } from "./guard-face.ts";
import type { DocumentRow } from "./lock-documents.ts";
import { preparedQuery } from "./prepared-query.ts";
import { newerVersion, notFound } from "./refusals.ts";
import type { Actor, Refusal } from "./store.ts";
import { type StoredAddress, storedAddress } from "./stored-address.ts";

/**
 * A document with what the user is in its company: both are asked at every call. The head, which may be as long as the
 * whole document, comes only with a document of at most so many characters.
 */
export const readableRow = (
  tx: Kysely<Tables>,
  companyId: number,
  key: string,
  userId: string,
  longest: number,
) =>
  tx
    .selectFrom("document")
    .leftJoin("member", (join) =>
      join.onRef("member.company_id", "=", "document.company_id").on("member.user_id", "=", userId),
    )
    .select([
      "document.company_id",
      "key",
      "version",
      "revision",
      "hash",
      "modified_at",
      "head_revision",
      "role",
    ])
    .select((eb) => [
      eb.case().when("size", "<=", longest).then(eb.ref("head")).end().as("head"),
      eb.case().when("head", "is", null).then(eb.lit(0)).else(eb.lit(1)).end().as("is_there"),
    ])
    .where("document.company_id", "=", companyId)
    .where("key", "=", key);

const documentRow = preparedQuery(readableRow);

/** A document that is there and that the actor may read. */
export interface ReadableDocument<Row extends DocumentColumns = DocumentColumns> {
  readonly target: StoredAddress;
  /** The head is null when the document is longer than asked for. */
  readonly row: Row;
}

type DocumentColumns = Pick<
  DocumentRow,
  "company_id" | "key" | "version" | "revision" | "hash" | "modified_at" | "head_revision" | "head"
>;

export async function readableDocument(
  tx: Kysely<Tables>,
  parts: Pick<ReadParts, "guard">,
  actor: Actor,
  key: string,
  longest = Number.MAX_SAFE_INTEGER,
): Promise<Result<ReadableDocument, Refusal>> {
  return foundReadable(parts, actor, key, (target) =>
    documentRow(tx, target.companyId, target.storedKey, actor.userId, longest),
  );
}

/** Holds what was found to the guard. A document that nobody has made answers as one that may not be seen. */
export async function foundReadable<
  Row extends DocumentColumns & { readonly role: string | null; readonly is_there: number },
>(
  { guard }: Pick<ReadParts, "guard">,
  actor: Actor,
  key: string,
  find: (target: StoredAddress) => Promise<readonly Row[]>,
): Promise<Result<ReadableDocument<Row>, Refusal>> {
  const target = storedAddress(actor, key);
  if (target === undefined) return err(notFound());
  const [row] = await find(target);
  if (row === undefined) return err(notFound());
  const refusal = guard.roleRefusal(target.companyId, roleOf(row.role), "read");
  if (refusal !== undefined) return err(refusal);
  if (row.is_there === 0) return err(notFound());
  // Written by a newer program that was taken back: this one would misread it.
  if (row.version > DOCUMENT_KINDS[target.kind].version) return err(newerVersion(target.kind, row.version));
  return ok({ target, row });
}

/** What a caller is told before the first byte of a document. */
export interface LoadedHead {
  readonly etag: string;
  readonly lastModified: number;
}

/** ETag and time of a document. */
export async function documentVersion(
  tx: Kysely<Tables>,
  parts: Pick<ReadParts, "guard">,
  actor: Actor,
  key: string,
): Promise<Result<LoadedHead, Refusal>> {
  const found = await readableDocument(tx, parts, actor, key, 0);
  if (!found.ok) return found;
  return ok(headOf(found.value.row));
}

export function headOf(row: Pick<DocumentRow, "revision" | "hash" | "modified_at">): LoadedHead {
  return { etag: etagOf(row), lastModified: row.modified_at };
}
