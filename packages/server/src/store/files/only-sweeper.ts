import { type Kysely, sql } from "kysely";
import type { Tables } from "../database/database-tables.ts";
import type { Engine } from "../database/steps/engine.ts";

/** An arbitrary number that nothing else locks by. */
export const SWEEP_LOCK = 2026_11_23;

/** False while a process sweeps the same database on PostgreSQL: until the transaction ends nobody else does. */
export async function isOnlySweeper(tx: Kysely<Tables>, engine: Engine): Promise<boolean> {
  if (engine === "sqlite") return true;
  const { rows } = await sql<{
    mine: boolean;
  }>`select pg_try_advisory_xact_lock(${SWEEP_LOCK}) as mine`.execute(tx);
  return rows[0]?.mine === true;
}
