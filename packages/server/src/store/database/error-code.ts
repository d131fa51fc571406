/** The database cannot be reached, or the connection ended in the middle of a call. */
const DATABASE_GONE = "DATABASE_GONE";
/** No connection became free in time: nothing was started. */
const DATABASE_BUSY = "DATABASE_BUSY";

/** Messages of `pg`, which have no code, for a connection that has ended. */
const ENDED =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|timeout expired)/;
const NO_CONNECTION = /^timeout exceeded when trying to connect/;

const NETWORK: ReadonlySet<unknown> = new Set(["getaddrinfo", "connect", "read", "write"]);

/**
 * The code of an error of the store, for `routes/answer-error.ts`: that of SQLite, PostgreSQL or Node. The threads of the
 * store have no sockets except those to PostgreSQL, so a network error is always one of the database.
 */
export function errorCode(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  // A name with several addresses, of which none answers.
  if (error instanceof AggregateError) return errorCode(error.errors[0]);
  if (NO_CONNECTION.test(error.message)) return DATABASE_BUSY;
  if (ENDED.test(error.message) || ("syscall" in error && NETWORK.has(error.syscall))) return DATABASE_GONE;
  return "code" in error ? String(error.code) : undefined;
}
