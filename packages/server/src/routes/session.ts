import type { OwnSignIns } from "@huvudbok/core/api";
import type { FastifyInstance, FastifyRequest } from "fastify";
import * as z from "zod/mini";
import { sessionHandle } from "../security/session-handle.ts";
import { hidden } from "../store/access/refusals.ts";
import type { OwnSession } from "../store/store.ts";
import type { UserStore } from "../store/store-interface.ts";
import { actorOf } from "./authenticate.ts";
import type { EventStreams } from "./events.ts";
import { readInput } from "./read-input.ts";
import { recordSecurity } from "./record-security.ts";
import { RefusalError } from "./refusal.ts";

export interface SessionParts {
  readonly users: UserStore;
  readonly streams: Pick<EventStreams, "endOf">;
  readonly now: () => Date;
}

const idParams = z.object({ id: z.string() });

/** A person's own sign-ins: where they are signed in, and ending them there. */
export function sessionRoutes(app: FastifyInstance, parts: SessionParts): void {
  const own = (request: FastifyRequest) => parts.users.sessionsOf(actorOf(request).userId, parts.now());

  app.get("/api/session", async (request): Promise<OwnSignIns> => {
    const sessions = await own(request);
    return { signIns: sessions.map((session) => answerOf(session, request.sessionId)) };
  });

  app.delete("/api/session/:id", async (request, reply) => {
    const { id } = readInput(idParams, request.params);
    const session = (await own(request)).find((one) => sessionHandle(one.id) === id);
    if (session === undefined) throw new RefusalError(hidden());
    await end(parts, request, [session]);
    return reply.code(204).send();
  });

  app.delete("/api/session", async (request, reply) => {
    const others = (await own(request)).filter(({ id }) => id !== request.sessionId);
    await end(parts, request, others);
    return reply.code(204).send();
  });
}

function answerOf({ id, device, createdAt, lastSeenAt }: OwnSession, current: string) {
  return {
    id: sessionHandle(id),
    device,
    begun: createdAt.toISOString(),
    lastSeen: lastSeenAt.toISOString(),
    isCurrent: id === current,
  };
}

async function end(
  { users, streams }: SessionParts,
  request: FastifyRequest,
  sessions: readonly OwnSession[],
): Promise<void> {
  for (const { id } of sessions) {
    await users.endSession(id);
    streams.endOf(id);
    recordSecurity(request, "session-ended", { by: "person", ended: sessionHandle(id) });
  }
}
