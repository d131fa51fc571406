import type { FileList } from "@huvudbok/core/api";
import { err, ok, type Result } from "@huvudbok/core/shared";
import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Tables } from "./database-tables.ts";
import type { ReadParts } from "./guard-face.ts";
import { infoOf, type Located, ownDocumentKeys } from "./located-file.ts";
import { companiesOf } from "./members.ts";
import { invalidRequest } from "./refusals.ts";
import { isStorable } from "./storable-text.ts";
import type { Actor, Refusal } from "./store.ts";

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

/** Documents and stored files that the actor may see, by name and then id (clarification P15). */
export async function listFiles(
  tx: Kysely<Tables>,
  { guard }: Pick<ReadParts, "guard">,
  actor: Actor,
  query: ListQuery,
): Promise<Result<FileList, Refusal>> {
  const after = query.pageToken === undefined ? undefined : placeOf(query.pageToken);
  if (query.pageToken !== undefined && after === undefined) return err(invalidRequest("Ogiltig sidmarkör."));
  const found: Located[] = [...(await ownDocuments(tx, actor, query.prefix, after))];
  for (const companyId of await companiesOf(tx, guard, actor)) {
    found.push(...(await companyDocuments(tx, companyId, query, after)));
    found.push(...(await companyFiles(tx, companyId, query, after)));
  }
  const files = found.map((located) => infoOf(located)).sort((a, b) => compare(a, b));
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
    .filter((row) => row.name.startsWith(prefix))
    .filter((row) => after === undefined || compare({ name: row.name, id: row.file_id }, after) > 0)
    .map((row) => ({ type: "document", companyId: 0, row }));
}

async function companyDocuments(
  tx: Kysely<Tables>,
  companyId: number,
  { prefix, pageSize }: ListQuery,
  after: Place | undefined,
): Promise<readonly Located[]> {
  const rows = await tx
    .selectFrom("document")
    .selectAll()
    .where("company_id", "=", companyId)
    .where("head", "is not", null)
    .where(isOnPage("file_id", prefix, after))
    .orderBy("name")
    .orderBy("file_id")
    .limit(pageSize + 1)
    .execute();
  return rows.map((row) => ({ type: "document", companyId, row }));
}

async function companyFiles(
  tx: Kysely<Tables>,
  companyId: number,
  { prefix, pageSize }: ListQuery,
  after: Place | undefined,
): Promise<readonly Located[]> {
  const rows = await tx
    .selectFrom("file")
    .selectAll()
    .where("company_id", "=", companyId)
    .where("removed_at", "is", null)
    .where(isOnPage("id", prefix, after))
    .orderBy("name")
    .orderBy("id")
    .limit(pageSize + 1)
    .execute();
  return rows.map((row) => ({ type: "file", companyId, row }));
}

/** A row whose name begins with the prefix and that comes after the place, by its name and then its id. */
function isOnPage(
  id: "file_id" | "id",
  prefix: string,
  { name, id: lastId }: Place = { name: "", id: "" },
): RawBuilder<boolean> {
  return sql<boolean>`name >= ${prefix} and name <= ${prefix + LAST_CHARACTER}
    and (name, ${sql.ref(id)}) > (${name}, ${lastId})`;
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
