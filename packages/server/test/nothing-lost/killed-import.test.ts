import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { companyListSchema } from "@huvudbok/core/api";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { DatabasePlace } from "../../src/store/database/database.ts";
import { dataFindingText } from "../../src/store/verify/data-finding.ts";
import { account, fiscalYear, sale, YEAR } from "../test-books.ts";
import { ENGINES, newTestPlace } from "../test-store.ts";
import { field, type ProductClient, signedInClient } from "./product-client.ts";
import { IS_LONG, SEED, seededRandom } from "./seeded-random.ts";
import { startServer } from "./server-process.ts";
import { storedFindings } from "./stored-findings.ts";

const KILLS = IS_LONG ? 100 : 4;
/** Long enough for a body that is checked in a thread of its own, and for a kill in the middle of it. */
const VOUCHERS = 2000;
const LONGEST_WORK_MS = 600;

let compiled: string;
beforeAll(async () => {
  compiled = await mkdtemp(join(tmpdir(), "huvudbok-compiled-"));
});
afterAll(() => rm(compiled, { recursive: true, force: true }));

function importOf(requestId: string) {
  const put = Array.from({ length: VOUCHERS }, (_, index) => ({
    ...sale(index + 1),
    number: index + 1,
    locked: true,
    regDate: "2025-01-01",
  }));
  return {
    companyId: 0,
    newCompany: { recipient: { name: `Bolaget ${requestId} AB`, companyType: "AB" } },
    intent: "import",
    requestId,
    changes: [
      { key: "c0-accountSettings", put: [fiscalYear()] },
      { key: `c0-${YEAR}-accountPlan`, head: { name: "BAS" }, put: [1930, 3001].map(account) },
      { key: `c0-${YEAR}-transactions`, put },
    ],
  };
}

const send = (client: ProductClient, body: object) =>
  client.call("POST", "/api/data/commit?newCompany=1&import=1", body);

/** How many vouchers each company has, by the company's name. One after the other: a person has a limit of reads at once. */
async function vouchersByCompany(client: ProductClient): Promise<readonly (readonly [string, number])[]> {
  const { companies } = companyListSchema.parse((await client.call("GET", "/api/company"))?.body);
  const counts: (readonly [string, number])[] = [];
  for (const { id, config } of companies) {
    const loaded = await client.load(`c${id}-${YEAR}-transactions`);
    const vouchers = loaded?.document["transactions"];
    counts.push([config.recipient.name, Array.isArray(vouchers) ? vouchers.length : 0]);
  }
  return counts;
}

describe.each(ENGINES)(
  "a server on $name that is killed in an import to a new company",
  ({ engine, isHere }) => {
    test.skipIf(!isHere)(
      `has the company with all its books or none, and a retry makes no second (${KILLS} times, seed ${SEED})`,
      async () => {
        const random = seededRandom(SEED);
        const dataDir = await mkdtemp(join(tmpdir(), "huvudbok-import-"));
        const postgres = engine === "postgres" ? await newTestPlace(engine) : undefined;
        const file = join(dataDir, "huvudbok.sqlite");
        const place: DatabasePlace = postgres?.place ?? { engine: "sqlite", file };
        const url = place.engine === "postgres" ? { HUVUDBOK_DATABASE_URL: place.url } : {};
        const environment = { NODE_COMPILE_CACHE: compiled, ...url };
        let server = await startServer({ dataDir, environment });
        try {
          const client = await signedInClient(server.origin, 0);
          const expected: (readonly [string, number])[] = [];
          for (let kill = 0; kill < KILLS; kill += 1) {
            const body = importOf(`request-${kill}`);
            const sent = send(client, body);
            await wait(random(LONGEST_WORK_MS));
            await server.kill();
            const first = await sent;
            server = await startServer({ dataDir, environment });
            client.origin = server.origin;
            const { name } = body.newCompany.recipient;
            const complete = [name, VOUCHERS] as const;
            const now = await vouchersByCompany(client);
            expect(now.slice(expected.length)).toEqual(now.length > expected.length ? [complete] : []);
            if (first !== undefined) expect(now).toHaveLength(expected.length + 1);
            expected.push(complete);
            // Twice at once, as two tabs do.
            const again = await Promise.all([send(client, body), send(client, body)]);
            expect(again.map((outcome) => outcome?.status)).toEqual([200, 200]);
            expect(field(again[0]?.body, "companyId")).toBe(field(again[1]?.body, "companyId"));
            expect(await vouchersByCompany(client)).toEqual(expected);
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
  },
);
