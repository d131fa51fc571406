import { swedishDay } from "@huvudbok/core/calendar";
import type { Role } from "@huvudbok/core/company";
import type { CommitFacts, HeadOf } from "@huvudbok/core/document";
import type { FiscalYear } from "@huvudbok/core/fiscal-year";
import { invariant } from "@huvudbok/core/shared";
import type { Kysely } from "kysely";
import type { Tables } from "../store/database-tables.ts";
import { roleIn } from "../store/members.ts";
import type { PreparedCommit } from "../store/prepared-change.ts";
import type { Actor } from "../store/store.ts";
import { closedThroughOf, fiscalYearsOf, userSettingsOf } from "./stored-facts.ts";

/** What the rules may want to know of a commit as a whole; `rules` goes to each of them as it is. */
export interface StoredCommitFacts {
  readonly rules: CommitFacts;
  readonly userSettings: HeadOf<"userSettings">;
  /** The fiscal years of the company before the commit, by id. */
  readonly yearsBefore: ReadonlyMap<string, FiscalYear>;
  /** How many drafts the commit puts, by fiscal year. */
  readonly draftsPut: ReadonlyMap<string, number>;
}

/** Asked when the documents are locked and before anything is written. */
export async function commitFacts(
  tx: Kysely<Tables>,
  actor: Actor,
  commit: PreparedCommit,
  now: number,
): Promise<StoredCommitFacts> {
  const { companyId, intent } = commit;
  const closedThrough = await closedThroughOf(tx, companyId);
  return {
    rules: {
      intent,
      role: await roleOfActor(tx, actor, companyId),
      today: swedishDay(now),
      sign: actor.name,
      isAlone: commit.changes.length === 1,
      ...(closedThrough === undefined ? {} : { closedThrough }),
    },
    userSettings: await userSettingsOf(tx, actor.userId),
    yearsBefore: await fiscalYearsOf(tx, companyId),
    draftsPut: draftsPut(commit),
  };
}

async function roleOfActor(tx: Kysely<Tables>, actor: Actor, companyId: number): Promise<Role> {
  if (companyId === 0) return "owner";
  const role = await roleIn(tx, actor, companyId);
  invariant(role !== undefined, "who commits is a member of the company");
  return role;
}

function draftsPut(commit: PreparedCommit): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const change of commit.changes) {
    const { address } = change.target;
    if (change.mode === "items" && address.kind === "transactionDrafts" && address.scope === "fiscalYear") {
      counts.set(address.fiscalYearId, change.put.length);
    }
  }
  return counts;
}
