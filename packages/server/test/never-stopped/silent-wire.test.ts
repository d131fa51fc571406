import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newProductClient, type ProductClient } from "../nothing-lost/product-client.ts";
import { expectRefused, numbersOf, register } from "../nothing-lost/refused-calls.ts";
import { IS_LONG } from "../nothing-lost/seeded-random.ts";
import { type ServerProcess, startServer } from "../nothing-lost/server-process.ts";
import { ENGINES, newTestPlace } from "../test-store.ts";
import { layWire, type SilentWire } from "./silent-wire.ts";

const isHere = ENGINES.some(({ engine, isHere }) => engine === "postgres" && isHere);
/** Each wait of a call is at most so long: for a connection 1 s, for an answer 2 s and what the machine adds. */
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

  test("answers everything with 503 in time, and works again when the wire speaks", async () => {
    let count = 0;
    for (let round = 0; round < (IS_LONG ? 20 : 2); round += 1) {
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
      // What got no answer is sent again and has one effect.
      for (const id of unsure) {
        await expect.poll(async () => (await register(client, id))?.status, { timeout: 20_000 }).toBe(200);
        count += 1;
      }
      expect(performance.now() - spoke).toBeLessThan(LONGEST_MS);
      // Each thread finds out by itself that its idle connections are dead.
      const numbers = Array.from({ length: count }, (_, index) => index + 1);
      await expect.poll(() => numbersOf(client), { timeout: LONGEST_MS }).toEqual(numbers);
      expect((await fetch(`${server.origin}/healthz`)).status).toBe(200);
    }
  }, 120_000);
});
