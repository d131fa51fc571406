import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Writable } from "node:stream";
import { apiErrorSchema, serverSettingsSchema } from "@huvudbok/core/api";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { issueToken } from "../src/identity/product-token.ts";
import { createLog, safeError } from "../src/log.ts";
import { type TestServer, testServer } from "./test-server.ts";

let web: string;
let server: TestServer;
const lines: string[] = [];

beforeAll(async () => {
  web = await mkdtemp(join(tmpdir(), "huvudbok-web-"));
  await mkdir(join(web, "assets"));
  await writeFile(
    join(web, "index.html"),
    '<!doctype html><meta property="csp-nonce" nonce="__CSP_NONCE__"><title>Huvudbok</title>',
  );
  await writeFile(
    join(web, "assets/app-1a2b3c.js"),
    `export const text = ${JSON.stringify("x".repeat(5000))};`,
  );
  await writeFile(join(web, ".stamp"), "secret of the build");
  const sink = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      lines.push(chunk.toString());
      done();
    },
  });
  server = await testServer({ webFolder: web, log: createLog("trace", sink) });
});

afterAll(async () => {
  await server.close();
  await rm(web, { recursive: true });
});

const inject = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers });

describe("the web app", () => {
  test.each([
    "/",
    "/accounting",
    "/accounting/transaction?series=A",
    "/settings/data/x.json/edit",
    "/finns/inte",
    "/a//b/",
    "/login?x=%00",
    "/%c3%a5",
  ])("%s is the app", async (url) => {
    const answer = await inject(url, { accept: "text/html" });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["content-type"]).toContain("text/html");
    expect(answer.headers["cache-control"]).toBe("no-cache");
    expect(answer.body).toContain("Huvudbok");
  });

  test.each([
    "/api/nope",
    "/api",
    "/assets/gone-1.js",
    "/resources/none.json",
    "/oidc-nothing.svg",
    "/%2e%2e/%2e%2e/package.json/x.txt",
  ])("%s is missing", async (url) => {
    const answer = await inject(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({ error: { type: "NotFound", message: "Not Found" } });
  });

  test("only reading leads to the app", async () => {
    expect((await server.app.inject({ method: "POST", url: "/accounting" })).statusCode).toBe(404);
  });

  test.each([
    "/.stamp",
    "/%2estamp",
    "/assets/../.stamp",
    "/../server/package.json",
    "/assets/..%2f..%2fpackage.json",
  ])("%s gives away nothing", async (url) => {
    const answer = await inject(url);
    expect(answer.body).not.toContain("secret of the build");
    expect(answer.body).not.toContain("dependencies");
    expect(answer.statusCode).toBeLessThan(500);
  });

  test("hashed files are kept for a year, and packed", async () => {
    const answer = await inject("/assets/app-1a2b3c.js", { "accept-encoding": "br, gzip" });
    expect(answer.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect(answer.headers["content-encoding"]).toBe("br");
    expect(answer.rawPayload.length).toBeLessThan(1000);
  });

  test("without a built app the answer says how to get one", async () => {
    const bare = await testServer();
    const answer = await bare.app.inject("/accounting");
    expect([answer.statusCode, answer.body]).toEqual([503, "Webbappen är inte byggd. Kör npm start.\n"]);
    await bare.close();
  });
});

describe("headers", () => {
  test("scripts come from our own files only, and nobody may frame us", async () => {
    const { headers } = await inject("/accounting");
    const policy = String(headers["content-security-policy"]);
    expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval';");
    for (const rule of [
      "default-src 'self'",
      "object-src 'none'",
      "frame-ancestors 'none'",
      "worker-src 'self'",
    ]) {
      expect(policy).toContain(rule);
    }
    expect(policy).not.toContain("'unsafe-eval'");
    expect(headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "referrer-policy": "same-origin",
      "cross-origin-opener-policy": "same-origin",
    });
    expect(headers["strict-transport-security"]).toBeUndefined();
    expect(headers["x-request-id"]).toMatch(/^[\da-f-]{36}$/);
  });

  test("styles written while the app runs carry the nonce of their own page", async () => {
    const pages = [await inject("/accounting"), await inject("/accounting")];
    const nonces = pages.map(({ body }) => /nonce="([^"]{24})"/.exec(body)?.[1]);
    expect(new Set(nonces).size).toBe(2);
    pages.forEach(({ headers }, index) => {
      expect(headers["content-security-policy"]).toContain(`style-src 'self' 'nonce-${nonces[index]}';`);
    });
    const policies = [...pages, await inject("/api/settings")].map(
      (page) => page.headers["content-security-policy"],
    );
    expect(policies.join("")).not.toContain("unsafe-inline");
  });

  test("strict transport where the address is https", async () => {
    const safe = await testServer({
      environment: {
        HUVUDBOK_OIDC_ISSUER: "https://login.example.se",
        HUVUDBOK_OIDC_CLIENT_ID: "x",
        HUVUDBOK_OIDC_CLIENT_SECRET: "y",
        HUVUDBOK_PUBLIC_URL: "https://bok.example.se",
      },
    });
    const { headers } = await safe.app.inject("/healthz");
    expect(headers["strict-transport-security"]).toContain("max-age=31536000");
    await safe.close();
  });

  test("nothing of the API is kept by anybody", async () => {
    expect((await inject("/api/settings")).headers["cache-control"]).toBe("no-store");
    expect((await inject("/api/company")).headers["cache-control"]).toBe("private, no-store");
  });

  test("resources are asked for again and answered with 304", async () => {
    const first = await inject("/resources/vat-codes.json");
    expect(first.statusCode).toBe(200);
    expect(first.headers["cache-control"]).toBe("public, no-cache");
    const again = await inject("/resources/vat-codes.json", { "if-none-match": String(first.headers.etag) });
    expect(again.statusCode).toBe(304);
  });
});

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
    ["too much", () => post(`{"token":"${"a".repeat(300_000)}"}`), 413],
  ])("%s", async (_name, send, status) => {
    const answer = await send();
    expect(answer.statusCode).toBe(status);
    expect(apiErrorSchema.parse(answer.json()).error.message).toMatch(/^[A-ZÅÄÖ].*\.$/);
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

describe("settings, health and measures", () => {
  test("settings tell what the browser must know, and no more", async () => {
    expect(serverSettingsSchema.parse((await inject("/api/settings")).json())).toEqual({
      footer: { text: "", email: "", link: "" },
      publicSite: "/login",
      localSignIn: true,
      developerPages: true,
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
    const measured = await testServer({ environment: { HUVUDBOK_METRICS_TOKEN: "measure-me" } });
    const from = (headers: Record<string, string>, remoteAddress = "10.1.2.3") =>
      measured.app.inject({ url: "/metrics", headers, remoteAddress }).then(({ statusCode }) => statusCode);
    expect(await from({})).toBe(403);
    expect(await from({ authorization: "Bearer measure-you" })).toBe(403);
    expect(await from({ authorization: "Bearer measure-me" })).toBe(200);
    expect(await from({}, "127.0.0.1")).toBe(200);
    expect(await from({ "x-forwarded-for": "10.1.2.3" }, "127.0.0.1")).toBe(403);
    await measured.close();
  });
});
