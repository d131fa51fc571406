import { expect, test } from "vitest";
import { type Image, RecordedDisk } from "./recorded-disk.ts";
import type { Entry } from "./recorded-entries.ts";

const write = (name: string, text: string, offset = 0): Entry => ({
  kind: "write",
  name,
  offset,
  bytes: Buffer.from(text),
});
const create = (name: string): Entry => ({ kind: "create", name });
const flush = (name: string): Entry => ({ kind: "flush", name });

function diskAfter(...entries: Entry[]): RecordedDisk {
  const disk = new RecordedDisk();
  for (const entry of entries) disk.apply(entry);
  return disk;
}

const texts = (image: Image) =>
  Object.fromEntries([...image].map(([name, bytes]) => [name, bytes.toString()]));

test("a file is on the disk with what was in it when it was flushed", () => {
  const disk = diskAfter(create("a"), write("a", "one"), flush("a"), write("a", "tw"), create("b"));
  expect(texts(disk.flushed())).toEqual({ a: "one" });
  expect(texts(disk.whole())).toEqual({ a: "twe", b: "" });
});

test("a new name is on the disk when its folder is flushed, and so is one that went", () => {
  const renamed = [create("in/x"), write("in/x", "bytes"), flush("in/x")] as const;
  const move: Entry = { kind: "rename", name: "in/x", to: "out/y" };
  expect(texts(diskAfter(...renamed, move).flushed())).toEqual({ "in/x": "bytes" });
  expect(texts(diskAfter(...renamed, move, flush("out")).flushed())).toEqual({ "out/y": "bytes" });
  const gone: Entry = { kind: "remove", name: "in/x" };
  expect(texts(diskAfter(...renamed, gone).flushed())).toEqual({ "in/x": "bytes" });
  expect(texts(diskAfter(...renamed, gone, flush("in")).flushed())).toEqual({});
  expect(texts(diskAfter(create("top"), flush("")).flushed())).toEqual({ top: "" });
});

test("what was cut off stays cut off, and shared memory is nothing", () => {
  const disk = diskAfter(create("a"), write("a", "abcdef"), { kind: "truncate", name: "a", length: 2 });
  disk.apply(write("a", "z", 3));
  disk.apply(create("a-shm"));
  expect(texts(disk.whole())).toEqual({ a: "ab\0z" });
});

test("a torn disk has some sectors of a write, and never anything of another", () => {
  const disk = diskAfter(create("a"), flush("a"), write("a", "x".repeat(2048)));
  const fates = Array.from({ length: 64 }, (_, seed) => {
    let next = seed * 7919;
    return texts(disk.torn((limit) => (next = (next * 31 + 7) % 1009) % limit))["a"];
  });
  expect(new Set(fates).size).toBeGreaterThan(3);
  for (const text of fates) expect(text).toMatch(/^[x\0]*$/);
});
