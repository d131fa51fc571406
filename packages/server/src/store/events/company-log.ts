import type { CompanyEvents, CompanyExport } from "@huvudbok/core/api";
import { err, ok, type Result } from "@huvudbok/core/shared";
import type { Kysely } from "kysely";
import type { ReadParts, StoreParts } from "../access/guard-interface.ts";
import { notFound, tooManyExports } from "../access/refusals.ts";
import type { Tables } from "../database/database-tables.ts";
import type { Actor, HistoryPage, Refusal } from "../store.ts";
import { writeEvents } from "./write-event.ts";

/** The log of a company, newest first, for every member (EV4). */
export async function companyEvents(
  tx: Kysely<Tables>,
  { guard }: Pick<ReadParts, "guard">,
  actor: Actor,
  companyId: number,
  { before, limit }: HistoryPage,
): Promise<Result<CompanyEvents, Refusal>> {
  const refusal = await guard.accessRefusal(tx, actor, companyId, "read");
  if (refusal !== undefined) return err(refusal);
  const rows = await tx
    .selectFrom("company_event")
    .select(["sequence", "at", "user_id", "user_name", "kind", "body"])
    .where("company_id", "=", companyId)
    .$if(before !== undefined, (query) => query.where("sequence", "<", before ?? 0))
    .orderBy("sequence", "desc")
    .limit(limit + 1)
    .execute();
  const events = rows.slice(0, limit).map(({ sequence, at, user_id, user_name, kind, body }) => {
    const data: unknown = body === null ? null : JSON.parse(body);
    return {
      sequence,
      at: new Date(at).toISOString(),
      userId: user_id,
      userName: user_name,
      kind,
      data,
    };
  });
  return ok({ events, next: rows.length > limit ? (events.at(-1)?.sequence ?? null) : null });
}

/** Exports per person, company and day: readers may not write, so this is all that they can store. */
const EXPORTS_PER_DAY = 200;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Records that a browser has exported the books of the company: everybody who may read them may export them. */
export async function recordExport(
  tx: Kysely<Tables>,
  { database: { engine }, guard }: StoreParts,
  actor: Actor,
  companyId: number,
  made: CompanyExport,
  now: number,
): Promise<Result<undefined, Refusal>> {
  const refusal = await guard.accessRefusal(tx, actor, companyId, "read");
  if (refusal !== undefined) return err(refusal);
  const query = tx.selectFrom("company").select("origin").where("id", "=", companyId);
  const company = await (engine === "postgres" ? query.forShare() : query).executeTakeFirst();
  if (company === undefined) return err(notFound());
  const { count } = await tx
    .selectFrom("company_event")
    .select((event) => event.fn.countAll<number>().as("count"))
    .where("company_id", "=", companyId)
    .where("kind", "=", "export")
    .where("user_id", "=", actor.userId)
    .where("at", ">", now - DAY_MS)
    .executeTakeFirstOrThrow();
  if (count >= EXPORTS_PER_DAY) return err(tooManyExports());
  const stamp = { companyId, origin: company.origin, at: now, userId: actor.userId, userName: actor.name };
  await writeEvents(tx, engine, stamp, [{ kind: "export", data: made }]);
  return ok(undefined);
}
