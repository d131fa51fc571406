import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import {
  apiErrorSchema,
  COMMIT_INTENTS,
  codeSignInAnswerSchema,
  commitAnswerSchema,
  commitRequestSchema,
  companyConfigAnswerSchema,
  companyConfigSchema,
  companyEventsSchema,
  companyListSchema,
  createCompanySchema,
  createdCompanySchema,
  documentDifferenceSchema,
  featureFileSchema,
  featureListSchema,
  fileListSchema,
  historySchema,
  latestItemsSchema,
  serverSettingsSchema,
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
  ["what changed", documentDifferenceSchema, { version: 1, etag: "2", since: "1", put: [], remove: ["A-1"] }],
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

const recipient = {
  name: "Bolaget",
  companyType: "AB",
  organizationNumber: "",
  reference: "",
  phone: "",
  email: "",
  address: "",
  careOf: "",
  zipCode: "",
  city: "",
  country: "SE",
};
const packageSetup = { periodLength: 12, renewalDate: "2026-01-01", featureSetups: [{ featureId: 1000 }] };
const times = { created: "2025-03-01T00:00:00Z", modified: "2025-03-01T00:00:00Z" };
const at = { at: "2025-03-01T00:00:00Z", userId: "u", userName: "Anna" };
const signIn = {
  token: "t",
  userId: "u",
  name: "n",
  email: "e",
  picture: "",
  exp: "2025-03-01T00:00:00Z",
  settings: { tier: 0 },
};

describe("an answer of a later server", () => {
  test.each<[string, z.ZodMiniType, unknown]>([
    ["a refusal", apiErrorSchema, { error: { type: "EtagMismatch", message: "ETag mismatch" } }],
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
    [
      "a list of companies",
      companyListSchema,
      { companies: [{ id: 1, config: { packageSetup, recipient }, role: "owner" }] },
    ],
    ["a new company", createdCompanySchema, { id: 1 }],
    [
      "the features",
      featureListSchema,
      {
        features: [
          {
            id: 1000,
            name: "Bokföring",
            description: "",
            isOptional: false,
            isAvailable: true,
            priceModel: { basePricePerMonth: 0, periodPrices: [{ months: 12, pricePerMonth: 0 }] },
          },
        ],
      },
    ],
    [
      "the settings",
      serverSettingsSchema,
      {
        footer: { text: "", email: "", link: "" },
        publicSite: "/login",
        localSignIn: true,
        developerPages: false,
        uploadLimit: 26_214_400,
        importLimit: 67_108_864,
        companiesPerPerson: 100,
      },
    ],
    ["a sign-in", codeSignInAnswerSchema, { signIn, returnUrl: "/accounting" }],
    [
      "events",
      companyEventsSchema,
      { events: [{ ...at, sequence: 1, kind: "export", data: null }], next: null },
    ],
    [
      "history",
      historySchema,
      {
        revisions: [{ ...at, revision: 1, intent: "edit", items: [{ id: "1", before: null, after: null }] }],
        next: null,
      },
    ],
    [
      "a list of files",
      fileListSchema,
      {
        files: [
          { id: "1", name: "a", originalFilename: "a.pdf", mimeType: "application/pdf", size: 1, ...times },
        ],
        nextPageToken: null,
      },
    ],
    ["the latest items", latestItemsSchema, { etag: "1", count: 0, items: [] }],
  ])("%s: what this program does not know is left out", (_, schema, answer) => {
    const read = z.safeParse(schema, withLaterFields(answer));
    expect(read.success).toBe(true);
    expect(withoutLaterInRecipient(read.data)).toEqual(answer);
  });

  test("what a later server says of a company's recipient is kept, since the form sends it back whole", () => {
    const config = { packageSetup, recipient: { ...recipient, vatNumber: "SE1" } };
    expect(companyConfigAnswerSchema.parse(config)).toEqual(config);
    expect(companyConfigSchema.safeParse(config).success).toBe(false);
  });

  test("a difference of another form is not taken for one: it may have changed the document", () => {
    const difference = { version: 1, etag: "2", since: "1", put: [], remove: [] };
    expect(documentDifferenceSchema.safeParse({ ...difference, moved: ["A-1"] }).success).toBe(false);
  });
});

test("the operator's file of features says nothing that is not known", () => {
  expect(featureFileSchema.safeParse({ features: [] }).success).toBe(true);
  expect(featureFileSchema.safeParse({ features: [], feature: [] }).success).toBe(false);
});

/** The same with a field more in every object. */
function withLaterFields(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withLaterFields);
  if (typeof value !== "object" || value === null) return value;
  const fields = Object.entries(value).map(([name, inside]) => [name, withLaterFields(inside)]);
  return { ...Object.fromEntries(fields), later: true };
}

/** Without the field in recipients, which keep what is not known. */
function withoutLaterInRecipient(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value), (_name, inside: unknown) => {
    if (typeof inside !== "object" || inside === null || !("companyType" in inside)) return inside;
    const { later: _, ...rest } = inside as Record<string, unknown>;
    return rest;
  });
}

test("a company needs its type and name only (CO8)", () => {
  const created = createCompanySchema.safeParse({ recipient: { name: "Bolaget", companyType: "AB" } });
  expect(created.success && created.data.recipient).toMatchObject({ city: "", country: "SE" });
  expect(createCompanySchema.safeParse({ recipient: { companyType: "AB" } }).success).toBe(false);
});
