import { Readable } from "node:stream";
import { type ResourceLimits, Worker } from "node:worker_threads";
import { err, invariant, ok, type Result } from "@huvudbok/core/shared";
import type { LoggedWrite } from "./mark/history-mark.ts";
import { ownedBuffers } from "./owned-buffers.ts";
import type { LoadedHead } from "./readable-document.ts";
import type { Actor, LoadedDocument, Refusal } from "./store.ts";
import type { CallAnswer, CallArguments, CallName } from "./store-calls.ts";
import type { WorkerReply, WorkerRequest, WorkerStart } from "./worker-messages.ts";

/** A thread of the store with the calls that it has not answered yet. */
export interface StoreThread {
  readonly pending: () => number;
  call<Name extends CallName>(name: Name, now: number, args: CallArguments<Name>): Promise<CallAnswer<Name>>;
  load(actor: Actor, key: string): Promise<Result<LoadedDocument, Refusal>>;
  close(): Promise<void>;
}

export interface ThreadEvents {
  /** The thread has stopped, for whatever reason. */
  readonly onEnd: () => void;
  /** A write of the thread is on the disk. */
  readonly onWritten: (write: LoggedWrite) => void;
}

interface Waiting {
  answer(value: unknown): void;
  fail(error: Error): void;
  whole?(head: LoadedHead, bytes: Uint8Array): void;
  begin?(head: LoadedHead): void;
  part?(bytes: Uint8Array): void;
  refuse?(refusal: Refusal): void;
}

/**
 * Starts a thread that runs a program which serves (`serveThread`), and waits until its database is open.
 */
export async function startThread(
  program: URL,
  start: WorkerStart,
  resourceLimits: ResourceLimits,
  { onEnd, onWritten }: ThreadEvents,
): Promise<StoreThread> {
  const worker = new Worker(program, { workerData: start, resourceLimits });
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  const ready = Promise.withResolvers<undefined>();
  const stopped = Promise.withResolvers<undefined>();
  let isOpen = true;
  worker.on("message", (reply: WorkerReply) => {
    if (reply.type === "ready") ready.resolve(undefined);
    else if (reply.type === "written") onWritten(reply.write);
    else dispatch(waiting, reply);
  });
  const end = (error: Error): void => {
    isOpen = false;
    ready.reject(error);
    for (const one of waiting.values()) one.fail(error);
    waiting.clear();
  };
  worker.on("error", (error) => end(error instanceof Error ? error : new Error(String(error))));
  worker.on("exit", (code) => {
    end(threadStopped(`a thread of the store stopped (${code})`));
    stopped.resolve(undefined);
    onEnd();
  });
  const send = (request: WorkerRequest, id: number, one: Waiting): void => {
    if (!isOpen) {
      one.fail(threadStopped("a thread of the store has stopped"));
      return;
    }
    waiting.set(id, one);
    worker.postMessage(request, request.type === "call" ? ownedBuffers(request.args) : []);
  };
  await ready.promise;
  return {
    pending: () => (isOpen ? waiting.size : Number.POSITIVE_INFINITY),
    call<Name extends CallName>(name: Name, now: number, args: CallArguments<Name>) {
      const id = ++lastId;
      return new Promise<CallAnswer<Name>>((resolve, reject) => {
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the worker answers the call of that name
        const answer = (value: unknown): void => resolve(value as CallAnswer<Name>);
        send(callRequest(id, now, name, args), id, { answer, fail: reject });
      });
    },
    load(actor, key) {
      const id = ++lastId;
      return new Promise((resolve, reject) => {
        const tell = (request: WorkerRequest): void => {
          if (isOpen) worker.postMessage(request, []);
        };
        send({ type: "load", id, actor, key }, id, loadWaiting(id, tell, resolve, reject));
      });
    },
    async close() {
      const request: WorkerRequest = { type: "close" };
      if (isOpen) worker.postMessage(request, []);
      await stopped.promise;
    },
  };
}

/** Nobody knows what became of the calls that a thread had. */
function threadStopped(message: string): Error {
  return Object.assign(new Error(message), { code: "THREAD_STOPPED" });
}

function callRequest(id: number, now: number, name: CallName, args: readonly unknown[]): WorkerRequest {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `call` has tied the arguments to the name
  return { type: "call", id, now, name, args: args as unknown as CallArguments<CallName> };
}

function dispatch(
  waiting: Map<number, Waiting>,
  reply: Exclude<WorkerReply, { readonly type: "ready" | "written" }>,
): void {
  const one = waiting.get(reply.id);
  invariant(one !== undefined, "every reply of a thread is waited for");
  if (reply.type !== "begin" && reply.type !== "part") waiting.delete(reply.id);
  switch (reply.type) {
    case "answer":
      return one.answer(reply.value);
    case "whole":
      return one.whole?.(reply.head, reply.bytes);
    case "begin":
      return one.begin?.(reply.head);
    case "part":
      return one.part?.(reply.bytes);
    case "refused":
      return one.refuse?.(reply.refusal);
    case "failed":
      return one.fail(
        reply.code === undefined ? reply.error : Object.assign(reply.error, { code: reply.code }),
      );
    default:
      return reply satisfies never;
  }
}

/** The answer comes with the first message; the bytes follow in the stream, no faster than they are read. */
function loadWaiting(
  id: number,
  tell: (request: WorkerRequest) => void,
  resolve: (result: Result<LoadedDocument, Refusal>) => void,
  reject: (error: Error) => void,
): Waiting {
  let body: Readable | undefined;
  let isWhole = false;
  let untold = 0;
  const tellTaken = (): void => {
    if (untold > 0) tell({ type: "taken", id, count: untold });
    untold = 0;
  };
  return {
    whole({ etag, lastModified }, bytes) {
      resolve(
        ok({
          etag,
          lastModified: new Date(lastModified),
          whole: bytes,
          get body() {
            return Readable.from([bytes], { objectMode: false });
          },
        }),
      );
    },
    begin(head) {
      body = new Readable({
        read: tellTaken,
        destroy(error, done) {
          if (!isWhole) tell({ type: "leave", id });
          done(error);
        },
      });
      resolve(ok({ etag: head.etag, lastModified: new Date(head.lastModified), body }));
    },
    part(bytes) {
      untold += 1;
      if (body?.push(bytes) === true) tellTaken();
    },
    answer() {
      isWhole = true;
      body?.push(null);
    },
    refuse: (refusal) => resolve(err(refusal)),
    fail(error) {
      isWhole = true;
      if (body === undefined) reject(error);
      else body.destroy(error);
    },
  };
}
