/**
 * How long anything waits for PostgreSQL, in milliseconds: a stopped process or a dead connection must never stop
 * others (ST17).
 */
export interface DatabaseLimits {
  /** For a connection, whether new or in use by others. */
  readonly connectMs: number;
  /** For a row that somebody else has locked, and in the queue of a company. */
  readonly lockMs: number;
  /** PostgreSQL ends a transaction whose process has been silent for this long. */
  readonly idleMs: number;
  /** For the answer to one statement. */
  readonly queryMs: number;
}

/** The defaults; config/settings.ts has the same figures. */
export const DEFAULT_DATABASE_LIMITS: DatabaseLimits = {
  connectMs: 5000,
  lockMs: 10_000,
  idleMs: 15_000,
  queryMs: 60_000,
};
