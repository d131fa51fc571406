import pg from "pg";
import { expect, test } from "vitest";
import { layWire } from "../../test/never-stopped/silent-wire.ts";
import { ENGINES, newTestPlace } from "../../test/test-store.ts";
import { openEventHub } from "./event-hub.ts";
import { DEFAULT_DATABASE_LIMITS } from "./postgres/database-limits.ts";
import type { StoreEvent } from "./store.ts";

const isHere = ENGINES.some(({ engine, isHere }) => engine === "postgres" && isHere);
const event = (companyId: number): StoreEvent => ({ companyId, key: "c1-accountSettings", etag: '"1"' });

async function databaseUrl() {
  const place = await newTestPlace("postgres");
  if (place.where.engine !== "postgres") throw new Error("a place on PostgreSQL");
  return { url: place.where.url, dispose: place.dispose };
}

test.skipIf(!isHere)(
  "two processes receive each other's events, and a gap when the connection was lost",
  async () => {
    const { url, dispose } = await databaseUrl();
    const [one, other] = [await openEventHub({ url }), await openEventHub({ url })];
    const received: number[] = [];
    let gaps = 0;
    other.subscribe(
      ({ companyId }) => received.push(companyId),
      () => (gaps += 1),
    );
    one.publish([event(1), event(2)]);
    await expect.poll(() => received).toEqual([1, 2]);
    const operator = new pg.Client({ connectionString: url });
    await operator.connect();
    // A payload that is not ours does no harm.
    await operator.query(
      "select pg_notify('huvudbok_event', p) from unnest(array['{', '7', 'null', '{}']) p",
    );
    const before = gaps;
    await operator.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
    );
    await expect.poll(() => gaps, { timeout: 15_000 }).toBeGreaterThan(before);
    await expect.poll(() => one.isDeaf() || other.isDeaf(), { timeout: 15_000 }).toBe(false);
    one.publish([event(3)]);
    await expect.poll(() => received).toEqual([1, 2, 3]);
    await operator.end();
    await Promise.all([one.close(), other.close()]);
    await dispose();
  },
);

test.skipIf(!isHere)("a connection that has gone silent is detected, reported and replaced", async () => {
  const { url, dispose } = await databaseUrl();
  const wire = await layWire(url);
  const limits = { ...DEFAULT_DATABASE_LIMITS, connectMs: 500 };
  const hub = await openEventHub({ url: wire.url, limits, askMs: 1000 });
  let gaps = 0;
  hub.subscribe(
    () => undefined,
    () => (gaps += 1),
  );
  wire.silence();
  await expect.poll(() => hub.isDeaf(), { timeout: 15_000 }).toBe(true);
  const before = gaps;
  wire.speak();
  await expect.poll(() => gaps, { timeout: 15_000 }).toBeGreaterThan(before);
  expect(hub.isDeaf()).toBe(false);
  await hub.close();
  await wire.close();
  await dispose();
});
