import { anyKind, type DocumentKind } from "@huvudbok/core/document";
import { type Kysely, sql } from "kysely";
import type { Tables } from "../database/database-tables.ts";
import { currentHeadText, currentItemText } from "../reading/stored-values.ts";
import type { ResolvedChange } from "./resolved-change.ts";
import { revisionHead, revisionItems } from "./revision-items.ts";

/** So many revisions of one item are looked through for the one that stands. */
const MOST_REVISIONS = 400;

/** A commit that is taken back, and how many documents it changed. */
export interface UndoneCommit {
  readonly commitId: string;
  readonly documents: number;
}

/**
 * The commit of the same user that a change to one document is the exact inverse of: every item that the commit
 * touched in the document goes back to what it was before. Asked before the change is written.
 */
export async function undoneCommit(
  tx: Kysely<Tables>,
  userId: string,
  change: ResolvedChange,
): Promise<UndoneCommit | undefined> {
  const touching = await touchingRevisions(tx, change);
  for (const candidate of new Set([touching[0], standingRevision(touching)])) {
    if (candidate?.user_id === userId && (await isInverseOf(tx, change, candidate)))
      return { commitId: candidate.commit_id, documents: candidate.documents };
  }
  return undefined;
}

/** Whether a change takes back what a revision of its document did, all of it and nothing else. */
async function isInverseOf(
  tx: Kysely<Tables>,
  change: ResolvedChange,
  { revision, intent }: TouchingRevision,
): Promise<boolean> {
  const { target, document, items } = change;
  const of = { company_id: document.company_id, key: document.key, revision };
  const head = await revisionHead(tx, of);
  const headBefore =
    head === undefined || head.before === null ? null : currentHeadText(target.kind, head.before);
  if (change.head !== undefined && (head === undefined || headBefore !== change.head.text)) return false;
  // A head that came with the document stays when the items of that commit go.
  if (change.head === undefined && head !== undefined && head.before !== null) return false;
  const done = await revisionItems(tx, of).execute();
  if (done.length !== items.length) return false;
  const doneById = new Map(done.map((item) => [item.id, item]));
  const sentById = new Map(change.sent.map((item) => [item.id, item]));
  return items.every(({ id, before, after }) => {
    const item = doneById.get(id);
    if (item === undefined) return false;
    const was = currentText(target.kind, item.before, item.beforeVersion);
    const became = currentText(target.kind, item.after, item.afterVersion);
    if (became !== (before === undefined ? null : currentItemText(target.kind, before))) return false;
    // What goes with its year is asked for to the letter; a rule may leave out a mark that has lost its correction.
    if (intent === "deleteYear") return was === ((sentById.get(id) ?? after)?.text ?? null);
    return before === undefined ? isPutBack(target.kind, was, after?.text) : was === (after?.text ?? null);
  });
}

/** What the history has, as this program would store it: texts of all versions can be compared. */
function currentText(kind: DocumentKind, text: string | null, version: number | null): string | null {
  return text === null ? null : currentItemText(kind, { text, version: version ?? 1 });
}

interface TouchingRevision {
  readonly revision: number;
  readonly user_id: string;
  readonly commit_id: string;
  readonly documents: number;
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
    .select([
      "revision.revision",
      "revision.user_id",
      "revision.commit_id",
      "revision.documents",
      "revision.intent",
    ])
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

/** What the server numbers is registered anew when it is put back: what it gave then is given again. */
function isPutBack(kind: DocumentKind, wanted: string | null, text: string | undefined): boolean {
  if (wanted === null || text === undefined) return wanted === null && text === undefined;
  const given = new Set(anyKind(kind).numbering?.given);
  return wanted === text || withoutFields(wanted, given) === withoutFields(text, given);
}

function withoutFields(text: string, fields: ReadonlySet<string>): string {
  return JSON.stringify(JSON.parse(text, (name, value: unknown) => (fields.has(name) ? undefined : value)));
}
