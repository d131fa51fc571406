import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { InjectOptions } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { issueToken } from "../src/identity/product-token.ts";
import { openFolderBlobStore } from "../src/store/folder-blob-store.ts";
import { type TestServer, testServer } from "./test-server.ts";
import { newBooks, openTestStore, sale, type TestCompany, type TestStore, YEAR } from "./test-store.ts";

const SECRET = "Annas hemlighet";

const calls = new Set<string>();
let files: string;
let store: TestStore;
let server: TestServer;
let books: TestCompany;
let anna: Record<string, string>;
let bo: Record<string, string>;
let fileId: string;
let documentId: string;

store = await openTestStore("sqlite");
files = await mkdtemp(join(tmpdir(), "huvudbok-files-"));
server = await testServer({
  real: {
    store: store.store,
    blobs: await openFolderBlobStore(files, () => store.clock.now),
    clock: store.clock,
  },
  onRoute: ({ method, url }: { readonly method: string | string[]; readonly url: string }) => {
    if (!url.startsWith("/api") || url.startsWith("/api/auth") || url === "/api/settings") return;
    for (const one of [method].flat())
      if (one !== "HEAD" || url.includes("/load/")) calls.add(`${one} ${url}`);
  },
});

beforeAll(async () => {
  const actors = { anna: await signedIn("anna"), bo: await signedIn("bo") };
  anna = actors.anna.headers;
  bo = actors.bo.headers;
  books = await newBooks(store, actors.anna.actor);
  await books.commit("register", [{ key: books.key("transactions"), append: [sale(100, { text: SECRET })] }]);
  const uploaded = await upload(anna);
  expect(uploaded.statusCode).toBe(200);
  fileId = uploaded.json()[0].id;
  const list = (await server.app.inject({ url: "/api/data/list", headers: anna })).json();
  documentId = list.files.find(({ name }: { name: string }) => name.endsWith("-transactions.json")).id;
});

afterAll(async () => {
  await server.close();
  await store.close();
  await rm(files, { recursive: true, force: true });
});

async function signedIn(subject: string) {
  const profile = { issuer: "test", subject, name: subject, email: `${subject}@example.se`, picture: "" };
  const session = await store.store.users.signIn(profile, store.clock.now);
  const { token } = await issueToken(server.keys.token, session, store.clock.now);
  return {
    actor: { userId: session.user.id, name: subject },
    headers: { authorization: `Bearer ${token}` },
  };
}

function upload(headers: Record<string, string>) {
  const body = [
    "--edge",
    'content-disposition: form-data; name="file"; filename="kvitto.pdf"',
    "content-type: application/pdf",
    "",
    `%PDF-1.4 ${SECRET}`,
    "--edge--",
    "",
  ].join("\r\n");
  return server.app.inject({
    method: "POST",
    url: `/api/data/attachments/${books.id}/${YEAR}`,
    headers: { ...headers, "content-type": "multipart/form-data; boundary=edge" },
    payload: body,
  });
}

const recipient = {
  name: "Bos AB",
  companyType: "AB",
  organizationNumber: "5560160680",
  reference: "Bo",
  phone: "08-123456",
  email: "bo@example.se",
  address: "Gatan 1",
  zipCode: "11122",
  city: "Stockholm",
};

/** Every call, aimed by Bo at what is Anna's. */
const ATTEMPTS: Readonly<Record<string, () => InjectOptions>> = {
  "GET /api/company/:id/config": () => ({ url: `/api/company/${books.id}/config` }),
  "PUT /api/company/:id/config/recipient": () => ({
    url: `/api/company/${books.id}/config/recipient`,
    payload: recipient,
  }),
  "DELETE /api/company/:id": () => ({ url: `/api/company/${books.id}` }),
  "GET /api/data/load/:file": () => ({ url: `/api/data/load/${books.key("transactions")}.json` }),
  "HEAD /api/data/load/:file": () => ({ url: `/api/data/load/${books.key("transactions")}.json` }),
  "POST /api/data/save/:file": () => ({
    url: `/api/data/save/${books.key("transactions")}.json`,
    payload: { version: 1, transactions: [] },
  }),
  "POST /api/data/commit": () => ({
    url: "/api/data/commit",
    payload: {
      companyId: books.id,
      intent: "register",
      requestId: "request-of-bo",
      changes: [{ key: books.key("transactions"), append: [sale()] }],
    },
  }),
  "GET /api/data/history/:key": () => ({ url: `/api/data/history/${books.key("transactions")}` }),
  "GET /api/data/info/:id": () => ({ url: `/api/data/info/${documentId}` }),
  "GET /api/data/id/:id": () => ({ url: `/api/data/id/${fileId}` }),
  "POST /api/data/id/:id": () => ({
    url: `/api/data/id/${documentId}`,
    payload: { version: 1, transactions: [] },
  }),
  "DELETE /api/data/id/:id": () => ({ url: `/api/data/id/${fileId}` }),
  "PUT /api/data/attachments/:id": () => ({
    url: `/api/data/attachments/${fileId}`,
    payload: { companyId: books.id, fiscalYearId: YEAR, series: "A", transactionId: 1 },
  }),
};

/** Calls that name no company, and what Bo may get from them. The upload is tried by itself. */
const OTHERS = new Set([
  "GET /api/company",
  "POST /api/company",
  "GET /api/feature",
  "GET /api/data/list",
  "GET /api/data/list/:prefix",
  "GET /api/events",
  "POST /api/data/attachments/:companyId/:fiscalYearId",
]);

test("every call has an attempt", () => {
  expect([...calls].filter((call) => !(call in ATTEMPTS) && !OTHERS.has(call))).toEqual([]);
});

test.each(Object.keys(ATTEMPTS))("%s on somebody else's company is refused", async (call) => {
  const [method = ""] = call.split(" ");
  const attempt = ATTEMPTS[call]?.() ?? {};
  const answer = await server.app.inject({ ...attempt, method: method as "GET", headers: bo });
  expect([403, 404]).toContain(answer.statusCode);
  expect(answer.body).not.toContain(SECRET);
  expect(answer.headers["etag"]).toBeUndefined();
});

test("an upload into somebody else's company is refused", async () => {
  expect([403, 404]).toContain((await upload(bo)).statusCode);
});

test("lists tell of one's own only", async () => {
  const answers = await Promise.all(
    ["/api/company", "/api/data/list", `/api/data/list/c${books.id}-`].map((url) =>
      server.app.inject({ url, headers: bo }),
    ),
  );
  expect(answers[0]?.json()).toEqual({ companies: [] });
  for (const answer of answers.slice(1)) {
    // A prefix of somebody else's company is refused or finds nothing.
    if (answer.statusCode === 200) expect(answer.json().files).toEqual([]);
    else expect([403, 404]).toContain(answer.statusCode);
  }
});

test("after all attempts Anna has what she had", async () => {
  const { document } = await books.load("transactions");
  expect(document["transactions"]).toMatchObject([{ series: "A", number: 1, text: SECRET }]);
  const file = await server.app.inject({ url: `/api/data/id/${fileId}`, headers: anna });
  expect(file.statusCode).toBe(200);
  expect(file.body).toContain(SECRET);
});
