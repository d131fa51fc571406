import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newProductClient, type ProductClient } from "../nothing-lost/product-client.ts";
import { expectRefused, numbersOf, register } from "../nothing-lost/refused-calls.ts";
import { IS_LONG } from "../nothing-lost/seeded-random.ts";
import { type ServerProcess, startServer } from "../nothing-lost/server-process.ts";
import { ENGINES, newTestPlace } from "../test-store.ts";
import { layWire, type SilentWire } from "./silent-wire.ts";

const ROUNDS = IS_LONG ? 20 : 2;
/** Each round takes some seven seconds. */
const LIMIT_MS = IS_LONG ? 1_200_000 : 120_000;
const isHere = ENGINES.some(({ engine, isHere }) => engine === "postgres" && isHere);
/** The longest that a call may take: 1 s for a connection, 2 s for an answer, and what a busy machine adds. */
const LONGEST_MS = 12_000;

describe.skipIf(!isHere)("a server whose wire to PostgreSQL falls silent", () => {
  let place: Awaited<ReturnType<typeof newTestPlace>>;
  let wire: SilentWire;
  let server: ServerProcess;
  let client: ProductClient;
  let dataDir: string;

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), "huvudbok-silent-"));
    place = await newTestPlace("postgres");
    if (place.where.engine !== "postgres") throw new Error("a place on PostgreSQL");
    wire = await layWire(place.where.url);
    const environment = {
      HUVUDBOK_DATABASE_URL: wire.url,
      HUVUDBOK_DATABASE_CONNECT_SECONDS: "1",
      HUVUDBOK_DATABASE_LOCK_SECONDS: "1",
      HUVUDBOK_DATABASE_IDLE_SECONDS: "2",
      HUVUDBOK_DATABASE_QUERY_SECONDS: "2",
    };
    server = await startServer({ dataDir, environment });
    client = await newProductClient(server.origin);
  }, 120_000);

  afterAll(async () => {
    await server.kill();
    await wire.close();
    await place.dispose();
    await rm(dataDir, { recursive: true, force: true });
  });

  test(
    "answers everything with 503 in time, and works again when the wire speaks",
    async () => {
      let count = 0;
      for (let round = 0; round < ROUNDS; round += 1) {
        expect((await register(client, randomUUID()))?.status).toBe(200);
        count += 1;
        wire.silence();
        const unsure = Array.from({ length: 8 }, () => randomUUID());
        const refused = [
          ...unsure.map((id) => () => register(client, id)),
          () => client.call("GET", `/api/data/load/${client.key("accountSettings")}.json`),
          () => client.call("GET", "/api/company"),
        ];
        const from = performance.now();
        const health = fetch(`${server.origin}/healthz`).then(async (answer) => {
          expect(performance.now() - from).toBeLessThan(4000);
          expect(answer.status).toBe(503);
          expect(answer.headers.get("retry-after")).not.toBeNull();
        });
        const outcomes = await Promise.all(refused.map((call) => call()));
        expect(performance.now() - from).toBeLessThan(LONGEST_MS);
        for (const outcome of outcomes) expectRefused(outcome, [503]);
        await health;

        wire.speak();
        const spoke = performance.now();
        // A call without an answer is sent again and has one effect.
        for (const id of unsure) {
          await expect.poll(async () => (await register(client, id))?.status, { timeout: 20_000 }).toBe(200);
          count += 1;
        }
        expect(performance.now() - spoke).toBeLessThan(LONGEST_MS);
        // Each thread detects by itself that its idle connections are dead.
        const numbers = Array.from({ length: count }, (_, index) => index + 1);
        await expect.poll(() => numbersOf(client), { timeout: LONGEST_MS }).toEqual(numbers);
        expect((await fetch(`${server.origin}/healthz`)).status).toBe(200);
      }
    },
    LIMIT_MS,
  );

  test("a stop while the wire is silent ends with 0, and soon", async () => {
    const environment = { HUVUDBOK_DATABASE_URL: wire.url };
    const own = await mkdtemp(join(tmpdir(), "huvudbok-silent-"));
    const stopped = await startServer({ dataDir: own, environment });
    const alone = await newProductClient(stopped.origin);
    wire.silence();
    const calls = [
      ...Array.from({ length: 6 }, () => register(alone, randomUUID())),
      alone.call("GET", `/api/data/load/${alone.key("accountSettings")}.json`),
    ];
    await wait(300);
    const from = performance.now();
    expect(await stopped.stop()).toBe(0);
    expect(performance.now() - from).toBeLessThan(LONGEST_MS);
    for (const outcome of await Promise.all(calls)) if (outcome !== undefined) expectRefused(outcome, [503]);
    wire.speak();
    await rm(own, { recursive: true, force: true });
  }, 120_000);
});
