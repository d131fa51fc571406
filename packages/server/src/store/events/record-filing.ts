import type { CompanyEvent, FiledFiles, RecordedFiling } from "@huvudbok/core/api";
import type { Access } from "@huvudbok/core/company";
import { isDeclarable } from "@huvudbok/core/filing";
import { err, ok, type Result } from "@huvudbok/core/shared";
import type { Kysely } from "kysely";
import type { StoreParts } from "../access/guard-interface.ts";
import { filingMissing, notDeclarable, notFound, tooManyFilings } from "../access/refusals.ts";
import type { Tables } from "../database/database-tables.ts";
import type { Actor, Refusal } from "../store.ts";
import { isDeclaredNow, storedFiling } from "./stored-filing.ts";
import { type EventStamp, writeEvents } from "./write-event.ts";

/** Files per person, company and day. */
const PER_DAY = 200;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Records a file that a browser has made of the books. Whoever may read them may take them along, but what the log says
 * is compared and warned by, so that only who writes books writes it (FI1).
 */
export async function recordFiling(
  tx: Kysely<Tables>,
  parts: StoreParts,
  actor: Actor,
  companyId: number,
  made: FiledFiles,
  now: number,
): Promise<Result<RecordedFiling, Refusal>> {
  const stamp = await openLog(tx, parts, actor, companyId, "write", now);
  if (!stamp.ok) return stamp;
  if (await isFlooded(tx, stamp.value, "filing")) return err(tooManyFilings());
  return ok(await write(tx, parts, stamp.value, { kind: "filing", data: made }));
}

/** Says that a file was handed in, or takes that back; what is so already is not told again (FI3). */
export async function declareFiling(
  tx: Kysely<Tables>,
  parts: StoreParts,
  actor: Actor,
  companyId: number,
  { sequence, isDeclared }: { readonly sequence: number; readonly isDeclared: boolean },
  now: number,
): Promise<Result<undefined, Refusal>> {
  const stamp = await openLog(tx, parts, actor, companyId, "write", now);
  if (!stamp.ok) return stamp;
  const filing = await storedFiling(tx, companyId, sequence);
  if (filing === undefined) return err(filingMissing());
  if (!isDeclarable(filing.kind)) return err(notDeclarable());
  const before = await isDeclaredNow(tx, companyId, sequence);
  if (before === isDeclared) return ok(undefined);
  if (await isFlooded(tx, stamp.value, "filingDeclared")) return err(tooManyFilings());
  const data = { filing: sequence, before, after: isDeclared };
  await write(tx, parts, stamp.value, { kind: "filingDeclared", data });
  return ok(undefined);
}

/** The stamp of an event of an existing company, whose log is locked so that what is read of it stays so. */
async function openLog(
  tx: Kysely<Tables>,
  { database: { engine }, guard }: StoreParts,
  actor: Actor,
  companyId: number,
  access: Access,
  now: number,
): Promise<Result<EventStamp, Refusal>> {
  const refusal = await guard.accessRefusal(tx, actor, companyId, access);
  if (refusal !== undefined) return err(refusal);
  const isPostgres = engine === "postgres";
  const query = tx.selectFrom("company").select("origin").where("id", "=", companyId);
  const company = await (isPostgres ? query.forShare() : query).executeTakeFirst();
  if (company === undefined) return err(notFound());
  const log = tx.selectFrom("event_log").select("sequence").where("company_id", "=", companyId);
  if (isPostgres) await log.forUpdate().execute();
  return ok({ companyId, origin: company.origin, at: now, userId: actor.userId, userName: actor.name });
}

async function isFlooded(
  tx: Kysely<Tables>,
  { companyId, userId, at }: EventStamp,
  kind: CompanyEvent["kind"],
): Promise<boolean> {
  const { count } = await tx
    .selectFrom("company_event")
    .select((event) => event.fn.countAll<number>().as("count"))
    .where("company_id", "=", companyId)
    .where("kind", "=", kind)
    .where("user_id", "=", userId)
    .where("at", ">", at - DAY_MS)
    .executeTakeFirstOrThrow();
  return count >= PER_DAY;
}

async function write(
  tx: Kysely<Tables>,
  { database: { engine } }: StoreParts,
  stamp: EventStamp,
  event: CompanyEvent,
): Promise<RecordedFiling> {
  await writeEvents(tx, engine, stamp, [event]);
  return tx
    .selectFrom("event_log")
    .select("sequence")
    .where("company_id", "=", stamp.companyId)
    .executeTakeFirstOrThrow();
}
