import { PassThrough } from "node:stream";
import type { FastifyInstance } from "fastify";
import type { Actor, StoreEvent } from "../store/store.ts";
import type { Store } from "../store/store-interface.ts";
import { actorOf } from "./authenticate.ts";
import { RefusalError } from "./refusal.ts";

/** Proxies close connections that are silent for about half a minute. */
const HEARTBEAT_MS = 25_000;
/**
 * The browser reconnects with a fresh token, so that a stream does not outlive the access it was opened with for long.
 */
const LONGEST_MS = 15 * 60_000;
/** How long the answer to "may this person see events of that company" is cached. */
const BELIEVED_MS = 20_000;
/** A browser with this much unread counts as disconnected. */
const MOST_BUFFERED = 256 * 1024;

export interface EventStreamLimits {
  readonly streamsPerSession: number;
  readonly streamsPerPerson: number;
}

/** The open streams, each of a session. */
export interface EventStreams {
  /** Throws RefusalError when the session or the person already has the most that are allowed. */
  open(sessionId: string, userId: string): PassThrough;
  /** Ends the streams of a session that was signed out. */
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
 * Server-sent events: which documents of the person's companies have a new revision. Every event is `{companyId, key,
 * etag}`; access is checked when the event happens. When events may have been missed, all streams end: a browser that
 * reconnects treats all its documents as stale.
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
    const mayHear = mayReceive(store, actor);
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
      // The session was ended at another process.
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

/**
 * Whether the actor may receive an event. Access to a company is cached for a short time, not checked at every event.
 */
function mayReceive(store: Store, actor: Actor): (event: StoreEvent) => Promise<boolean> {
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
