import { mkdir, mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { isInside } from "./is-inside.ts";

let base: string;
beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), "huvudbok-inside-"));
  await mkdir(join(base, "data/files"), { recursive: true });
  await symlink(join(base, "data"), join(base, "other-name"));
});
afterEach(() => rm(base, { recursive: true, force: true }));

test.each([
  ["data", true],
  ["data/copy", true],
  ["data/files/deep/copy", true],
  ["data/..copy", true],
  ["other-name/copy", true],
  ["elsewhere/../data/copy", true],
  ["copy", false],
  ["data-copy", false],
  ["data/../copy", false],
  [".", false],
])("%s is inside the data folder: %s", async (path, expected) => {
  expect(await isInside(join(base, path), join(base, "data"))).toBe(expected);
  expect(await isInside(join(base, path), join(base, "other-name"))).toBe(expected);
});
