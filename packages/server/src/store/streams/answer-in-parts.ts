import { Readable } from "node:stream";
import { ok, type Result } from "@huvudbok/core/shared";
import type { JsonText, Refusal } from "../store.ts";
import type { WorkerRequest } from "../threads/worker-messages.ts";
import type { EndOfParts } from "./serve-parts.ts";

/** What a call does when the thread that runs it answers. */
export interface Waiting {
  answer(value: unknown): void;
  fail(error: Error): void;
  begin?(head: object): void;
  part?(bytes: Uint8Array): void;
}

/** The fields of its head, and the text that follows. */
export type AnswerInParts = Result<{ readonly text: JsonText }, Refusal>;

/** A text that is in memory, also readable as a stream. */
export function wholeText(whole: Uint8Array): JsonText {
  return {
    whole,
    get body() {
      return Readable.from([Buffer.from(whole)], { objectMode: false });
    },
  };
}

/** The answer comes with the first message; the bytes follow in the stream, no faster than they are read. */
export function waitingForParts(
  id: number,
  post: (request: WorkerRequest) => void,
  resolve: (answer: AnswerInParts) => void,
  reject: (error: Error) => void,
): Waiting {
  let body: Readable | undefined;
  let isWhole = false;
  let unacked = 0;
  const acknowledge = (): void => {
    if (unacked > 0) post({ type: "ack", id, count: unacked });
    unacked = 0;
  };
  return {
    begin(head) {
      body = new Readable({
        read: acknowledge,
        destroy(error, done) {
          if (!isWhole) post({ type: "leave", id });
          done(error);
        },
      });
      resolve(ok({ ...head, text: { body } }));
    },
    part(bytes) {
      unacked += 1;
      if (body?.push(bytes) === true) acknowledge();
    },
    answer(value) {
      isWhole = true;
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- serveParts answers it
      const end = value as Result<EndOfParts, Refusal>;
      if (body === undefined) {
        resolve(end.ok ? ok({ ...end.value.head, text: wholeText(end.value.bytes) }) : end);
      } else if (end.ok) {
        body.push(end.value.bytes);
        body.push(null);
      } else {
        body.destroy(new Error("a call is refused before the first part of its answer"));
      }
    },
    fail(error) {
      isWhole = true;
      if (body === undefined) reject(error);
      else body.destroy(error);
    },
  };
}
