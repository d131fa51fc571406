import { Writable } from "node:stream";
import { apiErrorSchema, serverSettingsSchema } from "@huvudbok/core/api";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { issueToken } from "../src/identity/product-token.ts";
import { createLog, safeError } from "../src/log.ts";
import { answerOf } from "./answer-of.ts";
import { type TestServer, testServer } from "./test-server.ts";

let server: TestServer;
const lines: string[] = [];

beforeAll(async () => {
  const sink = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      lines.push(chunk.toString());
      done();
    },
  });
  server = await testServer({ log: createLog("trace", sink) });
});

afterAll(() => server.close());

const inject = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers });

describe("refusals", () => {
  const json = { "content-type": "application/json" };
  const post = (payload: string, headers: Record<string, string> = json) =>
    server.app.inject({ method: "POST", url: "/api/auth/token", payload, headers });

  test.each([
    ["no JSON", () => post("{"), 400],
    ["another shape", () => post('{"token":1}'), 400],
    ["a field that nobody asked for", () => post('{"token":"a","admin":true}'), 400],
    ["a prototype in the body", () => post('{"token":"a","__proto__":{"x":1}}'), 400],
    ["another kind of content", () => post("<a/>", { "content-type": "application/xml" }), 415],
    [
      "a form, as another site could send",
      () => post("token=a", { "content-type": "application/x-www-form-urlencoded" }),
      415,
    ],
    ["too much", () => post(`{"token":"${"a".repeat(33_000)}"}`), 413],
  ])("%s", async (_name, send, status) => {
    const answer = await send();
    expect(answer.statusCode).toBe(status);
    expect(answerOf(apiErrorSchema, answer.json()).error.message).toMatch(/^[A-ZÅÄÖ].*\.$/);
  });

  test("a bug is told to the log once, and to nobody else", async () => {
    const bug = Object.assign(new Error("relation broke"), { detail: "(anna@example.se)", code: "23505" });
    const list = vi.spyOn(server.store.companies, "list").mockRejectedValueOnce(bug);
    lines.length = 0;
    const session = await server.store.users.signIn(
      { issuer: "test", subject: "anna", name: "Anna", email: "anna@example.se", picture: "" },
      server.clock.now,
    );
    const { token } = await issueToken(server.keys.token, session, server.clock.now);
    const answer = await inject("/api/company?email=anna@example.se", { authorization: `Bearer ${token}` });
    expect(list).toHaveBeenCalledOnce();
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toEqual({
      error: { type: "InternalError", message: "Ett oväntat fel inträffade på servern. Försök igen." },
    });
    expect(lines.filter((line) => line.includes("relation broke"))).toHaveLength(1);
    const log = lines.join("");
    expect(log).toContain(String(answer.headers["x-request-id"]));
    expect(log).toContain("23505");
    for (const secret of ["anna@example.se", token, "127.0.0.1", "?email"]) expect(log).not.toContain(secret);
  });

  test("an error of something else than an Error is cut down too", () => {
    expect(safeError("text")).toEqual({ message: "text" });
    expect(safeError(new Error("a", { cause: new Error("b") }))).toMatchObject({ cause: { message: "b" } });
  });
});

describe("limits", () => {
  test("sign-in calls are counted apart, and more strictly", async () => {
    const strict = await testServer({ environment: { HUVUDBOK_SIGN_IN_RATE_LIMIT: "3" } });
    const guess = () =>
      strict.app.inject({ method: "POST", url: "/api/auth/token", payload: { token: "a.b.c" } });
    const statuses = [];
    for (let count = 0; count < 5; count += 1) statuses.push((await guess()).statusCode);
    expect(statuses).toEqual([401, 401, 401, 429, 429]);
    expect((await strict.app.inject("/healthz")).statusCode).toBe(200);
    await strict.close();
  });

  test("guessed tokens meet the general limit", async () => {
    const strict = await testServer({ environment: { HUVUDBOK_RATE_LIMIT: "2" } });
    const guess = () =>
      strict.app.inject({ url: "/api/company", headers: { authorization: "Bearer a.b.c" } });
    expect([await guess(), await guess(), await guess()].map(({ statusCode }) => statusCode)).toEqual([
      401, 401, 429,
    ]);
    const answer = await guess();
    expect(answer.json().error).toEqual({
      type: "TooManyRequests",
      message: "För många anrop på kort tid. Vänta en stund och försök igen.",
    });
    expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
    await strict.close();
  });

  test("the addresses of one IPv6 network are counted together", async () => {
    const strict = await testServer({ environment: { HUVUDBOK_RATE_LIMIT: "2" } });
    const statusFrom = async (remoteAddress: string) =>
      (await strict.app.inject({ url: "/api/settings", remoteAddress })).statusCode;
    expect([
      await statusFrom("2001:db8:1:2::1"),
      await statusFrom("2001:db8:1:2:ffff::2"),
      await statusFrom("2001:db8:1:2::3"),
      await statusFrom("2001:db8:1:3::1"),
    ]).toEqual([200, 200, 429, 200]);
    await strict.close();
  });

  test("files of the app are counted apart from calls, so that one does not use up the other", async () => {
    const strict = await testServer({ environment: { HUVUDBOK_RATE_LIMIT: "1" } });
    const statusOf = async (url: string) => (await strict.app.inject(url)).statusCode;
    for (let asked = 0; asked < 10; asked += 1) expect(await statusOf("/assets/none.js")).toBe(404);
    expect(await statusOf("/assets/none.js")).toBe(429);
    expect([await statusOf("/api/settings"), await statusOf("/api/settings")]).toEqual([200, 429]);
    await strict.close();
  });

  test("what watches the server is never told to wait", async () => {
    const strict = await testServer({ environment: { HUVUDBOK_RATE_LIMIT: "1" } });
    const statusOf = async (url: string) => (await strict.app.inject(url)).statusCode;
    for (let asked = 0; asked < 3; asked += 1) expect(await statusOf("/healthz")).toBe(200);
    expect([await statusOf("/api/settings"), await statusOf("/api/settings")]).toEqual([200, 429]);
    expect(await statusOf("/healthz")).toBe(200);
    expect(await statusOf("/healthz/x")).toBe(429);
    await strict.close();
  });

  test("one browser cannot gather cookies without end", async () => {
    const cookie = Array.from({ length: 6 }, (_, index) => `huvudbok-sign-in-${index}=x`).join("; ");
    await server.app.listen({ host: "127.0.0.1", port: server.config.port });
    const answer = await fetch(`${server.origin}/api/auth/login`, {
      redirect: "manual",
      headers: { cookie },
    });
    const cleared = answer.headers.getSetCookie().filter((text) => /Expires=Thu, 01 Jan 1970/i.test(text));
    expect(cleared).toHaveLength(6);
  });
});

describe("ID14: cookies on https", () => {
  test("are of this host alone, also the provider's", async () => {
    const safe = await testServer({ environment: { HUVUDBOK_PUBLIC_URL: "https://bok.example.se" } });
    const begun = await safe.app.inject("/api/auth/login");
    const [cookie] = begun.cookies;
    expect(cookie?.name).toMatch(/^__Host-huvudbok-sign-in-[\w-]{16}$/);
    expect(cookie).toMatchObject({ path: "/", secure: true, httpOnly: true, sameSite: "Lax" });
    expect(cookie?.domain).toBeUndefined();
    const { pathname, search } = new URL(String(begun.headers.location));
    const asked = await safe.app.inject(pathname + search);
    expect(asked.cookies.length).toBeGreaterThan(1);
    for (const { name, path, secure } of asked.cookies) {
      expect(name).toMatch(path === "/" ? /^__Host-/ : /^__Secure-/);
      expect(secure).toBe(true);
    }
    const many = Array.from({ length: 6 }, (_, index) => `__Host-huvudbok-sign-in-${index}=x`).join("; ");
    const again = await safe.app.inject({ url: "/api/auth/login", headers: { cookie: many } });
    const cleared = again.cookies.filter(({ expires }) => expires?.getTime() === 0);
    expect(cleared).toHaveLength(6);
    // A browser takes no other cookie by such a name, not even one that clears it.
    for (const gone of cleared) expect(gone).toMatchObject({ path: "/", secure: true });
    await safe.close();
  });

  test("have no such name on http, where browsers would refuse them", async () => {
    const begun = await server.app.inject("/api/auth/login");
    expect(begun.cookies[0]?.name).toMatch(/^huvudbok-sign-in-/);
  });
});

describe("settings, health and measures", () => {
  test("settings tell what the browser must know, and no more", async () => {
    expect(answerOf(serverSettingsSchema, (await inject("/api/settings")).json())).toEqual({
      footer: { text: "", email: "", link: "" },
      publicSite: "/login",
      localSignIn: true,
      developerPages: true,
      uploadLimit: 26_214_400,
      importLimit: 64 * 1024 * 1024,
      companiesPerPerson: 100,
    });
  });

  test("a store that does not answer makes the server unhealthy", async () => {
    vi.spyOn(server.store, "check").mockRejectedValueOnce(new Error("disk full"));
    expect((await inject("/healthz")).statusCode).toBe(503);
    expect((await inject("/healthz")).json()).toEqual({ status: "ok" });
    vi.spyOn(server.store, "check").mockResolvedValueOnce({ writer: "busy" });
    const busy = await inject("/healthz");
    expect([busy.statusCode, busy.json()]).toEqual([200, { status: "ok", writer: "busy" }]);
  });

  test("measures know routes, not addresses", async () => {
    await inject("/api/company/17/config?secret=1");
    const { body } = await inject("/metrics");
    expect(body).toContain('route="/api/company/:id/config"');
    expect(body).not.toContain("company/17");
    expect(body).not.toContain("secret=1");
  });

  test("measures are for this machine, or for who has the token", async () => {
    // With the form of the local sign-in such calls are refused earlier.
    const measured = await testServer({
      environment: { HUVUDBOK_METRICS_TOKEN: "measure-me", HUVUDBOK_LOCAL_SIGN_IN: "passkey" },
    });
    const from = (headers: Record<string, string>, remoteAddress = "10.1.2.3") =>
      measured.app.inject({ url: "/metrics", headers, remoteAddress }).then(({ statusCode }) => statusCode);
    expect(await from({})).toBe(403);
    expect(await from({ authorization: "Bearer measure-you" })).toBe(403);
    expect(await from({ authorization: "Bearer measure-me" })).toBe(200);
    expect(await from({}, "127.0.0.1")).toBe(200);
    expect(await from({ "x-forwarded-for": "10.1.2.3" }, "127.0.0.1")).toBe(403);
    expect(await from({ via: "1.1 proxy" }, "127.0.0.1")).toBe(403);
    expect(await from({ host: "bok.example.se" }, "127.0.0.1")).toBe(403);
    await measured.close();
  });
});
