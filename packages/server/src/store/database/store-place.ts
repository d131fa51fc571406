import { join } from "node:path";
import { type DatabaseLimits, DEFAULT_DATABASE_LIMITS } from "../postgres/database-limits.ts";
import type { DatabasePlace } from "./database.ts";

/** Where the data is: a folder with a SQLite file, or a PostgreSQL database. */
export type StorePlace =
  | { readonly engine: "sqlite"; readonly folder: string }
  | { readonly engine: "postgres"; readonly url: string; readonly limits?: DatabaseLimits };

/** What the operator has chosen: a PostgreSQL database, or else the data folder. */
export function storePlace(config: {
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
  readonly databaseLimits: DatabaseLimits;
}): StorePlace {
  return config.databaseUrl === undefined
    ? { engine: "sqlite", folder: config.dataDir }
    : { engine: "postgres", url: config.databaseUrl, limits: config.databaseLimits };
}

/** The same as a database is opened; `poolSize` is how many connections to PostgreSQL may be held. */
export function databasePlace(where: StorePlace, poolSize: number): DatabasePlace {
  return where.engine === "sqlite"
    ? { engine: "sqlite", file: join(where.folder, "huvudbok.sqlite") }
    : { engine: "postgres", url: where.url, poolSize, limits: where.limits ?? DEFAULT_DATABASE_LIMITS };
}
