import { type MessagePort, parentPort, workerData } from "node:worker_threads";
import { invariant } from "@huvudbok/core/shared";
import type { CallContext } from "./call-context.ts";
import { type Database, type DatabasePlace, openDatabase } from "./database.ts";
import { errorCode } from "./error-code.ts";
import type { Guard } from "./guard-face.ts";
import { loadDocument } from "./load-document.ts";
import type { LoggedWrite } from "./mark/history-mark.ts";
import { migrate } from "./migrations.ts";
import { ownedBuffers } from "./owned-buffers.ts";
import { newPace, type Pace } from "./pace.ts";
import type { LoadedHead } from "./readable-document.ts";
import { PREPARE_CALLS, READ_CALLS, SESSION_CALLS, WRITE_CALLS } from "./store-calls.ts";
import { partsOfText } from "./text-parts.ts";
import type { WorkerReply, WorkerRequest, WorkerStart } from "./worker-messages.ts";

const CALLS = { ...READ_CALLS, ...WRITE_CALLS, ...SESSION_CALLS };

/** Makes this thread one of the store's: it opens connections of its own and answers the calls it is sent. */
export async function serveThread(
  makeGuard: (featureNames: ReadonlyMap<number, string>) => Guard,
): Promise<void> {
  const port = parentPort;
  invariant(port !== null, "a thread of the store has been started by store-thread.ts");
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- store-thread.ts starts the thread with it
  const { place, featureNames, migrates } = workerData as WorkerStart;
  if (place === undefined) {
    port.on("message", (request: WorkerRequest) => void prepare(port, request));
    return reply(port, { type: "ready" });
  }
  if (migrates) await bringUpToDate(place);
  const database = openDatabase(place);
  const parts: ThreadParts = { port, database, guard: makeGuard(featureNames), paces: new Map() };
  port.on("message", (request: WorkerRequest) => void serve(parts, request));
  reply(port, { type: "ready" });
}

/** A migration takes the time that it takes. */
async function bringUpToDate(place: DatabasePlace): Promise<void> {
  const database = openDatabase(place.engine === "postgres" ? { ...place, limits: undefined } : place);
  try {
    await migrate(database.db, database.engine);
  } finally {
    await database.close();
  }
}

interface ThreadParts {
  readonly port: MessagePort;
  readonly database: Database;
  readonly guard: Guard;
  /** Of the loads under way. */
  readonly paces: Map<number, Pace>;
}

async function serve(parts: ThreadParts, request: WorkerRequest): Promise<void> {
  const { port, database, guard, paces } = parts;
  if (request.type === "taken") return paces.get(request.id)?.taken(request.count);
  if (request.type === "leave") return paces.get(request.id)?.stop();
  if (request.type === "close") {
    for (const pace of paces.values()) pace.stop();
    await database.close();
    port.close();
    return;
  }
  if (request.type === "load") return answered(port, request.id, () => load(parts, request));
  const onWritten = (write: LoggedWrite): void => reply(port, { type: "written", write });
  const context = { database, guard, now: request.now, onWritten };
  return answered(port, request.id, () => call(port, CALLS, request, context));
}

/** A thread without a database. */
async function prepare(port: MessagePort, request: WorkerRequest): Promise<void> {
  if (request.type === "close") return port.close();
  invariant(request.type === "call", "a thread that prepares is sent calls");
  return answered(port, request.id, () => call(port, PREPARE_CALLS, request, undefined));
}

async function call(
  port: MessagePort,
  calls: Readonly<Record<string, unknown>>,
  request: WorkerRequest & { readonly type: "call" },
  context: CallContext | undefined,
): Promise<void> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- name and args come together from store-thread.ts
  const work = calls[request.name] as (...args: readonly unknown[]) => Promise<unknown>;
  const value = await work(context, ...request.args);
  reply(port, { type: "answer", id: request.id, value }, ownedBuffers(value));
}

/** An error is the answer as well. */
async function answered(port: MessagePort, id: number, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    reply(port, {
      type: "failed",
      id,
      error: error instanceof Error ? error : new Error(String(error)),
      code: errorCode(error),
    });
  }
}

async function load(
  parts: ThreadParts,
  { id, actor, key }: WorkerRequest & { readonly type: "load" },
): Promise<void> {
  const { port, paces, database } = parts;
  // When all that may wait do wait, the next gets everything at once: it fills memory, but nobody is kept out.
  const isSlow = paces.size < database.slowReads;
  const pace = newPace();
  if (isSlow) paces.set(id, pace);
  const state: { head?: LoadedHead; hasBegun: boolean; isComplete: boolean } = {
    hasBegun: false,
    isComplete: false,
  };
  try {
    const text = partsOfText((bytes) => {
      const { head, hasBegun, isComplete } = state;
      if (head !== undefined && !hasBegun) {
        state.hasBegun = true;
        if (isComplete) {
          // A short document is one message, and no stream on the other side.
          reply(port, { type: "whole", id, head, bytes }, ownedBuffers(bytes));
          return Promise.resolve();
        }
        reply(port, { type: "begin", id, head });
      }
      reply(port, { type: "part", id, bytes }, [bytes.buffer]);
      return isSlow ? pace.sent() : Promise.resolve();
    });
    const result = await loadDocument(parts, actor, key, {
      read: isSlow ? database.readSlowly : database.read,
      begin: (head) => {
        state.head = head;
      },
      text: (part) => text.add(part),
    });
    if (!result.ok) return reply(port, { type: "refused", id, refusal: result.error });
    const isShort = !state.hasBegun;
    state.isComplete = true;
    await text.end();
    if (!isShort) reply(port, { type: "answer", id, value: undefined });
  } finally {
    paces.delete(id);
  }
}

function reply(port: MessagePort, message: WorkerReply, transferred: readonly ArrayBuffer[] = []): void {
  port.postMessage(message, transferred);
}
