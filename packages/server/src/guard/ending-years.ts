import type { Kysely } from "kysely";
import type { PreparedCommit } from "../store/commit/prepared-change.ts";
import type { Tables } from "../store/database/database-tables.ts";
import { ofYear } from "./year-pasts.ts";

/** The years of which a commit ends every document that there is, whatever its kind (CH24). */
export async function endingYears(
  tx: Kysely<Tables>,
  { companyId, changes }: PreparedCommit,
): Promise<ReadonlySet<string>> {
  const ended = new Set(
    changes.filter(({ mode }) => mode === "removal").map(({ target }) => target.storedKey),
  );
  const ending = new Set<string>();
  for (const change of changes) {
    if (change.mode !== "items") continue;
    for (const year of change.remove) {
      const there = await tx
        .selectFrom("document")
        .select("key")
        .where("company_id", "=", companyId)
        .where(ofYear(companyId, year))
        .where("head", "is not", null)
        .execute();
      if (there.every(({ key }) => ended.has(key))) ending.add(year);
    }
  }
  return ending;
}
