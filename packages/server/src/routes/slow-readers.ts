import type { FastifyReply, FastifyRequest } from "fastify";
import { newSemaphore } from "../store/limits/semaphore.ts";
import { actorOf } from "./authenticate.ts";
import { RefusalError } from "./refusal.ts";

export interface SlowReaderLimits {
  /** Documents sent to one person at once. */
  readonly loadsPerPerson: number;
  /** Documents sent to all people at once. */
  readonly loadsInAll: number;
  /** A connection that has read nothing of its answer for this long is closed. */
  readonly stalledMs: number;
}

/** Keeps clients that ask for much and read it slowly from filling the memory of the server. */
export interface SlowReaders {
  /**
   * Waits for a permit, which is released when the answer ends or by calling the returned function. Throws RefusalError
   * when there is none in time.
   */
  acquire(request: FastifyRequest, reply: FastifyReply): Promise<() => void>;
}

const TIMEOUT_MS = 10_000;
/** Most documents are read in a fraction of this. */
const PREEMPT_AFTER_MS = 5000;

export function slowReaders({ loadsPerPerson, loadsInAll, stalledMs }: SlowReaderLimits): SlowReaders {
  const semaphore = newSemaphore({
    perPerson: loadsPerPerson,
    inAll: loadsInAll,
    timeoutMs: TIMEOUT_MS,
    preemptAfterMs: PREEMPT_AFTER_MS,
  });
  return {
    async acquire(request, { raw }) {
      const leave = await semaphore
        .acquire(actorOf(request).userId, () => raw.destroy())
        .catch(() => {
          throw tooMuchAtOnce();
        });
      if (raw.closed || raw.destroyed) {
        // The client disconnected while waiting: nothing is read for it.
        leave();
        throw tooMuchAtOnce();
      }
      raw.once("close", leave);
      // The timeout runs only without progress: while bytes are read, however slowly, it starts again. When no bytes
      // are waiting to be read, it is the server that is slow.
      raw.setTimeout(stalledMs, () => {
        if ((raw.socket?.writableLength ?? 0) > 0) raw.destroy();
      });
      return leave;
    },
  };
}

function tooMuchAtOnce(): RefusalError {
  return new RefusalError({
    status: 503,
    type: "TooMuchAtOnce",
    message: "Servern lämnar ut så mycket den kan just nu. Försök igen om en stund.",
  });
}
