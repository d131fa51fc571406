import { type Kysely, sql } from "kysely";
import type { Tables } from "../database/database-tables.ts";
import { tablePages } from "../database/table-pages.ts";
import type { BlobStore } from "../files/blob-store.ts";
import { blobDamage } from "../files/read-blob.ts";
import type { DataFinding } from "./data-finding.ts";

export interface FileInspection {
  readonly db: Kysely<Tables>;
  readonly blobs: BlobStore;
  readonly onFinding: (finding: DataFinding) => void;
  readonly onFile: (bytes: number) => void;
}

/** Reads every stored file and compares it with its row. */
export async function verifyFiles({ db, blobs, onFinding, onFile }: FileInspection): Promise<void> {
  for await (const rows of tablePages(db, "file")) {
    for (const { company_id, id, sha256, size } of rows) {
      const file = { sha256: String(sha256), size: Number(size) };
      const code = await blobDamage(blobs, file);
      onFile(file.size);
      // A running server may have removed it meanwhile.
      if (code !== undefined && (await isStillThere(db, company_id, id))) {
        onFinding({ companyId: Number(company_id), key: `file ${String(id)}`, revision: 0, code });
      }
    }
  }
}

async function isStillThere(db: Kysely<Tables>, companyId: unknown, id: unknown): Promise<boolean> {
  const { rows } = await sql`select 1 from file where company_id = ${companyId} and id = ${id}`.execute(db);
  return rows.length > 0;
}

/** Bytes that no row refers to: harmless, left by a stop between writing the bytes and their row. */
export async function unnamedBlobs(
  db: Kysely<Tables>,
  blobs: Pick<BlobStore, "list" | "stat">,
): Promise<{ readonly count: number; readonly bytes: number }> {
  let count = 0;
  let bytes = 0;
  for await (const sha256 of blobs.list()) {
    const row = await db.selectFrom("file").select("id").where("sha256", "=", sha256).executeTakeFirst();
    if (row !== undefined) continue;
    count += 1;
    bytes += (await blobs.stat(sha256))?.size ?? 0;
  }
  return { count, bytes };
}
