import { invariant } from "@huvudbok/core/shared";
import type { DatabasePlace } from "./database.ts";
import { type StoreThread, startThread } from "./store-thread.ts";

/** The threads of a store. On SQLite one of them writes and the others read; on PostgreSQL all do both. */
export interface ThreadPool {
  /** The thread with the least to do. */
  reader(): StoreThread;
  writer(): StoreThread;
  close(): Promise<void>;
}

/** Starts the threads; the first of them brings the database up to date before the others open it. */
export async function openThreadPool(
  program: URL,
  place: DatabasePlace,
  featureNames: ReadonlyMap<number, string>,
  readers: number,
): Promise<ThreadPool> {
  const threads: StoreThread[] = [];
  let isClosed = false;
  /** A thread that dies (out of memory, a bug) fails the calls it had and is replaced. */
  const start = async (slot: number, migrates: boolean): Promise<void> => {
    const thread = await startThread(program, { place, featureNames, migrates }, () => {
      if (!isClosed) void start(slot, false).catch(() => undefined);
    });
    threads[slot] = thread;
    if (isClosed) await thread.close();
  };
  await start(0, true);
  await Promise.all(Array.from({ length: readers }, (_, index) => start(index + 1, false)));
  return {
    reader: () => leastBusy(threads.slice(1)),
    writer: () => leastBusy(place.engine === "sqlite" ? threads.slice(0, 1) : threads),
    async close() {
      isClosed = true;
      await Promise.all(threads.map((thread) => thread.close()));
    },
  };
}

function leastBusy(threads: readonly StoreThread[]): StoreThread {
  const [first, ...others] = threads;
  invariant(first !== undefined, "a store has threads that read");
  return others.reduce((best, thread) => (thread.pending() < best.pending() ? thread : best), first);
}
