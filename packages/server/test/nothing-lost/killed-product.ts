import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, expect } from "vitest";
import type { DatabasePlace } from "../../src/store/database/database.ts";
import type { Engine } from "../../src/store/database/steps/engine.ts";
import { dataFindingText } from "../../src/store/verify/data-finding.ts";
import { newTestPlace } from "../test-store.ts";
import type { ProductClient } from "./product-client.ts";
import { IS_LONG, SEED, seededRandom } from "./seeded-random.ts";
import { startServer } from "./server-process.ts";
import { storedFindings } from "./stored-findings.ts";

/** Only against a test that hangs: each start takes a second, and half a minute on a machine with much else to do. */
export const KILLS_TIMEOUT = IS_LONG ? 3_600_000 : 600_000;

/** The product on an empty place of its own, as a process that is killed at work. */
export interface KilledProduct {
  readonly client: ProductClient;
  /**
   * Sends something, kills the product at a random moment of its work, and starts it again. What was answered, or
   * undefined when no answer came.
   */
  readonly killedAtWork: <Answer>(longestWorkMs: number, send: () => Promise<Answer>) => Promise<Answer>;
}

/**
 * To be called once in a file of tests: makes products that are killed. What is stored is checked from end to end after
 * the work. Most of a start is compiling the program, so Node's compile cache is kept between starts.
 */
export function killedProducts() {
  let compiled = "";
  beforeAll(async () => {
    compiled = await mkdtemp(join(tmpdir(), "huvudbok-compiled-"));
  });
  afterAll(() => rm(compiled, { recursive: true, force: true }));

  return async (
    engine: Engine,
    signIn: (origin: string) => Promise<ProductClient>,
    work: (product: KilledProduct) => Promise<void>,
  ): Promise<void> => {
    const { dataDir, place, environment, dispose } = await emptyPlace(engine, compiled);
    const random = seededRandom(SEED);
    let server = await startServer({ dataDir, environment });
    try {
      const client = await signIn(server.origin);
      await work({
        client,
        async killedAtWork(longestWorkMs, send) {
          const sent = send();
          await wait(random(longestWorkMs));
          await server.kill();
          const answer = await sent;
          server = await startServer({ dataDir, environment });
          client.origin = server.origin;
          return answer;
        },
      });
      await expectSound(place, dataDir);
    } finally {
      await server.kill();
      await dispose();
    }
  };
}

/** Where a product stores: a data folder, and a database in it or on a server of its own. */
interface EmptyPlace {
  readonly dataDir: string;
  readonly place: DatabasePlace;
  /** What the product is started with to store there. */
  readonly environment: Readonly<Record<string, string>>;
  readonly dispose: () => Promise<void>;
}

/** An empty place for a product, whose compiled program is kept in a folder. */
export async function emptyPlace(engine: Engine, compiled: string): Promise<EmptyPlace> {
  const dataDir = await mkdtemp(join(tmpdir(), "huvudbok-killed-"));
  const postgres = engine === "postgres" ? await newTestPlace(engine) : undefined;
  const place = postgres?.place ?? { engine: "sqlite", file: join(dataDir, "huvudbok.sqlite") };
  const url = place.engine === "postgres" ? { HUVUDBOK_DATABASE_URL: place.url } : {};
  return {
    dataDir,
    place,
    environment: { NODE_COMPILE_CACHE: compiled, ...url },
    dispose: async () => {
      await postgres?.dispose();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Expects that `npm run verify-data` would find nothing. */
export async function expectSound(place: DatabasePlace, dataDir: string): Promise<void> {
  expect((await storedFindings(place, dataDir)).map(dataFindingText)).toEqual([]);
}
