import { randomUUID } from "node:crypto";
import { type CommitAnswer, commitAnswerSchema } from "@huvudbok/core/api";
import { companyKey, DOCUMENT_KINDS, type DocumentKind, fiscalYearKey } from "@huvudbok/core/document";
import { err, invariant, ok, type Result } from "@huvudbok/core/shared";
import type { Kysely } from "kysely";
import type { CheckCommit } from "../guard/check-commit.ts";
import { accessRefusal } from "../guard/company-access.ts";
import { type FeatureNames, featureRefusal } from "../guard/feature-gate.ts";
import { numberedAppends } from "./append-numbers.ts";
import type { Database } from "./database.ts";
import type { Tables } from "./database-tables.ts";
import { etagOf } from "./etag.ts";
import { type DocumentRow, lockDocuments } from "./lock-documents.ts";
import type { Intent, PreparedChange, PreparedCommit, PreparedItem } from "./prepared-change.ts";
import { markReferredFiles } from "./referred-files.ts";
import { forbidden, RefusedWrite } from "./refusals.ts";
import { resolveChange } from "./resolve-change.ts";
import { isNothing, type ResolvedChange } from "./resolved-change.ts";
import type { Actor, Refusal } from "./store.ts";
import { documentsOfCommit, undoneCommit } from "./undone-commit.ts";
import { type RevisionStamp, writeRevision } from "./write-revision.ts";

/** What the writing calls need besides the commit itself. */
export interface CommitParts {
  readonly database: Database;
  readonly featureNames: FeatureNames;
  readonly checkCommit: CheckCommit;
}

export interface CommitOutcome {
  readonly answer: CommitAnswer;
  /** The data keys that have a new revision; none when the request had been answered before. */
  readonly changedKeys: readonly string[];
}

/**
 * Makes a commit over several documents of one company in one transaction: all of it, or a refusal and none of it.
 * The same requestId of the same user has one effect and gets the same answer again.
 */
export async function commitDocuments(
  parts: CommitParts,
  actor: Actor,
  commit: PreparedCommit,
  now: number,
): Promise<Result<CommitOutcome, Refusal>> {
  try {
    return ok(await parts.database.write((tx) => commitInTransaction(tx, parts, actor, commit, now)));
  } catch (error) {
    if (error instanceof RefusedWrite) return err(error.refusal);
    throw error;
  }
}

async function commitInTransaction(
  tx: Kysely<Tables>,
  parts: CommitParts,
  actor: Actor,
  commit: PreparedCommit,
  now: number,
): Promise<CommitOutcome> {
  await refuseWithoutRight(tx, parts, actor, commit);
  const earlier = await claimRequest(tx, actor, commit, now);
  if (earlier !== undefined) return { answer: earlier, changedKeys: [] };
  const targets = commit.changes.map((change) => change.target);
  const rows = await lockDocuments(tx, parts.database.engine, targets, keysReadByRules(commit), now);
  const stamp = {
    commitId: randomUUID(),
    at: now,
    userId: actor.userId,
    userName: actor.name,
    intent: commit.intent,
  };
  const written: WrittenChange[] = [];
  for (const change of inOrder(commit.changes)) {
    const row = rows.get(change.target.storedKey);
    invariant(row !== undefined, `${change.target.storedKey} is locked`);
    written.push(await writeChange(tx, row, change, commit.intent, stamp));
  }
  const changes = written.map((one) => one.change);
  const isInverseOfOwnCommit =
    commit.intent === "undo" && (await areOneCommit(tx, commit.companyId, written));
  const broken = await parts.checkCommit(tx, {
    actor,
    now,
    intent: commit.intent,
    changes,
    isInverseOfOwnCommit,
  });
  if (broken !== undefined) throw new RefusedWrite(broken);
  await markReferredFiles(tx, commit.companyId, changes);
  const answer = answerOf(commit, written);
  await keepAnswer(tx, actor, commit, answer);
  return { answer, changedKeys: changes.filter((one) => !isNothing(one)).map((one) => one.target.key) };
}

interface WrittenChange {
  readonly change: ResolvedChange;
  readonly revision: number;
  /** The commit of the same user that the change is the inverse of; looked for only when it is an undo. */
  readonly undoes: string | undefined;
}

async function writeChange(
  tx: Kysely<Tables>,
  row: DocumentRow,
  change: PreparedChange,
  intent: Intent,
  stamp: RevisionStamp,
): Promise<WrittenChange> {
  const resolved = await resolveChange(tx, row, change, (itemwise, gone) =>
    numberedAppends(tx, itemwise, gone, { now: stamp.at, userName: stamp.userName }),
  );
  const undoes = intent === "undo" ? await undoneCommit(tx, stamp.userId, resolved) : undefined;
  const revision = isNothing(resolved) ? row.revision : await writeRevision(tx, resolved, stamp);
  return { change: resolved, revision, undoes };
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
  parts: CommitParts,
  actor: Actor,
  commit: PreparedCommit,
): Promise<void> {
  if (commit.companyId === 0) return;
  const refusal = await accessRefusal(tx, actor, commit.companyId, "write");
  if (refusal !== undefined) throw new RefusedWrite(refusal);
  const query = tx.selectFrom("company").select("config").where("id", "=", commit.companyId);
  const company = await (parts.database.engine === "postgres" ? query.forShare() : query).executeTakeFirst();
  if (company === undefined) throw new RefusedWrite(forbidden());
  for (const { target } of commit.changes) {
    const missing = featureRefusal(company.config, DOCUMENT_KINDS[target.kind].feature, parts.featureNames);
    if (missing !== undefined) throw new RefusedWrite(missing);
  }
}

/** Takes the requestId, or gives the answer that it got before. A second one waits until the first is done. */
async function claimRequest(
  tx: Kysely<Tables>,
  actor: Actor,
  { companyId, requestId }: PreparedCommit,
  now: number,
): Promise<CommitAnswer | undefined> {
  if (requestId === undefined) return undefined;
  const claimed = await tx
    .insertInto("request")
    .values({ company_id: companyId, user_id: actor.userId, request_id: requestId, at: now, answer: "" })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (claimed.numInsertedOrUpdatedRows === 1n) return undefined;
  const { answer } = await tx
    .selectFrom("request")
    .select("answer")
    .where("company_id", "=", companyId)
    .where("user_id", "=", actor.userId)
    .where("request_id", "=", requestId)
    .executeTakeFirstOrThrow();
  return commitAnswerSchema.parse(JSON.parse(answer));
}

async function keepAnswer(
  tx: Kysely<Tables>,
  actor: Actor,
  { companyId, requestId }: PreparedCommit,
  answer: CommitAnswer,
): Promise<void> {
  if (requestId === undefined) return;
  await tx
    .updateTable("request")
    .set({ answer: JSON.stringify(answer) })
    .where("company_id", "=", companyId)
    .where("user_id", "=", actor.userId)
    .where("request_id", "=", requestId)
    .execute();
}

/** What transactions are checked against comes first, so that a whole import can come in one commit. */
const FIRST: readonly DocumentKind[] = ["accountSettings", "accountPlan", "accountBalance"];

function inOrder(changes: readonly PreparedChange[]): readonly PreparedChange[] {
  const place = ({ target }: PreparedChange): number => {
    const index = FIRST.indexOf(target.kind);
    return index === -1 ? FIRST.length : index;
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

/** The answer tells the documents in the order of the request. */
function answerOf(commit: PreparedCommit, written: readonly WrittenChange[]): CommitAnswer {
  const byKey = new Map(written.map((one) => [one.change.target.key, one]));
  return {
    changes: commit.changes.map(({ target: { key } }) => {
      const one = byKey.get(key);
      invariant(one !== undefined, `${key} is written`);
      const { document, appended } = one.change;
      return {
        key,
        etag: etagOf(one.revision),
        previousEtag: document.head === null ? null : etagOf(document.revision),
        ...(appended.length === 0 ? {} : { appended: appended.map(appendedAnswer) }),
      };
    }),
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
