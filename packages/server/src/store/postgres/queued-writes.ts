import { newTurns } from "../limits/turns.ts";

/** How long a write keeps a connection for itself while it waits for a lock. */
const HOLD_MS = 250;
/** PostgreSQL's codes for a lock that was not granted in time, and for a deadlock; the transaction has been rolled back. */
const LOCK_NOT_AVAILABLE = "55P03";
const DEADLOCK = "40P01";

/** The queue of a write: writes of one company, or to one person's own documents, run one after the other. */
export type WriteKey = string | number;

/** Makes writes wait for locks of others without occupying the connections that others need. */
export interface QueuedWrites {
  /** PostgreSQL's `lock_timeout` for the transaction of a write. */
  readonly holdMs: number;
  /**
   * Runs a transaction when it is first in its queue. One that did not get its locks has been rolled back, and is
   * retried until the longest wait is over.
   */
  write<T>(key: WriteKey | undefined, transaction: () => Promise<T>): Promise<T>;
}

/** The queue of writes of one key, and whether the last of them found its locks taken. */
interface Line {
  count: number;
  isHeld: boolean;
}

/**
 * A suspended process may hold locks in many companies, and each would occupy a connection for as long as its writes
 * wait. So a write waits for `HOLD_MS` among all others, and after that in a queue of those whose locks are taken: only
 * one of them at a time uses the database.
 */
export function queuedWrites(lockMs: number): QueuedWrites {
  const lines = new Map<WriteKey, Line>();
  const turns = newTurns<WriteKey>(lockMs);
  const holdMs = Math.min(HOLD_MS, lockMs);
  const aside = newAside(holdMs);
  return {
    holdMs,
    async write(key, transaction) {
      const until = performance.now() + lockMs;
      const line = lines.get(key ?? "") ?? { count: 0, isHeld: false };
      if (key !== undefined) lines.set(key, line);
      line.count += 1;
      const work = () => runUntil(until, line, transaction, aside);
      try {
        return await (key === undefined ? work() : turns(key, work));
      } finally {
        line.count -= 1;
        if (key !== undefined && line.count === 0) lines.delete(key);
      }
    },
  };
}

async function runUntil<T>(
  until: number,
  line: Line,
  transaction: () => Promise<T>,
  aside: Aside,
): Promise<T> {
  for (;;) {
    try {
      const value = await (line.isHeld ? aside(transaction, until - performance.now()) : transaction());
      line.isHeld = false;
      return value;
    } catch (error) {
      if (!isLockTaken(error)) throw error;
      line.isHeld = true;
      if (performance.now() >= until) throw error;
    }
  }
}

function isLockTaken(error: unknown): boolean {
  if (!(error instanceof Error) || !("code" in error)) return false;
  return error.code === LOCK_NOT_AVAILABLE || error.code === DEADLOCK;
}

type Aside = <T>(transaction: () => Promise<T>, timeoutMs: number) => Promise<T>;

/** One after the other; but one that has got its locks continues beside the next. */
function newAside(holdMs: number): Aside {
  const turns = newTurns<"aside">(0);
  return (transaction, timeoutMs) => {
    const begun = async () => {
      const answer = transaction();
      await settledOrAfter(answer, holdMs);
      return { answer };
    };
    return turns("aside", begun, Math.max(0, timeoutMs)).then(({ answer }) => answer);
  };
}

async function settledOrAfter(work: Promise<unknown>, ms: number): Promise<void> {
  const over = Promise.withResolvers<undefined>();
  const end = (): void => over.resolve(undefined);
  const timer = setTimeout(end, ms);
  work.then(end, end);
  await over.promise;
  clearTimeout(timer);
}
