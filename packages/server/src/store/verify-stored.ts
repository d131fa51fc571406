import { join } from "node:path";
import type { DataFault } from "./data-fault.ts";
import { type DatabasePlace, openDatabaseToRead } from "./database.ts";
import { readMark } from "./mark/mark-file.ts";
import { verifyMark } from "./mark/verify-mark.ts";
import { type SameEmail, sameEmails } from "./people/same-email.ts";
import { verifyTables } from "./verify-data.ts";
import { engineState } from "./verify-engine.ts";
import { unnamedBlobs, verifyFiles } from "./verify-files.ts";

export interface StoredInspection {
  readonly place: DatabasePlace;
  /** The data folder, for the stored files. */
  readonly dataDir: string;
  readonly onFault: (fault: DataFault) => void;
  /** So many rows of history and items have been read since the last call. */
  readonly onRows: (count: number) => void;
  /** A stored file of so many bytes has been read. */
  readonly onFile: (bytes: number) => void;
}

export type StoredVerdict =
  | {
      readonly code: "verified";
      readonly unnamed: { readonly count: number; readonly bytes: number };
      readonly sameEmails: readonly SameEmail[];
    }
  /** So damaged that the rest cannot be read; told as a fault. */
  | { readonly code: "damaged" }
  /** Made by another version of the program, which this one cannot judge. */
  | { readonly code: "older" | "newer" };

/** Inspects the database and the stored files and changes neither; a server may be running on them. */
export async function verifyStored(inspection: StoredInspection): Promise<StoredVerdict> {
  const { onFault } = inspection;
  const damaged = (): StoredVerdict => {
    onFault({ companyId: 0, key: "huvudbok.sqlite", revision: 0, code: "database" });
    return { code: "damaged" };
  };
  // Before the database: beside a server that runs, the mark is then never the newer of the two.
  const mark = await readMark(inspection.dataDir);
  const database = openDatabaseToRead(inspection.place);
  try {
    const state = await engineState(database);
    if (state === "damaged") return damaged();
    if (state === "older" || state === "newer") return { code: state };
    if (state === "other-schema") onFault({ companyId: 0, key: "schema", revision: 0, code: "schema" });
    const { onRows, onFile, dataDir } = inspection;
    await database.read(async (tx) => {
      await verifyMark(tx, mark, onFault);
      await verifyTables({ tx, onFault, onRows });
    });
    const folder = join(dataDir, "files");
    await verifyFiles({ db: database.db, folder, onFault, onFile });
    return {
      code: "verified",
      unnamed: await unnamedBlobs(database.db, folder),
      sameEmails: await sameEmails(database.db),
    };
  } catch (error) {
    if (isDamage(error)) return damaged();
    throw error;
  } finally {
    await database.close();
  }
}

/** What SQLite says of a file that is no database, or whose tables are not what its first page promises. */
function isDamage(error: unknown): boolean {
  if (!(error instanceof Error) || !("code" in error) || typeof error.code !== "string") return false;
  return /^SQLITE_(CORRUPT|NOTADB|ERROR)/.test(error.code);
}
