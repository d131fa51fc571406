import { err, ok } from "@huvudbok/core/shared";
import { type TokenClaims, verifyToken } from "./product-token.ts";

/** The cache is emptied when it holds this many tokens. */
const MOST = 1000;

/**
 * Verifies tokens as `verifyToken` does, with one key, but each signature only once: it does not change, only the time
 * does. Whether the session still exists is checked elsewhere, on every call.
 */
export function tokenCache(): typeof verifyToken {
  const verified = new Map<string, TokenClaims>();
  return async (key, token, now) => {
    const cached = verified.get(token);
    if (cached !== undefined) return now.getTime() < cached.expiresAt * 1000 ? ok(cached) : err("expired");
    const claims = await verifyToken(key, token, now);
    if (claims.ok) {
      if (verified.size >= MOST) verified.clear();
      verified.set(token, claims.value);
    }
    return claims;
  };
}
