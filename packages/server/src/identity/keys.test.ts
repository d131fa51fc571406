import { mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { loadKeys, readOrCreate } from "./keys.ts";
import { UnusableKeyFile } from "./unusable-key-file.ts";

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "huvudbok-keys-"));
});
afterEach(() => rm(folder, { recursive: true }));

test("the secret is made once, for its owner only", async () => {
  const first = await loadKeys(join(folder, "data"), undefined);
  const second = await loadKeys(join(folder, "data"), undefined);
  expect(second).toEqual(first);
  expect((await stat(join(folder, "data/secret.key"))).mode & 0o777).toBe(0o600);
});

test.each([1, 31])("a file of %i characters is refused with its name", async (length) => {
  await writeFile(join(folder, "secret.key"), "a".repeat(length));
  const loading = loadKeys(folder, undefined);
  await expect(loading).rejects.toThrow(UnusableKeyFile);
  await expect(loading).rejects.toThrow(`${join(folder, "secret.key")} har ${length} tecken`);
  expect(await readFile(join(folder, "secret.key"), "utf8")).toHaveLength(length);
});

test("a file of 32 characters is taken", async () => {
  await writeFile(join(folder, "secret.key"), `${"a".repeat(32)}\n`);
  expect(await loadKeys(folder, undefined)).toEqual(await loadKeys(folder, "a".repeat(32)));
});

test("each purpose has a key of its own, and each secret other keys", async () => {
  const keys = await loadKeys(folder, "a".repeat(32));
  const others = await loadKeys(folder, "b".repeat(32));
  const texts = [keys, others].flatMap(({ token, signIn, providerTokens, localCookies }) => [
    ...[token, signIn, providerTokens].map((key) => Buffer.from(key).toString("base64url")),
    localCookies,
  ]);
  expect(new Set(texts).size).toBe(8);
});

test("the secret before is the operator's, or in a file that was renamed", async () => {
  const [now, before] = ["a".repeat(32), "b".repeat(32)];
  expect((await loadKeys(folder, now)).old).toBeUndefined();
  const { old: none, ...keysBefore } = await loadKeys(folder, before);
  expect(none).toBeUndefined();
  expect((await loadKeys(folder, now, before)).old).toEqual(keysBefore);
  await writeFile(join(folder, "old-secret.key"), `${before}\n`);
  expect(await loadKeys(folder, now)).toEqual({ ...(await loadKeys(folder, now, before)), old: keysBefore });
  await writeFile(join(folder, "old-secret.key"), "short");
  await expect(loadKeys(folder, now)).rejects.toThrow(UnusableKeyFile);
  expect((await loadKeys(folder, now, before)).old).toEqual(keysBefore);
});

test("an old secret that is the new one is refused, wherever each of them is", async () => {
  const secret = "a".repeat(32);
  await writeFile(join(folder, "old-secret.key"), `${secret}\n`);
  await expect(loadKeys(folder, secret)).rejects.toThrow(UnusableKeyFile);
  await expect(loadKeys(folder, secret)).rejects.toThrow("samma");
  await writeFile(join(folder, "secret.key"), secret);
  await expect(loadKeys(folder, undefined)).rejects.toThrow(UnusableKeyFile);
  await expect(loadKeys(folder, undefined, secret)).rejects.toThrow(UnusableKeyFile);
});

test("a secret of the operator is not written down", async () => {
  await loadKeys(folder, "a".repeat(32));
  await expect(stat(join(folder, "secret.key"))).rejects.toThrow("ENOENT");
});

test("an empty file, left by a full disk, is filled", async () => {
  await writeFile(join(folder, "x"), "");
  expect(await readOrCreate(folder, "x", () => "made")).toBe("made");
  expect(await readFile(join(folder, "x"), "utf8")).toBe("made");
});

test("those who start at once have one secret", async () => {
  const made = await Promise.all(
    ["a", "b", "c", "d"].map((mine) => readOrCreate(join(folder, "data"), "x", () => mine)),
  );
  expect(new Set(made).size).toBe(1);
  expect(await readFile(join(folder, "data/x"), "utf8")).toBe(made[0]);
});

test("a file that cannot be read is not replaced", async () => {
  await expect(readOrCreate(join(folder, "x\0"), "y", () => "made")).rejects.toThrow();
});
