import type { FastifyReply, FastifyRequest } from "fastify";
import type { Keys } from "../identity/keys.ts";
import { issueToken, needsRenewal, verifyToken } from "../identity/product-token.ts";
import { tokenCache } from "../identity/token-cache.ts";
import type { Actor, Session } from "../store/store.ts";
import type { UserStore } from "../store/store-interface.ts";
import { unauthorized } from "./refusal.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** The caller; set on every route behind `authenticate`, null on the others. */
    actor: Actor | null;
    /** The session that the call belongs to; empty where there is no actor. */
    sessionId: string;
  }
}

export interface TokenParts {
  readonly users: UserStore;
  readonly keys: Keys;
  readonly now: () => Date;
}

/** The hook in front of every call that needs a sign-in: 401 unless the token is ours and its session still exists. */
export function authenticate(parts: TokenParts) {
  const verify = tokenCache();
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const token = bearerToken(request);
    if (token === undefined) throw unauthorized();
    const confirmed = await confirmToken(parts, token, verify);
    if (confirmed === undefined) throw unauthorized();
    const { session, isOld } = confirmed;
    request.actor = { userId: session.user.id, name: session.user.name };
    request.sessionId = session.id;
    if (isOld) {
      const renewed = await issueToken(parts.keys.token, session, parts.now());
      void reply.header("x-new-token", renewed.token);
    }
  };
}

/**
 * The session that a token belongs to, unless either has expired; `isOld` when less than half of the token's time is
 * left, or when it was signed with the key before this one.
 */
export async function confirmToken(
  parts: TokenParts,
  token: string,
  verify: typeof verifyToken = verifyToken,
): Promise<{ readonly session: Session; readonly isOld: boolean } | undefined> {
  const now = parts.now();
  const own = await verify(parts.keys.token, token, now);
  const claims =
    own.ok || parts.keys.old === undefined ? own : await verifyToken(parts.keys.old.token, token, now);
  if (!claims.ok) return undefined;
  const session = await parts.users.session(claims.value.sessionId, now);
  if (session === undefined || session.user.id !== claims.value.userId) return undefined;
  return { session, isOld: !own.ok || needsRenewal(claims.value, now) };
}

/** The token of `Authorization: Bearer`, the only place a token is read from: never a cookie, never the address. */
export function bearerToken(request: FastifyRequest): string | undefined {
  return /^Bearer ([\w.-]+)$/i.exec(request.headers.authorization ?? "")?.[1];
}

/** The caller, on a route behind `authenticate`. */
export function actorOf(request: FastifyRequest): Actor {
  if (request.actor === null) throw unauthorized();
  return request.actor;
}
