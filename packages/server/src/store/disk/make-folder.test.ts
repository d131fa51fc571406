import { mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { makeFolder } from "./make-folder.ts";

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "huvudbok-folder-"));
});
afterEach(() => rm(folder, { recursive: true }));

test("makes a folder and those above it, for the owner only", async () => {
  const inner = join(folder, "a/b/c");
  await Promise.all([makeFolder(inner), makeFolder(inner), makeFolder(`${inner}/`)]);
  await makeFolder(inner);
  for (const path of ["a", "a/b", "a/b/c"]) expect((await stat(join(folder, path))).mode & 0o777).toBe(0o700);
});

test("many that make the same folders at once all find them made", async () => {
  for (let round = 0; round < 30; round += 1) {
    const inner = join(folder, `${round}/a/b/c`);
    const made = Array.from({ length: 8 }, (_, at) => makeFolder(at % 2 === 0 ? inner : join(inner, "d")));
    await Promise.all(made);
    expect((await stat(join(inner, "d"))).isDirectory()).toBe(true);
  }
});

test("a file where a folder should be is refused", async () => {
  await writeFile(join(folder, "x"), "");
  await expect(makeFolder(join(folder, "x"))).rejects.toThrow("EEXIST");
  await expect(makeFolder(join(folder, "x/y/z"))).rejects.toThrow("ENOTDIR");
});

test.runIf(process.platform === "linux").each(["/proc/x", "/proc/x/y"])(
  "%s is refused and not tried for ever",
  async (path) => {
    await expect(makeFolder(path)).rejects.toThrow("ENOENT");
  },
  2000,
);
