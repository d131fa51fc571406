import type { FastifyInstance } from "fastify";
import { HEALTH_PATH } from "./health.ts";
import { RefusalError } from "./refusal.ts";

const WINDOW_MS = 60_000;
/** What one subscriber has for themselves: counting single addresses would be no limit. */
const IPV6_NETWORK_BITS = 64;

/**
 * Refuses more than `perMinute` requests from one address to the routes of this scope with 429, except for `/healthz`. A hook of the scope and
 * not of each route, so that it runs before the sign-in hook and counts guessed tokens too.
 */
export function limitRate(app: FastifyInstance, perMinute: number): void {
  const count = app.createRateLimit({ max: perMinute, timeWindow: WINDOW_MS, ipv6Subnet: IPV6_NETWORK_BITS });
  app.addHook("onRequest", async (request, reply) => {
    if (request.routeOptions.url === HEALTH_PATH) return;
    const limit = await count(request);
    if (limit.isAllowed || !limit.isExceeded) return;
    void reply.header("retry-after", limit.ttlInSeconds);
    throw new RefusalError({
      status: 429,
      type: "TooManyRequests",
      message: "För många anrop på kort tid. Vänta en stund och försök igen.",
    });
  });
}
