import { errorFields, type StoreLog } from "../store-log.ts";
import { type BackoffDelays, restartBackoff } from "./restart-backoff.ts";
import type { StoreThread, ThreadEvents } from "./store-thread.ts";

export interface KeptThread {
  /** What the log calls it. */
  readonly name: string;
  /** Starts the thread; `isFirst` is false when it is started again. */
  readonly start: (isFirst: boolean, onEnd: ThreadEvents["onEnd"]) => Promise<StoreThread>;
  /** Takes the thread into use, in place of the one that ended. */
  readonly use: (thread: StoreThread) => void;
  /** Once true, no thread is started again. */
  readonly isClosed: () => boolean;
  readonly pauses: BackoffDelays;
  readonly log: StoreLog;
}

/** Starts a thread, and starts it again when it ends, after a delay that grows while it keeps ending soon (ST30). */
export async function keepThread({ name, start, use, isClosed, pauses, log }: KeptThread): Promise<void> {
  const backoff = restartBackoff(pauses);
  let hasBegun = false;
  const run = async (isFirst: boolean): Promise<void> => {
    const began = performance.now();
    const onEnd = (reason: Error): void => {
      if (isClosed() || !hasBegun) return;
      const { endings, pauseMs } = backoff.next(performance.now() - began);
      const fields = { thread: name, endings, pauseMs, ...errorFields(reason) };
      log.error(fields, "a thread of the store ended and is started again");
      setTimeout(() => {
        // One that cannot even start ends too, and is reported by its end.
        if (!isClosed()) void run(false).catch(() => undefined);
      }, pauseMs).unref();
    };
    const thread = await start(isFirst, onEnd);
    hasBegun = true;
    use(thread);
    if (isClosed()) await thread.close();
  };
  await run(true);
}
