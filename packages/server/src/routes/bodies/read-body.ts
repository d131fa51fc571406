import type { FastifyRequest } from "fastify";
import { sizeText } from "../../store/limits/size-text.ts";
import { RefusalError } from "../refusal.ts";
import { watchPace } from "./watch-pace.ts";

export interface ReadOptions {
  readonly limit: number;
  /** The length that the caller states. */
  readonly length: number | undefined;
  /** Called with all bytes as they arrive; throws to refuse them. */
  readonly took: (bytes: number) => void;
  readonly tickMs?: number;
}

/** The whole body of a call, in memory that can be transferred to a thread. Throws RefusalError. */
export async function readBody(request: FastifyRequest, options: ReadOptions): Promise<Uint8Array> {
  const { limit, length = 0, took, tickMs } = options;
  const { raw } = request;
  const parts: Buffer[] = [];
  let size = 0;
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
  // A whole body's stream is closed too, and an error costs more than all the rest here.
  const onBroken = (): void => {
    if (!raw.readableEnded) done.reject(brokenOff());
  };
  const endWatch = watchPace(
    () => size,
    () => done.reject(tooSlow()),
    tickMs,
  );
  raw.on("data", onData).on("end", onEnd).on("error", onBroken).on("close", onBroken);
  try {
    // The client disconnected while it waited: no more of the body will arrive.
    if (raw.destroyed && !raw.readableEnded) throw brokenOff();
    if (!raw.readableEnded) await done.promise;
  } finally {
    endWatch();
    raw.off("data", onData).off("end", onEnd).off("close", onBroken);
    // The rest of a refused body is read and discarded, so that its sender can read the answer.
    raw.resume();
  }
  if (length !== 0 && length !== size) throw brokenOff();
  return joined(parts, size);
}

/** One buffer of its own, whatever its size. */
function joined(parts: readonly Buffer[], size: number): Uint8Array {
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.byteLength;
  }
  return whole;
}

export function tooLarge(limit: number): RefusalError {
  return new RefusalError({
    status: 413,
    type: "PayloadTooLarge",
    message: `Innehållet är för stort. Högst ${sizeText(limit)} tas emot på en gång. Ingenting har sparats.`,
  });
}

function brokenOff(): RefusalError {
  return new RefusalError({ status: 400, type: "InvalidRequest", message: "Förfrågan har fel innehåll." });
}

function tooSlow(): RefusalError {
  return new RefusalError({ status: 408, type: "Timeout", message: "Förfrågan tog för lång tid." });
}
