import type { CompanyEvent } from "@huvudbok/core/api";
import { invariant } from "@huvudbok/core/shared";
import type { Kysely } from "kysely";
import { bodyHash } from "../chain/revision-hash.ts";
import type { Tables } from "../database/database-tables.ts";
import type { Engine } from "../database/steps/engine.ts";
import { chunks } from "../reading/stored-items.ts";
import { eventHash } from "./event-hash.ts";

/** The company, the user and the time of an event. */
export interface EventStamp {
  readonly companyId: number;
  readonly origin: string;
  readonly at: number;
  readonly userId: string;
  readonly userName: string;
}

const ROWS_PER_STATEMENT = 1000;

/** The version of the bodies that this program writes. */
const EVENT_VERSION = 1;

/** Opens the log of a new company. */
export async function openEventLog(tx: Kysely<Tables>, companyId: number): Promise<void> {
  await tx.insertInto("event_log").values({ company_id: companyId, sequence: 0, hash: "" }).execute();
}

/**
 * Writes events of a company in the transaction of what happened, and returns the new hashes. The log is locked last, so
 * that whoever holds the lock waits for nobody.
 */
export async function writeEvents(
  tx: Kysely<Tables>,
  engine: Engine,
  { companyId, origin, at, userId, userName }: EventStamp,
  events: readonly CompanyEvent[],
): Promise<readonly string[]> {
  if (events.length === 0) return [];
  const query = tx.selectFrom("event_log").selectAll().where("company_id", "=", companyId);
  const log = await (engine === "postgres" ? query.forUpdate() : query).executeTakeFirst();
  invariant(log !== undefined, "every company has a log");
  let { sequence, hash } = log;
  const rows = events.map(({ kind, data }) => {
    const body = JSON.stringify(data);
    sequence += 1;
    const link = { sequence, at, userId, userName, kind, version: EVENT_VERSION, bodyHash: bodyHash(body) };
    hash = eventHash(hash, { origin, ...link });
    return {
      company_id: companyId,
      sequence,
      at,
      user_id: userId,
      user_name: userName,
      kind,
      version: EVENT_VERSION,
      body,
      body_hash: link.bodyHash,
      hash,
    };
  });
  for (const some of chunks(rows, ROWS_PER_STATEMENT)) {
    await tx
      .insertInto("company_event")
      .values([...some])
      .execute();
  }
  await tx.updateTable("event_log").set({ sequence, hash }).where("company_id", "=", companyId).execute();
  return rows.map((row) => row.hash);
}
