import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import {
  apiErrorSchema,
  COMMIT_INTENTS,
  commitAnswerSchema,
  commitRequestSchema,
  createCompanySchema,
  documentDifferenceSchema,
  fileListSchema,
  historySchema,
  signInSchema,
} from "./index.ts";

const change = { key: "c1-transactions", append: [{ series: "A" }] };
const commit = { companyId: 1, intent: "register", requestId: "12345678", changes: [change] };

test("no schema uses eval, which the content policy forbids", () => {
  expect(z.config().jitless).toBe(true);
});

describe("a commit", () => {
  test.each(COMMIT_INTENTS)("may be a %s", (intent) => {
    expect(commitRequestSchema.safeParse({ ...commit, intent }).success).toBe(true);
  });

  test.each<[string, object]>([
    ["an unknown intent", { intent: "save" }],
    ["a short request id", { requestId: "1234567" }],
    ["no changes", { changes: [] }],
    ["too many changes", { changes: Array.from({ length: 101 }, () => change) }],
    ["a negative company", { companyId: -1 }],
    ["a field of its own", { extra: 1 }],
    ["a change without key", { changes: [{ append: [] }] }],
  ])("is refused with %s", (_, fields) => {
    expect(commitRequestSchema.safeParse({ ...commit, ...fields }).success).toBe(false);
  });
});

test.each<[string, z.ZodMiniType, unknown]>([
  [
    "a commit",
    commitAnswerSchema,
    {
      changes: [
        {
          key: "c1-transactions",
          etag: "2",
          previousEtag: null,
          appended: [{ series: "A", number: 1, regDate: "2025-03-01", sign: "Anna" }],
        },
      ],
    },
  ],
  ["a refusal", apiErrorSchema, { error: { type: "EtagMismatch", message: "ETag mismatch" } }],
  ["what changed", documentDifferenceSchema, { etag: "2", since: "1", put: [], remove: ["A-1"] }],
  ["history", historySchema, { revisions: [], next: null }],
  ["a list of files", fileListSchema, { files: [], nextPageToken: null }],
  [
    "a sign-in",
    signInSchema,
    {
      token: "t",
      userId: "u",
      name: "n",
      email: "e",
      picture: "",
      exp: "2025-03-01T00:00:00Z",
      settings: { tier: 0 },
    },
  ],
])("the answer to %s has the shape of its schema", (_, schema, answer) => {
  expect(z.safeParse(schema, answer)).toEqual({ success: true, data: answer });
});

test("a company needs its type and name only (P26)", () => {
  const created = createCompanySchema.safeParse({ recipient: { name: "Bolaget", companyType: "AB" } });
  expect(created.success && created.data.recipient).toMatchObject({ city: "", country: "SE" });
  expect(createCompanySchema.safeParse({ recipient: { name: "", companyType: "AB" } }).success).toBe(false);
});
