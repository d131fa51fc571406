import { type IsoDate, swedishDay } from "@huvudbok/core/calendar";
import type { ChangeIntent, HeadOf } from "@huvudbok/core/document";
import type { FiscalYear } from "@huvudbok/core/fiscal-year";
import type { Kysely } from "kysely";
import type { Tables } from "../store/database-tables.ts";
import type { PreparedCommit } from "../store/prepared-change.ts";
import type { Actor } from "../store/store.ts";
import { fiscalYearsOf, userSettingsOf } from "./stored-facts.ts";

/** What the rules may want to know of a commit as a whole. */
export interface CommitFacts {
  readonly userName: string;
  readonly today: IsoDate;
  readonly intent: ChangeIntent;
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
): Promise<CommitFacts> {
  return {
    userName: actor.name,
    today: swedishDay(now),
    intent: commit.intent,
    userSettings: await userSettingsOf(tx, actor.userId),
    yearsBefore: await fiscalYearsOf(tx, commit.companyId),
    draftsPut: draftsPut(commit),
  };
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
