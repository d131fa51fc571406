import { BOOKS, companyKey, type YearPast } from "@huvudbok/core/document";
import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Tables } from "../store/database/database-tables.ts";
import { chunks } from "../store/reading/stored-items.ts";
import { storedItem } from "../store/reading/stored-values.ts";

/** What is stored under the ids of fiscal years, by id. */
export async function yearPastsOf(
  tx: Kysely<Tables>,
  companyId: number,
  ids: Iterable<string>,
): Promise<ReadonlyMap<string, YearPast>> {
  const pasts = new Map<string, YearPast>();
  for (const id of ids) pasts.set(id, await yearPast(tx, companyId, id));
  return pasts;
}

const IDS_PER_QUERY = 500;

/** Those of the ids under which the company has a fiscal year, or has had one. */
export async function knownYearsAmong(
  tx: Kysely<Tables>,
  companyId: number,
  ids: Iterable<string>,
): Promise<ReadonlySet<string>> {
  const known = new Set<string>();
  for (const some of chunks([...ids], IDS_PER_QUERY)) {
    const rows = await tx
      .selectFrom("item_history")
      .select("id")
      .distinct()
      .where("company_id", "=", companyId)
      .where("key", "=", companyKey(companyId, BOOKS.years))
      .where("id", "in", some)
      .execute();
    for (const { id } of rows) known.add(id);
  }
  return known;
}

async function yearPast(tx: Kysely<Tables>, companyId: number, id: string): Promise<YearPast> {
  const history = await historyOfYear(tx, companyId, id);
  const last = history.find(({ body }) => body !== null);
  const range =
    last === undefined || last.body === null
      ? {}
      : { range: storedItem(BOOKS.years, { version: last.version, text: last.body }) };
  const commits = await commitsInYear(tx, companyId, id);
  if (commits.length === 0) return { ...range, documents: "none" };
  const [only, ...others] = commits;
  const isCreation = others.length === 0 && only === commitThatMade(history);
  return { ...range, documents: isCreation ? "creation" : "more" };
}

interface YearRevision {
  readonly body: string | null;
  readonly version: number;
  readonly commit_id: string;
}

/** What the year has been, the latest first. */
function historyOfYear(tx: Kysely<Tables>, companyId: number, id: string): Promise<readonly YearRevision[]> {
  return tx
    .selectFrom("item_history")
    .innerJoin("revision", (join) =>
      join
        .onRef("revision.company_id", "=", "item_history.company_id")
        .onRef("revision.key", "=", "item_history.key")
        .onRef("revision.revision", "=", "item_history.revision"),
    )
    .select(["item_history.body", "item_history.version", "revision.commit_id"])
    .where("item_history.company_id", "=", companyId)
    .where("item_history.key", "=", companyKey(companyId, BOOKS.years))
    .where("item_history.id", "=", id)
    .orderBy("item_history.revision", "desc")
    .execute();
}

/** The first of those since which the year has been there. */
function commitThatMade(latestFirst: readonly YearRevision[]): string | undefined {
  const removal = latestFirst.findIndex(({ body }) => body === null);
  return latestFirst.slice(0, removal === -1 ? latestFirst.length : removal).at(-1)?.commit_id;
}

/** Every key that begins with the id of the year and a hyphen, by the index; the sign after a hyphen is a full stop. */
export function ofYear(companyId: number, id: string): RawBuilder<boolean> {
  return sql<boolean>`key >= ${`c${companyId}-${id}-`} and key < ${`c${companyId}-${id}.`}`;
}

/** Two at most: more than one says all that is asked. */
async function commitsInYear(tx: Kysely<Tables>, companyId: number, id: string): Promise<readonly string[]> {
  const rows = await tx
    .selectFrom("revision")
    .select("commit_id")
    .distinct()
    .where("company_id", "=", companyId)
    .where(ofYear(companyId, id))
    .limit(2)
    .execute();
  return rows.map((row) => row.commit_id);
}
