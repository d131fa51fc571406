import { expect, test } from "vitest";
import { issueToken, TOKEN_SECONDS, verifyToken } from "./product-token.ts";
import { tokenCache } from "./token-cache.ts";

const key = new Uint8Array(32).fill(1);
const now = new Date("2026-03-14T12:00:00Z");
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const user = { id: "u1", issuer: "i", subject: "x", name: "Åsa", email: "", picture: "", tier: 0 };

test("a token is what it is for verifyToken, the first time, again and when its hour is over", async () => {
  const verify = tokenCache();
  const { token } = await issueToken(key, { id: "s1", user, createdAt: now, lastSeenAt: now }, now);
  for (const seconds of [0, 1, TOKEN_SECONDS - 1, TOKEN_SECONDS, TOKEN_SECONDS + 1, 10]) {
    expect(await verify(key, token, later(seconds))).toEqual(await verifyToken(key, token, later(seconds)));
  }
  expect(await verify(key, `${token}x`, now)).toEqual({ ok: false, error: "invalid" });
});
