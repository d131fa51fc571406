import type { FastifyReply, FastifyRequest } from "fastify";
import { issueToken, needsRenewal, verifyToken } from "../identity/product-token.ts";
import { rememberedTokens } from "../identity/remembered-tokens.ts";
import type { Actor, Session, UserStore } from "../store/store.ts";
import { unauthorized } from "./refusal.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** Who makes the call; set on every route behind `authenticate`, null on the others. */
    actor: Actor | null;
    /** The sign-in that the call belongs to; empty where there is no actor. */
    sessionId: string;
  }
}

export interface TokenParts {
  readonly users: UserStore;
  readonly tokenKey: Uint8Array;
  readonly now: () => Date;
}

/** The hook in front of every call that needs a sign-in: 401 unless the token is ours and its session goes on. */
export function authenticate(parts: TokenParts) {
  const verify = rememberedTokens();
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const token = bearerToken(request);
    if (token === undefined) throw unauthorized();
    const confirmed = await confirmToken(parts, token, verify);
    if (confirmed === undefined) throw unauthorized();
    const { session, isOld } = confirmed;
    request.actor = { userId: session.user.id, name: session.user.name };
    request.sessionId = session.id;
    if (isOld) {
      const renewed = await issueToken(parts.tokenKey, session, parts.now());
      void reply.header("x-new-token", renewed.token);
    }
  };
}

/** The session that a token belongs to, unless either is over; `isOld` when less than half of its time is left. */
export async function confirmToken(
  parts: TokenParts,
  token: string,
  verify: typeof verifyToken = verifyToken,
): Promise<{ readonly session: Session; readonly isOld: boolean } | undefined> {
  const now = parts.now();
  const claims = await verify(parts.tokenKey, token, now);
  if (!claims.ok) return undefined;
  const session = await parts.users.session(claims.value.sessionId, now);
  if (session === undefined || session.user.id !== claims.value.userId) return undefined;
  return { session, isOld: needsRenewal(claims.value, now) };
}

/** The token of `Authorization: Bearer`, the only place that one is read from: never a cookie, never the address. */
export function bearerToken(request: FastifyRequest): string | undefined {
  return /^Bearer ([\w.-]+)$/i.exec(request.headers.authorization ?? "")?.[1];
}

/** Who makes the call, on a route behind `authenticate`. */
export function actorOf(request: FastifyRequest): Actor {
  if (request.actor === null) throw unauthorized();
  return request.actor;
}
