import { createHash } from "node:crypto";
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import Sqlite from "better-sqlite3";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { dataFindingText } from "../../src/store/verify/data-finding.ts";
import { historyAtStart } from "../../src/store/watermark/history-at-start.ts";
import { historyRefusalText } from "../../src/store/watermark/history-text.ts";
import { field, newProductClient, type ProductClient, pictureBytes } from "../nothing-lost/product-client.ts";
import { IS_LONG, SEED, seededRandom } from "../nothing-lost/seeded-random.ts";
import { startServer } from "../nothing-lost/server-process.ts";
import { storedFindings } from "../nothing-lost/stored-findings.ts";
import { sale, YEAR } from "../test-books.ts";
import { type Image, RecordedDisk } from "./recorded-disk.ts";
import { type RecordedEntry, readEntries } from "./recorded-entries.ts";
import { buildRecorder, CC_IS_HERE, recorderEnvironment } from "./recorder.ts";

/** Vouchers that are registered, and files that are uploaded, while the server's writes are recorded. */
const COMMITS = IS_LONG ? 40 : 16;
/** How many of the server's writes the power is cut after, in a long run each; and how many torn disks each time. */
const CUTS = IS_LONG ? Number.POSITIVE_INFINITY : 30;
const TORN = IS_LONG ? 3 : 1;
/** A server is started on one in this many images. */
const STARTED = IS_LONG ? 200 : 60;

/** What was acknowledged, and the length of the log at that time. */
interface Acknowledged {
  readonly at: number;
  readonly text?: string;
  readonly fileId?: string;
}

describe.skipIf(!CC_IS_HERE)("a power cut (needs cc: apt-get install gcc libc6-dev)", () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "huvudbok-power-"));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  test(
    `leaves all that was acknowledged, and nothing half, wherever it falls (seed ${SEED})`,
    async () => {
      const recorded = await recordWork(folder);
      const random = seededRandom(SEED);
      const disk = new RecordedDisk();
      const cuts = cutsOf(recorded.entries, recorded.begun, random);
      let images = 0;
      // Between two flushes the flushed disk is the same after each write: once is enough while nothing more is due.
      const checked = new Set<string>();
      for (const { entry, end } of recorded.entries) {
        disk.apply(entry);
        if (!cuts.has(end)) continue;
        const torn = Array.from({ length: TORN }, () => disk.torn(random));
        for (const image of [disk.whole(), disk.flushed(), ...torn]) {
          images += 1;
          const must = recorded.acknowledged.filter(({ at }) => at <= end);
          const name = `${must.length} ${hashOf(image)}`;
          if (checked.has(name)) continue;
          checked.add(name);
          await checkImage(join(folder, "image"), image, must, images % STARTED === 0);
        }
      }
      expect(images).toBe(cuts.size * (2 + TORN));
      expect(cuts.size).toBeGreaterThan(COMMITS);
    },
    IS_LONG ? 7_200_000 : 600_000,
  );

  test("while a server starts for the first time leaves a folder that the next one starts on", async () => {
    const { entries, begun } = await recordStart(folder);
    const random = seededRandom(SEED);
    const starting = entries.filter(({ end }) => end <= begun);
    const cuts = new Set(Array.from({ length: IS_LONG ? 60 : 3 }, () => random(starting.length)));
    const disk = new RecordedDisk();
    const dataDir = join(folder, "image");
    for (const [index, { entry }] of starting.entries()) {
      disk.apply(entry);
      await writeImage(dataDir, disk.torn(random));
      const file = join(dataDir, "huvudbok.sqlite");
      const verdict = await historyAtStart({ engine: "sqlite", file }, dataDir);
      expect([index, historyRefusalText(verdict, dataDir)]).toEqual([index, undefined]);
      if (cuts.has(index)) await startHere(dataDir);
    }
  }, 600_000);
});

interface Recorded {
  readonly entries: readonly RecordedEntry[];
  /** The length of the log when the work began. */
  readonly begun: number;
  readonly acknowledged: readonly Acknowledged[];
}

/** Lets a server do a day's work for two people at a time, and stops it in the middle. */
async function recordWork(folder: string): Promise<Recorded> {
  const { dataDir, log, environment } = await recording(folder, "work");
  const server = await startServer({ dataDir, environment });
  const acknowledged: Acknowledged[] = [];
  try {
    const client = await newProductClient(server.origin);
    const begun = (await stat(log)).size;
    const note = async (what: Omit<Acknowledged, "at">) =>
      void acknowledged.push({ ...what, at: (await stat(log)).size });
    await Promise.all([1, 2].map((person) => work(client, person, note)));
    return { entries: readEntries(await readFile(log)), begun, acknowledged };
  } finally {
    await server.kill();
  }
}

async function work(
  client: ProductClient,
  person: number,
  note: (what: Omit<Acknowledged, "at">) => Promise<void>,
): Promise<void> {
  for (let count = 0; count < COMMITS; count += 1) {
    const text = `Person ${person}, ${count}`;
    const append =
      count % 5 === 4 ? [1, 2, 3].map((amount) => sale(amount, { text })) : [sale(100, { text })];
    const key = client.key("transactions", YEAR);
    const registered = await client.commit(`power-cut-${person}-${count}`, "register", [{ key, append }]);
    expect(registered?.status).toBe(200);
    await note({ text });
    if (count % 4 !== 3) continue;
    const uploaded = await client.upload(`${text}.png`, pictureBytes(20_000));
    expect(uploaded?.status).toBe(200);
    const id = Array.isArray(uploaded?.body) ? field(uploaded.body[0], "id") : undefined;
    await note({ fileId: String(id) });
  }
}

async function recordStart(folder: string): Promise<Pick<Recorded, "entries" | "begun">> {
  const { dataDir, log, environment } = await recording(folder, "start");
  const server = await startServer({ dataDir, environment });
  const begun = (await stat(log)).size;
  await server.kill();
  return { entries: readEntries(await readFile(log)), begun };
}

async function recording(folder: string, name: string) {
  const dataDir = join(folder, name);
  await mkdir(dataDir);
  const log = join(folder, `${name}.log`);
  return { dataDir, log, environment: recorderEnvironment(buildRecorder(folder), dataDir, log) };
}

/** The entries to cut after, as lengths of the log: some of those that came after the work began, or all. */
function cutsOf(
  entries: readonly RecordedEntry[],
  begun: number,
  random: (limit: number) => number,
): ReadonlySet<number> {
  const ends = entries.map(({ end }) => end).filter((end) => end >= begun);
  if (ends.length <= CUTS) return new Set(ends);
  return new Set(Array.from({ length: CUTS }, () => ends[random(ends.length)] ?? begun));
}

/**
 * Expects the image to contain everything that was acknowledged, whole, and everything stored to be readable and
 * unchanged.
 */
async function checkImage(
  dataDir: string,
  image: Image,
  must: readonly Acknowledged[],
  isStarted: boolean,
): Promise<void> {
  await writeImage(dataDir, image);
  const file = join(dataDir, "huvudbok.sqlite");
  const database = new Sqlite(file);
  expect(database.pragma("integrity_check", { simple: true })).toBe("ok");
  const bodies = database.prepare<[], { body: string }>("select body from item where series = 'A'").all();
  const files = database.prepare<[], { id: string }>("select id from file").all();
  database.close();
  const texts = new Map<string, number>();
  for (const { body } of bodies) {
    const text = String(field(JSON.parse(body), "text"));
    texts.set(text, (texts.get(text) ?? 0) + 1);
  }
  const ids = new Set(files.map(({ id }) => id));
  const lost = must.filter(
    ({ text, fileId }) =>
      (text !== undefined && !texts.has(text)) || (fileId !== undefined && !ids.has(fileId)),
  );
  expect(lost).toEqual([]);
  const half = [...texts].filter(
    ([text, count]) => count !== (Number(/\d+$/.exec(text)?.[0]) % 5 === 4 ? 3 : 1),
  );
  expect(half).toEqual([]);
  const findings = await storedFindings({ engine: "sqlite", file }, dataDir);
  expect(findings.map(dataFindingText)).toEqual([]);
  if (isStarted) await startHere(dataDir);
}

function hashOf(image: Image): string {
  const hash = createHash("sha256");
  for (const [name, bytes] of [...image].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    hash.update(`${name}\n${bytes.length}\n`).update(bytes);
  }
  return hash.digest("hex");
}

async function startHere(dataDir: string): Promise<void> {
  const server = await startServer({ dataDir });
  try {
    expect((await newProductClient(server.origin)).companyId).toBeGreaterThan(0);
  } finally {
    await server.kill();
  }
}

async function writeImage(dataDir: string, image: Image): Promise<void> {
  await rm(dataDir, { recursive: true, force: true });
  await mkdir(dataDir);
  for (const [name, bytes] of image) {
    await mkdir(dirname(join(dataDir, name)), { recursive: true });
    await writeFile(join(dataDir, name), bytes);
  }
}
