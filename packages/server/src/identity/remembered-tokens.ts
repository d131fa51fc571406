import { err, ok } from "@huvudbok/core/shared";
import { type TokenClaims, verifyToken } from "./product-token.ts";

/** More tokens than this in use at once, and they are verified anew. */
const MOST = 1000;

/**
 * Verifies tokens as `verifyToken` does, with one key, and each only once: its signature does not change, only the time.
 * Whether its session goes on is asked elsewhere, on every call.
 */
export function rememberedTokens(): typeof verifyToken {
  const verified = new Map<string, TokenClaims>();
  return async (key, token, now) => {
    const known = verified.get(token);
    if (known !== undefined) return now.getTime() < known.expiresAt * 1000 ? ok(known) : err("expired");
    const claims = await verifyToken(key, token, now);
    if (claims.ok) {
      if (verified.size >= MOST) verified.clear();
      verified.set(token, claims.value);
    }
    return claims;
  };
}
