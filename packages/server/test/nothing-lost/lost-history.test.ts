import { randomUUID } from "node:crypto";
import { copyFile, cp, mkdtemp, open, readFile, rm, stat, truncate } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type Watermark } from "../../src/store/watermark/watermark.ts";
import { readWatermark } from "../../src/store/watermark/watermark-file.ts";
import { signInByForm } from "../sign-in/sign-in-by-form.ts";
import { sale, YEAR } from "../test-books.ts";
import { copyPlace, ENGINES, newActor, newTestPlace, openStoreAt } from "../test-store.ts";
import { newProductClient, type ProductClient } from "./product-client.ts";
import { refusedStart, type ServerProcess, startServer } from "./server-process.ts";
import { storedFindings } from "./stored-findings.ts";

let dataDir: string;
let server: ServerProcess | undefined;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "huvudbok-history-"));
});
afterEach(async () => {
  await server?.kill();
  server = undefined;
  await rm(dataDir, { recursive: true, force: true });
});

const file = (suffix = ""): string => join(dataDir, `huvudbok.sqlite${suffix}`);

async function start(options: Partial<Parameters<typeof startServer>[0]> = {}): Promise<ServerProcess> {
  server = await startServer({ dataDir, ...options });
  return server;
}

async function register(client: ProductClient, text: string): Promise<number | undefined> {
  const append = [sale(1, { text })];
  const outcome = await client.commit(randomUUID(), "register", [
    { key: client.key("transactions", YEAR), append },
  ]);
  return outcome?.status;
}

async function count(client: ProductClient): Promise<number> {
  const items = (await client.load(client.key("transactions", YEAR)))?.document["transactions"];
  return Array.isArray(items) ? items.length : -1;
}

async function watermark(folder = dataDir): Promise<Watermark> {
  const stored = await readWatermark(folder);
  if (stored === undefined || stored === "unreadable") throw new Error("there is no watermark");
  return stored;
}

/** Registers vouchers until the watermark beside the database has reached this sequence. */
async function registerUntilMarked(client: ProductClient, sequence: number): Promise<void> {
  for (let tries = 0; (await watermark()).sequence < sequence; tries += 1) {
    expect(await register(client, `Nr ${tries}`)).toBe(200);
    await wait(50);
  }
}

/**
 * Only against a test that hangs: the longest took 70 s with sixteen other processes on two cores, mostly for starts.
 */
const LIMIT = { timeout: 240_000 };

describe("SQLite", LIMIT, () => {
  test("what has been quiet for a moment does not need the log: without it nothing is lost (ST25)", async () => {
    const client = await newProductClient((await start()).origin);
    for (let n = 1; n <= 10; n += 1) expect(await register(client, `Nr ${n}`)).toBe(200);
    await wait(2000);
    await server?.kill();
    await rm(file("-wal"));
    client.origin = (await start()).origin;
    expect(await count(client)).toBe(10);
  });

  test("a database that lost writes with its log does not start, and says so; verify-data too (ST23)", async () => {
    const client = await newProductClient((await start()).origin);
    await registerUntilMarked(client, 20);
    await server?.kill();
    const { sequence } = await watermark();
    const log = await readFile(file("-wal"));

    // A changed bit in the first page of the log, and a missing log.
    const damaged = Buffer.from(log);
    damaged[32 + 24 + 100] = (damaged[32 + 24 + 100] ?? 0) ^ 1;
    for (const lose of [() => writeTo(file("-wal"), damaged), () => rm(file("-wal"))]) {
      await lose();
      await rm(file("-shm"), { force: true });
      const before = await readFile(file());
      const refused = await refusedStart({ dataDir });
      expect(refused.code).toBe(1);
      expect(refused.said).toContain("Servern startar inte: databasen är äldre än den har varit.");
      expect(refused.said).toContain(`skrivning ${sequence} har bekräftats`);
      expect(refused.said).toContain("npm start -- --accept-lost");
      expect(await readFile(file())).toEqual(before);
    }
    // With the log restored everything is there.
    await writeTo(file("-wal"), log);
    client.origin = (await start()).origin;
    const whole = await count(client);
    expect(whole).toBeGreaterThan(10);
    expect(await storedFindings({ engine: "sqlite", file: file() }, dataDir)).toEqual([]);
  });

  test("a database from before a person was entered, and nothing else came after, does not start (ST23)", async () => {
    await newProductClient((await start()).origin);
    await server?.stop();
    await copyFile(file(), file(".kopia"));
    await signInByForm((await start()).origin, "Ny", "ny@example.se");
    await server?.stop();
    await copyFile(file(".kopia"), file());
    expect((await refusedStart({ dataDir })).said).toContain("databasen är äldre än den har varit");
  });

  test("--accept-lost goes on with what there is, and marks it anew", async () => {
    const client = await newProductClient((await start()).origin);
    await server?.stop();
    await copyFile(file(), file(".kopia"));
    client.origin = (await start()).origin;
    for (let n = 1; n <= 5; n += 1) expect(await register(client, `Nr ${n}`)).toBe(200);
    await server?.stop();
    const { sequence } = await watermark();
    await copyFile(file(".kopia"), file());
    const place = { engine: "sqlite", file: file() } as const;
    expect(await storedFindings(place, dataDir)).toMatchObject([
      { code: "history-older", key: expect.stringContaining(`skrivning ${sequence}, databasen är vid`) },
    ]);
    expect((await refusedStart({ dataDir })).said).toContain(`vid skrivning ${sequence - 5}, och`);

    client.origin = (await start({ flags: ["--accept-lost"] })).origin;
    expect(server?.said()).toContain("writes are missing");
    expect((await watermark()).sequence).toBe(sequence - 5);
    for (let n = 1; n <= 6; n += 1) expect(await register(client, `Annan ${n}`)).toBe(200);
    await server?.stop();
    expect((await watermark()).sequence).toBe(sequence + 1);
    client.origin = (await start()).origin;
    expect(await count(client)).toBe(6);
  });

  test("a watermark of a history that diverged, of another database, or that cannot be read stops the start", async () => {
    const client = await newProductClient((await start()).origin);
    expect(await register(client, "Ett")).toBe(200);
    await server?.stop();
    const good = await readFile(join(dataDir, "last-commit.json"), "utf8");
    const own = await watermark();
    for (const [changed, text, code] of [
      [{ ...own, hash: "0".repeat(64) }, "har gått en annan väg", "history-diverged"],
      [{ ...own, lineage: "0".repeat(32) }, "är en annan än den som datamappen hör till", "history-other"],
      [{}, "last-commit.json i datamappen kan inte läsas", "watermark-unreadable"],
    ] as const) {
      await writeTo(join(dataDir, "last-commit.json"), Buffer.from(JSON.stringify({ form: 1, ...changed })));
      expect((await refusedStart({ dataDir })).said).toContain(text);
      expect(await storedFindings({ engine: "sqlite", file: file() }, dataDir)).toMatchObject([{ code }]);
    }
    await writeTo(join(dataDir, "last-commit.json"), Buffer.from(good));
    await start();
  });

  test("an emptied database, or another folder's, is not taken for a new one (ST23)", async () => {
    const client = await newProductClient((await start()).origin);
    expect(await register(client, "Ett")).toBe(200);
    await server?.stop();
    const whole = `${dataDir}-hel`;
    await cp(dataDir, whole, { recursive: true });
    for (const size of [0, 1]) {
      await truncate(file(), size);
      const { said, code } = await refusedStart({ dataDir });
      expect(code).toBe(1);
      expect(said).toContain(
        "databasen är tom, men i datamappen finns last-commit.json, secret.key, sessions.sqlite",
      );
      expect((await stat(file())).size).toBe(size);
    }
    // Without the watermark, as from a program that did not have it yet.
    await rm(join(dataDir, "last-commit.json"));
    await rm(file());
    expect((await refusedStart({ dataDir })).said).toContain(
      "databasen är tom, men i datamappen finns secret.key",
    );

    const other = await mkdtemp(join(tmpdir(), "huvudbok-other-"));
    const elsewhere = await startServer({ dataDir: other });
    await elsewhere.stop();
    await copyFile(join(other, "huvudbok.sqlite"), file());
    await copyFile(join(whole, "last-commit.json"), join(dataDir, "last-commit.json"));
    expect((await refusedStart({ dataDir })).said).toContain("databasen är en annan");
    await copyFile(join(whole, "huvudbok.sqlite"), file());
    client.origin = (await start()).origin;
    expect(await count(client)).toBe(1);
    await rm(whole, { recursive: true });
    await rm(other, { recursive: true });
  });

  test("a first start that was cut off before its tables were on the disk is begun again", async () => {
    await (await start()).stop();
    for (const name of ["last-commit.json", "secret.key"]) await rm(join(dataDir, name));
    await truncate(file(), 0);
    await rm(file("-wal"), { force: true });
    await start();
  });

  test("a log removed under a running server: nothing more is acknowledged, nothing acknowledged is lost (ST24)", async () => {
    const client = await newProductClient((await start()).origin);
    for (let n = 1; n <= 20; n += 1) expect(await register(client, `Nr ${n}`)).toBe(200);
    await rm(file("-wal"));
    const statuses = await Promise.all(Array.from({ length: 5 }, (_, n) => register(client, `Efter ${n}`)));
    expect(new Set(statuses)).toEqual(new Set([503]));
    expect((await fetch(`${client.origin}/healthz`)).status).toBe(503);
    // The log comes through a pipe, maybe after the answer.
    await expect.poll(() => server?.said()).toContain("was removed while the server ran");
    await server?.kill();
    client.origin = (await start()).origin;
    expect(await count(client)).toBeGreaterThanOrEqual(20);
    expect(await storedFindings({ engine: "sqlite", file: file() }, dataDir)).toEqual([]);
    expect(await register(client, "Igen")).toBe(200);
  });
});

test.skipIf(ENGINES[1]?.isHere !== true)(
  "PostgreSQL: each process holds the database to its own watermark",
  LIMIT,
  async () => {
    const [place, backup] = [await newTestPlace("postgres"), await newTestPlace("postgres")];
    if (place.place.engine !== "postgres") throw new Error("PostgreSQL was asked for");
    const environment = { HUVUDBOK_DATABASE_URL: place.place.url };
    const client = await newProductClient((await start({ environment })).origin);
    await server?.stop();
    await copyPlace(place.where, backup.where);
    client.origin = (await start({ environment })).origin;
    for (let n = 1; n <= 3; n += 1) expect(await register(client, `Nr ${n}`)).toBe(200);
    await server?.stop();
    await copyPlace(backup.where, place.where);
    const { sequence } = await watermark();
    const refused = await refusedStart({ dataDir, environment });
    expect(refused.said).toContain("databasen är äldre än den har varit");
    expect(refused.said).toContain(`skrivning ${sequence} har bekräftats`);
    // A file that never existed has nothing to be compared with.
    const sister = await mkdtemp(join(tmpdir(), "huvudbok-sister-"));
    const beside = await startServer({ dataDir: sister, environment });
    await beside.stop();
    expect((await watermark(sister)).sequence).toBeLessThan(sequence);
    await rm(sister, { recursive: true });
    await start({ environment, flags: ["--accept-lost"] });
    await server?.stop();
    await place.dispose();
    await backup.dispose();
  },
);

async function writeTo(path: string, bytes: Buffer): Promise<void> {
  const opened = await open(path, "w");
  await opened.writeFile(bytes);
  await opened.close();
}

describe.each(ENGINES)("a clock that is days behind the last write on $name", ({ engine, isHere }) => {
  test.skipIf(!isHere)("ST40: stops the start, and --accept-clock goes on", async () => {
    const { where, place, dispose } = await newTestPlace(engine);
    try {
      const clock = { now: new Date(Date.now() + 2 * 24 * 3600 * 1000) };
      const ahead = await openStoreAt({ where, place, dispose: async () => undefined }, clock);
      await newActor(ahead);
      await ahead.close();
      const options =
        where.engine === "sqlite"
          ? { dataDir: where.folder }
          : { dataDir, environment: { HUVUDBOK_DATABASE_URL: where.url } };
      const { said, code } = await refusedStart(options);
      expect(code).toBe(1);
      expect(said).toContain(`det senaste i databasen sparades ${clock.now.toISOString()}.`);
      expect(said).toMatch(/^Servern startar inte: klockan är [^\n]*\n$/);
      await start({ ...options, flags: ["--accept-clock"] });
      await server?.stop();
    } finally {
      await dispose();
    }
  });
});
