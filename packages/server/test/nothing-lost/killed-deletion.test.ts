import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { DatabasePlace } from "../../src/store/database/database.ts";
import { dataFindingText } from "../../src/store/verify/data-finding.ts";
import { account, fiscalYear, NEXT_YEAR, sale } from "../test-books.ts";
import { ENGINES, newTestPlace } from "../test-store.ts";
import { newProductClient, type ProductClient } from "./product-client.ts";
import { IS_LONG, SEED, seededRandom } from "./seeded-random.ts";
import { startServer } from "./server-process.ts";
import { storedFindings } from "./stored-findings.ts";

/** Half of them in a deletion, half in what takes it back. */
const KILLS = IS_LONG ? 60 : 4;
const VOUCHERS = 1500;
const LONGEST_WORK_MS = 400;

let compiled: string;
beforeAll(async () => {
  compiled = await mkdtemp(join(tmpdir(), "huvudbok-compiled-"));
});
afterAll(() => rm(compiled, { recursive: true, force: true }));

/** A second year with vouchers of an import, which nobody works in. */
async function addYear(client: ProductClient): Promise<void> {
  const put = Array.from({ length: VOUCHERS }, (_, index) => ({
    ...sale(index + 1, { date: "2026-03-01" }),
    number: index + 1,
    locked: true,
    regDate: "2026-04-01",
  }));
  const settings = await client.load(client.key("accountSettings"));
  const done = await client.commit("the year", "import", [
    { key: client.key("accountSettings"), ifMatch: settings?.etag, put: [fiscalYear(NEXT_YEAR, 2026)] },
    { key: client.key("accountPlan", NEXT_YEAR), head: { name: "BAS" }, put: [1930, 3001].map(account) },
    { key: client.key("transactions", NEXT_YEAR), put },
  ]);
  if (done?.status !== 200) throw new Error(`the year could not be made: ${JSON.stringify(done)}`);
}

/** The year as it is stored: in the list, its chart, and its vouchers. */
async function storedYear(client: ProductClient) {
  const settings = await client.load(client.key("accountSettings"));
  const plan = await client.load(client.key("accountPlan", NEXT_YEAR));
  const vouchers = await client.load(client.key("transactions", NEXT_YEAR));
  return { settings, plan, vouchers };
}

type StoredYear = Awaited<ReturnType<typeof storedYear>>;

function changesOf(client: ProductClient, isDeletion: boolean, now: StoredYear, whole: StoredYear): object[] {
  const settings = { key: client.key("accountSettings"), ifMatch: now.settings?.etag };
  const plan = client.key("accountPlan", NEXT_YEAR);
  const vouchers = client.key("transactions", NEXT_YEAR);
  if (isDeletion) {
    return [
      { ...settings, remove: [NEXT_YEAR] },
      { key: plan, end: true, ifMatch: now.plan?.etag },
      { key: vouchers, end: true, ifMatch: now.vouchers?.etag },
    ];
  }
  return [
    { ...settings, put: [fiscalYear(NEXT_YEAR, 2026)] },
    { key: plan, head: { name: "BAS" }, put: whole.plan?.document["accounts2"] },
    { key: vouchers, head: {}, put: whole.vouchers?.document["transactions"] },
  ];
}

describe.each(ENGINES)("a server on $name that is killed in the deletion of a year", ({ engine, isHere }) => {
  test.skipIf(!isHere)(
    `has the year with all that is in it or nothing of it, and so when it comes back (${KILLS} times, seed ${SEED})`,
    async () => {
      const random = seededRandom(SEED);
      const dataDir = await mkdtemp(join(tmpdir(), "huvudbok-deletion-"));
      const postgres = engine === "postgres" ? await newTestPlace(engine) : undefined;
      const file = join(dataDir, "huvudbok.sqlite");
      const place: DatabasePlace = postgres?.place ?? { engine: "sqlite", file };
      const url = place.engine === "postgres" ? { HUVUDBOK_DATABASE_URL: place.url } : {};
      const environment = { NODE_COMPILE_CACHE: compiled, ...url };
      let server = await startServer({ dataDir, environment });
      try {
        const client = await newProductClient(server.origin);
        await addYear(client);
        const whole = await storedYear(client);
        const contents = ({ plan, vouchers }: StoredYear) => [plan?.document, vouchers?.document];
        for (let kill = 0; kill < KILLS; kill += 1) {
          const isDeletion = kill % 2 === 0;
          const before = await storedYear(client);
          const send = async (now: StoredYear) =>
            client.commit(
              `request ${kill}`,
              isDeletion ? "deleteYear" : "undo",
              changesOf(client, isDeletion, now, whole),
            );
          const sent = send(before);
          await wait(random(LONGEST_WORK_MS));
          await server.kill();
          const first = await sent;
          server = await startServer({ dataDir, environment });
          client.origin = server.origin;
          const now = await storedYear(client);
          const isHere = JSON.stringify(now.settings?.document["fiscalYears2"]).includes(NEXT_YEAR);
          expect(contents(now)).toEqual(isHere ? contents(whole) : [undefined, undefined]);
          if (first !== undefined)
            expect([first, isHere]).toEqual([{ status: 200, body: expect.anything() }, !isDeletion]);
          // The same request again: it is done, once.
          expect((await send(before))?.status).toBe(200);
          expect(contents(await storedYear(client))).toEqual(
            isDeletion ? [undefined, undefined] : contents(whole),
          );
        }
        expect((await storedFindings(place, dataDir)).map(dataFindingText)).toEqual([]);
      } finally {
        await server.kill();
        await postgres?.dispose();
        await rm(dataDir, { recursive: true, force: true });
      }
    },
    IS_LONG ? 3_600_000 : 600_000,
  );
});
