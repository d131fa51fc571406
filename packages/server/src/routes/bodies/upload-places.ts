import type { FastifyRequest } from "fastify";
import { newSemaphore } from "../../store/limits/semaphore.ts";
import { actorOf } from "../authenticate.ts";
import { RefusalError } from "../refusal.ts";

export interface UploadLimits {
  /** Files received at once from one person. */
  readonly uploadsPerPerson: number;
  /** And from all. */
  readonly uploadsAtOnce: number;
}

/** Keeps a person from filling the disk's time and the connections with files that come slowly. */
export interface UploadPlaces {
  /** Waits for a permit; the returned function releases it. Throws RefusalError when there is none in time. */
  acquire(request: FastifyRequest): Promise<() => void>;
}

const TIMEOUT_MS = 30_000;
/** The largest file takes this long on a slow line, while nobody waits. */
const PREEMPT_AFTER_MS = 20_000;

export function uploadPlaces({ uploadsPerPerson, uploadsAtOnce }: UploadLimits): UploadPlaces {
  const semaphore = newSemaphore({
    perPerson: uploadsPerPerson,
    inAll: uploadsAtOnce,
    timeoutMs: TIMEOUT_MS,
    preemptAfterMs: PREEMPT_AFTER_MS,
  });
  return {
    async acquire(request) {
      const leave = await semaphore
        .acquire(actorOf(request).userId, () => request.raw.destroy())
        .catch(() => {
          throw tooManyUploads();
        });
      if (!request.raw.destroyed) return leave;
      // The client has gone while it waited.
      leave();
      throw tooManyUploads();
    },
  };
}

function tooManyUploads(): RefusalError {
  return new RefusalError({
    status: 503,
    type: "TooMuchAtOnce",
    message:
      "Servern tar emot så många filer den kan just nu. Filen är inte sparad. Försök igen om en stund.",
  });
}
