import type { FastifyInstance } from "fastify";
import { RefusalError } from "./refusal.ts";

/** How long a stop waits for what is under way: answers that are being read, bodies that are being sent. */
const UNDER_WAY_MS = 5000;
/** A connection that has got its answer is closed so soon. */
const IDLE_MS = 100;

/**
 * Stops within seconds: connections are closed as they become idle and not only those that are so at once, and what
 * takes too long is broken off. What comes meanwhile on an open connection is told so in the shape of all answers.
 */
export function stopInTime(app: FastifyInstance, underWayMs = UNDER_WAY_MS): void {
  let stopping: { readonly idle: NodeJS.Timeout; readonly all: NodeJS.Timeout } | undefined;
  app.addHook("preClose", async () => {
    const { server } = app;
    stopping = {
      idle: setInterval(() => server.closeIdleConnections(), IDLE_MS),
      all: setTimeout(() => server.closeAllConnections(), underWayMs),
    };
  });
  app.addHook("onClose", async () => {
    clearInterval(stopping?.idle);
    clearTimeout(stopping?.all);
  });
  app.addHook("onRequest", (_request, reply, done) => {
    if (stopping === undefined) return done();
    void reply.header("connection", "close");
    done(
      new RefusalError({
        status: 503,
        type: "Stopping",
        message: "Servern startas om. Ingenting har sparats. Försök igen om en stund.",
      }),
    );
  });
}
