import { join } from "node:path";
import {
  companyConfigSchema,
  companyListSchema,
  createdCompanySchema,
  featureListSchema,
} from "@huvudbok/core/api";
import { afterAll, beforeAll, expect, test } from "vitest";
import { issueToken } from "../src/identity/product-token.ts";
import { openDatabase } from "../src/store/database/database.ts";
import { answerOf } from "./answer-of.ts";
import { type TestServer, testServer } from "./test-server.ts";

let server: TestServer;
let anna: Record<string, string>;
let bo: Record<string, string>;

beforeAll(async () => {
  server = await testServer();
  server.clock.now = new Date("2026-02-28T23:30:00Z");
  anna = await headersOf("anna");
  bo = await headersOf("bo");
});

afterAll(() => server.close());

async function headersOf(subject: string) {
  const profile = { issuer: "test", subject, name: subject, email: `${subject}@example.se`, picture: "" };
  const session = await server.store.users.signIn(profile, server.clock.now);
  const { token } = await issueToken(server.keys.token, session, server.clock.now);
  return { authorization: `Bearer ${token}` };
}

const call = (
  method: "GET" | "POST" | "PUT" | "DELETE",
  url: string,
  headers: Record<string, string>,
  payload?: object,
) => server.app.inject({ method, url, headers, ...(payload === undefined ? {} : { payload }) });

/** Changes the recipient from what is stored. */
async function putRecipient(id: number, recipient: object) {
  const url = `/api/company/${id}/config`;
  const { etag } = (await call("GET", url, anna)).headers;
  return call("PUT", `${url}/recipient`, { ...anna, "if-match": String(etag) }, recipient);
}

async function newCompany(name: string): Promise<number> {
  const answer = await call("POST", "/api/company", anna, { recipient: { name, companyType: "AB" } });
  expect(answer.statusCode).toBe(201);
  return answerOf(createdCompanySchema, answer.json()).id;
}

test("a demonstration company is marked for good", async () => {
  const made = await call("POST", "/api/company", anna, { recipient: whole, isDemonstration: true });
  const { id } = answerOf(createdCompanySchema, made.json());
  await putRecipient(id, { ...whole, name: "Eget AB" });
  const config = companyConfigSchema.parse((await call("GET", `/api/company/${id}/config`, anna)).json());
  expect(config).toMatchObject({ isDemonstration: true, recipient: { name: "Eget AB" } });
});

const whole = {
  name: "Exempel AB",
  companyType: "AB",
  organizationNumber: "5560160680",
  reference: "Anna",
  phone: "08-123456",
  email: "info@example.se",
  address: "Storgatan 1",
  careOf: "",
  zipCode: "11122",
  city: "Stockholm",
  country: "SE",
};

test("a company that is asked for again with the same request id is the same one (CO16)", async () => {
  const body = { recipient: whole, requestId: crypto.randomUUID() };
  const made = await call("POST", "/api/company", anna, body);
  expect(made.statusCode).toBe(201);
  const again = await call("POST", "/api/company", anna, body);
  expect([again.statusCode, again.json()]).toEqual([201, made.json()]);
  const other = await call("POST", "/api/company", anna, { ...body, recipient: { ...whole, city: "Lund" } });
  expect([other.statusCode, other.json()]).toMatchObject([
    409,
    { error: { type: "RequestIdTaken", details: made.json() } },
  ]);
  const bad = await call("POST", "/api/company", anna, { ...body, requestId: "request\u0000-1" });
  expect(bad.statusCode).toBe(400);
});

test("a new company has every available feature for 12 months from the day in Sweden", async () => {
  const id = await newCompany("Exempel AB");
  const { companies } = answerOf(companyListSchema, (await call("GET", "/api/company", anna)).json());
  const company = companies.find((one) => one.id === id);
  // Half an hour before midnight in Greenwich it is already March in Sweden.
  expect(company?.config.packageSetup).toEqual({
    periodLength: 12,
    renewalDate: "2027-03-01",
    renewalDay: 1,
    featureSetups: [{ featureId: 1000 }, { featureId: 1001 }, { featureId: 1002 }, { featureId: 1101 }],
  });
});

test.each([
  ["no name", { name: "", companyType: "AB" }, 422],
  ["a name of 201 characters", { name: "x".repeat(201), companyType: "AB" }, 422],
  ["blank name", { name: "  ", companyType: "AB" }, 422],
  ["no type", { name: "A" }, 400],
  ["an unknown type", { name: "A", companyType: "ZZZ" }, 400],
  ["a wrong number", { name: "A", companyType: "AB", organizationNumber: "5560160681" }, 422],
  ["a wrong postal code", { name: "A", companyType: "AB", zipCode: "1" }, 422],
  ["a field that there is none of", { name: "A", companyType: "AB", owner: "bo" }, 400],
])("creating refuses %s", async (_name, recipient, status) => {
  const answer = await call("POST", "/api/company", anna, { recipient });
  expect(answer.statusCode).toBe(status);
});

test("a name is stored without what turns the direction of writing", async () => {
  const made = await call("POST", "/api/company", anna, {
    recipient: { name: "Bo\u202Elaget\u200E AB", companyType: "AB" },
  });
  const { id } = createdCompanySchema.parse(made.json());
  const config = await call("GET", `/api/company/${id}/config`, anna);
  expect(companyConfigSchema.parse(config.json()).recipient.name).toBe("Bolaget AB");
});

test("CO13: a line break in a detail is refused at its field, and one that was stored before is read", async () => {
  const broken = { ...whole, name: "Exempel AB\r\n#NAMN Annat AB", city: "Lund\u2028#FIL_SLUT" };
  const refusal = {
    error: {
      type: "InvalidRecipient",
      message: "Det finns en radbrytning i namn. Skriv allt på en rad.",
      details: { fields: ["name", "city"] },
    },
  };
  const made = await call("POST", "/api/company", anna, { recipient: broken });
  expect([made.statusCode, made.json()]).toEqual([422, refusal]);
  const id = await newCompany("Exempel AB");
  const changed = await putRecipient(id, broken);
  expect([changed.statusCode, changed.json()]).toEqual([422, refusal]);

  const database = openDatabase({
    engine: "sqlite",
    file: join(server.dataDir, "huvudbok.sqlite"),
  });
  const { config } = await database.db
    .selectFrom("company")
    .select("config")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const before = { ...JSON.parse(config), recipient: broken };
  await database.db
    .updateTable("company")
    .set({ config: JSON.stringify(before) })
    .where("id", "=", id)
    .execute();
  await database.close();
  const read = companyConfigSchema.parse((await call("GET", `/api/company/${id}/config`, anna)).json());
  expect(read.recipient).toMatchObject({ name: broken.name, city: broken.city });
  const again = await putRecipient(id, { ...broken, phone: "08-111111" });
  expect(again.json()).toEqual(refusal);
  expect((await putRecipient(id, whole)).statusCode).toBe(200);
});

test("the recipient is checked by the form's rules and stored in its form", async () => {
  const id = await newCompany("Exempel AB");
  const changed = companyConfigSchema.parse((await putRecipient(id, whole)).json());
  expect(changed.recipient).toMatchObject({ organizationNumber: "556016-0680", zipCode: "111 22" });
  const refused = await putRecipient(id, { ...whole, organizationNumber: "5560160681" });
  expect(refused.statusCode).toBe(422);
  expect(refused.json().error).toEqual({
    type: "InvalidRecipient",
    message: "Kontrollsiffran i organisationsnumret är felaktig",
    details: { fields: ["organizationNumber"] },
  });
  expect((await call("GET", `/api/company/${id}/config`, anna)).json()).toEqual(changed);
});

test("a change of the recipient that was made from another version is refused with the present one", async () => {
  const id = await newCompany("Exempel AB");
  const url = `/api/company/${id}/config/recipient`;
  const opened = String((await call("GET", `/api/company/${id}/config`, anna)).headers.etag);
  const put = (etag: string, fields: object) =>
    call("PUT", url, { ...anna, "if-match": etag }, { ...whole, ...fields });
  const first = await put(opened, { phone: "08-111111" });
  expect(first.statusCode).toBe(200);
  const etag = String(first.headers.etag);
  expect(etag).not.toBe(opened);
  expect((await call("GET", `/api/company/${id}/config`, anna)).headers.etag).toBe(etag);
  for (const old of [opened, `W/${opened}`]) {
    const second = await put(old, { address: "Lillgatan 2" });
    expect(second.statusCode).toBe(412);
    expect(second.json().error).toMatchObject({
      type: "ETagMismatch",
      details: { recipient: { phone: "08-111111", address: "Storgatan 1" } },
    });
  }
  // Whose answer was lost sends the same once more.
  expect((await put(opened, { phone: "08-111111" })).statusCode).toBe(200);
  expect((await put(`W/${etag}`, { phone: "08-111111", address: "Lillgatan 2" })).statusCode).toBe(200);
  // Who says nothing of what it was made from would overwrite whatever there is.
  const blind = await call("PUT", url, anna, whole);
  expect([blind.statusCode, blind.json().error.type]).toEqual([412, "ETagMismatch"]);
  expect((await putRecipient(id, whole)).statusCode).toBe(200);
  expect((await call("PUT", url, anna, whole)).statusCode).toBe(200);
});

test("another person's company is as good as none", async () => {
  const id = await newCompany("Annas AB");
  const list = answerOf(companyListSchema, (await call("GET", "/api/company", bo)).json());
  expect(list.companies).toEqual([]);
  const answers = [
    await call("GET", `/api/company/${id}/config`, bo),
    await call("PUT", `/api/company/${id}/config/recipient`, bo, whole),
    await call("DELETE", `/api/company/${id}`, bo, { name: "Exempel AB" }),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 403, 403]);
  expect((await call("GET", `/api/company/${id}/config`, anna)).statusCode).toBe(200);
});

test("CO14: a company is deleted only with its name typed, as it is now", async () => {
  const id = await newCompany("Kort AB");
  const url = `/api/company/${id}`;
  // A page of an older program asks for no name.
  const old = await call("DELETE", url, anna);
  expect([old.statusCode, old.json().error.type]).toEqual([422, "CompanyNameDiffers"]);
  expect(old.json().error.message).toContain("Ladda om");
  for (const name of ["", " "])
    expect((await call("DELETE", url, anna, { name })).json()).toEqual(old.json());
  const other = await call("DELETE", url, anna, { name: "kort ab" });
  expect(other.json().error).toMatchObject({
    type: "CompanyNameDiffers",
    message: expect.stringContaining("namnet"),
  });
  await putRecipient(id, { ...whole, name: "Långt AB" });
  expect((await call("DELETE", url, anna, { name: "Kort AB" })).statusCode).toBe(422);
  expect((await call("GET", `${url}/config`, anna)).statusCode).toBe(200);
});

test("a deleted company is gone", async () => {
  const id = await newCompany("Kort AB");
  expect((await call("DELETE", `/api/company/${id}`, anna, { name: " Kort  AB" })).statusCode).toBe(204);
  expect((await call("GET", `/api/company/${id}/config`, anna)).statusCode).toBe(404);
});

test.each(["0", "-1", "1.5", "abc", "1e3", "9999999999999999999"])("company %s is no company", async (id) => {
  expect((await call("GET", `/api/company/${id}/config`, anna)).statusCode).toBe(400);
});

test("features come with names and prices", async () => {
  const { features } = answerOf(featureListSchema, (await call("GET", "/api/feature", anna)).json());
  expect(features.map(({ id }) => id)).toContain(1001);
});
