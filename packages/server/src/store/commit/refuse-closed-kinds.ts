import { anyKind, BOOKS, isInUse } from "@huvudbok/core/document";
import type { Kysely } from "kysely";
import type { StoreParts } from "../access/guard-interface.ts";
import { changeRefusal, RefusedWrite } from "../access/refusals.ts";
import type { Tables } from "../database/database-tables.ts";
import type { CommitContext } from "./commit-context.ts";
import type { PreparedChange, PreparedCommit } from "./prepared-change.ts";

/** Refuses changes of kinds that no page uses, and of those whose feature the company does not have (CH22, CH29). */
export async function refuseClosedKinds(
  tx: Kysely<Tables>,
  { guard }: StoreParts,
  commit: PreparedCommit,
  { company, years }: Pick<CommitContext, "company" | "years">,
  now: number,
): Promise<void> {
  if (company === undefined) return;
  for (const change of commit.changes) {
    const { kind } = change.target;
    const { feature, title } = anyKind(kind);
    const refusal = isInUse(kind)
      ? guard.featureRefusal(company.config, feature, now)
      : changeRefusal({ code: "kind-not-in-use", kind, title });
    if (refusal === undefined || goesWithItsYear(commit, change, years)) continue;
    if (!(await comesBackWithItsYear(tx, commit, change))) throw new RefusedWrite(refusal);
  }
}

/**
 * Documents that nobody may write are still removed with their year (CH24). Some are also made with it, and then leave it
 * again by the undo (CH31).
 */
function goesWithItsYear(
  { intent, changes }: PreparedCommit,
  { mode, target: { address } }: PreparedChange,
  years: CommitContext["years"],
): boolean {
  if (intent === "deleteYear") return mode === "removal";
  if (address.scope !== "fiscalYear") return false;
  const { fiscalYearId } = address;
  const list = changes.find((one) => one.target.kind === BOOKS.years);
  if (list?.mode !== "items") return false;
  const isNew = !years.some(({ id }) => id === fiscalYearId);
  if (intent === "edit" && isNew && anyKind(address.kind).comesWithYear === true) {
    return list.put.some(({ id }) => id === fiscalYearId);
  }
  // That the undo is of the commit which made the year is checked once it has been written.
  return intent === "undo" && list.remove.includes(fiscalYearId);
}

/** Whether the year was deleted with the document, which the undo brings back (CH24). */
async function comesBackWithItsYear(
  tx: Kysely<Tables>,
  { intent }: PreparedCommit,
  { target }: PreparedChange,
): Promise<boolean> {
  if (intent !== "undo") return false;
  const ended = await tx
    .selectFrom("revision")
    .select(["intent", "head_hash"])
    .where("company_id", "=", target.companyId)
    .where("key", "=", target.storedKey)
    .orderBy("revision", "desc")
    .limit(1)
    .executeTakeFirst();
  return ended?.intent === "deleteYear" && ended.head_hash === "";
}
