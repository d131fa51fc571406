import { type Kysely, sql } from "kysely";
import type { Tables } from "./database-tables.ts";

/** What one revision did to one item: the stored texts before and after; null means not there (or erased by law). */
export interface RevisionItem {
  readonly id: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** The items that a revision touched, in the order of their ids. */
export async function revisionItems(
  tx: Kysely<Tables>,
  companyId: number,
  key: string,
  revision: number,
): Promise<readonly RevisionItem[]> {
  return tx
    .selectFrom("item_history as now")
    .select((row) => [
      "now.id",
      "now.body as after",
      row
        .selectFrom("item_history as then")
        .select("then.body")
        .where("then.company_id", "=", companyId)
        .where("then.key", "=", key)
        .whereRef("then.id", "=", "now.id")
        .where("then.revision", "<", revision)
        .orderBy("then.revision", "desc")
        .limit(1)
        .as("before"),
    ])
    .where("now.company_id", "=", companyId)
    .where("now.key", "=", key)
    .where("now.revision", "=", revision)
    .orderBy("now.id")
    .execute();
}

/** The head before and after a revision, when it changed it. */
export async function revisionHead(
  tx: Kysely<Tables>,
  companyId: number,
  key: string,
  revision: number,
): Promise<{ readonly before: string | null; readonly after: string | null } | undefined> {
  const heads = await tx
    .selectFrom("revision")
    .select(["revision", "head"])
    .where("company_id", "=", companyId)
    .where("key", "=", key)
    .where("revision", "<=", revision)
    .where(sql<boolean>`head_hash is not null`)
    .orderBy("revision", "desc")
    .limit(2)
    .execute();
  const [latest, earlier] = heads;
  if (latest?.revision !== revision) return undefined;
  return { before: earlier?.head ?? null, after: latest.head };
}
