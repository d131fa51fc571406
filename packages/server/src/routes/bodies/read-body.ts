import type { FastifyRequest } from "fastify";
import { RefusalError } from "../refusal.ts";

/** A body must move at least so far in so long: what is held for it is needed by others. */
const TICK_MS = 30_000;
const LEAST_PER_TICK = 64 * 1024;

export interface ReadOptions {
  readonly limit: number;
  /** What the caller says it is. */
  readonly length: number | undefined;
  /** Told of all bytes as they come; throws to refuse. */
  readonly took: (bytes: number) => void;
  readonly tickMs?: number;
}

/** The whole body of a call, in memory that can be handed to a thread. Throws RefusalError. */
export async function readBody(request: FastifyRequest, options: ReadOptions): Promise<Uint8Array> {
  const { limit, length = 0, took, tickMs = TICK_MS } = options;
  const { raw } = request;
  const parts: Buffer[] = [];
  let size = 0;
  let before = 0;
  const done = Promise.withResolvers<undefined>();
  const onData = (part: Buffer): void => {
    size += part.byteLength;
    if (size > limit) return done.reject(tooLarge(limit));
    try {
      took(part.byteLength);
    } catch (error) {
      return done.reject(error);
    }
    parts.push(part);
  };
  const onEnd = (): void => done.resolve(undefined);
  const onBroken = (): void => done.reject(brokenOff());
  const clock = setInterval(() => {
    if (size - before < LEAST_PER_TICK) done.reject(tooSlow());
    before = size;
  }, tickMs);
  raw.on("data", onData).on("end", onEnd).on("error", onBroken).on("close", onBroken);
  try {
    if (!raw.readableEnded) await done.promise;
  } finally {
    clearInterval(clock);
    raw.off("data", onData).off("end", onEnd).off("close", onBroken);
    // What is left of a refused body is let through unseen, so that its sender gets to read the answer.
    raw.resume();
  }
  if (length !== 0 && length !== size) throw brokenOff();
  return joined(parts, size);
}

/** One piece of memory of its own, whatever its size. */
function joined(parts: readonly Buffer[], size: number): Uint8Array {
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.byteLength;
  }
  return whole;
}

/** The limit is told in MiB: whoever meets it has something to make smaller. */
export function tooLarge(limit: number): RefusalError {
  const size =
    limit >= 1024 * 1024 ? `${Math.floor(limit / 1024 / 1024)} MiB` : `${Math.floor(limit / 1024)} KiB`;
  return new RefusalError({
    status: 413,
    type: "PayloadTooLarge",
    message: `Innehållet är för stort. Högst ${size} tas emot på en gång. Ingenting har sparats.`,
  });
}

function brokenOff(): RefusalError {
  return new RefusalError({ status: 400, type: "InvalidRequest", message: "Förfrågan har fel innehåll." });
}

function tooSlow(): RefusalError {
  return new RefusalError({ status: 408, type: "Timeout", message: "Förfrågan tog för lång tid." });
}
