import { ok } from "@huvudbok/core/shared";
import { type CommitOutcome, commitDocuments } from "../commit/commit-documents.ts";
import { prepareCommit } from "../commit/prepare-commit.ts";
import { prepareRemoval, prepareSave } from "../commit/prepare-save.ts";
import type { PreparedCommit } from "../commit/prepared-change.ts";
import { latestItems } from "../reading/latest-items.ts";
import { loadDocument } from "../reading/load-document.ts";
import { documentVersion } from "../reading/readable-document.ts";
import { storedAddress } from "../reading/stored-address.ts";
import type { Actor, WriteAccess } from "../store.ts";
import { documentDifference } from "../streams/document-difference.ts";
import { documentHistory } from "../streams/document-history.ts";
import type { CallContext } from "./call-context.ts";
import { answersInParts, reads, writes, writesBody } from "./call-rows.ts";

/** Documents by data key (HT2). Every call checks that the actor may see or change the company's data. */
export const DOCUMENT_CALLS = {
  /** The whole document. */
  load: answersInParts(loadDocument),
  /** Only what changed since the revision: a DocumentDifference, or `isReload` when that revision is not known. */
  difference: answersInParts(documentDifference),
  /** The items with the highest numbers. */
  latest: reads((context, actor: Actor, key: string, limit: number) =>
    latestItems(context, actor, key, limit),
  ),
  /** A History. */
  history: answersInParts(documentHistory),
  version: reads((context, actor: Actor, key: string) =>
    documentVersion(context.database.db, context, actor, key),
  ),
  /**
   * The body is the raw JSON text of a CommitRequest, which is refused when it does not match what the caller stated.
   */
  commit: writesBody(prepareCommit, async (context, actor, prepared, size) => {
    const outcome = await commitPrepared(context, actor, prepared, size);
    return outcome.ok ? ok(outcome.value.answer) : outcome;
  }),
  /**
   * The whole state of a document; the store finds what differs. The body is the raw JSON text of the request. `own`:
   * only for owners (the editor of raw data).
   */
  save: writesBody(prepareSave, savePrepared),
  /** Ends a document: every item is removed as a revision, under the same rules. Its history stays. */
  remove: writes(async (context, actor: Actor, key: string, ifMatch: string | undefined) => {
    const prepared = prepareRemoval(actor, key, ifMatch);
    return prepared.ok ? savePrepared(context, actor, prepared.value) : prepared;
  }),
  /**
   * Why the actor may not write in the company, before there is anything to write; checked again when it is written.
   */
  companyRefusal: reads(({ database, guard }, actor: Actor, companyId: number, access: WriteAccess) =>
    guard.accessRefusal(database.db, actor, companyId, access),
  ),
  /** The same for the company of a document. */
  keyRefusal: reads(async ({ database, guard }, actor: Actor, key: string, access: WriteAccess) => {
    const target = storedAddress(actor, key);
    // A key that no document can have is refused when it is read.
    return target && guard.accessRefusal(database.db, actor, target.companyId, access);
  }),
};

async function commitPrepared(context: CallContext, actor: Actor, prepared: PreparedCommit, size?: "large") {
  const outcome = await commitDocuments(context, actor, prepared, context.now, size);
  if (outcome.ok) notify(context, outcome.value);
  return outcome;
}

async function savePrepared(context: CallContext, actor: Actor, prepared: PreparedCommit, size?: "large") {
  const outcome = await commitPrepared(context, actor, prepared, size);
  if (!outcome.ok) return outcome;
  const { etag = "", removedYears } = outcome.value.answer.changes[0] ?? {};
  return ok({ etag, ...(removedYears === undefined ? {} : { removedYears }) });
}

function notify({ onWritten, onEvents }: CallContext, { logged, events }: CommitOutcome): void {
  if (logged !== undefined) onWritten(logged);
  if (events.length > 0) onEvents(events);
}
