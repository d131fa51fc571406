import { type Kysely, sql } from "kysely";
import type { Tables } from "./database-tables.ts";
import type { ResolvedChange } from "./resolved-change.ts";
import { revisionHead, revisionItems } from "./revision-items.ts";

/** So many revisions of one item are looked through for the one that stands. */
const MOST_REVISIONS = 400;

/**
 * The commit of the same user that a change to one document is the exact inverse of: every item that the commit
 * touched in the document goes back to what it was before. Asked before the change is written.
 */
export async function undoneCommit(
  tx: Kysely<Tables>,
  userId: string,
  change: ResolvedChange,
): Promise<string | undefined> {
  const touching = await touchingRevisions(tx, change);
  for (const candidate of new Set([touching[0], standingRevision(touching)])) {
    if (candidate?.user_id === userId && (await isInverseOf(tx, change, candidate.revision)))
      return candidate.commit_id;
  }
  return undefined;
}

/** Whether a change takes back what a revision of its document did, all of it and nothing else. */
async function isInverseOf(tx: Kysely<Tables>, change: ResolvedChange, revision: number): Promise<boolean> {
  const { document, items } = change;
  const { company_id, key } = document;
  const head = await revisionHead(tx, company_id, key, revision);
  if (change.head !== undefined && (head === undefined || head.before !== change.head.text)) return false;
  // A head that came with the document stays when the items of that commit go.
  if (change.head === undefined && head !== undefined && head.before !== null) return false;
  const done = await revisionItems(tx, company_id, key, revision);
  if (done.length !== items.length) return false;
  const doneById = new Map(done.map((item) => [item.id, item]));
  return items.every(({ id, before, after }) => {
    const item = doneById.get(id);
    if (item === undefined || item.after !== (before?.text ?? null)) return false;
    return before === undefined ? isPutBack(item.before, after?.text) : item.before === (after?.text ?? null);
  });
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

interface TouchingRevision {
  readonly revision: number;
  readonly user_id: string;
  readonly commit_id: string;
  readonly intent: string;
}

/** The last revision that has not been taken back: each undo takes back the one that stood then, so they go in pairs. */
function standingRevision(latestFirst: readonly TouchingRevision[]): TouchingRevision | undefined {
  let undone = 0;
  for (const revision of latestFirst) {
    if (revision.intent === "undo") undone += 1;
    else if (undone === 0) return revision;
    else undone -= 1;
  }
  return undefined;
}

/** The revisions that touched what the change touches, the latest first. */
async function touchingRevisions(
  tx: Kysely<Tables>,
  { document, items, head }: ResolvedChange,
): Promise<readonly TouchingRevision[]> {
  const query = tx
    .selectFrom("revision")
    .select(["revision.revision", "revision.user_id", "revision.commit_id", "revision.intent"])
    .where("revision.company_id", "=", document.company_id)
    .where("revision.key", "=", document.key)
    .orderBy("revision.revision", "desc")
    .limit(MOST_REVISIONS);
  const [first] = items;
  if (first !== undefined) {
    return query
      .where((row) =>
        row(
          "revision.revision",
          "in",
          row
            .selectFrom("item_history")
            .select("item_history.revision")
            .where("item_history.company_id", "=", document.company_id)
            .where("item_history.key", "=", document.key)
            .where("item_history.id", "=", first.id),
        ),
      )
      .execute();
  }
  return head === undefined ? [] : query.where(sql<boolean>`head_hash is not null`).execute();
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
