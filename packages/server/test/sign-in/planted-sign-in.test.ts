import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { issueToken } from "../../src/identity/product-token.ts";
import { decryptPending } from "../../src/identity/sign-in-state.ts";
import { type TestServer, testServer } from "../test-server.ts";

let server: TestServer;

beforeAll(async () => {
  server = await testServer();
  await server.app.listen({ host: "127.0.0.1", port: server.config.port });
});

afterAll(() => server.close());

async function newToken(): Promise<string> {
  const profile = {
    issuer: "local",
    subject: crypto.randomUUID(),
    name: "Anna",
    email: "a@b.se",
    picture: "",
  };
  const session = await server.store.users.signIn(profile, server.clock.now);
  return (await issueToken(server.keys.token, session, server.clock.now)).token;
}

async function isSignedIn(token: string): Promise<boolean> {
  const answer = await server.app.inject({ method: "POST", url: "/api/auth/token", payload: { token } });
  return answer.statusCode === 200;
}

describe("SN1: what a link can send signs nobody in and nobody out", () => {
  test.each([
    ["/api/auth/code", { query: "code=x&state=y" }],
    ["/api/auth/code", { query: "error=access_denied&state=y" }],
    ["/api/auth/code", { query: "error=access_denied" }],
    ["/api/auth/token", { token: "fel" }],
    ["/api/auth/token", { token: "x.y.z" }],
  ])("%s %j", async (url, payload) => {
    const token = await newToken();
    const headers = { authorization: `Bearer ${token}` };
    const answer = await server.app.inject({ method: "POST", url, payload, headers });
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toMatchObject({ error: { type: "SignInFailed" } });
    expect(answer.json<{ error: { message: string } }>().error.message).toMatch(/\. (Försök|Logga in) .*\.$/);
    expect(answer.headers["set-cookie"]).toBeUndefined();
    expect(answer.headers["x-new-token"]).toBeUndefined();
    expect(await isSignedIn(token)).toBe(true);
  });
});

describe("SN3: only the product's own button begins a sign-in", () => {
  const begin = (site: string | undefined, query = "") =>
    server.app.inject({
      url: `/api/auth/login${query}`,
      headers: { host: "localhost", ...(site === undefined ? {} : { "sec-fetch-site": site }) },
    });

  test.each(["cross-site", "same-site", "none"])("%s leads to /login", async (site) => {
    const answer = await begin(site, "?returnUrl=%2Fsettings&scope=drive.file");
    expect(answer.headers.location).toBe("/login?returnUrl=%2Fsettings&missingScope=drive.file");
    expect(answer.headers["set-cookie"]).toBeUndefined();
  });

  test.each([["same-origin"], [undefined]])("%s begins one", async (site) => {
    const answer = await begin(site);
    expect(answer.statusCode).toBe(302);
    expect(answer.headers.location).toContain("state=");
    expect(String(answer.headers["set-cookie"])).toContain("huvudbok-sign-in-");
  });
});

test("SN5: a sign-in begun for a page of signing in or out leads to the start page", async () => {
  for (const wanted of ["/login/code?token=x", "/logout", "/\t/evil.example"]) {
    const url = `/api/auth/login?${new URLSearchParams({ returnUrl: wanted }).toString()}`;
    const answer = await server.app.inject({ url, headers: { host: "localhost" } });
    const sealed = /=([^;]+)/.exec(String(answer.headers["set-cookie"]))?.[1] ?? "";
    const pending = await decryptPending(server.keys.signIn, decodeURIComponent(sealed), server.clock.now);
    expect(pending?.returnUrl, wanted).toBe("/accounting");
  }
});

test.each([1e300, -1, 366 * 86_400 + 1])("login-google refuses a time of %s seconds", async (expiresIn) => {
  const { googleSignInSchema } = await import("@huvudbok/core/api");
  expect(googleSignInSchema.safeParse({ accessToken: "x", expiresIn }).success).toBe(false);
});
