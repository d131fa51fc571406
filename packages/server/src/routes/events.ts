import { PassThrough } from "node:stream";
import type { FastifyInstance } from "fastify";
import type { Actor, Store, StoreEvent } from "../store/store.ts";
import { actorOf } from "./authenticate.ts";

/** Proxies close what is silent for half a minute or so. */
const HEARTBEAT_MS = 25_000;
/** The browser comes back with a fresh token; a stream does not outlive the rights it was opened with by much. */
const LONGEST_MS = 15 * 60_000;
/** How long an answer to "may this person hear of that company" is believed. */
const BELIEVED_MS = 20_000;
/** A browser that reads this slowly has lost its connection. */
const MOST_BUFFERED = 256 * 1024;

/**
 * Server-sent events: which documents of the person's companies have a new revision. Every event is
 * `{companyId, key, etag}`; whether the person may hear it is asked when it happens.
 */
export function eventRoutes(app: FastifyInstance, store: Store): void {
  const open = new Set<PassThrough>();
  app.addHook("preClose", async () => {
    for (const stream of open) stream.end();
  });

  app.get("/api/events", { exposeHeadRoute: false }, (request, reply) => {
    const actor = actorOf(request);
    const stream = new PassThrough();
    open.add(stream);
    stream.write(": open\n\n");
    const mayHear = hearing(store, actor);
    const leave = store.subscribe((event) => {
      mayHear(event).then(
        (may) => may && send(stream, event),
        () => stream.destroy(),
      );
    });
    const heartbeat = setInterval(() => stream.write(": still here\n\n"), HEARTBEAT_MS);
    const end = setTimeout(() => stream.end(), LONGEST_MS);
    stream.on("close", () => {
      leave();
      clearInterval(heartbeat);
      clearTimeout(end);
      open.delete(stream);
    });
    void reply
      .header("content-type", "text/event-stream")
      .header("cache-control", "no-store, no-transform")
      .header("x-accel-buffering", "no")
      .send(stream);
    return reply;
  });
}

/** Whether the actor may hear an event. Other people's companies are asked about now and then, not at every event. */
function hearing(store: Store, actor: Actor): (event: StoreEvent) => Promise<boolean> {
  let believed = new Map<number, Promise<boolean>>();
  let until = 0;
  return async ({ companyId, userId }) => {
    if (companyId === 0) return userId === actor.userId;
    if (performance.now() > until) {
      believed = new Map();
      until = performance.now() + BELIEVED_MS;
    }
    const may =
      believed.get(companyId) ?? store.companies.role(actor, companyId).then((role) => role !== undefined);
    believed.set(companyId, may);
    return may;
  };
}

function send(stream: PassThrough, { companyId, key, etag }: StoreEvent): void {
  if (stream.writableEnded) return;
  if (stream.writableLength > MOST_BUFFERED) stream.destroy();
  else stream.write(`data: ${JSON.stringify({ companyId, key, etag })}\n\n`);
}
