import type { FastifyReply, FastifyRequest } from "fastify";
import { newGate } from "../store/limits/gate.ts";
import { actorOf } from "./authenticate.ts";
import { RefusalError } from "./refusal.ts";

export interface SlowReaderLimits {
  /** Documents that one person is sent at once. */
  readonly loadsPerPerson: number;
  /** The same for all. */
  readonly loadsInAll: number;
  /** A connection that has taken nothing of its answer for so long is ended. */
  readonly stalledMs: number;
}

/** Keeps those who ask for much and take it slowly from filling the memory of the server. */
export interface SlowReaders {
  /**
   * Waits for a place, which is given back when the answer is over or with what this gives. Throws RefusalError when
   * there is none in time.
   */
  enter(request: FastifyRequest, reply: FastifyReply): Promise<() => void>;
}

const PATIENCE_MS = 10_000;

export function slowReaders({ loadsPerPerson, loadsInAll, stalledMs }: SlowReaderLimits): SlowReaders {
  const gate = newGate({ perPerson: loadsPerPerson, inAll: loadsInAll, patienceMs: PATIENCE_MS });
  return {
    async enter(request, { raw }) {
      const leave = await gate.enter(actorOf(request).userId).catch(() => {
        throw new RefusalError({
          status: 503,
          type: "TooMuchAtOnce",
          message: "Servern lämnar ut så mycket den kan just nu. Försök igen om en stund.",
        });
      });
      raw.once("close", leave);
      if (raw.closed || raw.destroyed) leave();
      // Told of silence only: while bytes are taken, however slowly, the clock begins anew.
      raw.setTimeout(stalledMs, () => raw.destroy());
      return leave;
    },
  };
}
