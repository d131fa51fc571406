import { isEventData } from "@huvudbok/core/api";
import type { Kysely, Selectable } from "kysely";
import { bodyHash } from "../chain/revision-hash.ts";
import type { CompanyEventTable, Tables } from "../database/database-tables.ts";
import { eventHash } from "../events/event-hash.ts";
import { parsedText } from "../reading/parsed-text.ts";
import type { Inspection } from "./inspection.ts";

/** Recomputes the chain of each company's events, and compares its end with the log (EV2). */
export async function verifyEvents(look: Inspection, companyId: number | undefined): Promise<void> {
  const companies = await look.tx
    .selectFrom("company")
    .leftJoin("event_log", "event_log.company_id", "company.id")
    .select(["company.id", "company.origin", "event_log.sequence", "event_log.hash"])
    .$if(companyId !== undefined, (query) => query.where("company.id", "=", companyId ?? 0))
    .orderBy("company.id")
    .execute();
  for (const company of companies) await verifyLog(look, company);
}

interface StoredLog {
  readonly id: number;
  readonly origin: string;
  readonly sequence: number | null;
  readonly hash: string | null;
}

async function verifyLog(look: Inspection, { id, origin, ...log }: StoredLog): Promise<void> {
  const report = (key: string): void => look.onFinding({ companyId: id, key, revision: 0, code: "event" });
  let sequence = 0;
  let hash: string | undefined = "";
  for await (const row of eventRows(look.tx, id)) {
    sequence += 1;
    const { at, user_id: userId, user_name: userName, kind, version, body, body_hash } = row;
    const link = { origin, sequence: row.sequence, at, userId, userName, kind, version, bodyHash: body_hash };
    const isLinked = hash === undefined || eventHash(hash, link) === row.hash;
    if (row.sequence !== sequence || !isLinked || !isBody(row)) report(`company_event ${row.sequence}`);
    // After a missing event the next link cannot be recomputed.
    sequence = row.sequence;
    hash = row.hash;
    if (body !== null && !isEventData(kind, parsedText(body))) report(`company_event ${row.sequence}`);
  }
  // Every log has at least one event, which created the company or moved its chains.
  if (sequence === 0 || log.sequence !== sequence || log.hash !== hash) report("event_log");
}

function isBody({ body, body_hash }: Selectable<CompanyEventTable>): boolean {
  return body === null || (typeof body === "string" && bodyHash(body) === body_hash);
}

const EVENTS_PER_QUERY = 200;

async function* eventRows(
  tx: Kysely<Tables>,
  companyId: number,
): AsyncGenerator<Selectable<CompanyEventTable>> {
  let last = Number.MIN_SAFE_INTEGER;
  for (;;) {
    const rows = await tx
      .selectFrom("company_event")
      .selectAll()
      .where("company_id", "=", companyId)
      .where("sequence", ">", last)
      .orderBy("sequence")
      .limit(EVENTS_PER_QUERY)
      .execute();
    yield* rows;
    const end = rows.at(-1);
    if (end === undefined || rows.length < EVENTS_PER_QUERY) return;
    last = end.sequence;
  }
}
