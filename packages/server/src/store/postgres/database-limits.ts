/** How long anything waits for PostgreSQL, in milliseconds: a stopped process or a dead wire must never stop others. */
export interface DatabaseLimits {
  /** For a connection, be it a new one or one that others use. */
  readonly connectMs: number;
  /** For a row that somebody else has locked, and for one's turn in a company. */
  readonly lockMs: number;
  /** PostgreSQL ends a transaction whose process says nothing for so long. */
  readonly idleMs: number;
  /** For the answer to one statement. */
  readonly queryMs: number;
}

/** What goes where nobody has said anything else; config/settings.ts has the same figures. */
export const DEFAULT_DATABASE_LIMITS: DatabaseLimits = {
  connectMs: 5000,
  lockMs: 10_000,
  idleMs: 15_000,
  queryMs: 60_000,
};
