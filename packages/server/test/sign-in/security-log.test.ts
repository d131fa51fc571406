import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { createdCompanySchema } from "@huvudbok/core/api";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { issueToken } from "../../src/identity/product-token.ts";
import { SECURITY_KINDS } from "../../src/security/security-kinds.ts";
import { createSecurityLog } from "../../src/security/security-log.ts";
import { sessionHandle } from "../../src/security/session-handle.ts";
import { answerOf } from "../answer-of.ts";
import { FILED, fiscalYear, YEAR } from "../test-books.ts";
import { type TestServer, testServer } from "../test-server.ts";
import { answerByForm, signInByForm } from "./sign-in-by-form.ts";

let server: TestServer;
let written = "";
const log = createSecurityLog({ write: (line: string) => void (written += line) });
const lines = (): Record<string, unknown>[] =>
  written
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line));
const kinds = () => lines().map(({ kind }) => kind);

beforeAll(async () => {
  server = await testServer({ security: log });
  await server.app.listen({ port: server.config.port, host: "127.0.0.1" });
});
afterAll(() => server.close());
beforeEach(() => {
  log.close();
  written = "";
});

async function person(subject: string) {
  const profile = { issuer: "test", subject, name: "Åsa Öberg", email: "asa@example.se", picture: "" };
  const session = await server.store.users.signIn(profile, server.clock.now);
  const { token } = await issueToken(server.keys.token, session, server.clock.now);
  const ids = { user: session.user.id, session: sessionHandle(session.id) };
  const call = (method: "GET" | "POST" | "DELETE", url: string, payload?: object, headers = {}) =>
    server.app.inject({
      method,
      url,
      headers: { authorization: `Bearer ${token}`, ...headers },
      ...(payload === undefined ? {} : { payload }),
    });
  return { call, ids, session, token };
}

test("a sign-in and a sign-out are told with ids, at any level of the ordinary log", async () => {
  const signIn = await signInByForm(server.origin, "Hemlig Person", "hemlig@example.se");
  await server.app.inject({
    method: "POST",
    url: "/api/auth/logout",
    headers: { authorization: `Bearer ${signIn.token}` },
  });
  expect(server.config.logLevel).toBe("silent");
  expect(lines()).toMatchObject([
    {
      security: true,
      kind: "sign-in",
      user: signIn.userId,
      session: expect.stringMatching(/^[0-9a-f]{32}$/),
    },
    { security: true, kind: "sign-out", user: signIn.userId, session: lines()[0]?.["session"] },
  ]);
  expect(written).not.toMatch(/Hemlig|hemlig|127\.0\.0\.1/);
  expect(written).not.toContain(signIn.token);
});

test("a failed sign-in is told, without what was sent", async () => {
  const payload = { query: "?state=secret&code=secret" };
  await server.app.inject({ method: "POST", url: "/api/auth/code", payload });
  await server.app.inject({ method: "POST", url: "/api/auth/token", payload: { token: "a.secret.b" } });
  expect(lines()).toMatchObject([
    { kind: "sign-in-failed", status: 401, route: "/api/auth/code", type: "SignInFailed" },
    { kind: "sign-in-failed", status: 401, route: "/api/auth/token" },
  ]);
  expect(written).not.toContain("secret");
});

test("ID15: a refused sign-in to a closed account names its person", async () => {
  const { userId } = await signInByForm(server.origin, "Hemlig Person", "closed@example.se");
  await server.store.users.closeAccount(userId, server.clock.now);
  written = "";
  expect((await answerByForm(server.origin, "Hemlig Person", "closed@example.se")).status).toBe(401);
  expect(lines()).toMatchObject([
    { kind: "sign-in-failed", status: 401, type: "SignInFailed", route: "/api/auth/code", user: userId },
  ]);
  expect(written).not.toMatch(/Hemlig|closed@/);
});

test("what is done to a company, its years, documents and files is told by ids", async () => {
  const { call, ids, session } = await person("asa");
  const recipient = { name: "Hemliga AB", companyType: "AB" };
  const { id } = answerOf(createdCompanySchema, (await call("POST", "/api/company", { recipient })).json());
  const key = `c${id}-accountSettings`;
  const commit = (requestId: string, changes: readonly object[], intent = "edit") =>
    call("POST", `/api/data/commit?companyId=${id}`, { companyId: id, requestId, intent, changes });
  const made = await commit("the year comes", [{ key, put: [fiscalYear()] }]);
  expect(made.statusCode).toBe(200);
  const etag: string = made.json().changes[0].etag;
  const gone = await commit("the year goes", [{ key, ifMatch: etag, remove: [YEAR] }]);
  expect([gone.statusCode, gone.json().changes[0].removedYears]).toEqual([200, [YEAR]]);
  const file = { ...FILED, files: [{ ...FILED.files[0], name: "Hemliga AB.se" }] };
  expect((await call("POST", `/api/company/${id}/filings`, file)).statusCode).toBe(201);
  const { files } = (await call("GET", `/api/data/list/c${id}-`)).json();
  const head = await call("GET", `/api/data/load/${key}.json`);
  const deleted = await call("DELETE", `/api/data/id/${files[0].id}`, undefined, {
    "if-match": String(head.headers.etag),
  });
  expect(deleted.statusCode).toBe(204);
  expect((await call("DELETE", `/api/company/${id}`, { name: "Hemliga AB" })).statusCode).toBe(204);
  expect(lines()).toMatchObject([
    { ...ids, kind: "rights", company: id, role: "owner" },
    { ...ids, kind: "year-deleted", document: key, year: YEAR },
    { ...ids, kind: "export", company: id, format: "vat", from: FILED.from, to: FILED.to },
    { ...ids, kind: "document-deleted", document: key },
    { ...ids, kind: "company-deleted", company: id },
  ]);
  expect(written).not.toMatch(/Hemliga|Öberg|asa@/);
  expect(written).not.toContain(session.id);
});

test("refusals are told with route and person; what merely is not there is not", async () => {
  const { call, ids } = await person("bo");
  const owner = await person("cia");
  const recipient = { name: "Cias AB", companyType: "AB" };
  const { id } = answerOf(
    createdCompanySchema,
    (await owner.call("POST", "/api/company", { recipient })).json(),
  );
  const changes = [{ key: `c${id}-accountSettings`, put: [fiscalYear()] }];
  await owner.call("POST", `/api/data/commit?companyId=${id}`, {
    companyId: id,
    requestId: "the first year",
    intent: "edit",
    changes,
  });
  written = "";
  await call("GET", `/api/company/${id}/config`);
  await call("GET", `/api/data/load/c${id}-accountSettings.json`);
  await call("DELETE", `/api/company/${id}`, { name: "Cias AB" });
  await call("GET", "/api/data/info/somebodys");
  expect((await owner.call("GET", `/api/data/load/c${id}-assetItems.json`)).statusCode).toBe(404);
  await call("GET", "/api/there-is-none?name=secret");
  await server.app.inject("/api/company?name=secret");
  await server.app.inject({ url: "/api/settings", headers: { host: "evil.example.se" } });
  const told = { kind: "refused", ...ids };
  expect(lines()).toMatchObject([
    { ...told, status: 404, route: "/api/company/:id/config", method: "GET" },
    { ...told, status: 404, route: "/api/data/load/:file" },
    { ...told, status: 403, route: "/api/company/:id", method: "DELETE" },
    { ...told, status: 404, route: "/api/data/info/:id" },
    { kind: "refused", status: 401, route: "/api/company" },
    { kind: "refused", status: 421, route: "/api/settings" },
  ]);
  expect(written).not.toMatch(/secret|Cias|evil/);
});

test("a flood is counted and summed up at the end of the minute", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  try {
    const refused = (status: number, route: string) =>
      log.refused({
        kind: "refused",
        status,
        type: "T",
        method: "GET",
        route,
        user: undefined,
        session: undefined,
      });
    for (let times = 0; times < 1000; times += 1) refused(401, "/api/company");
    for (let times = 0; times < 1000; times += 1) refused(429, `/api/${times}`);
    expect(lines()).toHaveLength(50);
    vi.advanceTimersByTime(60_000);
    expect(lines().slice(50)).toMatchObject([
      { kind: "refused", status: 401, route: "/api/company", count: 999, seconds: 60 },
      { kind: "refused", status: 429, type: "others", count: 951 },
    ]);
    refused(401, "/api/company");
    expect(kinds()).toHaveLength(53);
    vi.advanceTimersByTime(60_000);
    expect(kinds()).toHaveLength(53);
  } finally {
    vi.useRealTimers();
  }
});

test("docs/operations.md has a row for every kind", async () => {
  const text = await readFile(join(import.meta.dirname, "../../../../docs/operations.md"), "utf8");
  const [, section = ""] = text.split("## The security log\n");
  const rows = [...section.matchAll(/^\|( `[^|]*) \|/gm)].map(([, cell = ""]) => cell);
  const listed = rows.join(",").match(/[a-z][a-z-]+/g);
  expect(listed?.toSorted()).toEqual([...SECURITY_KINDS].toSorted());
});
