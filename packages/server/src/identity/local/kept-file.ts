import { createHash } from "node:crypto";
import { readFile, rename } from "node:fs/promises";
import { join } from "node:path";
import type * as z from "zod/mini";

/** A small file of the data folder in which something was kept before it was in the database. */
export interface KeptFile<Content> {
  /** What is in it; undefined when it is not there (any more). */
  readonly content: Content | undefined;
  /** Gives it a name of its own, by which nobody reads it again. Another process may have done so. */
  setAside(): Promise<void>;
}

/** Throws when the file is damaged: it may hold what nobody can make again. `schema` is what it must hold. */
export async function readKeptFile<Schema extends z.ZodMiniType>(
  folder: string,
  name: string,
  schema: Schema,
): Promise<KeptFile<z.output<Schema>>> {
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
