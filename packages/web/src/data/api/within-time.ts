import { noAnswerInTime } from "./api-failure.ts";

/** Runs work that somebody waits for; gives up after a time, and aborts the work by its signal. */
export async function withinTime<T>(ms: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const stopper = new AbortController();
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    late.reject(noAnswerInTime());
    stopper.abort();
  }, ms);
  try {
    return await Promise.race([work(stopper.signal), late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
