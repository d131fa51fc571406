import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { opendir, stat } from "node:fs/promises";
import { join } from "node:path";
import { type Kysely, sql } from "kysely";
import type { DataFault, DataFaultCode } from "./data-fault.ts";
import type { Tables } from "./database-tables.ts";
import { tablePages } from "./table-pages.ts";

export interface FileInspection {
  readonly db: Kysely<Tables>;
  /** The folder of the blob store. */
  readonly folder: string;
  readonly onFault: (fault: DataFault) => void;
  readonly onFile: (bytes: number) => void;
}

/** Reads every stored file and compares it with its row. */
export async function verifyFiles({ db, folder, onFault, onFile }: FileInspection): Promise<void> {
  for await (const rows of tablePages(db, "file")) {
    for (const { company_id, id, sha256, size } of rows) {
      const file = { sha256: String(sha256), size: Number(size) };
      const code = await contentFault(folder, file);
      onFile(file.size);
      // A running server may have let go of it meanwhile.
      if (code !== undefined && (await isStillThere(db, company_id, id))) {
        onFault({ companyId: Number(company_id), key: `file ${String(id)}`, revision: 0, code });
      }
    }
  }
}

async function contentFault(
  folder: string,
  { sha256, size }: { readonly sha256: string; readonly size: number },
): Promise<DataFaultCode | undefined> {
  const digest = createHash("sha256");
  let read = 0;
  try {
    for await (const chunk of createReadStream(join(folder, sha256.slice(0, 2), sha256))) {
      const bytes: Buffer = chunk;
      digest.update(bytes);
      read += bytes.length;
    }
  } catch (error) {
    // A damaged row may hold what is no name of a file.
    if (error instanceof Error && "code" in error) return "bytes-missing";
    throw error;
  }
  return read === size && digest.digest("hex") === sha256 ? undefined : "bytes-damaged";
}

async function isStillThere(db: Kysely<Tables>, companyId: unknown, id: unknown): Promise<boolean> {
  const { rows } = await sql`select 1 from file where company_id = ${companyId} and id = ${id}`.execute(db);
  return rows.length > 0;
}

/** Bytes that no row names: harmless, and what a stop between the bytes and their row leaves behind. */
export async function unnamedBlobs(
  db: Kysely<Tables>,
  folder: string,
): Promise<{ readonly count: number; readonly bytes: number }> {
  let count = 0;
  let bytes = 0;
  for await (const path of blobPaths(folder)) {
    const sha256 = path.slice(-64);
    const row = await db.selectFrom("file").select("id").where("sha256", "=", sha256).executeTakeFirst();
    if (row !== undefined) continue;
    count += 1;
    bytes += await stat(path).then(
      (found) => found.size,
      () => 0,
    );
  }
  return { count, bytes };
}

async function* blobPaths(folder: string): AsyncGenerator<string> {
  for await (const inner of entries(folder)) {
    if (!/^[0-9a-f]{2}$/.test(inner)) continue;
    for await (const name of entries(join(folder, inner))) {
      if (/^[0-9a-f]{64}$/.test(name)) yield join(folder, inner, name);
    }
  }
}

async function* entries(folder: string): AsyncGenerator<string> {
  const directory = await opendir(folder).catch(() => undefined);
  if (directory === undefined) return;
  for await (const { name } of directory) yield name;
}
