import { type IsoDate, swedishDay } from "@huvudbok/core/calendar";
import { type Role, roleOf } from "@huvudbok/core/company";
import { BOOKS, type CommitFacts, type HeadOf } from "@huvudbok/core/document";
import type { FiscalYear } from "@huvudbok/core/fiscal-year";
import { invariant } from "@huvudbok/core/shared";
import type { Kysely } from "kysely";
import type { CommitContext } from "../store/commit/commit-context.ts";
import type { PreparedCommit } from "../store/commit/prepared-change.ts";
import type { Tables } from "../store/database/database-tables.ts";
import { storedHead } from "../store/reading/stored-values.ts";
import type { Actor } from "../store/store.ts";
import { endingYears } from "./ending-years.ts";
import { fiscalYearsIn } from "./stored-facts.ts";

/** What the rules may want to know of a commit as a whole; `rules` goes to each of them as it is. */
export interface StoredCommitFacts {
  readonly rules: CommitFacts;
  /** The fiscal years of the company before the commit, by id. */
  readonly yearsBefore: ReadonlyMap<string, FiscalYear>;
  /** The commit may make them others while it is written. */
  readonly changesYears: boolean;
  /** By fiscal year and kind, the items that the commit puts. */
  readonly putInYear: PutInYears;
}

type PutInYears = ReadonlyMap<string, ReadonlyMap<string, readonly unknown[]>>;

/** Asked when the documents are locked and before anything is written. */
export async function commitFacts(
  tx: Kysely<Tables>,
  actor: Actor,
  commit: PreparedCommit,
  context: CommitContext,
  now: number,
): Promise<StoredCommitFacts> {
  const { companyId, intent } = commit;
  const closedThrough = closedThroughIn(context);
  const { activeFiscalYearId, allowTransactionEdit } = settingsIn(context);
  return {
    rules: {
      intent,
      role: roleIn(context, companyId),
      today: swedishDay(now),
      sign: actor.name,
      isAlone: commit.changes.length === 1,
      ...(intent === "deleteYear" ? { endingYears: await endingYears(tx, commit) } : {}),
      ...(closedThrough === undefined ? {} : { closedThrough }),
      ...(activeFiscalYearId === undefined ? {} : { activeFiscalYearId }),
      ...(allowTransactionEdit === undefined ? {} : { allowTransactionEdit }),
    },
    yearsBefore: fiscalYearsIn(context.years),
    changesYears: commit.changes.some(({ target }) => target.kind === BOOKS.years),
    putInYear: putInYear(commit),
  };
}

function roleIn({ company }: CommitContext, companyId: number): Role {
  if (companyId === 0) return "owner";
  const role = roleOf(company?.role);
  invariant(role !== undefined, "who commits is a member of the company");
  return role;
}

/** The last closed day of the company (CH14). */
function closedThroughIn({ yearsHead }: CommitContext): IsoDate | undefined {
  return yearsHead === undefined ? undefined : storedHead(BOOKS.years, yearsHead).closedThrough;
}

function settingsIn({ settings }: CommitContext): HeadOf<typeof BOOKS.settings> {
  return settings === undefined ? {} : storedHead(BOOKS.settings, settings);
}

function putInYear({ changes }: PreparedCommit): PutInYears {
  const years = new Map<string, Map<string, readonly unknown[]>>();
  for (const change of changes) {
    const { address } = change.target;
    if (change.mode !== "items" || address.scope !== "fiscalYear") continue;
    const kinds = years.get(address.fiscalYearId) ?? new Map<string, readonly unknown[]>();
    const values = change.put.map(({ value }) => value);
    years.set(address.fiscalYearId, kinds.set(address.kind, values));
  }
  return years;
}
