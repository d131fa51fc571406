import { createHash } from "node:crypto";
import { mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { BlobStore } from "./blob-store.ts";
import { openFolderBlobStore } from "./folder-blob-store.ts";

let folder: string;
let blobs: BlobStore;
let now: Date;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "huvudbok-blobs-"));
  now = new Date();
  blobs = await openFolderBlobStore(folder, () => now);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const sha256 = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");
const fileOf = (address: string): string => join(folder, address.slice(0, 2), address);

test.each([0, 1, 65_536, 3_000_000])("keeps %i bytes under their address", async (size) => {
  const bytes = Buffer.alloc(size, "å");
  const stored = await blobs.put(Readable.from([bytes.subarray(0, 10), bytes.subarray(10)]));
  expect(stored).toEqual({ sha256: sha256(bytes), size });
  expect(await blobs.put(Readable.from([bytes]))).toEqual(stored);
  const found = await blobs.get(stored.sha256);
  expect(found !== undefined && (await buffer(found)).equals(bytes)).toBe(true);
  expect(await readdir(join(folder, "incoming"))).toEqual([]);
});

test("bytes that changed on the disk fail while they are read", async () => {
  const { sha256: address } = await blobs.put(Readable.from([Buffer.from("kvitto")]));
  await writeFile(fileOf(address), "kvittO");
  const found = await blobs.get(address);
  await expect(buffer(found ?? Readable.from([]))).rejects.toThrow("damaged");
});

test("a source that breaks off leaves nothing", async () => {
  const broken = Readable.from(
    (function* () {
      yield Buffer.from("half");
      throw new Error("broken off");
    })(),
  );
  await expect(blobs.put(broken)).rejects.toThrow("broken off");
  expect(await readdir(folder)).toEqual(["incoming"]);
  expect(await readdir(join(folder, "incoming"))).toEqual([]);
});

test("what a stop left half written goes after a day; uploads at another process are left alone", async () => {
  await writeFile(join(folder, "incoming", "half"), "x");
  await writeFile(join(folder, "incoming", "old"), "x");
  const before = new Date(now.getTime() - 25 * 60 * 60 * 1000);
  await utimes(join(folder, "incoming", "old"), before, before);
  await openFolderBlobStore(folder, () => now);
  expect(await readdir(join(folder, "incoming"))).toEqual(["half"]);
});

test("an upload goes on while another process starts on the same folder", async () => {
  const slow = Readable.from(
    (async function* () {
      yield Buffer.from("first ");
      await openFolderBlobStore(folder, () => now);
      yield Buffer.from("second");
    })(),
  );
  const { sha256: address } = await blobs.put(slow);
  expect(address).toBe(sha256(Buffer.from("first second")));
});

test.each(["a".repeat(64), "../../etc/passwd", "", "A".repeat(64)])(
  "knows nothing of %j",
  async (address) => {
    expect(await blobs.get(address)).toBeUndefined();
    await blobs.remove(address);
  },
);

test("bytes are removed, but not in their first hour", async () => {
  const { sha256: address } = await blobs.put(Readable.from([Buffer.from("kvitto")]));
  await blobs.remove(address);
  const found = await blobs.get(address);
  expect(found).toBeDefined();
  await buffer(found ?? Readable.from([]));
  now = new Date(Date.now() + 2 * 60 * 60 * 1000);
  await blobs.remove(address);
  expect(await blobs.get(address)).toBeUndefined();
});
