import { roleOf } from "@huvudbok/core/company";
import { DOCUMENT_KINDS } from "@huvudbok/core/document";
import { err, ok, type Result } from "@huvudbok/core/shared";
import type { Kysely } from "kysely";
import type { ReadParts } from "../access/guard-interface.ts";
import { newerVersion, notFound } from "../access/refusals.ts";
import type { DocumentRow } from "../commit/lock-documents.ts";
import { compileOnce } from "../database/compile-once.ts";
import type { Tables } from "../database/database-tables.ts";
import type { Actor, Refusal } from "../store.ts";
import { etagOf } from "./etag.ts";
import { type StoredAddress, storedAddress } from "./stored-address.ts";

/**
 * A document with the role of the user in its company: every call needs both. The head, which may be as long as the whole
 * document, is read only when the document has at most `longest` characters.
 */
const documentRow = compileOnce(
  (tx: Kysely<Tables>, companyId: number, key: string, userId: string, longest: number) =>
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
        "head_version",
        "role",
      ])
      .select((eb) => [
        eb.case().when("size", "<=", longest).then(eb.ref("head")).end().as("head"),
        eb.case().when("head", "is", null).then(eb.lit(0)).else(eb.lit(1)).end().as("is_there"),
      ])
      .where("document.company_id", "=", companyId)
      .where("key", "=", key),
);

/** A document that exists and that the actor may read. */
export interface ReadableDocument {
  readonly target: StoredAddress;
  /** The head is null when the document is longer than `longest`. */
  readonly row: Pick<
    DocumentRow,
    | "company_id"
    | "key"
    | "version"
    | "revision"
    | "hash"
    | "modified_at"
    | "head_revision"
    | "head_version"
    | "head"
  >;
}

/** A document that does not exist gives the same refusal as one that the actor may not read. */
export async function readableDocument(
  tx: Kysely<Tables>,
  { guard }: Pick<ReadParts, "guard">,
  actor: Actor,
  key: string,
  longest = Number.MAX_SAFE_INTEGER,
): Promise<Result<ReadableDocument, Refusal>> {
  const target = storedAddress(actor, key);
  if (target === undefined) return err(notFound());
  const { rows } = await documentRow(tx, target.companyId, target.storedKey, actor.userId, longest);
  const row = rows[0];
  // A company that there is not is as hidden as somebody else's.
  if (row === undefined) {
    return err((await guard.accessRefusal(tx, actor, target.companyId, "read")) ?? notFound());
  }
  const refusal = guard.roleRefusal(target.companyId, roleOf(row.role), "read");
  if (refusal !== undefined) return err(refusal);
  if (row.is_there === 0) return err(notFound());
  // Written by a newer program: this one would misread it.
  if (row.version > DOCUMENT_KINDS[target.kind].version) return err(newerVersion(target.kind, row.version));
  return ok({ target, row });
}

/** What is sent before the first byte of a document. */
export interface LoadedHead {
  readonly etag: string;
  readonly lastModified: Date;
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
  return { etag: etagOf(row), lastModified: new Date(row.modified_at) };
}
