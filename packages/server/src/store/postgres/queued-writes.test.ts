import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { TurnNotCome } from "../limits/turns.ts";
import { queuedWrites } from "./queued-writes.ts";

const LOCK_MS = 1500;

function lockTaken(): Error {
  return Object.assign(new Error("canceling statement due to lock timeout"), { code: "55P03" });
}

/** Simulates PostgreSQL's transactions on rows that others have locked, and counts how many it has at once. */
class Rows {
  readonly held = new Set<string>();
  inside = 0;
  most = 0;
  tries = 0;

  async transaction<T>(row: string, holdMs: number, value: T): Promise<T> {
    this.tries += 1;
    this.inside += 1;
    this.most = Math.max(this.most, this.inside);
    try {
      const until = performance.now() + holdMs;
      while (this.held.has(row)) {
        if (performance.now() >= until) throw lockTaken();
        await wait(5);
      }
      return value;
    } finally {
      this.inside -= 1;
    }
  }
}

test("a write whose rows are held is undone, waits outside, and is done when they are free", async () => {
  const writes = queuedWrites(LOCK_MS);
  const rows = new Rows();
  rows.held.add("a");
  const done: number[] = [];
  const all = [1, 2, 3].map((n) =>
    writes.write("a", async () => {
      await rows.transaction("a", writes.holdMs, n);
      done.push(n);
      return n;
    }),
  );
  await wait(700);
  rows.held.delete("a");
  expect(await Promise.all(all)).toEqual([1, 2, 3]);
  expect(done).toEqual([1, 2, 3]);
});

test("however many keys are held, one of them is with the database after a moment", async () => {
  const writes = queuedWrites(LOCK_MS);
  const rows = new Rows();
  const names = Array.from({ length: 20 }, (_, n) => `held ${n}`);
  for (const name of names) rows.held.add(name);
  const refused = names.map((name) =>
    writes.write(name, () => rows.transaction(name, writes.holdMs, name)).catch((error: unknown) => error),
  );
  await wait(writes.holdMs + 100);
  rows.most = 0;
  const from = performance.now();
  expect(await writes.write("free", () => rows.transaction("free", writes.holdMs, "done"))).toBe("done");
  expect(performance.now() - from).toBeLessThan(100);
  await wait(500);
  expect(rows.most).toBeLessThanOrEqual(3);
  for (const error of await Promise.all(refused)) expect(["55P03", "TURN_NOT_COME"]).toContain(codeOf(error));
});

test("nobody waits longer than the limit, in whatever place of the line", async () => {
  const writes = queuedWrites(LOCK_MS);
  const rows = new Rows();
  rows.held.add("a");
  const waited = await Promise.all(
    Array.from({ length: 10 }, async (_, n) => {
      await wait(n * 40);
      const from = performance.now();
      const error = await writes
        .write("a", () => rows.transaction("a", writes.holdMs, n))
        .catch((error: unknown) => error);
      expect(["55P03", "TURN_NOT_COME"]).toContain(codeOf(error));
      return performance.now() - from;
    }),
  );
  expect(Math.min(...waited)).toBeGreaterThan(LOCK_MS - 50);
  expect(Math.max(...waited)).toBeLessThan(LOCK_MS + 2 * writes.holdMs);
});

test("a write that has its locks late goes on beside those that wait, and any other error is the answer", async () => {
  const writes = queuedWrites(LOCK_MS);
  const rows = new Rows();
  for (const name of ["long", "next"]) rows.held.add(name);
  const long = writes.write("long", async () => {
    await rows.transaction("long", writes.holdMs, 0);
    await wait(2 * LOCK_MS);
    return "long";
  });
  const next = writes.write("next", () => rows.transaction("next", writes.holdMs, "next"));
  await wait(600);
  rows.held.clear();
  const from = performance.now();
  expect(await next).toBe("next");
  expect(performance.now() - from).toBeLessThan(LOCK_MS);
  const before = rows.tries;
  await expect(writes.write("next", () => Promise.reject(new TurnNotCome()))).rejects.toThrow("in time");
  expect(rows.tries).toBe(before);
  expect(await long).toBe("long");
});

function codeOf(error: unknown): unknown {
  return error instanceof Error && "code" in error ? error.code : undefined;
}
