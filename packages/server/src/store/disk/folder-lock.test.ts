import { mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { lockFolder } from "./folder-lock.ts";

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "huvudbok-lock-"));
});
afterEach(() => rm(folder, { recursive: true }));

test("one at a time, and the next when it is closed; nothing is written", async () => {
  const first = lockFolder(folder);
  expect(first).toBeDefined();
  expect(lockFolder(folder)).toBeUndefined();
  expect(await readdir(folder)).toEqual(["server.lock"]);
  expect((await stat(join(folder, "server.lock"))).size).toBe(0);
  first?.close();
  const second = lockFolder(folder);
  expect(second).toBeDefined();
  second?.close();
});

test("a file with something in it is nobody's", async () => {
  await writeFile(join(folder, "server.lock"), "x".repeat(8192));
  const lock = lockFolder(folder);
  expect(lock).toBeDefined();
  expect(lockFolder(folder)).toBeUndefined();
  lock?.close();
});

test("a folder that is not there is an error", () => {
  expect(() => lockFolder(join(folder, "x"))).toThrow();
});
