import { randomUUID } from "node:crypto";
import type { CommitAnswer } from "@huvudbok/core/api";
import {
  type CorrectionLink,
  companyKey,
  DOCUMENT_KINDS,
  type DocumentKind,
  fiscalYearKey,
} from "@huvudbok/core/document";
import { err, invariant, ok, type Result } from "@huvudbok/core/shared";
import type { Kysely } from "kysely";
import { claimRequest, keepAnswer } from "./claimed-request.ts";
import { compareChange } from "./compare-change.ts";
import { correctedDocuments, withCorrections } from "./correction-changes.ts";
import type { Tables } from "./database-tables.ts";
import { etagOf } from "./etag.ts";
import type { Guard, StoreParts } from "./guard-face.ts";
import { type DocumentRow, lockDocuments } from "./lock-documents.ts";
import { logWrite } from "./mark/commit-log.ts";
import type { LoggedWrite } from "./mark/history-mark.ts";
import { refuseMissingFiles } from "./named-files.ts";
import type { PreparedChange, PreparedCommit, PreparedItem } from "./prepared-change.ts";
import { markReferredFiles } from "./referred-files.ts";
import { forbidden, RefusedWrite, ruleBroken } from "./refusals.ts";
import { isNothing, type ResolvedChange, resolvedItems } from "./resolved-change.ts";
import type { Actor, Refusal, StoreEvent } from "./store.ts";
import { documentsOfCommit, undoneCommit } from "./undone-commit.ts";
import { type RevisionStamp, type WrittenRevision, writeRevision } from "./write-revision.ts";

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
): Promise<Result<CommitOutcome, Refusal>> {
  try {
    const work = (tx: Kysely<Tables>) => commitInTransaction(tx, parts, actor, commit, now);
    return ok(await parts.database.write(work, commit.companyId));
  } catch (error) {
    if (error instanceof RefusedWrite) return err(error.refusal);
    throw error;
  }
}

async function commitInTransaction(
  tx: Kysely<Tables>,
  parts: StoreParts,
  actor: Actor,
  commit: PreparedCommit,
  now: number,
): Promise<CommitOutcome> {
  await refuseWithoutRight(tx, parts, actor, commit);
  const earlier = await claimRequest(tx, actor, commit, now);
  if (earlier !== undefined) return { answer: earlier, events: [], logged: undefined };
  const targets = [...commit.changes.map((one) => one.target), ...(await correctedDocuments(tx, commit))];
  const rows = await lockDocuments(tx, parts.database.engine, targets, keysReadByRules(commit), now);
  const check = await parts.guard.judge(tx, actor, commit, now);
  const { companyId, intent } = commit;
  const stamp = { commitId: randomUUID(), at: now, userId: actor.userId, userName: actor.name, intent };
  const written = await writeChanges(tx, commit, rows, check, stamp);
  if (intent === "undo" && !(await areOneCommit(tx, companyId, written))) {
    throw new RefusedWrite(ruleBroken("NotAnUndo", NOT_AN_UNDO));
  }
  const changes = written.map((one) => one.change);
  await refuseMissingFiles(tx, companyId, intent, changes);
  await markReferredFiles(tx, companyId, changes);
  const answer = answerOf(commit, written);
  await keepAnswer(tx, actor, commit, answer);
  const events = eventsOf(actor, written);
  const logged = events.length === 0 ? undefined : await logWrite(tx, now, revisionHashes(written));
  return { answer, events, logged };
}

const NOT_AN_UNDO = "Bara en egen ändring som ingen har byggt vidare på kan ångras, och bara i sin helhet.";

interface WrittenChange {
  readonly change: ResolvedChange;
  /** The revision that the document is at now. */
  readonly at: WrittenRevision;
  /** The commit of the same user that the change is the inverse of; looked for only when it is an undo. */
  readonly undoes: string | undefined;
}

/**
 * Compares, checks and writes the changes one after the other: first what transactions are checked against, so that a
 * whole import can come in one commit, and the transactions last.
 */
async function writeChanges(
  tx: Kysely<Tables>,
  commit: PreparedCommit,
  rows: ReadonlyMap<string, DocumentRow>,
  check: Awaited<ReturnType<Guard["judge"]>>,
  stamp: RevisionStamp,
): Promise<readonly WrittenChange[]> {
  const written: WrittenChange[] = [];
  const transactions: ResolvedChange[] = [];
  const corrections: CorrectionLink[] = [];
  for (const change of inOrder(commit.changes)) {
    const row = rows.get(change.target.storedKey);
    invariant(row !== undefined, `${change.target.storedKey} is locked`);
    const compared = await compareChange(tx, row, change);
    const checked = await check(compared);
    const { target, document, headBefore, head, ends, existing } = compared;
    const items = resolvedItems(existing, checked.put, checked.remove);
    const resolved = { target, document, headBefore, head, ends, items, appended: checked.appended };
    corrections.push(...checked.corrections);
    if (target.kind === "transactions") transactions.push(resolved);
    else written.push(await writeChange(tx, resolved, stamp));
  }
  for (const resolved of await withCorrections(tx, commit.companyId, transactions, corrections, rows)) {
    written.push(await writeChange(tx, resolved, stamp));
  }
  return written;
}

async function writeChange(
  tx: Kysely<Tables>,
  change: ResolvedChange,
  stamp: RevisionStamp,
): Promise<WrittenChange> {
  const undoes = stamp.intent === "undo" ? await undoneCommit(tx, stamp.userId, change) : undefined;
  const at = isNothing(change) ? change.document : await writeRevision(tx, change, stamp);
  return { change, at, undoes };
}

async function areOneCommit(
  tx: Kysely<Tables>,
  companyId: number,
  written: readonly WrittenChange[],
): Promise<boolean> {
  const [commitId, ...others] = new Set(written.map((one) => one.undoes));
  if (commitId === undefined || others.length > 0) return false;
  return (await documentsOfCommit(tx, companyId, commitId)) === written.length;
}

/** The company is locked against removal while its documents are written. */
async function refuseWithoutRight(
  tx: Kysely<Tables>,
  parts: StoreParts,
  actor: Actor,
  commit: PreparedCommit,
): Promise<void> {
  if (commit.companyId === 0) return;
  const refusal = await parts.guard.accessRefusal(tx, actor, commit.companyId, commit.access);
  if (refusal !== undefined) throw new RefusedWrite(refusal);
  const query = tx.selectFrom("company").select("config").where("id", "=", commit.companyId);
  const company = await (parts.database.engine === "postgres" ? query.forShare() : query).executeTakeFirst();
  if (company === undefined) throw new RefusedWrite(forbidden());
  for (const { target } of commit.changes) {
    const missing = parts.guard.featureRefusal(company.config, DOCUMENT_KINDS[target.kind].feature);
    if (missing !== undefined) throw new RefusedWrite(missing);
  }
}

const FIRST: readonly DocumentKind[] = ["accountSettings", "accountPlan", "accountBalance"];

function inOrder(changes: readonly PreparedChange[]): readonly PreparedChange[] {
  const place = ({ target }: PreparedChange): number => {
    const index = FIRST.indexOf(target.kind);
    if (index >= 0) return index;
    return target.kind === "transactions" ? FIRST.length + 1 : FIRST.length;
  };
  return changes.toSorted((a, b) => place(a) - place(b));
}

/** The documents that the rules read beside those that change: the years of the company and the chart of the year. */
function keysReadByRules({ changes }: PreparedCommit): ReadonlySet<string> {
  const keys = new Set<string>();
  for (const { address } of changes.map((change) => change.target)) {
    if (address.scope === "fiscalYear") {
      keys.add(companyKey(address.companyId, "accountSettings"));
      keys.add(fiscalYearKey(address.companyId, address.fiscalYearId, "accountPlan"));
    }
  }
  return keys;
}

function revisionHashes(written: readonly WrittenChange[]): readonly string[] {
  return written.filter((one) => !isNothing(one.change)).map(({ at }) => at.hash);
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
  const asked = commit.changes.map((change) => change.target.key);
  const place = ({ change }: WrittenChange): number => {
    const index = asked.indexOf(change.target.key);
    return index === -1 ? asked.length : index;
  };
  return {
    changes: written
      .toSorted((a, b) => place(a) - place(b))
      .map(({ at, change: { target, document, appended } }) => ({
        key: target.key,
        etag: etagOf(at),
        previousEtag: document.head === null ? null : etagOf(document),
        ...(appended.length === 0 ? {} : { appended: appended.map(appendedAnswer) }),
      })),
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
