import type { FastifyInstance } from "fastify";
import { countCalls } from "./count-calls.ts";
import { RefusalError } from "./refusal.ts";

/**
 * Refuses more than `perMinute` requests from one address to the routes of this scope with 429. A hook of the scope and
 * not of each route, so that it comes before the sign-in hook and counts guessed tokens too.
 */
export function limitRate(app: FastifyInstance, perMinute: number): void {
  const count = countCalls();
  app.addHook("onRequest", (request, reply, done) => {
    const now = performance.now();
    const { calls, endsAt } = count(request.ip, now);
    if (calls <= perMinute) return done();
    void reply.header("retry-after", Math.ceil((endsAt - now) / 1000));
    const message = "För många anrop på kort tid. Vänta en stund och försök igen.";
    done(new RefusalError({ status: 429, type: "TooManyRequests", message }));
  });
}
