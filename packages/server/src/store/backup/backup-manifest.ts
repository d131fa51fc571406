import { readFile } from "node:fs/promises";
import { join } from "node:path";
import * as z from "zod/mini";

/** The name of the file that says what a backup holds. */
export const MANIFEST_FILE = "manifest.json";
/** Rows lie in a folder of this name, a file for each table; stored files in one as in the data folder. */
export const ROWS_FOLDER = "rows";
export const FILES_FOLDER = "files";
/** What of the data folder besides goes along when it is there. */
export const KEY_FILES = [
  "secret.key",
  "local-provider.jwk",
  "local-people.json",
  "local-passkeys.json",
] as const;

/** The form of backups that this program writes and reads. */
export const BACKUP_FORM = 1;

const count = z.int().check(z.nonnegative());
const sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/));
const content = z.object({ bytes: count, sha256 });

const manifestSchema = z.object({
  form: z.literal(BACKUP_FORM),
  /** The version of the program, and the last step that had brought its database up to date. */
  program: z.string(),
  migration: z.string(),
  engine: z.enum(["sqlite", "postgres"]),
  /** When the rows were read, ISO in UTC. */
  time: z.string(),
  lineage: z.string(),
  sequence: count,
  /** The highest numbers that were ever given: they are not given again. */
  lastIds: z.object({ company: count, commit_log: count }),
  tables: z.record(z.string(), z.object({ rows: count, bytes: count, sha256 })),
  /** Stored files, each under the SHA-256 of its bytes. */
  files: z.array(content),
  /** Stored files that rows name and that were not there, or were damaged, already. */
  lostFiles: z.array(sha256),
  keys: z.record(z.string(), content),
});

export type BackupManifest = z.output<typeof manifestSchema>;

/** Reads what a backup says it holds; undefined when there is none, `other-form` when another program wrote it. */
export async function readManifest(folder: string): Promise<BackupManifest | "other-form" | undefined> {
  let text: string;
  try {
    text = await readFile(join(folder, MANIFEST_FILE), "utf8");
  } catch (error) {
    if (error instanceof Error && "code" in error && (error.code === "ENOENT" || error.code === "ENOTDIR"))
      return undefined;
    throw error;
  }
  try {
    const parsed = manifestSchema.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : "other-form";
  } catch (error) {
    if (error instanceof SyntaxError) return "other-form";
    throw error;
  }
}

/** Where the bytes of a stored file lie below a data folder or a backup. */
export function blobPath(folder: string, address: string): string {
  return join(folder, FILES_FOLDER, address.slice(0, 2), address);
}
