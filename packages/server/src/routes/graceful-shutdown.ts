import type { FastifyInstance } from "fastify";
import { RefusalError } from "./refusal.ts";

/** How long a shutdown waits for calls in progress: answers that are being read, bodies that are being sent. */
const UNDER_WAY_MS = 5000;
/** How soon a connection is closed after its answer. */
const IDLE_MS = 100;

/**
 * Stops within seconds (ST19): connections are closed as they become idle, not only those that are idle at first, and
 * what takes too long is aborted. Calls that arrive meanwhile on an open connection are refused in the usual format.
 */
export function shutDownGracefully(app: FastifyInstance, underWayMs = UNDER_WAY_MS): void {
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
