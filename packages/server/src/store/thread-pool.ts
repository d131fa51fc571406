import { invariant } from "@huvudbok/core/shared";
import type { DatabasePlace } from "./database.ts";
import type { LoggedWrite } from "./mark/history-mark.ts";
import { type StoreThread, startThread } from "./store-thread.ts";

/** The threads of a store. On SQLite one of them writes and the others read; on PostgreSQL all do both. */
export interface ThreadPool {
  /** The thread with the least to do. */
  reader(): StoreThread;
  writer(): StoreThread;
  /** The one that reads large bodies, without a database. */
  preparer(): StoreThread;
  close(): Promise<void>;
}

/** A thread that dies again and again is waited for longer each time, up to a minute. */
const FIRST_WAIT_MS = 100;
const LONGEST_WAIT_MS = 60_000;
/** A thread that has lived so long did not die of its start. */
const SETTLED_MS = 60_000;
/** What reading one large body may take: an import of the largest size takes about half. */
const PREPARER_HEAP_MB = 1536;

export interface PoolEvents {
  /** A thread has died. */
  readonly onDeath: () => void;
  /** A write of a thread is on the disk. */
  readonly onWritten: (write: LoggedWrite) => void;
}

/**
 * Starts the threads; the first of them brings the database up to date before the others open it. `onDeath` hears of
 * threads that died (out of memory, a bug).
 */
export async function openThreadPool(
  program: URL,
  place: DatabasePlace,
  featureNames: ReadonlyMap<number, string>,
  readers: number,
  { onDeath, onWritten }: PoolEvents,
): Promise<ThreadPool> {
  const threads: StoreThread[] = [];
  let isClosed = false;
  /** A thread that dies fails the calls it had and is replaced. */
  const start = async (slot: number, migrates: boolean, deaths = 0): Promise<void> => {
    const began = performance.now();
    const own = { place: slot === PREPARER ? undefined : place, featureNames, migrates };
    const limits = slot === PREPARER ? { maxOldGenerationSizeMb: PREPARER_HEAP_MB } : {};
    const onEnd = (): void => {
      if (isClosed) return;
      onDeath();
      startAgain(slot, performance.now() - began > SETTLED_MS ? 1 : deaths + 1);
    };
    const thread = await startThread(program, own, limits, { onEnd, onWritten });
    threads[slot] = thread;
    if (isClosed) await thread.close();
  };
  const startAgain = (slot: number, deaths: number): void => {
    const waitMs = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (deaths - 1));
    // One that cannot even start tells so by its end as well, which comes here again.
    setTimeout(() => void start(slot, false, deaths).catch(() => undefined), waitMs).unref();
  };
  await start(FIRST, true);
  await Promise.all(Array.from({ length: readers + 1 }, (_, index) => start(index + 1, false)));
  const thread = (slot: number): StoreThread => {
    const found = threads[slot];
    invariant(found !== undefined, "the threads have been started");
    return found;
  };
  return {
    reader: () => leastBusy(threads.slice(READERS)),
    writer: () => leastBusy(place.engine === "sqlite" ? [thread(FIRST)] : threads.toSpliced(PREPARER, 1)),
    preparer: () => thread(PREPARER),
    async close() {
      isClosed = true;
      await Promise.all(threads.map((one) => one.close()));
    },
  };
}

/** The places of the threads: one that writes, one that prepares, and those that read. */
const FIRST = 0;
const PREPARER = 1;
const READERS = 2;

function leastBusy(threads: readonly StoreThread[]): StoreThread {
  const [first, ...others] = threads;
  invariant(first !== undefined, "a store has threads that read");
  return others.reduce((best, thread) => (thread.pending() < best.pending() ? thread : best), first);
}
