import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { openStore } from "../../src/store/open-store.ts";
import type { Store } from "../../src/store/store-interface.ts";
import { configWith } from "../test-books.ts";
import { ENGINES, newTestPlace } from "../test-store.ts";

interface Line {
  readonly thread?: string;
  readonly endings?: number;
  readonly pauseMs?: number;
  readonly code?: string;
}

/** Of the threads that a store has here: one that writes, one that prepares, one that reads. */
const THREADS = ["prepares", "reads", "writes"];
const BACKOFF = { firstMs: 20, longestMs: 160, settledMs: 60_000 };
const PROGRAM = new URL("./failing-worker.ts", import.meta.url);
const PROFILE = { issuer: "i", subject: "s", name: "Eva", email: "", picture: "" };

let folder: string;
let lines: Line[];
const logged = (): string => JSON.stringify(lines);
const log = { error: (fields: object) => void lines.push(fields) };

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "huvudbok-failing-"));
  lines = [];
  process.env["HUVUDBOK_TEST_DIES"] = join(folder, "dies");
  process.env["HUVUDBOK_TEST_STOPS"] = join(folder, "stops");
});
afterEach(async () => {
  delete process.env["HUVUDBOK_TEST_DIES"];
  delete process.env["HUVUDBOK_TEST_STOPS"];
  await rm(folder, { recursive: true });
});

/** A commit so large that the thread which prepares reads it; it is not one that can be read. */
const prepareLarge = (store: Store, userId: string) =>
  store.documents.commit({ userId, name: "Eva" }, new Uint8Array(1_000_000));

describe.each(ENGINES)("threads that die on $name", ({ engine, isHere }) => {
  const it = test.skipIf(!isHere);

  const open = async (settledMs = BACKOFF.settledMs) => {
    const { where, dispose } = await newTestPlace(engine);
    const store = await openStore(where, PROGRAM, {
      featureNames: new Map(),
      now: () => new Date(),
      threads: 1,
      pauses: { ...BACKOFF, settledMs },
      log,
    }).catch(async (error: unknown) => {
      await dispose();
      throw error;
    });
    const close = async () => {
      await store.close();
      await dispose();
    };
    return { store, close };
  };

  const ofEach = (): readonly (readonly Line[])[] =>
    THREADS.map((name) => lines.filter(({ thread }) => thread === name));

  const everyCall = (store: Store, userId: string) => {
    const actor = { userId, name: "Eva" };
    return [
      store.companies.list(actor),
      store.documents.load(actor, "c1-accountSettings"),
      store.companies.create(actor, configWith([])),
      store.documents.commit(actor, new Uint8Array(10)),
      prepareLarge(store, userId),
      store.users.signIn(PROFILE, new Date()),
    ];
  };

  it("ST30: the thread of large bodies is started for the first, and again for the next when it could not be", async () => {
    const { store, close } = await open();
    const { user } = await store.users.signIn(PROFILE, new Date());
    await writeFile(join(folder, "dies"), "");
    await expect(prepareLarge(store, user.id)).rejects.toMatchObject({ code: "THREAD_STOPPED" });
    expect(lines.map(({ code }) => code)).toEqual(["AT_START"]);
    expect(logged()).not.toMatch(/1930/);
    expect(await store.check()).toEqual({ writer: "ready" });
    await rm(join(folder, "dies"));
    expect(await prepareLarge(store, user.id)).toMatchObject({ ok: false });
    expect(lines).toHaveLength(1);
    await close();
  }, 120_000);

  it("ST30: are started again after growing pauses; until then calls are refused, and then answered", async () => {
    const { store, close } = await open();
    const { user } = await store.users.signIn(PROFILE, new Date());
    await prepareLarge(store, user.id);
    await writeFile(join(folder, "dies"), "");
    await writeFile(join(folder, "stops"), "");
    await expect.poll(() => Math.min(...ofEach().map((some) => some.length)), LONG).toBeGreaterThan(5);
    for (const some of ofEach()) {
      expect(some.slice(0, 6).map(({ pauseMs }) => pauseMs)).toEqual([20, 40, 80, 160, 160, 160]);
      expect(some.slice(0, 6).map(({ endings }) => endings)).toEqual([1, 2, 3, 4, 5, 6]);
      expect(some.map(({ code }) => code).slice(0, 2)).toEqual(["AT_WORK", "AT_START"]);
    }
    // The log gives type, code and place of the error: its message may contain what was being read.
    expect(logged()).toContain("failing-worker.ts");
    expect(logged()).not.toMatch(/1930|hemligt/);
    for (const call of everyCall(store, user.id)) {
      await expect(call).rejects.toMatchObject({ code: "THREAD_STOPPED" });
    }
    await expect(store.check()).rejects.toMatchObject({ code: "THREAD_STOPPED" });

    await rm(join(folder, "stops"));
    await rm(join(folder, "dies"));
    await expect.poll(() => store.check().catch(() => undefined), LONG).toEqual({ writer: "ready" });
    await expect
      .poll(
        async () => (await Promise.allSettled(everyCall(store, user.id))).map(({ status }) => status),
        LONG,
      )
      .toEqual(Array.from({ length: 6 }, () => "fulfilled"));
    await close();
  }, 120_000);

  it("ST30: one that has lived long enough begins with the shortest pause again", async () => {
    const { close, store } = await open(1);
    const { user } = await store.users.signIn(PROFILE, new Date());
    await prepareLarge(store, user.id);
    await writeFile(join(folder, "stops"), "");
    await expect.poll(() => Math.min(...ofEach().map((some) => some.length)), LONG).toBeGreaterThan(2);
    expect(new Set(lines.map(({ pauseMs }) => pauseMs))).toEqual(new Set([20]));
    await close();
  }, 120_000);

  it("ST30: a store that cannot be opened says why, and starts nothing again", async () => {
    await writeFile(join(folder, "dies"), "");
    await expect(open()).rejects.toMatchObject({ code: "AT_START" });
    await wait(200);
    expect(lines).toEqual([]);
  }, 120_000);
});

const LONG = { timeout: 30_000 };
