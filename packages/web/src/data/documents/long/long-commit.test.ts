import type { CommitRequest } from "@huvudbok/core/api";
import { expect, test, vi } from "vitest";
import { httpDocumentApi } from "../document-api.ts";

const callApi = vi.hoisted(() => vi.fn());
vi.mock("../../api/api-client.ts", () => ({ callApi, requestApi: vi.fn() }));

test.each([
  ["undo", "/api/data/commit?companyId=7&import=1"],
  ["register", "/api/data/commit?companyId=7"],
] as const)(
  "CH24: %s says how long it may be, since a deleted year comes back whole",
  async (intent, path) => {
    const request: CommitRequest = { companyId: 7, intent, requestId: "request-1", changes: [] };
    await httpDocumentApi("u").commit(request);
    expect(callApi.mock.lastCall?.[2]).toBe(path);
  },
);
