import type { CommitRequest } from "@huvudbok/core/api";
import { expect, test, vi } from "vitest";
import { httpDocumentApi } from "../document-api.ts";

const callApi = vi.hoisted(() => vi.fn());
vi.mock("../../api/api-client.ts", () => ({ callApi, requestApi: vi.fn() }));

test.each([
  ["an undo that brings a year back", "undo", 1001, "/api/data/commit?companyId=7&import=1"],
  ["another undo", "undo", 1000, "/api/data/commit?companyId=7"],
  ["what is no undo", "register", 1001, "/api/data/commit?companyId=7"],
] as const)("CH24: %s says how long it may be", async (_, intent, count, path) => {
  const put = Array.from({ length: count }, (_item, index) => ({ id: String(index) }));
  const changes = [{ key: "c7-accountSettings", put }, { key: "c7-journalTemplates" }];
  const request: CommitRequest = { companyId: 7, intent, requestId: "request-1", changes };
  await httpDocumentApi("u").commit(request);
  expect(callApi.mock.lastCall?.[2]).toBe(path);
});
