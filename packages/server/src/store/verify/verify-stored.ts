import { type DatabasePlace, openDatabaseToRead } from "../database/database.ts";
import { readablePlace } from "../database/readable-place.ts";
import type { BlobStore } from "../files/blob-store.ts";
import { type DuplicateEmail, duplicateEmails } from "../people/duplicate-email.ts";
import { verifyWatermark } from "../watermark/verify-watermark.ts";
import { readWatermark } from "../watermark/watermark-file.ts";
import type { DataFinding } from "./data-finding.ts";
import { verifyTables } from "./verify-data.ts";
import { engineState } from "./verify-engine.ts";
import { unnamedBlobs, verifyFiles } from "./verify-files.ts";

export interface StoredInspection {
  readonly place: DatabasePlace;
  /** The data folder, for the watermark beside the database. */
  readonly dataDir: string;
  readonly blobs: BlobStore;
  readonly onFinding: (finding: DataFinding) => void;
  /** This many rows of history and items have been read since the last call. */
  readonly onRows: (count: number) => void;
  /** A stored file of this many bytes has been read. */
  readonly onFile: (bytes: number) => void;
  /** The database cannot be read where it is, and is copied to this folder meanwhile. */
  readonly onCopy?: (folder: string) => void;
}

export type StoredVerdict =
  | {
      readonly code: "verified";
      readonly unnamed: { readonly count: number; readonly bytes: number };
      readonly duplicateEmails: readonly DuplicateEmail[];
    }
  /** So damaged that the rest cannot be read; reported as a finding. */
  | { readonly code: "damaged" }
  /** Written by another version of the program, which this one cannot judge. */
  | { readonly code: "older" | "newer" };

/** Inspects the database and the stored files without changing them; a server may be running on them. */
export async function verifyStored(inspection: StoredInspection): Promise<StoredVerdict> {
  const { place, dispose } = await readablePlace(inspection.place, inspection.onCopy);
  try {
    return await verifyAt({ ...inspection, place });
  } finally {
    await dispose();
  }
}

async function verifyAt(inspection: StoredInspection): Promise<StoredVerdict> {
  const { onFinding } = inspection;
  const damaged = (): StoredVerdict => {
    const key = inspection.place.engine === "sqlite" ? "huvudbok.sqlite" : "PostgreSQL";
    onFinding({ companyId: 0, key, revision: 0, code: "database" });
    return { code: "damaged" };
  };
  // Read before the database: beside a running server the watermark is then never the newer of the two.
  const watermark = await readWatermark(inspection.dataDir);
  const database = openDatabaseToRead(inspection.place);
  try {
    const state = await engineState(database);
    if (state === "damaged") return damaged();
    if (state === "older" || state === "newer") return { code: state };
    if (state === "other-schema") onFinding({ companyId: 0, key: "schema", revision: 0, code: "schema" });
    const { onRows, onFile, blobs } = inspection;
    await database.read(async (tx) => {
      await verifyWatermark(tx, watermark, onFinding);
      await verifyTables({ tx, onFinding, onRows });
    });
    await verifyFiles({ db: database.db, blobs, onFinding, onFile });
    return {
      code: "verified",
      unnamed: await unnamedBlobs(database.db, blobs),
      duplicateEmails: await duplicateEmails(database.db),
    };
  } catch (error) {
    if (isDamage(error)) return damaged();
    throw error;
  } finally {
    await database.close();
  }
}

/**
 * SQLite's errors for a file that is not a database, or whose tables do not match its first page, and PostgreSQL's for
 * tables and indexes that it cannot read.
 */
export function isDamage(error: unknown): boolean {
  if (!(error instanceof Error) || !("code" in error) || typeof error.code !== "string") return false;
  return /^(SQLITE_(CORRUPT|NOTADB|ERROR)|XX00[12]$)/.test(error.code);
}
