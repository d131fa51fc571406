import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DataRoutes } from "../../test/data-routes.ts";
import { account, sale, YEAR } from "../../test/test-books.ts";
import { atRevision } from "../../test/whole-etags.ts";

let routes: DataRoutes;

beforeAll(async () => {
  routes = await DataRoutes.open();
});
afterAll(() => routes.close());

const url = (kind: string): string => `/api/data/load/${routes.company.key(kind)}.json`;

describe("documents", () => {
  test("load whole, HEAD, 304 and difference", async () => {
    const whole = await routes.call({ url: url("accountPlan") });
    expect(whole.statusCode).toBe(200);
    expect(whole.headers).toMatchObject({
      etag: atRevision(1),
      "last-modified": "Tue, 10 Jun 2025 10:00:00 GMT",
      "x-document": "whole",
    });
    const etag = String(whole.headers.etag);
    expect(whole.headers["content-type"]).toMatch("application/json");
    expect(whole.json()).toMatchObject({ version: 1, name: "BAS" });

    const head = await routes.call({ method: "HEAD", url: url("accountPlan") });
    expect([head.statusCode, head.headers.etag, head.body]).toEqual([200, etag, ""]);

    for (const ifNoneMatch of [etag, `W/${etag}`, `"9", ${etag}`, `"9-${"0".repeat(16)}",W/${etag}`]) {
      const same = await routes.call({ url: url("accountPlan"), headers: { "if-none-match": ifNoneMatch } });
      expect([same.statusCode, same.body]).toEqual([304, ""]);
    }
    // The revision number alone, another history at the same number, a later number.
    for (const unknown of ['"1"', `"1-${"0".repeat(16)}"`, '"2"', "*"]) {
      const headers = { "if-none-match": unknown };
      expect((await routes.call({ url: url("accountPlan"), headers })).statusCode).toBe(200);
    }

    await routes.company.commit("edit", [
      { key: routes.company.key("accountPlan"), ifMatch: '"1"', put: [account(5010)] },
    ]);
    const difference = await routes.call({ url: url("accountPlan"), query: { since: etag } });
    expect(difference.headers).toMatchObject({ etag: atRevision(2), "x-document": "difference" });
    expect(difference.json()).toEqual({
      version: 1,
      etag: atRevision(2),
      since: etag,
      put: [account(5010)],
      remove: [],
    });
    const now = String(difference.headers.etag);
    for (const since of [now, `W/${now}`]) {
      expect((await routes.call({ url: url("accountPlan"), query: { since } })).statusCode).toBe(304);
    }
    for (const since of ['"1"', '"2"', `"1${now.slice(2)}`, `"2-${"0".repeat(16)}"`, '"77"', "x"]) {
      const unknown = await routes.call({ url: url("accountPlan"), query: { since } });
      expect([unknown.statusCode, unknown.headers["x-document"]]).toEqual([200, "whole"]);
    }
  });

  test.each([
    ["/api/data/load/nonsense.json"],
    ["/api/data/load/c1-accountPlan"],
    [`/api/data/load/c1-${YEAR}-transactionDrafts.json`],
    ["/api/data/history/c1-nonsense"],
    ["/api/data/info/unknown"],
    ["/api/data/id/unknown"],
  ])("%s is no data", async (address) => {
    const answer = await routes.call({ url: address });
    expect([answer.statusCode, answer.json()]).toEqual([
      404,
      { error: { type: "NotFound", message: "Not found" } },
    ]);
    expect((await routes.call({ url: address, as: routes.stranger })).body).toBe(answer.body);
  });

  test("HT8: who asks for it is told of no data by 204, which is no error to a browser", async () => {
    for (const address of [
      "/api/data/load/nonsense.json",
      `/api/data/load/c1-${YEAR}-transactionDrafts.json`,
      `/api/data/latest/c1-${YEAR}-transactionDrafts`,
    ]) {
      for (const query of [{ absent: "204" }, { absent: "204", since: '"1"' }]) {
        const answer = await routes.call({ url: address, query });
        expect([answer.statusCode, answer.body]).toEqual([204, ""]);
        expect((await routes.call({ url: address, query, as: routes.stranger })).statusCode).toBe(204);
      }
      expect((await routes.call({ url: address })).statusCode).toBe(404);
    }
    // What is not there for somebody is not told from what is not theirs.
    const query = { absent: "204" };
    expect((await routes.call({ url: url("accountPlan"), query })).statusCode).toBe(200);
    expect((await routes.call({ url: url("accountPlan"), query, as: routes.stranger })).statusCode).toBe(204);
  });

  test("save answers the new ETag, and a conflict in the words that the browser knows", async () => {
    const { etag, document } = await routes.company.load("accountPlan");
    const save = { method: "POST", url: `/api/data/save/${routes.company.key("accountPlan")}.json` } as const;
    const saved = await routes.call({
      ...save,
      headers: { "if-match": etag },
      payload: { ...document, name: "Ny" },
    });
    expect([saved.statusCode, saved.headers.etag, saved.json()]).toEqual([
      200,
      atRevision(3),
      { etag: atRevision(3) },
    ]);
    const conflict = await routes.call({ ...save, headers: { "if-match": etag }, payload: document });
    expect(conflict.statusCode).toBe(412);
    expect(conflict.json().error.message).toMatch(/^ETag mismatch/);
    const missing = await routes.call({ ...save, payload: document });
    expect(missing.statusCode).toBe(412);
    const foreign = await routes.call({
      ...save,
      headers: { "if-match": etag },
      payload: document,
      as: routes.stranger,
    });
    expect([foreign.statusCode, foreign.json().error.type]).toEqual([403, "Forbidden"]);
  });

  test("commit", async () => {
    const changes = [{ key: routes.company.key("transactions"), append: [sale()] }];
    const payload = { companyId: routes.company.id, intent: "register", requestId: "request-1", changes };
    const answer = await routes.call({ method: "POST", url: "/api/data/commit", payload });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ changes: [{ etag: atRevision(2), appended: [{ number: 1 }] }] });
    const again = await routes.call({ method: "POST", url: "/api/data/commit", payload });
    expect(again.json()).toEqual(answer.json());
    const wrong = { ...payload, requestId: "request-2", changes: [{ ...changes[0], append: [sale(0)] }] };
    const refused = await routes.call({ method: "POST", url: "/api/data/commit", payload: wrong });
    expect([refused.statusCode, refused.json().error.message]).toEqual([422, "Belopp måste anges"]);
  });

  test.each([
    ["{", "application/json", 400],
    ["", "application/json", 400],
    ["a=b", "application/x-www-form-urlencoded", 415],
    [JSON.stringify("x".repeat(300_000)), "application/json", 413],
  ])("a body that is not a commit: %.10s", async (payload, type, status) => {
    const answer = await routes.call({
      method: "POST",
      url: "/api/data/commit",
      payload,
      headers: { "content-type": type },
    });
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ error: { type: expect.any(String), message: expect.any(String) } });
  });

  test("history page by page", async () => {
    const history = `/api/data/history/${routes.company.key("accountPlan")}`;
    const first = await routes.call({ url: history, query: { limit: "2" } });
    expect(first.json().revisions.map((one: { revision: number }) => one.revision)).toEqual([3, 2]);
    const rest = await routes.call({ url: history, query: { before: String(first.json().next) } });
    expect(rest.json()).toMatchObject({ revisions: [{ revision: 1 }], next: null });
    expect((await routes.call({ url: history, query: { limit: "0" } })).statusCode).toBe(400);
    expect((await routes.call({ url: history, query: { limit: "101" } })).statusCode).toBe(400);
  });

  test("list, info, content, save and delete by id", async () => {
    const key = routes.company.key("journalTemplates");
    await routes.company.commit("edit", [
      { key, put: [{ id: "t", name: "Mall", description: "", entries: [{ accountId: 1930, amount: 100 }] }] },
    ]);
    const list = await routes.call({ url: `/api/data/list/${key}`, query: { pageSize: "1" } });
    expect(list.json()).toMatchObject({ files: [{ name: `${key}.json` }], nextPageToken: null });
    expect((await routes.call({ url: "/api/data/list", query: { pageSize: "101" } })).statusCode).toBe(400);
    expect((await routes.call({ url: "/api/data/list" })).json().files.length).toBeGreaterThan(3);
    const { id } = list.json().files[0];
    expect((await routes.call({ url: `/api/data/info/${id}` })).json()).toEqual(list.json().files[0]);
    const content = await routes.call({ url: `/api/data/id/${id}` });
    expect([content.headers.etag, content.json()]).toMatchObject([
      atRevision(1),
      { version: 1, templates: [{ id: "t" }] },
    ]);
    const save = {
      method: "POST",
      url: `/api/data/id/${id}`,
      headers: { "if-match": String(content.headers.etag) },
    } as const;
    const bad = await routes.call({ ...save, payload: { version: 1, templates: [{ id: "t" }] } });
    expect([bad.statusCode, bad.json().error.type]).toEqual([422, "InvalidDocument"]);
    expect(
      (await routes.call({ ...save, payload: { version: 1, templates: [] }, as: routes.stranger }))
        .statusCode,
    ).toBe(404);
    expect((await routes.call({ ...save, payload: { version: 1, templates: [] } })).headers.etag).toEqual(
      atRevision(2),
    );
    expect(
      (await routes.call({ method: "DELETE", url: `/api/data/id/${id}`, as: routes.stranger })).statusCode,
    ).toBe(404);
    expect((await routes.call({ method: "DELETE", url: `/api/data/id/${id}` })).statusCode).toBe(204);
    expect((await routes.call({ url: `/api/data/info/${id}` })).statusCode).toBe(404);
  });
});

describe("long documents", () => {
  test.each([
    ["zstd", "gzip, deflate, br, zstd", zstdDecompressSync],
    ["br", "gzip, deflate, br", brotliDecompressSync],
    ["gzip", "gzip", gunzipSync],
  ])("are packed by %s for a browser that unpacks %s", async (packing, accepted, unpack) => {
    const accounts = Array.from({ length: 100 }, (_, index) => account(6000 + index));
    const { headers } = await routes.call({ method: "HEAD", url: url("accountPlan") });
    const change = { key: routes.company.key("accountPlan"), ifMatch: String(headers.etag), put: accounts };
    await routes.company.commit("edit", [change]);
    const plain = await routes.call({ url: url("accountPlan") });
    const packed = await routes.call({ url: url("accountPlan"), headers: { "accept-encoding": accepted } });
    expect(packed.headers["content-encoding"]).toBe(packing);
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 3);
    expect(unpack(packed.rawPayload).toString()).toBe(plain.body);
  });
});
