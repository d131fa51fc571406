import { type Expression, type Kysely, type SelectQueryBuilder, sql } from "kysely";
import type { ItemHistoryTable, Tables } from "../database/database-tables.ts";
import type { StoredBody } from "../reading/stored-values.ts";

/**
 * What one revision did to one item: the stored texts before and after with their versions; null means not there (or
 * erased by law).
 */
export interface RevisionItem {
  readonly id: string;
  readonly before: string | null;
  readonly beforeVersion: number | null;
  readonly after: string | null;
  readonly afterVersion: number;
}

/** One revision of one document. */
export interface RevisionKey {
  readonly company_id: number;
  readonly key: string;
  readonly revision: number;
}

/** The texts as they are stored. */
const asStored = (body: Expression<string | null>): Expression<string | null> => body;

/**
 * The items that a revision touched, in the order of their ids: a query, to be narrowed. `textOf` says what of a
 * stored text is read.
 */
export function revisionItems(
  tx: Kysely<Tables>,
  { company_id, key, revision }: RevisionKey,
  textOf: (body: Expression<string | null>) => Expression<string | null> = asStored,
): SelectQueryBuilder<{ now: ItemHistoryTable }, "now", RevisionItem> {
  return tx
    .selectFrom("item_history as now")
    .select((now) => {
      const earlier = now
        .selectFrom("item_history as then")
        .where("then.company_id", "=", company_id)
        .where("then.key", "=", key)
        .whereRef("then.id", "=", "now.id")
        .where("then.revision", "<", revision)
        .orderBy("then.revision", "desc")
        .limit(1);
      return [
        "now.id",
        sql<string | null>`${textOf(now.ref("now.body"))}`.as("after"),
        "now.version as afterVersion",
        earlier
          .select((then) => sql<string | null>`${textOf(then.ref("then.body"))}`.as("body"))
          .as("before"),
        earlier.select("then.version").as("beforeVersion"),
      ];
    })
    .where("now.company_id", "=", company_id)
    .where("now.key", "=", key)
    .where("now.revision", "=", revision)
    .orderBy("now.id");
}

/** The head before and after a revision, when it changed it. */
export async function revisionHead(
  tx: Kysely<Tables>,
  { company_id, key, revision }: RevisionKey,
): Promise<{ readonly before: StoredBody | null; readonly after: StoredBody | null } | undefined> {
  const heads = await tx
    .selectFrom("revision")
    .select(["revision", "head", "head_version"])
    .where("company_id", "=", company_id)
    .where("key", "=", key)
    .where("revision", "<=", revision)
    .where(sql<boolean>`head_hash is not null`)
    .orderBy("revision", "desc")
    .limit(2)
    .execute();
  const [latest, earlier] = heads;
  if (latest?.revision !== revision) return undefined;
  const body = (row: typeof earlier): StoredBody | null =>
    row === undefined || row.head === null ? null : { version: row.head_version, text: row.head };
  return { before: body(earlier), after: body(latest) };
}
