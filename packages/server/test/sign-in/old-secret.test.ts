import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { loadKeys } from "../../src/identity/keys.ts";
import { issueToken, verifyToken } from "../../src/identity/product-token.ts";
import { decryptPending, encryptPending } from "../../src/identity/sign-in-state.ts";
import { Browser } from "../browser.ts";
import { type TestServer, testServer } from "../test-server.ts";

const [NOW, BEFORE, OTHER] = ["a", "b", "c"].map((letter) => letter.repeat(32));

let server: TestServer;
beforeAll(async () => {
  const environment = { HUVUDBOK_SECRET_KEY: NOW ?? "", HUVUDBOK_OLD_SECRET_KEY: BEFORE ?? "" };
  server = await testServer({ environment });
  await server.app.listen({ port: server.config.port, host: "127.0.0.1" });
});
afterAll(() => server.close());

const newSession = () => {
  const person = { issuer: "test", subject: "anna", name: "Anna", email: "", picture: "" };
  return server.store.users.signIn(person, server.clock.now);
};
const tokenBy = async (secret: string | undefined) => {
  const { token: key } = await loadKeys(server.dataDir, secret);
  return (await issueToken(key, await newSession(), server.clock.now)).token;
};
const call = (token: string, method: "GET" | "POST" = "GET", url = "/api/company") =>
  server.app.inject({ method, url, headers: { authorization: `Bearer ${token}` } });

describe("ID16: while the secret is being changed", () => {
  test("a token of the one before is let in and renewed with the new one", async () => {
    const answer = await call(await tokenBy(BEFORE));
    expect(answer.statusCode).toBe(200);
    const renewed = String(answer.headers["x-new-token"]);
    expect(await verifyToken(server.keys.token, renewed, server.clock.now)).toMatchObject({ ok: true });
    const again = await call(renewed);
    expect([again.statusCode, again.headers["x-new-token"]]).toEqual([200, undefined]);
  });

  test("it signs out, is confirmed in a link, and ends with its time", async () => {
    const token = await tokenBy(BEFORE);
    const confirmed = await server.app.inject({ method: "POST", url: "/api/auth/token", payload: { token } });
    expect(confirmed.statusCode).toBe(200);
    expect((await call(token, "POST", "/api/auth/logout")).statusCode).toBe(204);
    expect((await call(token)).statusCode).toBe(401);
    const { token: key } = await loadKeys(server.dataDir, BEFORE);
    const longAgo = new Date(server.clock.now.getTime() - 61 * 60_000);
    const { token: expired } = await issueToken(key, await newSession(), longAgo);
    expect((await call(expired)).statusCode).toBe(401);
  });

  test("no other secret is taken", async () => {
    expect((await call(await tokenBy(OTHER))).statusCode).toBe(401);
  });

  test("a sign-in that was under way ends as it began", async () => {
    const browser = new Browser();
    const begun = await browser.request(`${server.origin}/api/auth/login`);
    const form = await browser.follow(begun.headers.get("location") ?? "");
    const person = new URLSearchParams({ name: "Bo", email: "bo@example.se" });
    const back = await browser.follow(form.url, { method: "POST", body: person });
    const query = new URL(back.url).search;
    const [, name = "", sealed = ""] = /^([^=]+)=([^;]*)/.exec(begun.headers.getSetCookie()[0] ?? "") ?? [];
    const pending = await decryptPending(server.keys.signIn, decodeURIComponent(sealed), server.clock.now);
    if (pending === undefined) throw new Error("the cookie is of this server");
    const { signIn: key } = await loadKeys(server.dataDir, BEFORE);
    const cookie = `${name}=${encodeURIComponent(await encryptPending(key, pending, server.clock.now))}`;
    const answer = await fetch(`${server.origin}/api/auth/code`, {
      method: "POST",
      headers: { "content-type": "application/json", cookie },
      body: JSON.stringify({ query }),
    });
    expect(answer.status).toBe(200);
  });
});
