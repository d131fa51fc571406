import { roleOf } from "@huvudbok/core/company";
import {
  anyKind,
  BOOKS,
  companyKey,
  fiscalYearKey,
  followingFields,
  isDocumentKind,
} from "@huvudbok/core/document";
import type { Kysely } from "kysely";
import type { StoreParts } from "../access/guard-interface.ts";
import { forbidden, RefusedWrite } from "../access/refusals.ts";
import type { Tables } from "../database/database-tables.ts";
import { plainQuery } from "../database/plain-query.ts";
import type { Actor } from "../store.ts";
import { type CommitContext, type JoinedCompany, readContext } from "./commit-context.ts";
import { followedDocuments } from "./following-changes.ts";
import { createDocuments } from "./lock-documents.ts";
import type { PreparedChange, PreparedCommit } from "./prepared-change.ts";
import { refuseClosedKinds } from "./refuse-closed-kinds.ts";
import { earlierAnswer } from "./stored-answer.ts";

/**
 * Refuses a commit that the actor may not make, locks what it touches (the company against removal, the documents against
 * other commits), and reads what it is checked against. Afterwards every document that it may change has a row, unless the
 * same request has been answered before.
 */
export async function lockCommit(
  tx: Kysely<Tables>,
  parts: StoreParts,
  actor: Actor,
  commit: PreparedCommit,
  now: number,
): Promise<CommitContext> {
  const { engine } = parts.database;
  // Access is checked before anything is locked or searched. Where nothing is, it is read with the rest of the context.
  const asksFirst = engine === "postgres" || commit.changes.some(mayMoveItems);
  if (asksFirst && commit.companyId !== 0) {
    refuseRole(parts, commit, await lockedCompany(tx, parts, actor, commit.companyId));
  }
  const targets = [...commit.changes.map((one) => one.target), ...(await followedDocuments(tx, commit))];
  const byKey = new Map(targets.map((target) => [target.storedKey, target]));
  const keys = { changed: new Set(byKey.keys()), readOnly: keysReadByRules(commit) };
  const context = await readContext(tx, engine, actor, commit, keys);
  refuseRole(parts, commit, context.company);
  await refuseClosedKinds(tx, parts, commit, context, now);
  const missing = [...byKey.values()].filter(({ storedKey }) => !context.documents.has(storedKey));
  if (missing.length === 0 || earlierAnswer(context.request, commit) !== undefined) return context;
  await createDocuments(tx, missing, now);
  return readContext(tx, engine, actor, commit, keys);
}

/** Whether other documents that the change affects have to be looked up before anything is locked. */
function mayMoveItems(change: PreparedChange): boolean {
  if (followingFields(change.target.kind).length === 0) return false;
  return change.mode !== "items" || change.remove.length > 0;
}

/** The company with the role of the actor, locked against removal. */
async function lockedCompany(
  tx: Kysely<Tables>,
  { database: { engine } }: StoreParts,
  { userId }: Actor,
  companyId: number,
): Promise<JoinedCompany | undefined> {
  const text = `select company.config, company.origin, member.role
    from member inner join company on company.id = member.company_id
    where member.company_id = ? and member.user_id = ?
    ${engine === "postgres" ? "for share of company" : ""}`;
  const { rows } = await tx.executeQuery(plainQuery<JoinedCompany>(engine, text, [companyId, userId]));
  return rows[0];
}

function refuseRole(
  { guard }: StoreParts,
  { companyId, access }: PreparedCommit,
  company: JoinedCompany | undefined,
): void {
  if (companyId === 0) return;
  const refusal = guard.roleRefusal(companyId, roleOf(company?.role), access);
  if (refusal !== undefined) throw new RefusedWrite(refusal);
  if (company === undefined) throw new RefusedWrite(forbidden());
}

/**
 * The documents that the rules read beside those that change: the years of the company, which are locked with what is in
 * a year, and what each kind says.
 */
function keysReadByRules({ companyId, changes }: PreparedCommit): ReadonlySet<string> {
  const keys = new Set<string>();
  for (const { address } of changes.map((change) => change.target)) {
    if (address.scope !== "fiscalYear") continue;
    keys.add(companyKey(companyId, BOOKS.years));
    for (const kind of (anyKind(address.kind).readsDocuments ?? []).filter(isDocumentKind)) {
      keys.add(fiscalYearKey(companyId, address.fiscalYearId, kind));
    }
  }
  return keys;
}
