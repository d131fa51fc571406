import { type Kysely, sql } from "kysely";
import { chainPlace } from "../../chain/chain-place.ts";
import { bodyHash } from "../../chain/revision-hash.ts";
import type { AnyRow } from "../table-pages.ts";

/** The end of a chain before it was moved to the origin. */
export interface MovedChain {
  readonly kind: string;
  readonly fiscalYearId: string | null;
  readonly revision: number;
  readonly hash: string;
}

interface StoredRevision {
  readonly revision: number;
  readonly commit_id: string;
  readonly at: number;
  readonly user_id: string;
  readonly user_name: string;
  readonly intent: string;
  readonly head: string | null;
  readonly head_hash: string | null;
  readonly hash: string;
}

interface StoredItem {
  readonly id: string;
  readonly revision: number;
  readonly body: string | null;
  readonly body_hash: string | null;
  readonly position: number | null;
}

const ROWS_PER_QUERY = 500;

/**
 * Recomputes the former chain of a document and writes the new one, a revision at a time; undefined when the former one
 * is broken. Memory holds only the hashes of one revision. Both formats are written out here, because this migration step
 * must not change when later ones change the format.
 */
export async function moveChain(
  db: Kysely<unknown>,
  document: AnyRow,
  origin: string,
): Promise<MovedChain | undefined> {
  const companyId = Number(document["company_id"]);
  const key = String(document["key"]);
  const place = chainPlace(origin, key);
  const items = historyOf(db, companyId, key);
  let next = await items.next();
  let [before, after] = ["", ""];
  let revision = 0;
  const moved: { revision: number; hash: string }[] = [];
  for await (const one of revisionsOf(db, companyId, key)) {
    revision += 1;
    const touched: [string, string | null, ...number[]][] = [];
    for (; next.done !== true && next.value.revision <= one.revision; next = await items.next()) {
      const { id, body, body_hash, position } = next.value;
      if (next.value.revision !== one.revision || !isBody(body, body_hash)) return undefined;
      touched.push([id, body_hash, ...(position === null ? [] : [position])]);
    }
    // Compared as the program does: the database compares by code point.
    touched.sort(([a], [b]) => (a < b ? -1 : 1));
    const { commit_id, at, user_id, user_name, intent, head_hash } = one;
    const rest = [one.revision, commit_id, at, user_id, user_name, intent, head_hash, touched];
    before = bodyHash(JSON.stringify([before, companyId, key, ...rest]));
    if (one.revision !== revision || one.hash !== before || !isBody(one.head, head_hash)) return undefined;
    after = bodyHash(JSON.stringify([after, place.origin, place.kind, place.scope, ...rest]));
    moved.push({ revision, hash: after });
    if (moved.length === ROWS_PER_QUERY) await writeHashes(db, companyId, key, moved.splice(0));
  }
  if (next.done !== true || document["revision"] !== revision || document["hash"] !== before)
    return undefined;
  await writeHashes(db, companyId, key, moved);
  await sql`update document set hash = ${after} where company_id = ${companyId} and key = ${key}`.execute(db);
  const fiscalYearId = /^f[0-9a-f]{32}$/.test(place.scope) ? place.scope : null;
  return { kind: place.kind, fiscalYearId, revision, hash: before };
}

/** A body that was erased by law still has its hash. */
function isBody(body: unknown, hash: string | null): boolean {
  return body === null || (typeof body === "string" && bodyHash(body) === hash);
}

async function* revisionsOf(
  db: Kysely<unknown>,
  companyId: number,
  key: string,
): AsyncGenerator<StoredRevision> {
  let last = Number.MIN_SAFE_INTEGER;
  for (;;) {
    const { rows } =
      await sql<StoredRevision>`select revision, commit_id, at, user_id, user_name, intent, head,
      head_hash, hash from revision where company_id = ${companyId} and key = ${key} and revision > ${last}
      order by revision limit ${ROWS_PER_QUERY}`.execute(db);
    yield* rows;
    const end = rows.at(-1);
    if (end === undefined || rows.length < ROWS_PER_QUERY) return;
    last = end.revision;
  }
}

async function* historyOf(
  db: Kysely<unknown>,
  companyId: number,
  key: string,
): AsyncGenerator<StoredItem, undefined> {
  let last = { revision: Number.MIN_SAFE_INTEGER, id: "" };
  for (;;) {
    const { rows } = await sql<StoredItem>`select id, revision, body, body_hash, position from item_history
      where company_id = ${companyId} and key = ${key} and (revision, id) > (${last.revision}, ${last.id})
      order by revision, id limit ${ROWS_PER_QUERY}`.execute(db);
    yield* rows;
    const end = rows.at(-1);
    if (end === undefined || rows.length < ROWS_PER_QUERY) return undefined;
    last = end;
  }
}

async function writeHashes(
  db: Kysely<unknown>,
  companyId: number,
  key: string,
  hashes: readonly { readonly revision: number; readonly hash: string }[],
): Promise<void> {
  if (hashes.length === 0) return;
  const values = hashes.map(({ revision, hash }) => sql`(cast(${revision} as bigint), ${hash})`);
  await sql`update revision set hash = moved.column2 from (values ${sql.join(values)}) as moved
    where revision.company_id = ${companyId} and revision.key = ${key}
      and revision.revision = moved.column1`.execute(db);
}
