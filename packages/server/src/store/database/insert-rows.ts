import type { Insertable, Kysely } from "kysely";
import type { Tables } from "./database-tables.ts";
import { plainQuery } from "./plain-query.ts";
import type { Engine } from "./steps/engine.ts";

/**
 * Inserts rows that all have the same columns, and returns how many were inserted. `conflict` is the end of the
 * statement, such as an `on conflict` clause.
 */
export async function insertRows<Table extends keyof Tables>(
  tx: Kysely<Tables>,
  engine: Engine,
  table: Table,
  rows: readonly Insertable<Tables[Table]>[],
  conflict = "",
): Promise<number> {
  const [first] = rows;
  if (first === undefined) return 0;
  const columns = Object.keys(first);
  const row = `(${columns.map(() => "?").join(", ")})`;
  const text = `insert into ${table} (${columns.join(", ")}) values ${rows.map(() => row).join(", ")} ${conflict}`;
  const values = rows.flatMap((one) => {
    const byColumn = new Map<string, unknown>(Object.entries(one));
    return columns.map((column) => byColumn.get(column));
  });
  const { numAffectedRows } = await tx.executeQuery(plainQuery(engine, text, values));
  return Number(numAffectedRows ?? 0);
}
