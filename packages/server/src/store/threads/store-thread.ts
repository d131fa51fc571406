import { type ResourceLimits, Worker } from "node:worker_threads";
import { invariant } from "@huvudbok/core/shared";
import type { StoreEvent } from "../store.ts";
import { type AnswerInParts, type Waiting, waitingForParts } from "../streams/answer-in-parts.ts";
import type { LoggedWrite } from "../watermark/watermark.ts";
import { ownedBuffers } from "./owned-buffers.ts";
import type { ThreadAnswer, ThreadCall, WorkerReply, WorkerRequest, WorkerStart } from "./worker-messages.ts";

/** A thread of the store with the calls that it has not answered yet. */
export interface StoreThread {
  /** How many; infinite when the thread has stopped. */
  readonly pending: () => number;
  /** The answer is that of the row that the call names. */
  call(call: ThreadCall): Promise<unknown>;
  /** The same for a row that answers in parts. */
  callInParts(call: ThreadCall): Promise<AnswerInParts>;
  close(): Promise<void>;
}

export interface ThreadEvents {
  /** The thread has stopped, for whatever reason. */
  readonly onEnd: (reason: Error) => void;
  /** A write of the thread is on disk. */
  readonly onWritten: (write: LoggedWrite) => void;
  readonly onEvents: (events: readonly StoreEvent[]) => void;
}

/** Starts a thread that runs a program which calls `serveThread`, and waits until its database is open. */
export async function startThread(
  program: URL,
  start: WorkerStart,
  resourceLimits: ResourceLimits,
  { onEnd, onWritten, onEvents }: ThreadEvents,
): Promise<StoreThread> {
  const worker = new Worker(program, { workerData: start, resourceLimits });
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  const ready = Promise.withResolvers<undefined>();
  const stopped = Promise.withResolvers<undefined>();
  let ended: Error | undefined;
  worker.on("message", (reply: WorkerReply) => {
    if (reply.type === "ready") return ready.resolve(undefined);
    if (reply.type === "answer" || reply.type === "failed") {
      for (const write of reply.notices.writes) onWritten(write);
      if (reply.notices.events.length > 0) onEvents(reply.notices.events);
    }
    dispatch(waiting, reply);
  });
  const end = (error: Error): void => {
    ended ??= error;
    ready.reject(ended);
    for (const one of waiting.values()) one.fail(error);
    waiting.clear();
  };
  worker.on("error", (error) => {
    const reason = error instanceof Error ? error : new Error(String(error));
    ended ??= reason;
    end(isTooLarge(start, reason) ? reason : threadStopped("a thread of the store failed", reason));
  });
  worker.on("exit", (code) => {
    const reason = threadStopped(`a thread of the store stopped (${code})`);
    end(reason);
    stopped.resolve(undefined);
    onEnd(ended ?? reason);
  });
  const post = (request: WorkerRequest, transferred: readonly ArrayBuffer[] = []): void => {
    if (ended === undefined) worker.postMessage(request, transferred);
  };
  const send = (call: ThreadCall, waitFor: (id: number) => Waiting): void => {
    const id = ++lastId;
    const one = waitFor(id);
    if (ended !== undefined) return one.fail(threadStopped("a thread of the store has stopped"));
    waiting.set(id, one);
    post({ type: "call", id, call }, ownedBuffers(call.args));
  };
  await ready.promise;
  return {
    pending: () => (ended === undefined ? waiting.size : Number.POSITIVE_INFINITY),
    call: (call) =>
      new Promise((resolve, reject) => {
        send(call, () => ({ answer: resolve, fail: reject }));
      }),
    callInParts: (call) =>
      new Promise((resolve, reject) => {
        send(call, (id) => waitingForParts(id, post, resolve, reject));
      }),
    async close() {
      post({ type: "close" });
      await stopped.promise;
    },
  };
}

/** The error for the calls that a thread had when it stopped, whose outcome is unknown, or that it could not get. */
export function threadStopped(message: string, cause?: unknown): Error {
  return Object.assign(new Error(message, { cause }), { code: "THREAD_STOPPED" });
}

/** A thread that only prepares has stored nothing when it runs out of its memory limit. */
function isTooLarge({ place }: WorkerStart, error: Error): boolean {
  return place === undefined && "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY";
}

function dispatch(waiting: Map<number, Waiting>, reply: ThreadAnswer): void {
  const one = waiting.get(reply.id);
  invariant(one !== undefined, "every reply of a thread is waited for");
  if (reply.type === "answer" || reply.type === "failed") waiting.delete(reply.id);
  switch (reply.type) {
    case "answer":
      return one.answer(reply.value);
    case "begin":
      return one.begin?.(reply.head);
    case "part":
      return one.part?.(reply.bytes);
    case "failed":
      return one.fail(
        reply.code === undefined ? reply.error : Object.assign(reply.error, { code: reply.code }),
      );
    default:
      return reply satisfies never;
  }
}
