import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { TRICKY_TEXT, trickyItems, UNCUTTABLE } from "../../../test/tricky-year.ts";
import { partsOf, WorkerHere } from "../../../test/worker-here.ts";
import { readInWorker } from "./read-in-worker.ts";

beforeEach(() => {
  vi.stubGlobal("Worker", WorkerHere);
  WorkerHere.made.length = 0;
});
afterEach(() => vi.unstubAllGlobals());

/** Ids of what is read, and whether it could be. */
async function read(parts: AsyncIterable<Uint8Array>) {
  const numbers: unknown[] = [];
  const isRead = await readInWorker("transactions", parts, (items) => {
    for (const item of items) numbers.push(Object(item).number);
  });
  return { isRead, numbers };
}

test("a long document is read, and the worker ends", async () => {
  const { isRead, numbers } = await read(partsOf(TRICKY_TEXT));
  expect(isRead).toBe(true);
  expect(numbers).toEqual(trickyItems.map((_, index) => index + 1));
  expect(WorkerHere.made.map(({ isTerminated }) => isTerminated)).toEqual([true]);
});

test("others get their turn while items are taken over", async () => {
  let turns = 0;
  const timer = setInterval(() => {
    turns += 1;
  }, 0);
  await readInWorker("transactions", partsOf(TRICKY_TEXT), () => {
    const until = performance.now() + 4;
    while (performance.now() < until) turns += 0;
  });
  clearInterval(timer);
  expect(turns).toBeGreaterThan(5);
});

test("others get their turn while parts that are all there at once are sent", async () => {
  let [turns, turnsWhileSent] = [0, 0];
  const timer = setInterval(() => {
    turns += 1;
  }, 0);
  async function* slowlyCopied(): AsyncGenerator<Uint8Array> {
    for await (const bytes of partsOf(TRICKY_TEXT, 50_000)) {
      const until = performance.now() + 4;
      while (performance.now() < until) turnsWhileSent = turns;
      yield bytes;
    }
  }
  const { isRead } = await read(slowlyCopied());
  clearInterval(timer);
  expect(isRead).toBe(true);
  expect(turnsWhileSent).toBeGreaterThan(5);
});

test("a document with a fault is left to be read at one go", async () => {
  expect((await read(partsOf(UNCUTTABLE[4]?.[1] ?? ""))).isRead).toBe(false);
});

test("without a worker, or with one that breaks, it is left to be read at one go", async () => {
  class BrokenWorker extends WorkerHere {
    override postMessage(): void {
      queueMicrotask(() => this.dispatchEvent(new Event("error")));
    }
  }
  vi.stubGlobal("Worker", BrokenWorker);
  expect(await read(partsOf(TRICKY_TEXT))).toEqual({ isRead: false, numbers: [] });
  vi.stubGlobal("Worker", undefined);
  expect(await read(partsOf(TRICKY_TEXT))).toEqual({ isRead: false, numbers: [] });
});

test("bytes that stop coming are told, and the worker ends", async () => {
  async function* broken(): AsyncGenerator<Uint8Array> {
    yield new TextEncoder().encode(TRICKY_TEXT.slice(0, 400_000));
    throw new Error("the connection is gone");
  }
  await expect(read(broken())).rejects.toThrow("the connection is gone");
  expect(WorkerHere.made[0]?.isTerminated).toBe(true);
});
