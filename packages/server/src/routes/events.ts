import { PassThrough } from "node:stream";
import type { FastifyInstance } from "fastify";
import type { Actor, Store, StoreEvent } from "../store/store.ts";
import { actorOf } from "./authenticate.ts";
import { RefusalError } from "./refusal.ts";

/** Proxies close what is silent for half a minute or so. */
const HEARTBEAT_MS = 25_000;
/** The browser comes back with a fresh token; a stream does not outlive the rights it was opened with by much. */
const LONGEST_MS = 15 * 60_000;
/** How long an answer to "may this person hear of that company" is believed. */
const BELIEVED_MS = 20_000;
/** A browser that reads this slowly has lost its connection. */
const MOST_BUFFERED = 256 * 1024;

export interface EventStreamLimits {
  readonly streamsPerSession: number;
  readonly streamsPerPerson: number;
}

/** The streams that are open, each of a session. */
export interface EventStreams {
  /** Throws RefusalError when the session or the person has as many as there may be. */
  open(sessionId: string, userId: string): PassThrough;
  /** Who has signed out hears nothing more. */
  endOf(sessionId: string): void;
  endAll(): void;
}

export function eventStreams({ streamsPerSession, streamsPerPerson }: EventStreamLimits): EventStreams {
  const open = new Map<PassThrough, { readonly sessionId: string; readonly userId: string }>();
  const endWhere = (matches: (sessionId: string) => boolean): void => {
    for (const [stream, { sessionId }] of open) if (matches(sessionId)) stream.end();
  };
  return {
    open(sessionId, userId) {
      const owners = [...open.values()];
      const ofSession = owners.filter((one) => one.sessionId === sessionId).length;
      const ofPerson = owners.filter((one) => one.userId === userId).length;
      if (ofSession >= streamsPerSession || ofPerson >= streamsPerPerson) throw tooManyStreams();
      const stream = new PassThrough();
      open.set(stream, { sessionId, userId });
      stream.on("close", () => open.delete(stream));
      return stream;
    },
    endOf: (ended) => endWhere((sessionId) => sessionId === ended),
    endAll: () => endWhere(() => true),
  };
}

function tooManyStreams(): RefusalError {
  return new RefusalError({
    status: 429,
    type: "TooManyStreams",
    message: "Huvudbok är öppet på för många ställen samtidigt. Stäng några flikar.",
  });
}

export interface EventParts {
  readonly store: Store;
  readonly streams: EventStreams;
  readonly now: () => Date;
}

/**
 * Server-sent events: which documents of the person's companies have a new revision. Every event is
 * `{companyId, key, etag}`; whether the person may hear it is asked when it happens. When some may have been missed, all
 * streams end: who connects anew takes everything for stale.
 */
export function eventRoutes(app: FastifyInstance, { store, streams, now }: EventParts): void {
  app.addHook("preClose", async () => {
    streams.endAll();
  });

  app.get("/api/events", { exposeHeadRoute: false }, (request, reply) => {
    const actor = actorOf(request);
    const { sessionId } = request;
    const stream = streams.open(sessionId, actor.userId);
    stream.write(": open\n\n");
    const mayHear = hearing(store, actor);
    const leave = store.subscribe(
      (event) => {
        mayHear(event).then(
          (may) => may && send(stream, event),
          () => stream.destroy(),
        );
      },
      () => stream.end(),
    );
    const heartbeat = setInterval(() => {
      if (stream.writableEnded) return;
      stream.write(": still here\n\n");
      // Signed out at another process.
      store.users.session(sessionId, now()).then(
        (session) => session === undefined && stream.end(),
        () => stream.destroy(),
      );
    }, HEARTBEAT_MS);
    const end = setTimeout(() => stream.end(), LONGEST_MS);
    stream.on("close", () => {
      leave();
      clearInterval(heartbeat);
      clearTimeout(end);
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
