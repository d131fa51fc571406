import type { CompanyEvents } from "@huvudbok/core/api";
import { err, ok, type Result } from "@huvudbok/core/shared";
import type { Kysely } from "kysely";
import type { ReadParts } from "../access/guard-interface.ts";
import type { Tables } from "../database/database-tables.ts";
import type { Actor, HistoryPage, Refusal } from "../store.ts";

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
