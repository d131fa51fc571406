import { createHash } from "node:crypto";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type TestServer, testServer } from "./test-server.ts";

let web: string;
let server: TestServer;

beforeAll(async () => {
  web = await mkdtemp(join(tmpdir(), "huvudbok-web-"));
  await mkdir(join(web, "assets"));
  await writeFile(
    join(web, "index.html"),
    '<!doctype html><meta property="csp-nonce" nonce="__CSP_NONCE__"><title>Huvudbok</title><script>first()</script>',
  );
  await writeFile(
    join(web, "assets/app-1a2b3c.js"),
    `export const text = ${JSON.stringify("x".repeat(5000))};`,
  );
  await writeFile(join(web, "assets/packed-1a2b3c.js"), "export const isPacked = false;");
  await writeFile(
    join(web, "assets/packed-1a2b3c.js.br"),
    brotliCompressSync("export const isPacked = true;"),
  );
  await writeFile(join(web, ".stamp"), "secret of the build");
  server = await testServer({ webFolder: web });
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

  test.each(["/accounting/transaction/%E0%A4/1", "/%", "/100%/x?a=%E0", "/%E0%A4%00"])(
    "%s, which cannot be decoded, is the app too, which says that it is no page",
    async (url) => {
      const answer = await inject(url, { accept: "text/html" });
      expect(answer.statusCode).toBe(200);
      expect(answer.headers["content-type"]).toContain("text/html");
      expect(answer.headers["content-security-policy"]).toContain("default-src");
      expect(answer.body).toContain("Huvudbok");
    },
  );

  test.each([
    ["GET", "/api/%E0%A4"],
    ["GET", "/assets/%E0%A4.js"],
    ["GET", "/%E0%A4.js"],
    ["POST", "/accounting/%E0%A4"],
  ] as const)("%s %s, which cannot be decoded, is refused in the format of calls", async (method, url) => {
    const answer = await server.app.inject({ method, url });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({
      error: { type: "InvalidRequest", message: "Förfrågan har fel innehåll." },
    });
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

  test("what the build has packed is sent as it is, to browsers that can unpack it", async () => {
    const packed = await inject("/assets/packed-1a2b3c.js", { "accept-encoding": "gzip, br" });
    expect(packed.headers["content-encoding"]).toBe("br");
    expect(packed.headers["content-type"]).toContain("javascript");
    expect(packed.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect(packed.headers["vary"]).toContain("accept-encoding");
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe("export const isPacked = true;");
    const plain = await inject("/assets/packed-1a2b3c.js");
    expect(plain.headers["content-encoding"]).toBeUndefined();
    expect(plain.body).toBe("export const isPacked = false;");
  });

  test("without a built app the answer says how to get one", async () => {
    const bare = await testServer();
    const answer = await bare.app.inject("/accounting");
    expect([answer.statusCode, answer.body]).toEqual([503, "Webbappen är inte byggd. Kör npm start.\n"]);
    await bare.close();
  });
});

describe("headers", () => {
  test("scripts come from our own files and the page's own text only, and nobody may frame us", async () => {
    const { headers } = await inject("/accounting");
    const policy = String(headers["content-security-policy"]);
    const inline = createHash("sha256").update("first()").digest("base64");
    expect(policy).toContain(`script-src 'self' 'wasm-unsafe-eval' 'sha256-${inline}';`);
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
