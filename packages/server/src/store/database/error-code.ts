/** What is told of a database that cannot be reached, or that went away in the middle of a call. */
const DATABASE_GONE = "DATABASE_GONE";
/** All connections were in use for as long as anybody waits for one: nothing was begun. */
const DATABASE_BUSY = "DATABASE_BUSY";

/** What `pg` says, without a code, of a connection that has ended under it. */
const ENDED =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|timeout expired)/;
const NO_CONNECTION = /^timeout exceeded when trying to connect/;

const NETWORK: ReadonlySet<unknown> = new Set(["getaddrinfo", "connect", "read", "write"]);

/**
 * The code of an error of the store, as `routes/answer-error.ts` knows it: that of SQLite, PostgreSQL or Node. Threads
 * of the store have no sockets but those to PostgreSQL, so an error of the network is always one of the database.
 */
export function errorCode(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if (NO_CONNECTION.test(error.message)) return DATABASE_BUSY;
  if (ENDED.test(error.message) || ("syscall" in error && NETWORK.has(error.syscall))) return DATABASE_GONE;
  return "code" in error ? String(error.code) : undefined;
}
