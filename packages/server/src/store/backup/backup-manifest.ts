import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import * as z from "zod/mini";
import { type LastingTable, TABLE_KEYS } from "../database/table-pages.ts";

/** The name of the file that lists the content of a backup. */
export const MANIFEST_FILE = "manifest.json";
/** Rows are in a folder of this name, a file for each table; stored files in a folder as in the data folder. */
export const ROWS_FOLDER = "rows";
export const FILES_FOLDER = "files";
/** Other files of the data folder that are included when they exist. */
export const KEY_FILES = [
  "secret.key",
  "local-provider.jwk",
  "local-people.json",
  "local-passkeys.json",
] as const;

/** The format version of backups that this program writes and reads. */
export const BACKUP_FORM = 1;

const count = z.int().check(z.nonnegative());
const sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/));
const content = z.object({ bytes: count, sha256 });

const manifestSchema = z.object({
  form: z.literal(BACKUP_FORM),
  /** The version of the program, and the last migration of its database. */
  program: z.string(),
  migration: z.string(),
  engine: z.enum(["sqlite", "postgres"]),
  /** When the rows were read, ISO in UTC. */
  time: z.string(),
  lineage: z.string(),
  sequence: count,
  /** The highest ids that were ever assigned: they are not assigned again. */
  lastIds: z.object({ company: count, commit_log: count }),
  tables: z.record(z.string(), z.object({ rows: count, bytes: count, sha256 })),
  /** Stored files, each under the SHA-256 of its bytes. */
  files: z.array(content),
  /** Stored files that rows refer to and that were already missing or damaged. */
  lostFiles: z.array(sha256),
  keys: z.partialRecord(z.enum(KEY_FILES), content),
});

export type BackupManifest = z.output<typeof manifestSchema>;

/** The manifest as a text with its own hash, so that a change is detected. */
export function manifestText(manifest: BackupManifest): string {
  return `${JSON.stringify({ ...manifest, sha256: hashOf(manifest) }, undefined, 2)}\n`;
}

function hashOf(content: object): string {
  return createHash("sha256").update(JSON.stringify(content)).digest("hex");
}

const formSchema = z.looseObject({ form: z.int() });

/** Reads the manifest of a backup; undefined when there is none, `other-form` when it has another format version. */
export async function readManifest(
  folder: string,
): Promise<BackupManifest | "other-form" | "damaged" | undefined> {
  let text: string;
  try {
    text = await readFile(join(folder, MANIFEST_FILE), "utf8");
  } catch (error) {
    if (error instanceof Error && "code" in error && (error.code === "ENOENT" || error.code === "ENOTDIR"))
      return undefined;
    throw error;
  }
  const parsed = formSchema.safeParse(parsedText(text));
  if (!parsed.success) return "damaged";
  if (parsed.data.form !== BACKUP_FORM) return "other-form";
  const { sha256: expected, ...content } = parsed.data;
  const manifest = manifestSchema.safeParse(content);
  const isWhole = expected === hashOf(content) && Object.keys(content["tables"] ?? {}).every(isBackedUpTable);
  return manifest.success && isWhole ? manifest.data : "damaged";
}

function parsedText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

export function isLastingTable(name: string): name is LastingTable {
  return Object.hasOwn(TABLE_KEYS, name);
}

/** Tables that a migration has renamed: a backup from before has them under their former names. */
const FORMER_TABLES = ["loose_blob"] as const;

/** A table that a backup may have, by the name that it had in the program that made the backup. */
export type BackedUpTable = LastingTable | (typeof FORMER_TABLES)[number];

export function isBackedUpTable(name: string): name is BackedUpTable {
  return isLastingTable(name) || FORMER_TABLES.some((former) => former === name);
}

/** The path of the bytes of a stored file below a data folder or a backup. */
export function blobPath(folder: string, address: string): string {
  return join(folder, FILES_FOLDER, address.slice(0, 2), address);
}
