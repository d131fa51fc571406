import { type Kysely, sql } from "kysely";
import type { Tables } from "../database/database-tables.ts";

/** Connections to PostgreSQL: how many this process may have open at once, and how many there are. */
export interface ConnectionNeed {
  readonly needed: number;
  readonly available: number;
}

/** Each thread writes and reads by connections of its own, `each` of both; one more listens for events. */
export function neededConnections({
  threads,
  each,
  loads,
}: {
  readonly threads: number;
  readonly each: number;
  readonly loads: number;
}): number {
  return threads * 2 * each + loads + 1;
}

/** `max_connections` without those that PostgreSQL keeps for its administrators. */
export async function availableConnections(db: Kysely<Tables>): Promise<number> {
  const { rows } = await sql<{ available: number }>`select current_setting('max_connections')::int
    - current_setting('superuser_reserved_connections')::int as available`.execute(db);
  return rows[0]?.available ?? 0;
}

/** What the operator is told at start, in Swedish; undefined when there are enough for this process. */
export function fewConnectionsText(need: ConnectionNeed | undefined): string | undefined {
  if (need === undefined || need.needed <= need.available) return undefined;
  return `OBS PostgreSQL ger högst ${need.available} anslutningar (max_connections), och servern kan behöva ${need.needed}. När många arbetar samtidigt får några vänta eller försöka igen. Höj max_connections: ${need.needed} för varje serverprocess.`;
}
