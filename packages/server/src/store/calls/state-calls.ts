import { sql } from "kysely";
import { availableConnections } from "../postgres/connection-need.ts";
import { dataFindings } from "../verify/verify-data.ts";
import { currentWatermark } from "../watermark/commit-log.ts";
import { reads, writes } from "./call-rows.ts";

/** The state of the database. */
export const STATE_CALLS = {
  /** Checks what is stored against its chain of hashes; empty when nothing is found. */
  findFaults: reads(({ database }, companyId?: number) => dataFindings(database, companyId)),
  currentWatermark: reads(({ database }) => database.read((tx) => currentWatermark(tx))),
  /** How many connections people's programs may have; undefined where there is no such limit. */
  availableConnections: reads(async ({ database }) =>
    database.engine === "postgres" ? availableConnections(database.db) : undefined,
  ),
  ping: reads(async ({ database }) => {
    await sql`select 1`.execute(database.db);
  }),
  /** Begins a write: shows that the database accepts writes. */
  pingWrite: writes(async ({ database, now }) => {
    await database.write((tx) =>
      tx.deleteFrom("orphaned_blob").where("sha256", "=", "").where("since", "<", now).execute(),
    );
  }),
};
