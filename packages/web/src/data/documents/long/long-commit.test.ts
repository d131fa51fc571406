import type { CommitRequest } from "@huvudbok/core/api";
import { expect, test, vi } from "vitest";
import { httpDocumentApi } from "../document-api.ts";

const callApi = vi.hoisted(() => vi.fn());
vi.mock("../../api/api-client.ts", () => ({ callApi, requestApi: vi.fn() }));

test.each([
  ["undo", "/api/data/commit?companyId=7&import=1"],
  ["convert", "/api/data/commit?companyId=7&import=1"],
  ["register", "/api/data/commit?companyId=7"],
] as const)(
  "CH9, CH24: %s says how long it may be, since a whole year becomes drafts, or comes back",
  async (intent, path) => {
    const request: CommitRequest = { companyId: 7, intent, requestId: "request-1", changes: [] };
    await httpDocumentApi("u").commit(request);
    expect(callApi.mock.lastCall?.[2]).toBe(path);
  },
);

test("a long commit is sent as the same JSON, written in turns", async () => {
  const put = Array.from({ length: 2500 }, (_, index) => ({ id: `d${index}`, text: 'Kåd"a' }));
  const changes = [
    { key: "a", remove: ["A-1"] },
    { key: "b", ifMatch: '"1"', put },
    { key: "c", head: { name: "BAS" }, put: [] },
  ];
  const request: CommitRequest = { companyId: 7, intent: "convert", requestId: "request-1", changes };
  await httpDocumentApi("u").commit(request);
  const { body } = callApi.mock.lastCall?.[3] ?? {};
  expect(body).toBeInstanceOf(Blob);
  expect(JSON.parse(await (body as Blob).text())).toEqual(request);
  await httpDocumentApi("u").commit({ ...request, changes: [{ key: "b", put: put.slice(0, 3) }] });
  expect(callApi.mock.lastCall?.[3].body).not.toBeInstanceOf(Blob);
});
