import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { issueToken } from "../src/identity/product-token.ts";
import { type TestServer, testServer } from "./test-server.ts";

/** The only calls under /api that answer without a sign-in. A new one has to be written here by hand. */
const OPEN = new Set([
  "GET /api/auth/login",
  "POST /api/auth/code",
  "POST /api/auth/token",
  "POST /api/auth/login-google",
  "POST /api/auth/logout",
  "GET /api/settings",
]);

const HOUR_MS = 3600 * 1000;
const calls = new Set<string>();
let server: TestServer;

// Created while tests are collected, so that each call can be a row of the table.
server = await testServer({
  onRoute: ({ method, url }: { readonly method: string | string[]; readonly url: string }) => {
    if (!url.startsWith("/api")) return;
    for (const one of [method].flat())
      if (one !== "HEAD" || url.startsWith("/api/data")) calls.add(`${one} ${url}`);
  },
});

beforeAll(() => server.app.ready());
afterAll(() => server.close());

async function newSession() {
  return server.store.users.signIn(
    { issuer: "test", subject: "anna", name: "Anna", email: "anna@example.se", picture: "" },
    server.clock.now,
  );
}

async function tokenFor(issuedAt: Date): Promise<string> {
  return (await issueToken(server.keys.token, await newSession(), issuedAt)).token;
}

/** A letter in the middle of each part of the token changed. The last letter of a part may contain unused bits. */
function altered(token: string, part: 0 | 1 | 2): string {
  const parts = token.split(".");
  const text = parts[part] ?? "";
  const at = Math.floor(text.length / 2);
  parts[part] = `${text.slice(0, at)}${text[at] === "A" ? "B" : "A"}${text.slice(at + 1)}`;
  return parts.join(".");
}

async function statusOf(call: string, authorization: string | undefined) {
  const [method = "", url = ""] = call.split(" ");
  const answer = await server.app.inject({
    method: method as "GET",
    url: url.replaceAll(/:[^/.]+/g, "1").replace("*", "x"),
    ...(authorization === undefined ? {} : { headers: { authorization } }),
  });
  return { status: answer.statusCode, body: method === "HEAD" ? undefined : answer.json() };
}

const UNAUTHORIZED = { error: { type: "Unauthorized", message: "Unauthorized" } };
const guarded = [...calls].filter((call) => !OPEN.has(call));

test("there are calls to walk, and the open ones are those of the list", () => {
  expect(guarded.length).toBeGreaterThanOrEqual(6);
  expect([...OPEN].filter((call) => !calls.has(call))).toEqual([]);
});

describe.each(guarded)("%s", (call) => {
  const refused = async (authorization: string | undefined) => {
    const { status, body } = await statusOf(call, authorization);
    expect(status).toBe(401);
    if (body !== undefined) expect(body).toEqual(UNAUTHORIZED);
  };

  test("no token", () => refused(undefined));
  test("another kind of credential", () => refused("Basic YTpi"));
  test("altered head", async () => refused(`Bearer ${altered(await tokenFor(server.clock.now), 0)}`));
  test("altered claims", async () => refused(`Bearer ${altered(await tokenFor(server.clock.now), 1)}`));
  test("altered signature", async () => refused(`Bearer ${altered(await tokenFor(server.clock.now), 2)}`));
  test("no signature at all", async () => {
    const [, claims = ""] = (await tokenFor(server.clock.now)).split(".");
    const head = Buffer.from(JSON.stringify({ alg: "none", typ: "JWT" })).toString("base64url");
    await refused(`Bearer ${head}.${claims}.`);
  });
  test("another key", async () => {
    const key = new Uint8Array(32).fill(7);
    const { token } = await issueToken(key, await newSession(), server.clock.now);
    await refused(`Bearer ${token}`);
  });
  test("expired token", async () =>
    refused(`Bearer ${await tokenFor(new Date(server.clock.now.getTime() - HOUR_MS - 1000))}`));
  test("ended session", async () => {
    const session = await newSession();
    const { token } = await issueToken(server.keys.token, session, server.clock.now);
    await server.store.users.endSession(session.id);
    await refused(`Bearer ${token}`);
  });
  test("a session of somebody else", async () => {
    const session = await newSession();
    const stolen = { ...session, user: { ...session.user, id: "somebody-else" } };
    const { token } = await issueToken(server.keys.token, stolen, server.clock.now);
    await refused(`Bearer ${token}`);
  });
});

test.each([
  ["just given", 0, false],
  ["29 minutes old", 29, false],
  ["31 minutes old", 31, true],
  ["59 minutes old", 59, true],
])("a token %s", async (_name, minutes, isRenewed) => {
  const token = await tokenFor(new Date(server.clock.now.getTime() - minutes * 60_000));
  const answer = await server.app.inject({
    url: "/api/company",
    headers: { authorization: `Bearer ${token}` },
  });
  expect(answer.statusCode).toBe(200);
  const renewed = answer.headers["x-new-token"];
  expect(typeof renewed).toBe(isRenewed ? "string" : "undefined");
  if (typeof renewed !== "string") return;
  const again = await server.app.inject({
    url: "/api/company",
    headers: { authorization: `Bearer ${renewed}` },
  });
  expect(again.statusCode).toBe(200);
  expect(again.headers["x-new-token"]).toBeUndefined();
});

test("an idle session is over after 12 hours, however fresh the token", async () => {
  const session = await newSession();
  const later = new Date(server.clock.now.getTime() + 12 * HOUR_MS + 1000);
  const { token } = await issueToken(server.keys.token, session, later);
  server.clock.now = later;
  const answer = await server.app.inject({
    url: "/api/company",
    headers: { authorization: `Bearer ${token}` },
  });
  expect(answer.statusCode).toBe(401);
});

test.each([
  ["POST /api/auth/logout", undefined],
  ["POST /api/auth/token", { token: "a.b.c" }],
  ["POST /api/auth/code", { query: "code=1&state=2" }],
])("%s without a sign-in of ours is 401", async (call, payload) => {
  const [method = "", url = ""] = call.split(" ");
  const answer = await server.app.inject({
    method: method as "POST",
    url,
    ...(payload === undefined ? {} : { payload }),
  });
  expect(answer.statusCode).toBe(401);
});

test("a token in the address or in a cookie opens nothing", async () => {
  const token = await tokenFor(server.clock.now);
  const inQuery = await server.app.inject(`/api/company?token=${token}&access_token=${token}`);
  const inCookie = await server.app.inject({ url: "/api/company", headers: { cookie: `token=${token}` } });
  expect([inQuery.statusCode, inCookie.statusCode]).toEqual([401, 401]);
});

test("a token from the address is confirmed", async () => {
  const token = await tokenFor(server.clock.now);
  const answer = await server.app.inject({ method: "POST", url: "/api/auth/token", payload: { token } });
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({ name: "Anna", settings: { tier: 0 } });
});
