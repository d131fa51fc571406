import type { ResourceLimits } from "node:worker_threads";
import { invariant } from "@huvudbok/core/shared";
import type { GuardSettings } from "../access/guard-interface.ts";
import type { DatabasePlace } from "../database/database.ts";
import { errorFields, type StoreLog } from "../store-log.ts";
import { keepThread } from "./keep-thread.ts";
import type { BackoffDelays } from "./restart-backoff.ts";
import { type StoreThread, startThread, type ThreadEvents, threadStopped } from "./store-thread.ts";
import type { WorkerStart } from "./worker-messages.ts";

/** The threads of a store. On SQLite one of them writes and the others read; on PostgreSQL all do both. */
export interface ThreadPool {
  /** The thread with the least to do. */
  reader(): StoreThread;
  writer(): StoreThread;
  /**
   * Runs a large write. On PostgreSQL it runs in a thread that serves no reads, and that small writes avoid meanwhile.
   */
  writeLarge<T>(work: (thread: StoreThread) => Promise<T>): Promise<T>;
  /** The thread that parses large bodies, without a database. Fails when it cannot be started. */
  preparer(): Promise<StoreThread>;
  close(): Promise<void>;
}

/** The memory limit for parsing one large body: an import of the largest size takes about half. */
const PREPARER_LIMITS = { maxOldGenerationSizeMb: 1536 };

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
 * Starts the threads that have a database; the first of them migrates it before the others open it. The one that
 * prepares is started for the first large body. When a thread dies later its calls fail and it is started again, after a
 * delay that grows while it keeps dying soon (ST30).
 */
export async function openThreadPool(
  program: URL,
  place: DatabasePlace,
  { guarded, readers, log, pauses, onWritten, onEvents }: PoolOptions,
): Promise<ThreadPool> {
  const threads: StoreThread[] = [];
  let isClosed = false;
  const keep = (name: string, own: OwnStart, use: (thread: StoreThread) => void): Promise<void> =>
    keepThread({
      name,
      start: (isFirst, onEnd) => {
        const start = { place: own.place, guarded, migrates: isFirst && own.migrates };
        return startThread(program, start, own.limits, { onEnd, onWritten, onEvents });
      },
      use,
      isClosed: () => isClosed,
      pauses,
      log,
    });
  const start = (slot: number): Promise<void> =>
    keep(slot === FIRST ? "writes" : "reads", { place, migrates: slot === FIRST, limits: {} }, (thread) => {
      threads[slot] = thread;
    });
  const preparer = startedOnce(
    (use) => keep("prepares", { place: undefined, migrates: false, limits: PREPARER_LIMITS }, use),
    log,
  );
  const closeAll = async (): Promise<void> => {
    isClosed = true;
    await Promise.all([...threads.map((one) => one.close()), preparer.close()]);
  };
  try {
    await start(FIRST);
    await Promise.all(Array.from({ length: readers }, (_, index) => start(index + 1)));
  } catch (error) {
    // A store that cannot be opened leaves no threads behind.
    await closeAll();
    throw error;
  }
  const first = (): StoreThread => {
    const thread = threads[FIRST];
    invariant(thread !== undefined, "the threads have been started");
    return thread;
  };
  let largeWrites = 0;
  const writers = (): readonly StoreThread[] => {
    if (place.engine === "sqlite") return [first()];
    return largeWrites > 0 ? threads.slice(READERS) : threads;
  };
  return {
    reader: () => leastBusy(threads.slice(READERS)),
    writer: () => leastBusy(writers()),
    async writeLarge(work) {
      largeWrites += 1;
      try {
        return await work(first());
      } finally {
        largeWrites -= 1;
      }
    },
    preparer: () => preparer.thread(),
    close: closeAll,
  };
}

/** What is a thread's own at its start. */
interface OwnStart extends Pick<WorkerStart, "place" | "migrates"> {
  readonly limits: ResourceLimits;
}

/** The slots of the threads with a database: one that writes, and those that read. */
const FIRST = 0;
const READERS = 1;

interface LateThread {
  thread(): Promise<StoreThread>;
  close(): Promise<void>;
}

/** A thread that is started when it is first asked for; after a start that failed the next who asks tries again. */
function startedOnce(
  start: (use: (thread: StoreThread) => void) => Promise<void>,
  log: StoreLog,
): LateThread {
  let thread: StoreThread | undefined;
  let starting: Promise<void> | undefined;
  const use = (started: StoreThread): void => {
    thread = started;
  };
  return {
    async thread() {
      starting ??= start(use).catch((error: unknown) => {
        starting = undefined;
        log.error(errorFields(error), "a thread of the store could not be started");
        throw threadStopped("a thread of the store could not be started", error);
      });
      await starting;
      invariant(thread !== undefined, "the thread has been started");
      return thread;
    },
    async close() {
      // A start that failed has told whoever asked for it, and left nothing to close.
      await starting?.catch(() => undefined);
      await thread?.close();
    },
  };
}

function leastBusy(threads: readonly StoreThread[]): StoreThread {
  const [first, ...others] = threads;
  invariant(first !== undefined, "a store has threads that read");
  return others.reduce((best, thread) => (thread.pending() < best.pending() ? thread : best), first);
}
