import { type MessagePort, parentPort, workerData } from "node:worker_threads";
import { invariant } from "@huvudbok/core/shared";
import type { Guard, GuardSettings } from "../access/guard-interface.ts";
import type { CallContext } from "../calls/call-context.ts";
import type { CallTable } from "../calls/call-rows.ts";
import { STORE_CALLS } from "../calls/store-calls.ts";
import { type Database, type DatabasePlace, openDatabase } from "../database/database.ts";
import { errorCode } from "../database/error-code.ts";
import { migrate } from "../database/migrations.ts";
import type { StoreEvent } from "../store.ts";
import { type Backpressures, serveParts } from "../streams/serve-parts.ts";
import type { LoggedWrite } from "../watermark/watermark.ts";
import { ownedBuffers } from "./owned-buffers.ts";
import type { ThreadCall, WorkerReply, WorkerRequest, WorkerStart } from "./worker-messages.ts";

const TABLE: CallTable = STORE_CALLS;

/** Makes this thread one of the store's: it opens its own connections and answers the calls that it is sent. */
export async function serveThread(makeGuard: (settings: GuardSettings) => Guard): Promise<void> {
  const port = parentPort;
  invariant(port !== null, "a thread of the store has been started by store-thread.ts");
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- store-thread.ts starts the thread with it
  const { place, guarded, migrates } = workerData as WorkerStart;
  if (place !== undefined && migrates) await bringUpToDate(place);
  const database = place && openDatabase(place);
  const parts: ThreadParts = { port, database, guard: makeGuard(guarded), backpressures: new Map() };
  port.on("message", (request: WorkerRequest) => void serve(parts, request));
  reply(port, { type: "ready" });
}

/** Migrates the database, without time limits. */
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
  /** Undefined in a thread that only prepares. */
  readonly database: Database | undefined;
  readonly guard: Guard;
  readonly backpressures: Backpressures;
}

async function serve(parts: ThreadParts, request: WorkerRequest): Promise<void> {
  const { port, database, backpressures } = parts;
  switch (request.type) {
    case "ack":
      return backpressures.get(request.id)?.acked(request.count);
    case "leave":
      return backpressures.get(request.id)?.stop();
    case "close":
      for (const backpressure of backpressures.values()) backpressure.stop();
      await database?.close();
      return port.close();
    case "call":
      return answer(parts, request.id, request.call);
    default:
      return request satisfies never;
  }
}

/** Answers with the result, or with the error. */
async function answer(parts: ThreadParts, id: number, call: ThreadCall): Promise<void> {
  const { port } = parts;
  const writes: LoggedWrite[] = [];
  const events: StoreEvent[] = [];
  const notices = { writes, events };
  try {
    const value = await resultOf(parts, id, call, {
      onWritten: (write) => writes.push(write),
      onEvents: (made) => events.push(...made),
    });
    reply(port, { type: "answer", id, value, notices }, ownedBuffers(value));
  } catch (error) {
    reply(port, {
      type: "failed",
      id,
      error: error instanceof Error ? error : new Error(String(error)),
      code: errorCode(error),
      notices,
    });
  }
}

/* The caller passes a call with its arguments in the types of the table; here those types are lost. */
async function resultOf(
  { port, database, guard, backpressures }: ThreadParts,
  id: number,
  { group, name, step, now, args }: ThreadCall,
  listeners: Pick<CallContext, "onWritten" | "onEvents">,
): Promise<unknown> {
  const row = TABLE[group]?.[name];
  invariant(row !== undefined, "only calls of the table are sent");
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
  const given = args as never;
  if (step === "prepare") {
    invariant(row.kind === "body", "only calls with a body are prepared");
    return row.prepare(...given);
  }
  invariant(database !== undefined, "a thread that prepares is sent nothing else");
  const context: CallContext = { database, guard, now, ...listeners };
  if (step === "finish") {
    invariant(row.kind === "body", "only calls with a body are finished");
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
    return row.finish(context, ...(args as unknown as [never, never]));
  }
  if (row.kind !== "parts") return row.run(context, ...given);
  return serveParts(
    backpressures,
    id,
    (message, bytes) => reply(port, message, bytes),
    (sink) => row.run(context, sink, ...given),
  );
}

function reply(port: MessagePort, message: WorkerReply, transferred: readonly ArrayBuffer[] = []): void {
  port.postMessage(message, transferred);
}
