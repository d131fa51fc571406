import { SignJWT } from "jose";
import { expect, test } from "vitest";
import type { Session } from "../store/store.ts";
import { issueToken, needsRenewal, sessionOfToken, TOKEN_SECONDS, verifyToken } from "./product-token.ts";

const key = new Uint8Array(32).fill(1);
const now = new Date("2026-03-14T12:00:00Z");
const session: Session = {
  id: "s1",
  user: { id: "u1", issuer: "i", subject: "x", name: "Åsa", email: "asa@example.se", picture: "p", tier: 1 },
  createdAt: now,
  lastSeenAt: now,
};
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);

test("ID6: carries who somebody is and no rights", async () => {
  const { token, expires } = await issueToken(key, session, now);
  const claims = JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString());
  expect(claims).toEqual({
    iss: "huvudbok",
    sub: "u1",
    sid: "s1",
    name: "Åsa",
    email: "asa@example.se",
    picture: "p",
    tier: 1,
    iat: now.getTime() / 1000,
    exp: now.getTime() / 1000 + 3600,
  });
  expect(expires).toEqual(later(TOKEN_SECONDS));
});

test("lives for its hour by the clock it is given", async () => {
  const { token } = await issueToken(key, session, now);
  expect(await verifyToken(key, token, later(TOKEN_SECONDS - 1))).toMatchObject({ ok: true });
  expect(await verifyToken(key, token, later(TOKEN_SECONDS))).toEqual({ ok: false, error: "expired" });
});

test.each([
  [0, false],
  [1799, false],
  [1801, true],
])("after %i seconds its renewal is %s", async (seconds, expected) => {
  const { token } = await issueToken(key, session, now);
  const claims = await verifyToken(key, token, later(seconds));
  expect(claims.ok && needsRenewal(claims.value, later(seconds))).toBe(expected);
});

test.each(["", "a", "a.b.c", "..", "é"])("refuses %j", async (token) => {
  expect(await verifyToken(key, token, now)).toEqual({ ok: false, error: "invalid" });
});

test("refuses what another issuer or another method signed with our key", async () => {
  const jwt = () =>
    new SignJWT({ sid: "s1", name: "x" }).setSubject("u1").setIssuedAt().setExpirationTime("1h");
  const foreign = await jwt().setProtectedHeader({ alg: "HS256" }).setIssuer("other").sign(key);
  const method = await jwt().setProtectedHeader({ alg: "HS512" }).setIssuer("huvudbok").sign(key);
  const noSession = await new SignJWT({})
    .setProtectedHeader({ alg: "HS256" })
    .setIssuer("huvudbok")
    .setExpirationTime("1h")
    .sign(key);
  for (const token of [foreign, method, noSession]) {
    expect(await verifyToken(key, token, now)).toEqual({ ok: false, error: "invalid" });
  }
});

test("an expired token still names the session to end, an altered one does not", async () => {
  const { token } = await issueToken(key, session, later(-10 * TOKEN_SECONDS));
  expect(await sessionOfToken(key, token)).toMatchObject({ sessionId: "s1", userId: session.user.id });
  expect(await sessionOfToken(new Uint8Array(32), token)).toBeUndefined();
});
