import { type Kysely, sql } from "kysely";
import type { Tables } from "../database/database-tables.ts";

/** The bytes of a company's files, those included that were removed and not yet swept. */
export async function fileTotal(tx: Kysely<Tables>, companyId: number): Promise<number> {
  const row = await tx
    .selectFrom("file_total")
    .select("bytes")
    .where("company_id", "=", companyId)
    .executeTakeFirst();
  return row?.bytes ?? 0;
}

/**
 * Counts a file that comes, in one statement, so that of two at once the second meets what the first has left. False, and
 * nothing counted, when the total would be more than `most`.
 */
export async function countFile(
  tx: Kysely<Tables>,
  { companyId, size }: { readonly companyId: number; readonly size: number },
  most: number,
): Promise<boolean> {
  if (size > most) return false;
  const counted = await tx
    .insertInto("file_total")
    .values({ company_id: companyId, bytes: size })
    .onConflict((conflict) =>
      conflict
        .column("company_id")
        .doUpdateSet({ bytes: sql`file_total.bytes + excluded.bytes` })
        .where(sql<boolean>`file_total.bytes + excluded.bytes <= ${most}`),
    )
    .returning("bytes")
    .execute();
  return counted.length > 0;
}

/** Takes files that are gone out of the totals of their companies. */
export async function uncountFiles(
  tx: Kysely<Tables>,
  files: readonly { readonly company_id: number; readonly size: number }[],
): Promise<void> {
  for (const [companyId, gone] of Map.groupBy(files, (file) => file.company_id)) {
    const bytes = gone.reduce((sum, { size }) => sum + size, 0);
    await tx
      .updateTable("file_total")
      .set({ bytes: sql`bytes - ${bytes}` })
      .where("company_id", "=", companyId)
      .execute();
  }
}
