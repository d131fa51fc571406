import type { FastifyInstance } from "fastify";
import { HEALTH_PATH } from "./health.ts";
import { RefusalError } from "./refusal.ts";

const WINDOW_MS = 60_000;
/** What one subscriber has for themselves: counting single addresses would be no limit. */
const IPV6_NETWORK_BITS = 64;

/** The built app's files, whose names have a hash of their content. */
const BUILT_FILE = /^\/assets\//;
/**
 * A browser that opens the product for the first time fetches some hundred files and makes a dozen calls. People behind
 * one address would otherwise be refused each other's scripts on the morning after an update.
 */
const FILES_PER_CALL = 10;

/**
 * Refuses more than `perMinute` requests from one address to the routes of this scope with 429, except for `/healthz`.
 * Files of the built app are counted apart, and ten times as many are let through. A hook of the scope and not of each
 * route, so that it runs before the sign-in hook and counts guessed tokens too.
 */
export function limitRate(app: FastifyInstance, perMinute: number): void {
  const allowance = (max: number) =>
    app.createRateLimit({ max, timeWindow: WINDOW_MS, ipv6Subnet: IPV6_NETWORK_BITS });
  const countCall = allowance(perMinute);
  const countFile = allowance(perMinute * FILES_PER_CALL);
  app.addHook("onRequest", async (request, reply) => {
    if (request.routeOptions.url === HEALTH_PATH) return;
    const limit = await (BUILT_FILE.test(request.url) ? countFile : countCall)(request);
    if (limit.isAllowed || !limit.isExceeded) return;
    void reply.header("retry-after", limit.ttlInSeconds);
    throw new RefusalError({
      status: 429,
      type: "TooManyRequests",
      message: "För många anrop på kort tid. Vänta en stund och försök igen.",
    });
  });
}
