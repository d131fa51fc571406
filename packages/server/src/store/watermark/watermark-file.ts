import { open, readFile, rename } from "node:fs/promises";
import { join } from "node:path";
import * as z from "zod/mini";
import { makeFolder } from "../disk/make-folder.ts";
import type { Watermark } from "./watermark.ts";

/** The name of the file in the data folder. */
export const WATERMARK_FILE = "last-commit.json";
/** A file in a data folder into which a backup is being restored; it remains when the restore was interrupted. */
export const RESTORE_UNDER_WAY = "restore-under-way";

const FORM = 1;
const schema = z.object({
  form: z.literal(FORM),
  lineage: z.string().check(z.regex(/^[0-9a-f]{32}$/)),
  sequence: z.int().check(z.nonnegative()),
  hash: z.string().check(z.regex(/^([0-9a-f]{64})?$/)),
});

/** The watermark in a data folder; undefined when there is none, `unreadable` when this program did not write it. */
export async function readWatermark(folder: string): Promise<Watermark | "unreadable" | undefined> {
  try {
    const read = schema.safeParse(JSON.parse(await readFile(join(folder, WATERMARK_FILE), "utf8")));
    if (!read.success) return "unreadable";
    const { lineage, sequence, hash } = read.data;
    return { lineage, sequence, hash };
  } catch (error) {
    if (error instanceof SyntaxError) return "unreadable";
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
}

/** Replaces the watermark file atomically: a reader always finds the old or the new one, whole. */
export async function writeWatermark(folder: string, { lineage, sequence, hash }: Watermark): Promise<void> {
  await makeFolder(folder);
  const path = join(folder, WATERMARK_FILE);
  const beside = `${path}.${process.pid}.new`;
  const file = await open(beside, "w", 0o600);
  try {
    await file.writeFile(`${JSON.stringify({ form: FORM, lineage, sequence, hash })}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(beside, path);
}
