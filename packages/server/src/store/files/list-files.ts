import type { StoredFileList } from "@huvudbok/core/api";
import { err, ok, type Result } from "@huvudbok/core/shared";
import { type Kysely, type RawBuilder, type SelectQueryBuilder, sql } from "kysely";
import type { ReadParts } from "../access/guard-interface.ts";
import { companiesOf } from "../access/members.ts";
import { invalidRequest } from "../access/refusals.ts";
import { isStorable } from "../commit/storable-text.ts";
import type { Tables } from "../database/database-tables.ts";
import { documentName } from "../reading/stored-address.ts";
import type { Actor, Refusal } from "../store.ts";
import { infoOf, type Located, ownDocumentKeys } from "./located-file.ts";

export interface ListQuery {
  readonly prefix: string;
  readonly pageSize: number;
  readonly pageToken?: string;
}

/** Where the page before ended. */
interface Place {
  readonly name: string;
  readonly id: string;
}

/** Documents and stored files that the actor may see, by name and then id, in pages (HT5). */
export async function listFiles(
  tx: Kysely<Tables>,
  { guard }: Pick<ReadParts, "guard">,
  actor: Actor,
  query: ListQuery,
): Promise<Result<StoredFileList, Refusal>> {
  const after = query.pageToken === undefined ? undefined : placeOf(query.pageToken);
  if (query.pageToken !== undefined && after === undefined)
    return err(invalidRequest({ code: "unknown-page" }));
  const results: Located[] = [...(await ownDocuments(tx, actor, query.prefix, after))];
  for (const companyId of await companiesOf(tx, guard, actor)) {
    results.push(...(await companyDocuments(tx, companyId, query, after)));
    results.push(...(await companyFiles(tx, companyId, query, after)));
  }
  const files = results.map((located) => infoOf(located)).sort((a, b) => compare(a, b));
  const page = files.slice(0, query.pageSize);
  const last = page.at(-1);
  return ok({
    files: page,
    nextPageToken: files.length > page.length && last !== undefined ? tokenOf(last) : null,
  });
}

/** A handful at most, so they are sorted and cut here. */
async function ownDocuments(
  tx: Kysely<Tables>,
  actor: Actor,
  prefix: string,
  after: Place | undefined,
): Promise<readonly Located[]> {
  const rows = await tx
    .selectFrom("document")
    .selectAll()
    .where("company_id", "=", 0)
    .where("key", "in", ownDocumentKeys(actor))
    .where("head", "is not", null)
    .execute();
  return rows
    .filter((row) => documentName(row).startsWith(prefix))
    .filter((row) => after === undefined || compare({ name: documentName(row), id: row.file_id }, after) > 0)
    .map((row) => ({ type: "document", companyId: 0, row }));
}

/** The same name as `documentName` gives a company's document. */
const NAME_OF_DOCUMENT = sql`(key || '.json')`;

async function companyDocuments(
  tx: Kysely<Tables>,
  companyId: number,
  query: ListQuery,
  after: Place | undefined,
): Promise<readonly Located[]> {
  const rows = await tx
    .selectFrom("document")
    .selectAll()
    .where("company_id", "=", companyId)
    .where("head", "is not", null)
    .$call(pageBy(NAME_OF_DOCUMENT, sql.ref("file_id"), query, after))
    .execute();
  return rows.map((row) => ({ type: "document", companyId, row }));
}

async function companyFiles(
  tx: Kysely<Tables>,
  companyId: number,
  query: ListQuery,
  after: Place | undefined,
): Promise<readonly Located[]> {
  const rows = await tx
    .selectFrom("file")
    .selectAll()
    .where("company_id", "=", companyId)
    .where("removed_at", "is", null)
    .$call(pageBy(sql.ref("name"), sql.ref("id"), query, after))
    .execute();
  return rows.map((row) => ({ type: "file", companyId, row }));
}

/**
 * Narrows a query to the rows whose name begins with the prefix and that come after the last place, by name and then id.
 * One row more than the page tells that there is a next page.
 */
function pageBy(
  name: RawBuilder<unknown>,
  id: RawBuilder<unknown>,
  { prefix, pageSize }: ListQuery,
  last: Place = { name: "", id: "" },
) {
  const isOnPage = sql<boolean>`${name} >= ${prefix} and ${name} <= ${prefix + LAST_CHARACTER}
    and (${name}, ${id}) > (${last.name}, ${last.id})`;
  return <DB, Table extends keyof DB, Row>(query: SelectQueryBuilder<DB, Table, Row>) =>
    query
      .where(isOnPage)
      .orderBy(name)
      .orderBy(id)
      .limit(pageSize + 1);
}

/** No name has a character after this one. */
const LAST_CHARACTER = "\u{10FFFF}";

/** The order of the database: by code point, which differs from that of UTF-16 only above U+FFFF. */
function compare(a: Place, b: Place): number {
  return comparePoints(a.name, b.name) || comparePoints(a.id, b.id);
}

function comparePoints(a: string, b: string): number {
  return Buffer.compare(Buffer.from(a), Buffer.from(b));
}

function tokenOf(place: Place): string {
  return Buffer.from(JSON.stringify([place.name, place.id])).toString("base64url");
}

function placeOf(token: string): Place | undefined {
  try {
    const value: unknown = JSON.parse(Buffer.from(token, "base64url").toString());
    if (!Array.isArray(value)) return undefined;
    const [name, id]: unknown[] = value;
    return isStorable(name) && isStorable(id) ? { name, id } : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
