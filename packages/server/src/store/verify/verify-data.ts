import type { Kysely } from "kysely";
import type { Database } from "../database/database.ts";
import type { Tables } from "../database/database-tables.ts";
import type { DataFinding } from "./data-finding.ts";
import type { Inspection } from "./inspection.ts";
import { verifyDocument } from "./verify-document.ts";
import { verifyRows } from "./verify-rows.ts";

/**
 * Goes through all that is stored in the database, or what belongs to one company: recomputes every hash, compares the
 * present heads and items with the last ones of the history, reads every item with the schemas of core, and looks for
 * orphaned rows. A body that was emptied by law (its hash is still there) is no finding.
 */
export async function dataFindings(database: Database, companyId?: number): Promise<readonly DataFinding[]> {
  const findings: DataFinding[] = [];
  await database.readSlowly((tx) =>
    verifyTables(
      { tx, onFinding: (finding) => void findings.push(finding), onRows: () => undefined },
      companyId,
    ),
  );
  return findings;
}

/** The same for a snapshot, reported row by row: memory does not grow with what is stored. */
export async function verifyTables(look: Inspection, companyId?: number): Promise<void> {
  await verifyRows(look, companyId);
  for await (const place of documentPlaces(look.tx, companyId)) await verifyDocument(look, place);
}

const DOCUMENTS_PER_QUERY = 500;

async function* documentPlaces(
  tx: Kysely<Tables>,
  companyId: number | undefined,
): AsyncGenerator<{ readonly company_id: number; readonly key: string }> {
  let last: { readonly company_id: number; readonly key: string } = { company_id: -1, key: "" };
  for (;;) {
    const { company_id, key } = last;
    const rows = await tx
      .selectFrom("document")
      .select(["company_id", "key"])
      .where((row) =>
        row.or([
          row("company_id", ">", company_id),
          row.and([row("company_id", "=", company_id), row("key", ">", key)]),
        ]),
      )
      .$if(companyId !== undefined, (query) => query.where("company_id", "=", companyId ?? 0))
      .orderBy("company_id")
      .orderBy("key")
      .limit(DOCUMENTS_PER_QUERY)
      .execute();
    yield* rows;
    const end = rows.at(-1);
    if (end === undefined || rows.length < DOCUMENTS_PER_QUERY) return;
    last = end;
  }
}
