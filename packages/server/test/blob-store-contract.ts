import { createHash, randomBytes } from "node:crypto";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import type { BlobStore } from "../src/store/files/blob-store.ts";

export interface BlobStoreUnderTest {
  /** Opens the store, which is the same at each call within a test, as another process would open it. */
  open(): Promise<BlobStore>;
  /** Moves the clock of the store forward. */
  later(ms: number): void;
  /** Changes stored bytes without the store. */
  damage(sha256: string): Promise<void>;
}

const HOUR_MS = 60 * 60 * 1000;
const hashOf = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");

/** Invalid or unused addresses. A damaged row of the database may contain any of them. */
const ODD_NAMES = [
  "",
  ".",
  "..",
  "/",
  "\0",
  "incoming",
  "../../etc/passwd",
  "a".repeat(64),
  "A".repeat(64),
  "a".repeat(63),
  "a".repeat(65),
  `${"a".repeat(64)}\n`,
  `${"a".repeat(62)}/b`,
  "å".repeat(64),
  "x".repeat(5000),
];

/** What every implementation of a BlobStore does. */
export function blobStoreContract(name: string, tested: BlobStoreUnderTest): void {
  const put = async (bytes: Uint8Array, blobs?: BlobStore) =>
    (blobs ?? (await tested.open())).put(Readable.from([bytes]));
  const listed = async (blobs: BlobStore): Promise<readonly string[]> => {
    const addresses: string[] = [];
    for await (const address of blobs.list()) addresses.push(address);
    return addresses.toSorted();
  };
  const read = async (blobs: BlobStore, sha256: string): Promise<Buffer | undefined> => {
    const stream = await blobs.get(sha256);
    return stream && buffer(stream);
  };

  describe(`${name} is a store of bytes`, () => {
    test.each([0, 1, 65_536, 3_000_000])("keeps %i bytes under their address, once", async (size) => {
      const blobs = await tested.open();
      const bytes = Buffer.alloc(size, "å");
      const stored = await blobs.put(Readable.from([bytes.subarray(0, 10), bytes.subarray(10)]));
      expect(stored).toEqual({ sha256: hashOf(bytes), size });
      expect(await put(bytes)).toEqual(stored);
      expect((await read(blobs, stored.sha256))?.equals(bytes)).toBe(true);
      expect(await blobs.stat(stored.sha256)).toEqual({ size });
      expect(await listed(blobs)).toEqual([stored.sha256]);
    });

    test("lists all that is there, and nothing of an empty store", async () => {
      const blobs = await tested.open();
      expect(await listed(blobs)).toEqual([]);
      const stored = await Promise.all(Array.from({ length: 300 }, () => put(randomBytes(20), blobs)));
      expect(await listed(blobs)).toEqual(stored.map(({ sha256 }) => sha256).toSorted());
      expect(await listed(await tested.open())).toEqual(await listed(blobs));
    });

    test("the same bytes from many at once are stored once, whole, for all of them", async () => {
      const bytes = randomBytes(400_000);
      const slowly = async function* (pauseMs: number) {
        for (let from = 0; from < bytes.length; from += 100_000) {
          await wait(pauseMs);
          yield bytes.subarray(from, from + 100_000);
        }
      };
      const stores = await Promise.all(Array.from({ length: 4 }, () => tested.open()));
      const stored = await Promise.all(
        [0, 1, 2].flatMap((pauseMs) => stores.map((blobs) => blobs.put(Readable.from(slowly(pauseMs))))),
      );
      for (const one of stored) expect(one).toEqual({ sha256: hashOf(bytes), size: bytes.length });
      for (const blobs of stores) {
        expect(await listed(blobs)).toEqual([hashOf(bytes)]);
        expect((await read(blobs, hashOf(bytes)))?.equals(bytes)).toBe(true);
      }
    });

    test("what is listed while others write and remove is whole or gone", async () => {
      const blobs = await tested.open();
      const old = await Promise.all(Array.from({ length: 40 }, () => put(randomBytes(100), blobs)));
      tested.later(2 * HOUR_MS);
      const writing = Promise.all(Array.from({ length: 40 }, () => put(randomBytes(100), blobs)));
      const removing = Promise.all(old.slice(0, 20).map(({ sha256 }) => blobs.remove(sha256)));
      for (let turn = 0; turn < 5; turn++) {
        const addresses = await listed(blobs);
        expect(new Set(addresses).size).toBe(addresses.length);
        for (const { sha256 } of old.slice(20)) expect(addresses).toContain(sha256);
        for (const sha256 of addresses) {
          const stats = await blobs.stat(sha256);
          if (stats !== undefined) expect(stats).toEqual({ size: 100 });
        }
      }
      await Promise.all([writing, removing]);
    });

    test("bytes that changed fail while they are read", async () => {
      const blobs = await tested.open();
      const { sha256 } = await put(Buffer.from("kvitto"), blobs);
      await tested.damage(sha256);
      await expect(read(blobs, sha256)).rejects.toMatchObject({ code: "DAMAGED_BYTES" });
    });

    test("a source that breaks off leaves nothing", async () => {
      const blobs = await tested.open();
      const broken = Readable.from(
        (function* () {
          yield Buffer.from("half");
          throw new Error("broken off");
        })(),
      );
      await expect(blobs.put(broken)).rejects.toThrow("broken off");
      expect(await listed(blobs)).toEqual([]);
      expect(await blobs.stat(hashOf(Buffer.from("half")))).toBeUndefined();
    });

    test.each(ODD_NAMES)("knows nothing of %j", async (address) => {
      const blobs = await tested.open();
      const { sha256 } = await put(Buffer.from("kvitto"), blobs);
      tested.later(2 * HOUR_MS);
      expect(await blobs.get(address)).toBeUndefined();
      expect(await blobs.stat(address)).toBeUndefined();
      await blobs.remove(address);
      expect(await listed(blobs)).toEqual([sha256]);
    });

    test("bytes are removed, but not in their first hour, and may come again", async () => {
      const blobs = await tested.open();
      const bytes = Buffer.from("kvitto");
      const { sha256 } = await put(bytes, blobs);
      await blobs.remove(sha256);
      expect(await read(blobs, sha256)).toEqual(bytes);
      tested.later(2 * HOUR_MS);
      await blobs.remove(sha256);
      await blobs.remove(sha256);
      expect(await blobs.get(sha256)).toBeUndefined();
      expect(await blobs.stat(sha256)).toBeUndefined();
      expect(await listed(blobs)).toEqual([]);
      await put(bytes, blobs);
      expect(await read(blobs, sha256)).toEqual(bytes);
    });

    test("an upload goes on while another process starts and forgets what was abandoned", async () => {
      const slow = Readable.from(
        (async function* () {
          yield Buffer.from("first ");
          await (await tested.open()).forgetAbandoned();
          yield Buffer.from("second");
        })(),
      );
      const blobs = await tested.open();
      expect(await blobs.put(slow)).toMatchObject({ sha256: hashOf(Buffer.from("first second")) });
    });
  });
}
