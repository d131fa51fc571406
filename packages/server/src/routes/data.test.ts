import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fastify, { type FastifyInstance, type InjectOptions } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { account, newBooks, sale, type TestCompany, YEAR } from "../../test/test-books.ts";
import { newActor, openTestStore, type TestStore } from "../../test/test-store.ts";
import { openFolderBlobStore } from "../store/folder-blob-store.ts";
import type { Actor } from "../store/store.ts";
import { answerError } from "./answer-error.ts";
import { attachmentRoutes } from "./attachments.ts";
import "./authenticate.ts";
import { dataRoutes } from "./data.ts";
import { eventRoutes } from "./events.ts";

let here: TestStore;
let company: TestCompany;
let stranger: Actor;
let app: FastifyInstance;
let blobFolder: string;
/** Who makes the calls. */
let actor: Actor;

beforeAll(async () => {
  here = await openTestStore("sqlite");
  company = await newBooks(here, await newActor(here));
  stranger = await newActor(here);
  actor = company.actor;
  blobFolder = await mkdtemp(join(tmpdir(), "huvudbok-blobs-"));
  const blobs = await openFolderBlobStore(blobFolder, () => here.clock.now);
  app = fastify();
  app.decorateRequest("actor", null);
  app.addHook("onRequest", async (request) => {
    request.actor = actor;
  });
  app.setErrorHandler(answerError);
  await dataRoutes(app, { store: here.store, blobs, bodyLimit: 100_000 });
  await attachmentRoutes(app, { store: here.store, blobs, uploadLimit: 100_000 });
  eventRoutes(app, here.store);
});
afterAll(async () => {
  await app.close();
  await here.close();
  await rm(blobFolder, { recursive: true, force: true });
});

async function call(options: InjectOptions & { as?: Actor }) {
  actor = options.as ?? company.actor;
  return app.inject(options);
}

const url = (kind: string): string => `/api/data/load/${company.key(kind)}.json`;

describe("documents", () => {
  test("load whole, HEAD, 304 and difference", async () => {
    const whole = await call({ url: url("accountPlan") });
    expect(whole.statusCode).toBe(200);
    expect(whole.headers).toMatchObject({
      etag: '"1"',
      "last-modified": "Tue, 10 Jun 2025 10:00:00 GMT",
      "x-document": "whole",
    });
    expect(whole.headers["content-type"]).toMatch("application/json");
    expect(whole.json()).toMatchObject({ version: 1, name: "BAS" });

    const head = await call({ method: "HEAD", url: url("accountPlan") });
    expect([head.statusCode, head.headers.etag, head.body]).toEqual([200, '"1"', ""]);

    for (const known of ['"1"', 'W/"1"', '"9", "1"']) {
      const same = await call({ url: url("accountPlan"), headers: { "if-none-match": known } });
      expect([same.statusCode, same.body]).toEqual([304, ""]);
    }
    expect((await call({ url: url("accountPlan"), headers: { "if-none-match": '"2"' } })).statusCode).toBe(
      200,
    );

    await company.commit("edit", [{ key: company.key("accountPlan"), ifMatch: '"1"', put: [account(5010)] }]);
    const difference = await call({ url: url("accountPlan"), query: { since: '"1"' } });
    expect(difference.headers).toMatchObject({ etag: '"2"', "x-document": "difference" });
    expect(difference.json()).toEqual({ etag: '"2"', since: '"1"', put: [account(5010)], remove: [] });
    expect((await call({ url: url("accountPlan"), query: { since: '"2"' } })).statusCode).toBe(304);
    const unknown = await call({ url: url("accountPlan"), query: { since: '"77"' } });
    expect([unknown.statusCode, unknown.headers["x-document"]]).toEqual([200, "whole"]);
  });

  test.each([
    ["/api/data/load/nonsense.json"],
    ["/api/data/load/c1-accountPlan"],
    [`/api/data/load/c1-${YEAR}-transactionDrafts.json`],
    ["/api/data/history/c1-nonsense"],
    ["/api/data/info/unknown"],
    ["/api/data/id/unknown"],
  ])("%s is no data", async (address) => {
    const answer = await call({ url: address });
    expect([answer.statusCode, answer.json()]).toEqual([
      404,
      { error: { type: "NotFound", message: "Not found" } },
    ]);
    expect((await call({ url: address, as: stranger })).body).toBe(answer.body);
  });

  test("save answers the new ETag, and a conflict in the words that the browser knows", async () => {
    const { etag, document } = await company.load("accountPlan");
    const save = { method: "POST", url: `/api/data/save/${company.key("accountPlan")}.json` } as const;
    const saved = await call({
      ...save,
      headers: { "if-match": etag },
      payload: { ...document, name: "Ny" },
    });
    expect([saved.statusCode, saved.headers.etag, saved.json()]).toEqual([200, '"3"', { etag: '"3"' }]);
    const conflict = await call({ ...save, headers: { "if-match": etag }, payload: document });
    expect(conflict.statusCode).toBe(412);
    expect(conflict.json().error.message).toMatch(/^ETag mismatch/);
    const missing = await call({ ...save, payload: document });
    expect(missing.statusCode).toBe(412);
    const foreign = await call({ ...save, headers: { "if-match": etag }, payload: document, as: stranger });
    expect([foreign.statusCode, foreign.json().error.type]).toEqual([403, "Forbidden"]);
  });

  test("commit", async () => {
    const changes = [{ key: company.key("transactions"), append: [sale()] }];
    const payload = { companyId: company.id, intent: "register", requestId: "request-1", changes };
    const answer = await call({ method: "POST", url: "/api/data/commit", payload });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ changes: [{ etag: '"2"', appended: [{ number: 1 }] }] });
    const again = await call({ method: "POST", url: "/api/data/commit", payload });
    expect(again.json()).toEqual(answer.json());
    const wrong = { ...payload, requestId: "request-2", changes: [{ ...changes[0], append: [sale(0)] }] };
    const refused = await call({ method: "POST", url: "/api/data/commit", payload: wrong });
    expect([refused.statusCode, refused.json().error.message]).toEqual([422, "Belopp måste anges"]);
  });

  test.each([
    ["{", "application/json", 400],
    ["", "application/json", 400],
    ["a=b", "application/x-www-form-urlencoded", 415],
    [JSON.stringify("x".repeat(200_000)), "application/json", 413],
  ])("a body that is not a commit: %.10s", async (payload, type, status) => {
    const answer = await call({
      method: "POST",
      url: "/api/data/commit",
      payload,
      headers: { "content-type": type },
    });
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ error: { type: expect.any(String), message: expect.any(String) } });
  });

  test("history page by page", async () => {
    const history = `/api/data/history/${company.key("accountPlan")}`;
    const first = await call({ url: history, query: { limit: "2" } });
    expect(first.json().revisions.map((one: { revision: number }) => one.revision)).toEqual([3, 2]);
    const rest = await call({ url: history, query: { before: String(first.json().next) } });
    expect(rest.json()).toMatchObject({ revisions: [{ revision: 1 }], next: null });
    expect((await call({ url: history, query: { limit: "0" } })).statusCode).toBe(400);
    expect((await call({ url: history, query: { limit: "101" } })).statusCode).toBe(400);
  });

  test("list, info, content, save and delete by id", async () => {
    const key = company.key("journalTemplates");
    await company.commit("edit", [{ key, put: [{ id: "t", name: "Mall", description: "", entries: [] }] }]);
    const list = await call({ url: `/api/data/list/${key}`, query: { pageSize: "1" } });
    expect(list.json()).toMatchObject({ files: [{ name: `${key}.json` }], nextPageToken: null });
    expect((await call({ url: "/api/data/list", query: { pageSize: "101" } })).statusCode).toBe(400);
    expect((await call({ url: "/api/data/list" })).json().files.length).toBeGreaterThan(3);
    const { id } = list.json().files[0];
    expect((await call({ url: `/api/data/info/${id}` })).json()).toEqual(list.json().files[0]);
    const content = await call({ url: `/api/data/id/${id}` });
    expect([content.headers.etag, content.json()]).toMatchObject([
      '"1"',
      { version: 1, templates: [{ id: "t" }] },
    ]);
    const save = { method: "POST", url: `/api/data/id/${id}`, headers: { "if-match": '"1"' } } as const;
    const bad = await call({ ...save, payload: { version: 1, templates: [{ id: "t" }] } });
    expect([bad.statusCode, bad.json().error.type]).toEqual([422, "InvalidDocument"]);
    expect((await call({ ...save, payload: { version: 1, templates: [] }, as: stranger })).statusCode).toBe(
      404,
    );
    expect((await call({ ...save, payload: { version: 1, templates: [] } })).headers.etag).toBe('"2"');
    expect((await call({ method: "DELETE", url: `/api/data/id/${id}`, as: stranger })).statusCode).toBe(404);
    expect((await call({ method: "DELETE", url: `/api/data/id/${id}` })).statusCode).toBe(204);
    expect((await call({ url: `/api/data/info/${id}` })).statusCode).toBe(404);
  });
});

describe("attachments", () => {
  const PNG = Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    Buffer.alloc(5000, 7),
  ]);

  const upload = (
    bytes: Buffer,
    name: string,
    options: { as?: Actor; field?: string; companyId?: number } = {},
  ) => {
    const form = new FormData();
    form.append(options.field ?? "file", new Blob([new Uint8Array(bytes)]), name);
    const address = `/api/data/attachments/${options.companyId ?? company.id}/${YEAR}`;
    const as = options.as ?? company.actor;
    return call({ method: "POST", url: address, payload: form, as });
  };

  test("are uploaded, read back, linked and deleted", async () => {
    const uploaded = await upload(PNG, "C:\\bilder\\Kvitto åäö's.png");
    expect(uploaded.statusCode).toBe(200);
    const [file] = uploaded.json();
    expect(file).toEqual({
      id: expect.stringMatching(/^[\w-]{20,}$/),
      name: "Kvitto åäö's.png",
      originalFilename: "Kvitto åäö's.png",
      mimeType: "image/png",
      size: PNG.length,
      modified: "2025-06-10T10:00:00.000Z",
      created: "2025-06-10T10:00:00.000Z",
    });
    const content = await call({ url: `/api/data/id/${file.id}` });
    expect(content.rawPayload.equals(PNG)).toBe(true);
    expect(content.headers).toMatchObject({
      "content-type": "image/png",
      "x-content-type-options": "nosniff",
      "content-disposition": "inline; filename*=UTF-8''Kvitto%20%C3%A5%C3%A4%C3%B6%27s.png",
    });
    expect((await call({ url: `/api/data/id/${file.id}`, as: stranger })).statusCode).toBe(404);
    const fixed = await call({ method: "POST", url: `/api/data/id/${file.id}`, payload: {} });
    expect(fixed.statusCode).toBe(409);
    const link = { companyId: company.id, fiscalYearId: YEAR, series: "A", transactionId: 1 };
    const put = { method: "PUT", url: `/api/data/attachments/${file.id}` } as const;
    expect((await call({ ...put, payload: { ...link, transactionId: 99 } })).statusCode).toBe(422);
    expect((await call({ ...put, payload: { ...link, extra: 1 } })).statusCode).toBe(400);
    expect((await call({ ...put, payload: link, as: stranger })).statusCode).toBe(403);
    expect((await call({ ...put, payload: link })).json()).toMatchObject({ id: file.id });
    expect((await call({ method: "DELETE", url: `/api/data/id/${file.id}` })).statusCode).toBe(422);
    const [other] = (await upload(Buffer.from("# Notering\n"), "notering.md")).json();
    const note = await call({ url: `/api/data/id/${other.id}` });
    expect([note.headers["content-type"], note.body]).toEqual([
      "text/markdown; charset=utf-8",
      "# Notering\n",
    ]);
    expect((await call({ method: "DELETE", url: `/api/data/id/${other.id}` })).statusCode).toBe(204);
  });

  test("bytes that were damaged on the disk do not pass for what they were", async () => {
    const [file] = (await upload(Buffer.from("%PDF-1.4 x"), "a.pdf")).json();
    const located = await here.store.files.locate(company.actor, file.id);
    if (!located.ok || !("sha256" in located.value)) throw new Error("not found");
    const { sha256 } = located.value;
    await writeFile(join(blobFolder, sha256.slice(0, 2), sha256), "%PDF-1.4 y");
    actor = company.actor;
    await expect(app.inject(`/api/data/id/${file.id}`)).rejects.toThrow();
  });

  test.each([
    ["a program", Buffer.from("MZ"), "kvitto.exe", {}, 422],
    ["a program by another name", Buffer.from("MZ"), "kvitto.pdf", {}, 422],
    ["another field", PNG, "kvitto.png", { field: "other" }, 422],
    ["more than the limit", Buffer.concat([PNG, Buffer.alloc(200_000)]), "kvitto.png", {}, 413],
    ["another company", PNG, "kvitto.png", { companyId: 999_999 }, 403],
  ])("%s is refused", async (_what, bytes, name, options, status) => {
    const answer = await upload(bytes, name, options);
    expect(answer.statusCode).toBe(status);
    if (status === 422) {
      expect(answer.json().error.message).toBe("Enbart bilder och pdf:er kan laddas upp som verifikat");
    }
  });

  test("something that is not a form is refused", async () => {
    const answer = await call({
      method: "POST",
      url: `/api/data/attachments/${company.id}/${YEAR}`,
      payload: {},
    });
    expect(answer.statusCode).toBe(422);
    const year = await call({ method: "POST", url: `/api/data/attachments/${company.id}/2025`, payload: {} });
    expect(year.statusCode).toBe(400);
  });
});

test("events tell of the person's own companies only", async () => {
  const origin = await app.listen({ port: 0, host: "127.0.0.1" });
  actor = company.actor;
  const mine = await fetch(`${origin}/api/events`);
  actor = stranger;
  const his = await fetch(`${origin}/api/events`);
  expect(mine.headers.get("content-type")).toBe("text/event-stream");
  await company.commit("register", [{ key: company.key("transactions"), append: [sale()] }]);
  const own = await newBooks(here, stranger);
  await own.commit("register", [{ key: own.key("transactions"), append: [sale()] }]);
  await new Promise((resolve) => setTimeout(resolve, 100));
  await app.close();
  const [heard, heardByHim] = [await mine.text(), await his.text()];
  const { etag } = await company.load("transactions");
  expect(heard).toBe(
    `: open\n\ndata: ${JSON.stringify({ companyId: company.id, key: company.key("transactions"), etag })}\n\n`,
  );
  expect(heardByHim).not.toContain(`"companyId":${company.id},`);
  expect(heardByHim).toContain(own.key("transactions"));
});
