import { ok, type Result } from "@huvudbok/core/shared";
import type { Refusal } from "../store.ts";
import type { ThreadAnswer } from "../threads/worker-messages.ts";
import { type Backpressure, newBackpressure } from "./backpressure.ts";
import { partsOfText } from "./text-parts.ts";
import type { TextSink } from "./text-sink.ts";

/** The answers in progress, by the ids of their calls. */
export type Backpressures = Map<number, Backpressure>;

/**
 * The end of an answer in parts: the bytes since its last part, and the head, which is needed when no part was sent
 * before.
 */
export interface EndOfParts {
  readonly head: object;
  readonly bytes: Uint8Array;
}

/** Answers a call in parts, no faster than they are read. A short answer consists of its end alone. */
export async function serveParts(
  backpressures: Backpressures,
  id: number,
  reply: (message: ThreadAnswer, transferred: readonly ArrayBuffer[]) => void,
  work: (sink: TextSink<object>) => Promise<Result<undefined, Refusal>>,
): Promise<Result<EndOfParts, Refusal>> {
  const backpressure = newBackpressure();
  backpressures.set(id, backpressure);
  let head: object = {};
  let hasBegun = false;
  const parts = partsOfText((bytes) => {
    if (!hasBegun) reply({ type: "begin", id, head }, []);
    hasBegun = true;
    reply({ type: "part", id, bytes }, [bytes.buffer]);
    return backpressure.sent();
  });
  const begin = (given: object): void => {
    head = given;
  };
  try {
    const result = await work({ begin, text: (part) => parts.add(part) });
    return result.ok ? ok({ head, bytes: parts.rest() }) : result;
  } finally {
    backpressures.delete(id);
  }
}
