import { parentPort, workerData } from "node:worker_threads";
import { invariant } from "@huvudbok/core/shared";
import { openDatabase } from "./database.ts";
import { loadDocument } from "./load-document.ts";
import { migrate } from "./migrations.ts";
import { ownedBuffers } from "./owned-buffers.ts";
import { READ_CALLS, WRITE_CALLS } from "./store-calls.ts";
import { partsOfText } from "./text-parts.ts";
import type { WorkerReply, WorkerRequest, WorkerStart } from "./worker-messages.ts";

/*
 * A thread of the store: it has its own connections to the database and answers the calls it is sent. Reading a big
 * document, checking a big commit and waiting for the disk happen here, never in the thread that answers HTTP.
 */

const port = parentPort;
invariant(port !== null, "the worker of the store runs in a thread");
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- store-thread.ts starts the thread with it
const { place, featureNames, migrates } = workerData as WorkerStart;
const database = openDatabase(place);
if (migrates) await migrate(database.db, database.engine);

const calls = { ...READ_CALLS, ...WRITE_CALLS };

port.on("message", (request: WorkerRequest) => void serve(request));
reply({ type: "ready" });

function reply(message: WorkerReply, transferred: readonly ArrayBuffer[] = []): void {
  port?.postMessage(message, transferred);
}

async function serve(request: WorkerRequest): Promise<void> {
  if (request.type === "close") {
    await database.close();
    port?.close();
    return;
  }
  const { id } = request;
  try {
    if (request.type === "load") {
      await load(request);
    } else {
      const context = { database, featureNames, now: request.now };
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- name and args come together from store-thread.ts
      const call = calls[request.name] as (...args: readonly unknown[]) => Promise<unknown>;
      const value = await call(context, ...request.args);
      reply({ type: "answer", id, value }, ownedBuffers(value));
    }
  } catch (error) {
    reply({ type: "failed", id, error: error instanceof Error ? error : new Error(String(error)) });
  }
}

async function load({ id, actor, key }: WorkerRequest & { readonly type: "load" }): Promise<void> {
  const parts = partsOfText((bytes) => reply({ type: "part", id, bytes }, [bytes.buffer]));
  const result = await loadDocument(database, actor, key, {
    begin: (head) => reply({ type: "begin", id, head }),
    text: (part) => parts.add(part),
  });
  parts.end();
  reply(
    result.ok ? { type: "answer", id, value: undefined } : { type: "refused", id, refusal: result.error },
  );
}
