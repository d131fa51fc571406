import { randomBytes } from "node:crypto";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { openGuardedStore } from "../src/guard/open-guarded-store.ts";
import type { DatabasePlace } from "../src/store/database/database.ts";
import type { Engine } from "../src/store/database/steps/engine.ts";
import { databasePlace, type StorePlace } from "../src/store/database/store-place.ts";
import type { StoreOptions } from "../src/store/open-store.ts";
import type { Actor } from "../src/store/store.ts";
import type { Store } from "../src/store/store-interface.ts";
import { SILENT, TEST_GUARD } from "./test-limits.ts";
import { withNumberedEtags } from "./whole-etags.ts";

/** The address of a PostgreSQL server that tests may make databases on; `npm test` starts one. */
const POSTGRES = process.env.HUVUDBOK_TEST_POSTGRES;

export interface TestEngine {
  readonly engine: Engine;
  readonly isHere: boolean;
  readonly name: string;
}

/** The engines that every test of the store runs on. */
export const ENGINES: readonly TestEngine[] = [
  { engine: "sqlite", isHere: true, name: "SQLite" },
  {
    engine: "postgres",
    isHere: POSTGRES !== undefined,
    name:
      POSTGRES === undefined
        ? "PostgreSQL (npm test starts one, or set HUVUDBOK_TEST_POSTGRES)"
        : "PostgreSQL",
  },
];

export interface TestStore {
  /** Takes the number of a revision for its ETag (`withNumberedEtags`). */
  readonly store: Store;
  /** The store itself. */
  readonly plain: Store;
  readonly where: StorePlace;
  /** The place for a connection of the test's own, besides those of the store. */
  readonly place: DatabasePlace;
  readonly clock: { now: Date };
  close(): Promise<void>;
}

/** A store with its own, empty database. */
export async function openTestStore(engine: Engine): Promise<TestStore> {
  const clock = { now: new Date("2025-06-10T10:00:00Z") };
  return openStoreAt(await newTestPlace(engine), clock);
}

type TestPlace = Awaited<ReturnType<typeof newTestPlace>>;

/** A store at a place that is removed on close; to keep the place, close the inner store only. */
export async function openStoreAt(
  { where, place, dispose }: TestPlace,
  clock: TestStore["clock"],
  limits: Partial<Pick<StoreOptions, "headLimit" | "companiesPerPerson" | "filesLimit">> = {},
): Promise<TestStore> {
  const plain = await openGuardedStore(where, {
    ...TEST_GUARD,
    ...limits,
    now: () => clock.now,
    log: SILENT,
  });
  const store = withNumberedEtags(plain, place);
  return {
    store,
    plain,
    where,
    place,
    clock,
    close: async () => {
      await store.close();
      await dispose();
    },
  };
}

/** An empty place for a database. */
export async function newTestPlace(engine: Engine): Promise<{
  readonly where: StorePlace;
  readonly place: DatabasePlace;
  readonly dispose: () => Promise<void>;
}> {
  return engine === "sqlite" ? sqliteFolder() : postgresDatabase();
}

async function sqliteFolder() {
  const folder = await mkdtemp(join(tmpdir(), "huvudbok-store-"));
  return {
    ...placesOf({ engine: "sqlite", folder }),
    dispose: () => rm(folder, { recursive: true, force: true }),
  };
}

function placesOf(where: StorePlace) {
  return { where, place: databasePlace(where, 1) };
}

async function postgresDatabase() {
  const name = `test_${randomBytes(8).toString("hex")}`;
  await onServer(`create database ${name}`);
  // The address of a server on a socket has no host before the path, which URL refuses.
  const url = (POSTGRES ?? "").replace(/^([a-z]+:\/\/[^/]*)\/[^?]*/, `$1/${name}`);
  return {
    ...placesOf({ engine: "postgres", url }),
    dispose: () => onServer(`drop database ${name} with (force)`),
  };
}

/** Replaces the content of a closed place with that of another closed one, as making or restoring a backup does. */
export async function copyPlace(from: StorePlace, to: StorePlace): Promise<void> {
  if (from.engine === "sqlite" && to.engine === "sqlite") {
    await rm(to.folder, { recursive: true, force: true });
    return cp(from.folder, to.folder, { recursive: true });
  }
  if (from.engine === "sqlite" || to.engine === "sqlite") throw new Error("both are on one engine");
  const [source, target] = [from.url, to.url].map((url) => /\/(test_[0-9a-f]+)/.exec(url)?.[1]);
  await onServer(`drop database if exists ${target} with (force)`);
  await onServer(`create database ${target} template ${source}`);
}

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: POSTGRES });
  await client.connect();
  await client.query(statement);
  await client.end();
}

let people = 0;

export async function newActor({ store, clock }: TestStore, name = "Åsa Öberg"): Promise<Actor> {
  people += 1;
  const profile = { issuer: "test", subject: `person ${people}`, name, email: "", picture: "" };
  const { user } = await store.users.signIn(profile, clock.now);
  return { userId: user.id, name: user.name };
}
