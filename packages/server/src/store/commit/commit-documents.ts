import { randomUUID } from "node:crypto";
import { type CommitAnswer, storeRefusalText } from "@huvudbok/core/api";
import { BOOKS, writeRank } from "@huvudbok/core/document";
import { err, invariant, ok, type Result } from "@huvudbok/core/shared";
import type { Kysely } from "kysely";
import type { Guard, StoreParts } from "../access/guard-interface.ts";
import { RefusedWrite, ruleBroken } from "../access/refusals.ts";
import type { Tables } from "../database/database-tables.ts";
import type { Engine } from "../database/steps/engine.ts";
import { eventsOfCommit } from "../events/events-of-commit.ts";
import { writeEvents } from "../events/write-event.ts";
import { removeYearFiles, restoreYearFiles } from "../files/year-files.ts";
import { etagOf } from "../reading/etag.ts";
import type { Actor, Refusal, StoreEvent } from "../store.ts";
import { logWrite } from "../watermark/commit-log.ts";
import type { LoggedWrite } from "../watermark/watermark.ts";
import type { CommitContext } from "./commit-context.ts";
import { compareChange } from "./compare-change.ts";
import { type KindFollow, withFollowing } from "./following-changes.ts";
import { lockCommit } from "./lock-commit.ts";
import { refuseMissingFiles } from "./named-files.ts";
import { inNewCompany } from "./new-company.ts";
import type { PreparedChange, PreparedCommit, PreparedItem } from "./prepared-change.ts";
import { markReferredFiles } from "./referred-files.ts";
import { isNothing, type ResolvedChange, resolvedItems } from "./resolved-change.ts";
import { earlierAnswer, RequestIdConflict, storeAnswer } from "./stored-answer.ts";
import { type UndoneCommit, undoneCommit } from "./undone-commit.ts";
import { countDocuments, type RevisionStamp, type WrittenRevision, writeRevision } from "./write-revision.ts";

export interface CommitOutcome {
  readonly answer: CommitAnswer;
  /** The new revisions; none when the request had been answered before. */
  readonly events: readonly StoreEvent[];
  /** Undefined when nothing was written. */
  readonly logged: LoggedWrite | undefined;
}

/**
 * Makes a commit over several documents of one company in one transaction: all of it, or a refusal and none of it.
 * The same requestId of the same user has one effect and gets the same answer again.
 */
export async function commitDocuments(
  parts: StoreParts,
  actor: Actor,
  commit: PreparedCommit,
  now: number,
  size?: "large",
): Promise<Result<CommitOutcome, Refusal>> {
  const { newCompany } = commit;
  const work = async (tx: Kysely<Tables>) => {
    const located =
      newCompany === undefined
        ? commit
        : await inNewCompany(tx, parts, actor, { ...commit, newCompany }, now);
    return commitInTransaction(tx, parts, actor, located, now);
  };
  const key = commit.companyId === 0 ? actor.userId : commit.companyId;
  for (;;) {
    try {
      return ok(await parts.database.write(work, key, size));
    } catch (error) {
      if (error instanceof RefusedWrite) return err(error.refusal);
      // The other commit is done by now: its answer is found, or it was undone and the id is free.
      if (!(error instanceof RequestIdConflict)) throw error;
    }
  }
}

async function commitInTransaction(
  tx: Kysely<Tables>,
  parts: StoreParts,
  actor: Actor,
  commit: PreparedCommit,
  now: number,
): Promise<CommitOutcome> {
  const { engine } = parts.database;
  const context = await lockCommit(tx, parts, actor, commit, now);
  const earlier = earlierAnswer(context.request, commit);
  if (earlier !== undefined) return { answer: earlier, events: [], logged: undefined };
  const check = await parts.guard.judge(tx, actor, commit, context, now);
  const { companyId, intent } = commit;
  const origin = context.company?.origin ?? "";
  const who = { at: now, userId: actor.userId, userName: actor.name };
  const stamp = { origin, commitId: randomUUID(), ...who, intent };
  const written = await writeChanges(tx, engine, commit, context, check, stamp);
  if (intent === "undo" && !areOneCommit(written)) {
    throw new RefusedWrite(ruleBroken("NotAnUndo", storeRefusalText({ code: "not-an-undo" })));
  }
  const changes = written.map((one) => one.change);
  await refuseMissingFiles(tx, companyId, intent, changes);
  await markReferredFiles(tx, companyId, changes);
  if (intent === "undo") await restoreYearFiles(tx, companyId, changes);
  const filesGone = intent === "deleteYear" ? await removeYearFiles(tx, companyId, changes, now) : [];
  const answer = answerOf(commit, written);
  await storeAnswer(tx, engine, actor, commit, answer, now);
  const events = eventsOf(actor, written);
  if (events.length === 0) return { answer, events, logged: undefined };
  const revised = written.filter((one) => !isNothing(one.change));
  await countDocuments(tx, revised);
  const told = [...eventsOfCommit(stamp, revised, commit.importedFile), ...filesGone];
  const links = await writeEvents(tx, engine, { companyId, origin, ...who }, told);
  const hashes = [...revised.map(({ at }) => at.hash), ...links];
  const logged = await logWrite(tx, engine, now, hashes, context.sequence);
  return { answer, events, logged };
}

export interface WrittenChange {
  readonly change: ResolvedChange;
  /** The revision that the document is at now. */
  readonly at: WrittenRevision;
  /** The commit of the same user that the change is the inverse of; looked for only when it is an undo. */
  readonly undoes: UndoneCommit | undefined;
}

/**
 * Compares, checks and writes the changes in the order that the table of kinds gives, so that a whole import can come in
 * one commit. Those of one place in that order are judged before any of them is written: they may lead to others.
 */
async function writeChanges(
  tx: Kysely<Tables>,
  engine: Engine,
  commit: PreparedCommit,
  { documents: rows, holdItems }: CommitContext,
  check: Awaited<ReturnType<Guard["judge"]>>,
  stamp: RevisionStamp,
): Promise<readonly WrittenChange[]> {
  const written: WrittenChange[] = [];
  for (const changes of inOrder(commit.changes)) {
    const accepted: ResolvedChange[] = [];
    const follows: KindFollow[] = [];
    for (const change of changes) {
      const row = rows.get(change.target.storedKey);
      invariant(row !== undefined, `${change.target.storedKey} is locked`);
      const compared = await compareChange(tx, row, !holdItems.has(row.key), change);
      const checked = await check(compared);
      const { target, document, headBefore, head, existing, put: sent } = compared;
      const ends = compared.ends && headBefore !== undefined;
      const items = resolvedItems(target.kind, existing, checked.put, checked.remove);
      accepted.push({ target, document, headBefore, head, ends, items, sent, appended: checked.appended });
      follows.push(...checked.follows.map((follow) => ({ kind: target.kind, follow })));
    }
    for (const resolved of await withFollowing(tx, commit.companyId, accepted, follows, rows)) {
      written.push(await writeChange(tx, engine, resolved, stamp));
    }
  }
  return written;
}

async function writeChange(
  tx: Kysely<Tables>,
  engine: Engine,
  change: ResolvedChange,
  stamp: RevisionStamp,
): Promise<WrittenChange> {
  const undoes = stamp.intent === "undo" ? await undoneCommit(tx, stamp.userId, change) : undefined;
  const at = isNothing(change) ? change.document : await writeRevision(tx, engine, change, stamp);
  return { change, at, undoes };
}

/** Whether the changes take back one commit, all of it. */
function areOneCommit(written: readonly WrittenChange[]): boolean {
  const undone = written.map((one) => one.undoes);
  const [first] = undone;
  return (
    first !== undefined &&
    first.documents === written.length &&
    undone.every((one) => one?.commitId === first.commitId)
  );
}

/** The changes by their place in the order of writing. */
function inOrder(changes: readonly PreparedChange[]): readonly (readonly PreparedChange[])[] {
  const byRank = Map.groupBy(changes, ({ target }) => writeRank(target.kind));
  return [...byRank].toSorted(([a], [b]) => a - b).map(([, group]) => group);
}

function eventsOf(actor: Actor, written: readonly WrittenChange[]): readonly StoreEvent[] {
  return written
    .filter((one) => !isNothing(one.change))
    .map(({ at, change: { target } }) => ({
      companyId: target.companyId,
      ...(target.companyId === 0 ? { userId: actor.userId } : {}),
      key: target.key,
      etag: etagOf(at),
    }));
}

/** The documents in the order of the request, and after them those in which a mark 'Rättad av' has moved. */
function answerOf(commit: PreparedCommit, written: readonly WrittenChange[]): CommitAnswer {
  const requested = commit.changes.map((change) => change.target.key);
  const place = ({ change }: WrittenChange): number => {
    const index = requested.indexOf(change.target.key);
    return index === -1 ? requested.length : index;
  };
  return {
    ...(commit.newCompany === undefined ? {} : { companyId: commit.companyId }),
    changes: written
      .toSorted((a, b) => place(a) - place(b))
      .map(({ at, change, change: { target, document, appended } }) => ({
        key: target.key,
        etag: etagOf(at),
        previousEtag: document.head === null ? null : etagOf(document),
        ...(appended.length === 0 ? {} : { appended: appended.map(appendedAnswer) }),
        ...deletions(change),
      })),
  };
}

/** What is gone: for whoever asked, and for the security log. */
function deletions({ target, ends, items }: ResolvedChange) {
  const removed = items.filter(({ after }) => after === undefined).map(({ id }) => id);
  return {
    ...(ends ? { ended: true as const } : {}),
    ...(target.kind === BOOKS.years && removed.length > 0 ? { removedYears: removed } : {}),
  };
}

function appendedAnswer({
  value,
}: PreparedItem): NonNullable<CommitAnswer["changes"][number]["appended"]>[number] {
  invariant(
    "series" in value && "regDate" in value && "locked" in value,
    "what is appended is a transaction",
  );
  const { series, number, regDate, sign } = value;
  invariant(regDate !== undefined && sign !== undefined, "the server gives date and sign");
  return { series, number, regDate, sign };
}
