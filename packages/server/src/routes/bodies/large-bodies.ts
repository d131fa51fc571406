import type { FastifyRequest } from "fastify";
import { newSemaphore, type Semaphore } from "../../store/limits/semaphore.ts";
import { SMALL_BODY } from "../../store/limits/small-body.ts";
import { actorOf } from "../authenticate.ts";
import { RefusalError } from "../refusal.ts";
import { type ByteCount, countBytes } from "./count-bytes.ts";
import { readBody, tooLarge } from "./read-body.ts";

export interface BodyLimits {
  /** Largest document or commit in bytes. */
  readonly bodyLimit: number;
  /** Largest announced import in bytes. */
  readonly importLimit: number;
  readonly importsAtOnce: number;
  /** Other large bodies at once. */
  readonly largeBodiesAtOnce: number;
  /** From one person. */
  readonly bytesPerMinute: number;
}

/** How a body is to be received. */
export interface Reception {
  readonly limit: number;
  /** Refuses callers without access, before a large body is read. */
  readonly admit: () => Promise<void>;
  readonly isImport?: boolean;
}

/** Receives bodies so that no single person can fill the server's memory or time. */
export interface LargeBodies {
  receive<T>(
    request: FastifyRequest,
    reception: Reception,
    work: (body: Uint8Array) => Promise<T>,
  ): Promise<T>;
  readonly count: ByteCount;
}

/** How long a large body waits for a permit. */
const TIMEOUT_MS = 30_000;

/**
 * A person has one large body at a time, whether it is being received or being checked and written. A body of unknown
 * length counts as large.
 */
export function largeBodies(limits: BodyLimits): LargeBodies {
  const semaphoreFor = (inAll: number) => newSemaphore({ perPerson: 1, inAll, timeoutMs: TIMEOUT_MS });
  const imports = semaphoreFor(limits.importsAtOnce);
  const others = semaphoreFor(limits.largeBodiesAtOnce);
  const count = countBytes(limits.bytesPerMinute);
  return {
    count,
    async receive(request, { limit, admit, isImport = false }, work) {
      const length = lengthOf(request);
      if (length !== undefined && length > limit) throw tooLarge(limit);
      const isLarge = (length ?? Number.POSITIVE_INFINITY) > SMALL_BODY;
      if (isLarge) await admit();
      const leave = isLarge ? await acquire(isImport ? imports : others, request) : undefined;
      try {
        const { userId } = actorOf(request);
        return await work(await readBody(request, { limit, length, took: (bytes) => count(userId, bytes) }));
      } finally {
        leave?.();
      }
    },
  };
}

async function acquire(semaphore: Semaphore, request: FastifyRequest): Promise<() => void> {
  try {
    return await semaphore.acquire(actorOf(request).userId);
  } catch {
    throw new RefusalError({
      status: 503,
      type: "TooMuchAtOnce",
      message: "Servern tar emot så mycket den kan just nu. Ingenting har sparats. Försök igen om en stund.",
    });
  }
}

function lengthOf(request: FastifyRequest): number | undefined {
  const text = request.headers["content-length"];
  if (text !== undefined) return Number(text);
  return request.headers["transfer-encoding"] === undefined ? 0 : undefined;
}
