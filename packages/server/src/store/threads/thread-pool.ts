import { invariant } from "@huvudbok/core/shared";
import type { GuardSettings } from "../access/guard-interface.ts";
import type { DatabasePlace } from "../database/database.ts";
import type { StoreLog } from "../store-log.ts";
import { keepThread } from "./keep-thread.ts";
import type { BackoffDelays } from "./restart-backoff.ts";
import { type StoreThread, startThread, type ThreadEvents } from "./store-thread.ts";

/** The threads of a store. On SQLite one of them writes and the others read; on PostgreSQL all do both. */
export interface ThreadPool {
  /** The thread with the least to do. */
  reader(): StoreThread;
  writer(): StoreThread;
  /**
   * Runs a large write. On PostgreSQL it runs in a thread that serves no reads, and that small writes avoid meanwhile.
   */
  writeLarge<T>(work: (thread: StoreThread) => Promise<T>): Promise<T>;
  /** The thread that parses large bodies, without a database. */
  preparer(): StoreThread;
  close(): Promise<void>;
}

/** The memory limit for parsing one large body: an import of the largest size takes about half. */
const PREPARER_HEAP_MB = 1536;

export interface PoolOptions extends Omit<ThreadEvents, "onEnd"> {
  readonly guarded: GuardSettings;
  /** Threads that read. */
  readonly readers: number;
  /** Logs threads that died (out of memory, a bug). */
  readonly log: StoreLog;
  /** Delays before a thread that died is started again. */
  readonly pauses: BackoffDelays;
}

/**
 * Starts the threads; the first of them migrates the database before the others open it. When a thread dies later its
 * calls fail and it is started again, after a delay that grows while it keeps dying soon (ST30).
 */
export async function openThreadPool(
  program: URL,
  place: DatabasePlace,
  { guarded, readers, log, pauses, onWritten, onEvents }: PoolOptions,
): Promise<ThreadPool> {
  const threads: StoreThread[] = [];
  let isClosed = false;
  const startOnce = (slot: number, migrates: boolean, onEnd: ThreadEvents["onEnd"]): Promise<StoreThread> => {
    const own = { place: slot === PREPARER ? undefined : place, guarded, migrates };
    const limits = slot === PREPARER ? { maxOldGenerationSizeMb: PREPARER_HEAP_MB } : {};
    return startThread(program, own, limits, { onEnd, onWritten, onEvents });
  };
  const start = (slot: number, migrates: boolean): Promise<void> =>
    keepThread({
      name: nameOf(slot),
      start: (isFirst, onEnd) => startOnce(slot, isFirst && migrates, onEnd),
      use: (thread) => {
        threads[slot] = thread;
      },
      isClosed: () => isClosed,
      pauses,
      log,
    });
  const closeAll = async (): Promise<void> => {
    isClosed = true;
    await Promise.all(threads.map((one) => one.close()));
  };
  try {
    await start(FIRST, true);
    await Promise.all(Array.from({ length: readers + 1 }, (_, index) => start(index + 1, false)));
  } catch (error) {
    // A store that cannot be opened leaves no threads behind.
    await closeAll();
    throw error;
  }
  const thread = (slot: number): StoreThread => {
    const thread = threads[slot];
    invariant(thread !== undefined, "the threads have been started");
    return thread;
  };
  let largeWrites = 0;
  const writers = (): readonly StoreThread[] => {
    if (place.engine === "sqlite") return [thread(FIRST)];
    return largeWrites > 0 ? threads.slice(READERS) : threads.toSpliced(PREPARER, 1);
  };
  return {
    reader: () => leastBusy(threads.slice(READERS)),
    writer: () => leastBusy(writers()),
    async writeLarge(work) {
      largeWrites += 1;
      try {
        return await work(thread(FIRST));
      } finally {
        largeWrites -= 1;
      }
    },
    preparer: () => thread(PREPARER),
    close: closeAll,
  };
}

/** The slots of the threads: one that writes, one that prepares, and those that read. */
const FIRST = 0;
const PREPARER = 1;
const READERS = 2;

function nameOf(slot: number): string {
  if (slot === PREPARER) return "prepares";
  return slot === FIRST ? "writes" : "reads";
}

function leastBusy(threads: readonly StoreThread[]): StoreThread {
  const [first, ...others] = threads;
  invariant(first !== undefined, "a store has threads that read");
  return others.reduce((best, thread) => (thread.pending() < best.pending() ? thread : best), first);
}
