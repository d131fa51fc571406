import { anyKind, type DocumentKind, fileListKinds } from "@huvudbok/core/document";
import { type Kysely, sql } from "kysely";
import { storedReferences } from "../commit/referred-files.ts";
import type { Tables } from "../database/database-tables.ts";

const ROWS_PER_QUERY = 1000;

interface DocumentPlace {
  readonly companyId: number;
  readonly kind: DocumentKind;
  readonly key: string;
}

/**
 * The ids that items of documents name as files, or have named. An entry of a list of files, which others name in place of a
 * file, stands for the files that it names.
 */
export async function filesNamedInHistory(
  tx: Kysely<Tables>,
  documents: readonly DocumentPlace[],
): Promise<Set<string>> {
  const ids = new Set<string>();
  for (const document of documents) {
    for await (const { id, fileIds } of namingItems(tx, document)) {
      for (const fileId of fileIds) ids.add(fileId);
      if (anyKind(document.kind).isFileList === true) ids.add(id);
    }
  }
  const [first] = documents;
  if (first === undefined) return ids;
  for (const fileId of await filesOfEntries(tx, first.companyId, ids)) ids.add(fileId);
  return ids;
}

/** Few items of a large year name files: only those are read. */
async function* namingItems(tx: Kysely<Tables>, { companyId, kind, key }: DocumentPlace) {
  const fields = Object.keys(anyKind(kind).files ?? {});
  const namesFiles = sql.join(
    fields.map((field) => sql`body like ${`%"${field}":%`}`),
    sql` or `,
  );
  let last = { id: "", revision: 0 };
  for (;;) {
    const rows = await tx
      .selectFrom("item_history")
      .select(["id", "revision", "body", "version"])
      .where("company_id", "=", companyId)
      .where("key", "=", key)
      .where(sql<boolean>`(id, revision) > (${last.id}, ${last.revision})`)
      .where(sql<boolean>`(${namesFiles})`)
      .orderBy("id")
      .orderBy("revision")
      .limit(ROWS_PER_QUERY)
      .execute();
    for (const { id, body, version } of rows) {
      if (body === null) continue;
      yield { id, fileIds: storedReferences(kind, { text: body, version }).map(({ fileId }) => fileId) };
    }
    const end = rows.at(-1);
    if (end === undefined || rows.length < ROWS_PER_QUERY) return;
    last = end;
  }
}

/** The files of the entries among the ids, wherever in the company the entries are or were. */
async function filesOfEntries(
  tx: Kysely<Tables>,
  companyId: number,
  ids: ReadonlySet<string>,
): Promise<readonly string[]> {
  const lists = await tx
    .selectFrom("document")
    .select(["key", "kind"])
    .where("company_id", "=", companyId)
    .where("kind", "in", fileListKinds())
    .execute();
  const files: string[] = [];
  for (const list of lists) {
    const kind = fileListKinds().find((one) => one === list.kind);
    if (kind === undefined) continue;
    for await (const { id, fileIds } of namingItems(tx, { companyId, kind, key: list.key })) {
      if (ids.has(id)) files.push(...fileIds);
    }
  }
  return files;
}

/** Those of the ids that are files of the company which have not been removed. */
export async function presentFiles(
  tx: Kysely<Tables>,
  companyId: number,
  ids: readonly string[],
): Promise<readonly string[]> {
  const rows = await tx
    .selectFrom("file")
    .select("id")
    .where("company_id", "=", companyId)
    .where("id", "in", ids)
    .where("removed_at", "is", null)
    .execute();
  return rows.map(({ id }) => id);
}
