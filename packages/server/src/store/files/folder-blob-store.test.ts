import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { afterEach, beforeEach, expect, test } from "vitest";
import { blobStoreContract } from "../../../test/blob-store-contract.ts";
import { folderBlobStore, openFolderBlobStore } from "./folder-blob-store.ts";

let folder: string;
let laterMs: number;
const now = (): Date => new Date(Date.now() + laterMs);

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "huvudbok-blobs-"));
  laterMs = 0;
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const fileOf = (address: string): string => join(folder, address.slice(0, 2), address);
const incoming = () => readdir(join(folder, "incoming"));

blobStoreContract("a folder", {
  open: () => openFolderBlobStore(folder, now),
  later: (ms) => {
    laterMs = ms;
  },
  damage: (sha256) => writeFile(fileOf(sha256), "kvittO"),
});

test("nothing is left aside, whether bytes came whole or not", async () => {
  const blobs = await openFolderBlobStore(folder, now);
  await blobs.put(Readable.from([Buffer.from("kvitto")]));
  const broken = Readable.from(
    (function* () {
      yield Buffer.from("half");
      throw new Error("broken off");
    })(),
  );
  await expect(blobs.put(broken)).rejects.toThrow("broken off");
  expect(await incoming()).toEqual([]);
});

test("what a stop left half written goes after a day; uploads at another process are left alone", async () => {
  const blobs = await openFolderBlobStore(folder, now);
  await writeFile(join(folder, "incoming", "half"), "x");
  await writeFile(join(folder, "incoming", "old"), "x");
  const before = new Date(Date.now() - 25 * 60 * 60 * 1000);
  await utimes(join(folder, "incoming", "old"), before, before);
  // A server runs for months, so looking only at its start is not enough.
  await blobs.forgetAbandoned();
  expect(await incoming()).toEqual(["half"]);
});

test("who only reads makes nothing, and lists nothing of a folder that is not there", async () => {
  const nowhere = join(folder, "none");
  expect(await Readable.from(folderBlobStore(nowhere, now).list()).toArray()).toEqual([]);
  expect(await readdir(folder)).toEqual([]);
});

test("what else lies in the folder is no bytes of the store", async () => {
  const blobs = await openFolderBlobStore(folder, now);
  const { sha256 } = await blobs.put(Readable.from([Buffer.from("kvitto")]));
  const inner = sha256.slice(0, 2);
  await mkdir(join(folder, "lost+found"));
  await mkdir(join(folder, "zz"));
  await writeFile(join(folder, inner, ".DS_Store"), "x");
  await writeFile(join(folder, inner === "00" ? "11" : "00"), "a file where a folder of bytes would be");
  await mkdir(join(folder, inner === "ff" ? "ee" : "ff"));
  await writeFile(join(folder, inner === "ff" ? "ee" : "ff", sha256), "in the wrong place");
  expect(await Readable.from(blobs.list()).toArray()).toEqual([sha256]);
});
