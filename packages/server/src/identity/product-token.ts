import { err, ok, type Result } from "@huvudbok/core/shared";
import { errors, jwtVerify, SignJWT } from "jose";
import * as z from "zod/mini";
import type { Session } from "../store/store.ts";

/** How long a product token is valid, in seconds (ID6). */
export const TOKEN_SECONDS = 60 * 60;

const ISSUER = "huvudbok";

const claimsSchema = z.object({
  sub: z.string(),
  sid: z.string(),
  name: z.string(),
  iat: z.number(),
  exp: z.number(),
});

export interface TokenClaims {
  readonly userId: string;
  readonly sessionId: string;
  readonly name: string;
  /** Seconds since 1970. */
  readonly expiresAt: number;
}

export type TokenError = "expired" | "invalid";

/** A signed token for the session, and when it expires. Rights are never in it: they are read on every call. */
export async function issueToken(
  key: Uint8Array,
  session: Session,
  now: Date,
): Promise<{ readonly token: string; readonly expires: Date }> {
  const issuedAt = Math.floor(now.getTime() / 1000);
  const { user } = session;
  const token = await new SignJWT({
    sid: session.id,
    name: user.name,
    email: user.email,
    picture: user.picture,
    tier: user.tier,
  })
    .setProtectedHeader({ alg: "HS256", typ: "JWT" })
    .setIssuer(ISSUER)
    .setSubject(user.id)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + TOKEN_SECONDS)
    .sign(key);
  return { token, expires: new Date((issuedAt + TOKEN_SECONDS) * 1000) };
}

/**
 * The claims of a token whose signature is ours and that has not expired by `now`, which is used instead of the
 * machine's clock.
 */
export async function verifyToken(
  key: Uint8Array,
  token: string,
  now: Date,
): Promise<Result<TokenClaims, TokenError>> {
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: ["HS256"],
      issuer: ISSUER,
      currentDate: now,
    });
    const claims = claimsSchema.safeParse(payload);
    if (!claims.success) return err("invalid");
    const { sub, sid, name, exp } = claims.data;
    return ok({ userId: sub, sessionId: sid, name, expiresAt: exp });
  } catch (error) {
    if (error instanceof errors.JWTExpired) return err("expired");
    if (error instanceof errors.JOSEError) return err("invalid");
    throw error;
  }
}

/** True when less than half of the token's hour is left: the answer then carries a new one. */
export function needsRenewal(claims: TokenClaims, now: Date): boolean {
  return claims.expiresAt - now.getTime() / 1000 < TOKEN_SECONDS / 2;
}

/** Whose session a token that we signed is of, even if the token has expired: enough to end it, nothing more. */
export async function sessionOfToken(
  key: Uint8Array,
  token: string,
): Promise<Pick<TokenClaims, "sessionId" | "userId"> | undefined> {
  const claims = await verifyToken(key, token, new Date(0));
  return claims.ok ? claims.value : undefined;
}
