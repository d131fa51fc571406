import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { fillDisk } from "./full-disk.ts";
import { newProductClient, type ProductClient, pictureBytes } from "./product-client.ts";
import { expectRefused, numbersOf, register } from "./refused-calls.ts";
import { startServer } from "./server-process.ts";
import { isShortPostgresHere, startShortPostgres } from "./short-postgres.ts";
import { storedFindings } from "./stored-findings.ts";

const VOUCHERS = 40;

test.skipIf(!isShortPostgresHere())(
  "a PostgreSQL whose disk is full is reported in Swedish, keeps nothing half, and loses nothing acknowledged",
  async () => {
    const folder = await mkdtemp("/tmp/huvudbok-short-");
    const postgres = await startShortPostgres(folder);
    const dataDir = join(folder, "data");
    const server = await startServer({ dataDir, environment: { HUVUDBOK_DATABASE_URL: postgres.url } });
    try {
      const client = await newProductClient(server.origin);
      expect((await register(client, randomUUID()))?.status).toBe(200);

      // The tables cannot grow.
      const ballast = join(postgres.tables, "ballast");
      fillDisk(ballast);
      const requestId = randomUUID();
      for (let tries = 0; tries < 3; tries += 1) {
        expectRefused(await register(client, requestId, VOUCHERS), [507]);
        expectRefused(await client.upload("kvitto.png", pictureBytes(3000)), [507]);
      }
      expect(await numbersOf(client)).toEqual([1]);
      await rm(ballast);
      expect((await register(client, requestId, VOUCHERS))?.status).toBe(200);

      // The log cannot grow: PostgreSQL crashes, and cannot restart as long as the disk is full.
      const logBallast = join(postgres.log, "ballast");
      fillDisk(logBallast);
      const { acknowledged, unsure } = await registerUntilRefused(client, 3);
      await rm(logBallast);
      // A commit without confirmation is sent again and has one effect, whether it was stored or not.
      for (const id of unsure) await untilRegistered(client, id);
      const count = 1 + VOUCHERS * (1 + acknowledged + unsure.length);
      expect(await numbersOf(client)).toEqual(Array.from({ length: count }, (_, index) => index + 1));
      const place = { engine: "postgres", url: postgres.url, poolSize: 2 } as const;
      expect(await storedFindings(place, dataDir)).toEqual([]);
    } finally {
      await server.kill();
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    }
  },
  600_000,
);

/** Registers vouchers until it has been refused this many times. */
async function registerUntilRefused(client: ProductClient, times: number) {
  let acknowledged = 0;
  const unsure: string[] = [];
  while (unsure.length < times) {
    expect(acknowledged).toBeLessThan(100);
    const requestId = randomUUID();
    const outcome = await register(client, requestId, VOUCHERS);
    if (outcome?.status === 200) {
      acknowledged += 1;
    } else {
      expectRefused(outcome, [503, 507]);
      expectRefused(await client.upload("kvitto.png", pictureBytes(3000)), [503, 507]);
      unsure.push(requestId);
    }
  }
  return { acknowledged, unsure };
}

/** PostgreSQL takes a while to restart. */
async function untilRegistered(client: ProductClient, requestId: string): Promise<void> {
  for (;;) {
    const outcome = await register(client, requestId, VOUCHERS);
    if (outcome?.status === 200) return;
    expectRefused(outcome, [503]);
    await wait(50);
  }
}
