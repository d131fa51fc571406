import { createHash } from "node:crypto";
import { readFile, rename } from "node:fs/promises";
import { join } from "node:path";
import type * as z from "zod/mini";

/** A small file in the data folder, from versions that did not yet store its content in the database. */
export interface LegacyFile<Content> {
  /** Its content; undefined when the file does not exist (any more). */
  readonly content: Content | undefined;
  /** Renames the file so that it is not read again. Another process may already have done so. */
  setAside(): Promise<void>;
}

/** Throws when the file is damaged, because its content cannot be recreated. `schema` is the expected content. */
export async function readLegacyFile<Schema extends z.ZodMiniType>(
  folder: string,
  name: string,
  schema: Schema,
): Promise<LegacyFile<z.output<Schema>>> {
  const path = join(folder, `${name}.json`);
  try {
    const text = await readFile(path, "utf8");
    const mark = createHash("sha256").update(text).digest("hex").slice(0, 8);
    return {
      content: schema.parse(JSON.parse(text)),
      setAside: () => rename(path, join(folder, `${name}.read-in-${mark}.json`)).catch(ignoreMissing),
    };
  } catch (error) {
    if (isMissing(error)) return { content: undefined, setAside: () => Promise.resolve() };
    throw new Error(`${path} could not be read`, { cause: error });
  }
}

function ignoreMissing(error: unknown): undefined {
  if (isMissing(error)) return undefined;
  throw error;
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ENOENT";
}
