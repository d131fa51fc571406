import type { Kysely } from "kysely";
import type { Tables } from "./database-tables.ts";
import type { ResolvedChange } from "./resolved-change.ts";
import { revisionHead, revisionItems } from "./revision-items.ts";

/**
 * The commit of the same user that a change to one document is the exact inverse of: every item that the commit
 * touched in the document goes back to what it was before. Asked before the change is written.
 */
export async function undoneCommit(
  tx: Kysely<Tables>,
  userId: string,
  change: ResolvedChange,
): Promise<string | undefined> {
  const { document, items } = change;
  const { company_id, key } = document;
  const latest = await latestRevision(tx, change);
  if (latest === undefined || latest.user_id !== userId) return undefined;
  const head = await revisionHead(tx, company_id, key, latest.revision);
  if (change.head !== undefined && (head === undefined || head.before !== change.head.text)) return undefined;
  // A head that came with the document stays when the items of that commit go.
  if (change.head === undefined && head !== undefined && head.before !== null) return undefined;
  const done = await revisionItems(tx, company_id, key, latest.revision);
  if (done.length !== items.length) return undefined;
  const doneById = new Map(done.map((item) => [item.id, item]));
  const isInverse = items.every(({ id, before, after }) => {
    const item = doneById.get(id);
    if (item === undefined || item.after !== (before?.text ?? null)) return false;
    return before === undefined ? isPutBack(item.before, after?.text) : item.before === (after?.text ?? null);
  });
  return isInverse ? latest.commit_id : undefined;
}

/** How many documents a commit changed. */
export async function documentsOfCommit(
  tx: Kysely<Tables>,
  companyId: number,
  commitId: string,
): Promise<number> {
  const rows = await tx
    .selectFrom("revision")
    .select("key")
    .where("company_id", "=", companyId)
    .where("commit_id", "=", commitId)
    .execute();
  return rows.length;
}

/** The revision that last touched what the change touches. */
async function latestRevision(tx: Kysely<Tables>, { document, items, head }: ResolvedChange) {
  const query = tx
    .selectFrom("revision")
    .select(["revision.revision", "revision.user_id", "revision.commit_id"])
    .where("revision.company_id", "=", document.company_id)
    .where("revision.key", "=", document.key);
  const [first] = items;
  if (first === undefined) {
    return head === undefined
      ? undefined
      : query.where("revision.revision", "=", document.head_revision).executeTakeFirst();
  }
  return query
    .where((row) =>
      row(
        "revision.revision",
        "=",
        row
          .selectFrom("item_history")
          .select((history) => history.fn.max("item_history.revision").as("latest"))
          .where("item_history.company_id", "=", document.company_id)
          .where("item_history.key", "=", document.key)
          .where("item_history.id", "=", first.id),
      ),
    )
    .executeTakeFirst();
}

/** What the server gives a transaction when it is registered; one that is put back is registered anew. */
const GIVEN: ReadonlySet<string> = new Set(["regDate", "sign", "locked", "correctedBy"]);

function isPutBack(wanted: string | null, text: string | undefined): boolean {
  if (wanted === null || text === undefined) return wanted === null && text === undefined;
  return wanted === text || withoutGiven(wanted) === withoutGiven(text);
}

function withoutGiven(text: string): string {
  return JSON.stringify(JSON.parse(text, (name, value: unknown) => (GIVEN.has(name) ? undefined : value)));
}
