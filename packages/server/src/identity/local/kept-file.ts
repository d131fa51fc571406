import { mkdir, open, readFile, rename } from "node:fs/promises";
import { join } from "node:path";
import type * as z from "zod/mini";

/** A small file of the data folder that is read once and written whole, for the owner of the folder only. */
export interface KeptFile<Content> {
  /** What is in it, or `empty` when there is none. Throws when it is damaged: it may hold what nobody can make again. */
  read(empty: Content): Promise<Content>;
  write(content: Content): Promise<void>;
}

/** `schema` is what the file must hold. */
export function keptFile<Schema extends z.ZodMiniType>(
  folder: string,
  name: string,
  schema: Schema,
): KeptFile<z.output<Schema>> {
  const path = join(folder, name);
  return {
    async read(empty) {
      try {
        return schema.parse(JSON.parse(await readFile(path, "utf8")));
      } catch (error) {
        if (error instanceof Error && "code" in error && error.code === "ENOENT") return empty;
        throw new Error(`${path} could not be read`, { cause: error });
      }
    },
    // Written beside and moved into place, so that a stop in the middle leaves the former file whole.
    async write(content) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = await open(`${path}.new`, "w", 0o600);
      try {
        await file.writeFile(`${JSON.stringify(content, null, 2)}\n`);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(`${path}.new`, path);
    },
  };
}
