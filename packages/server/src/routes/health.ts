import { timingSafeEqual } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { collectDefaultMetrics, Histogram, Registry } from "prom-client";
import { isLoopback, isLoopbackHost } from "../config/loopback.ts";
import { isForwarded } from "../identity/forwarded.ts";
import type { StoreState } from "../store/store.ts";
import { RETRY_AFTER_S } from "./answer-error.ts";
import { bearerToken } from "./authenticate.ts";
import { errorBody, RefusalError } from "./refusal.ts";

export interface HealthParts {
  /** Resolves when the store can be read, with whether it can be written at once. */
  readonly check: () => Promise<StoreState>;
  readonly metricsToken: string | undefined;
}

/** Never refused with 429: a load balancer takes a server that is for one that is down. The answer costs little. */
export const HEALTH_PATH = "/healthz";

/** GET /healthz for monitoring, GET /metrics for measurements. */
export function healthRoutes(app: FastifyInstance, { check, metricsToken }: HealthParts): void {
  app.get(HEALTH_PATH, async (request, reply) => {
    try {
      const { writer, isDeaf } = await check();
      return {
        status: "ok",
        ...(writer === "busy" ? { writer } : {}),
        ...(isDeaf === true ? { events: "lost" } : {}),
      };
    } catch (error) {
      request.log.error({ err: error }, "the store does not answer");
      void reply.header("retry-after", RETRY_AFTER_S);
      return reply.code(503).send(errorBody("Unavailable", "Lagringen svarar inte."));
    }
  });
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  measureRequests(app, registry);
  app.get("/metrics", async (request, reply) => {
    if (!mayMeasure(request, metricsToken)) {
      throw new RefusalError({
        status: 403,
        type: "Forbidden",
        message: "Mätvärden visas bara för den egna datorn.",
      });
    }
    return reply.type(registry.contentType).send(await registry.metrics());
  });
  app.addHook("onClose", () => registry.clear());
}

/**
 * Times are labelled with the pattern of the route, never with the address, which would be personal and have unlimited
 * values.
 */
function measureRequests(app: FastifyInstance, registry: Registry): void {
  const seconds = new Histogram({
    name: "huvudbok_http_request_seconds",
    help: "Time from request to answer by method, route pattern and status",
    labelNames: ["method", "route", "status"],
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10],
    registers: [registry],
  });
  app.addHook("onResponse", (request, reply, done) => {
    const route = request.routeOptions.url ?? "none";
    seconds.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    done();
  });
}

/**
 * A reverse proxy on this machine connects from loopback for everybody, so a forwarded request, or one with another
 * host name than this machine's own, counts as coming from outside.
 */
function mayMeasure(request: FastifyRequest, metricsToken: string | undefined): boolean {
  const token = bearerToken(request);
  if (metricsToken !== undefined && token !== undefined && isSame(token, metricsToken)) return true;
  const isHere = isLoopback(request.socket.remoteAddress ?? "") && isLoopbackHost(request.headers.host);
  return isHere && !isForwarded(request.headers);
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
