import { mkdtemp, readdir, rm, stat, utimes } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ENGINES } from "../test-store.ts";
import { newRecord, type Record, settleUnsure, workUntilGone } from "./busy-clients.ts";
import { lostThings } from "./check-acknowledged.ts";
import { emptyPlace, expectSound } from "./killed-product.ts";
import { newProductClient } from "./product-client.ts";
import { IS_LONG, SEED, seededRandom } from "./seeded-random.ts";
import { type ServerProcess, startAndKill, startServer } from "./server-process.ts";

/** Fourteen in all, a thousand in a long run. */
const KILLS = { sqlite: IS_LONG ? 700 : 10, postgres: IS_LONG ? 300 : 4 };
/** A data folder is checked from end to end after each of them, so it is left before it gets big. */
const KILLS_PER_FOLDER = 10;
const LONGEST_WORK_MS = 400;
/** After one in this many kills the next comes while the server is still starting, in the middle of recovering. */
const KILLED_STARTS = 5;
const LONGEST_START_MS = 1000;

/** Most of a start is compiling the program, so Node's compile cache is kept between starts. */
let compiled: string;
beforeAll(async () => {
  compiled = await mkdtemp(join(tmpdir(), "huvudbok-compiled-"));
  const dataDir = await mkdtemp(join(tmpdir(), "huvudbok-first-"));
  const first = await startServer({ dataDir, environment: { NODE_COMPILE_CACHE: compiled } });
  await first.stop();
  await rm(dataDir, { recursive: true, force: true });
}, 600_000);
afterAll(() => rm(compiled, { recursive: true, force: true }));

// Most of the time goes to starting the server, on one core, so the two engines run concurrently on two.
describe.concurrent.each(ENGINES)("a server on $name that is killed at work", ({ engine, isHere }) => {
  test.skipIf(!isHere)(
    `has lost nothing and kept nothing half (${KILLS[engine]} times, seed ${SEED})`,
    async () => {
      const random = seededRandom(SEED);
      for (let kills = 0; kills < KILLS[engine]; kills += KILLS_PER_FOLDER) {
        await killAndCheck(engine, Math.min(KILLS_PER_FOLDER, KILLS[engine] - kills), random);
      }
    },
    // Only against a test that hangs: each start takes a second, and half a minute on a machine with much else to do.
    IS_LONG ? 7_200_000 : 1_800_000,
  );
});

async function killAndCheck(
  engine: "sqlite" | "postgres",
  kills: number,
  random: (limit: number) => number,
): Promise<void> {
  const { dataDir, place, environment, dispose } = await emptyPlace(engine, compiled);
  const record = newRecord();
  let server = await startServer({ dataDir, environment });
  try {
    const client = await newProductClient(server.origin);
    for (let kill = 0; kill < kills; kill += 1) {
      const sent = record.sent;
      const work = workUntilGone(client, record);
      // However slow the machine is, every other kill hits clients in the middle of several calls.
      if (kill % 2 === 1) await Promise.race([work, untilMoreThan(sent, record)]);
      await wait(random(LONGEST_WORK_MS));
      await server.kill();
      await work;
      if (random(KILLED_STARTS) === 0) await startAndKill({ dataDir, environment }, random(LONGEST_START_MS));
      server = await startServer({ dataDir, environment });
      client.origin = server.origin;
      await settleUnsure(client, record);
      expect(record.problems).toEqual([]);
      expect(await lostThings(client, record)).toEqual([]);
      await expectSound(place, dataDir);
    }
    expect(record.sent).toBeGreaterThanOrEqual(Math.floor(kills / 2));
    await expectHalvesToGo(server, dataDir);
    server = await startServer({ dataDir, environment });
    await untilNoHalves(dataDir);
    client.origin = server.origin;
    expect(await lostThings(client, record)).toEqual([]);
  } finally {
    await server.kill();
    await dispose();
  }
}

const INCOMING = "files/incoming";
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * A server that is stopped normally leaves no half uploads, so those that exist are from killed ones: none is younger
 * than the last start. They stay for a day, since they might belong to another process; here they are made a day older.
 */
async function expectHalvesToGo(server: ServerProcess, dataDir: string): Promise<void> {
  expect(await server.stop()).toBe(0);
  for (const name of await readdir(join(dataDir, INCOMING))) {
    const half = join(dataDir, INCOMING, name);
    const { mtimeMs } = await stat(half);
    expect(mtimeMs).toBeLessThan(server.startedAt);
    await utimes(half, (mtimeMs - DAY_MS) / 1000 - 60, (mtimeMs - DAY_MS) / 1000 - 60);
  }
}

/** The server looks for them after it has begun to answer. */
async function untilNoHalves(dataDir: string): Promise<void> {
  for (let tries = 0; (await readdir(join(dataDir, INCOMING))).length > 0 && tries < 1200; tries += 1)
    await wait(50);
  expect(await readdir(join(dataDir, INCOMING))).toEqual([]);
}

async function untilMoreThan(sent: number, record: Record): Promise<void> {
  for (let tries = 0; record.sent <= sent && tries < 2000; tries += 1) await wait(5);
}
