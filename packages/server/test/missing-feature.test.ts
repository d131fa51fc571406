import { DOCUMENT_KINDS } from "@huvudbok/core/document";
import type { InjectOptions } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openDatabase } from "../src/store/database/database.ts";
import { type Person, storedServer } from "./stored-server.ts";
import { emptyDocument, upload } from "./targeted-calls.ts";
import { configWith, draft, newBooks, sale, YEAR } from "./test-books.ts";

const SECRET = "Annas hemlighet";

const here = await storedServer();
const { store } = here;
let anna: Person;

const allOfAnna = () => here.allOf(anna);

// Those that no page uses are refused to everybody: store/commit/unused-kinds.test.ts.
const featured = Object.entries(DOCUMENT_KINDS).flatMap(([kind, row]) =>
  "feature" in row && !("inUse" in row)
    ? [
        {
          kind,
          scope: row.scope,
          feature: row.feature,
          field: "itemsField" in row ? row.itemsField : undefined,
        },
      ]
    : [],
);
const names = new Map([
  [1001, "Bokföring plus"],
  [1002, "Verifikat"],
  [1101, "E-handel"],
]);
const refusalOf = (feature: number) => ({
  error: {
    type: "FeatureIsMissingException",
    message: `Funktionen ${names.get(feature)} är inaktiverad`,
    details: { featureId: feature, name: names.get(feature) },
  },
});
const keyOf = (companyId: number, { kind, scope }: (typeof featured)[number]) =>
  scope === "company" ? `c${companyId}-${kind}` : `c${companyId}-${YEAR}-${kind}`;
const commitOf = (companyId: number, intent: string, change: object) => ({
  url: "/api/data/commit",
  payload: { companyId, intent, requestId: `${intent}-${Math.random()}`, changes: [change] },
});

/** A company that had everything, and wrote a document of every kind and a file, before its package ran out. */
let lapsed: number;
let fileId: string;
/** A company that never had a feature. */
let bare: number;

beforeAll(async () => {
  anna = await here.signIn("anna");
  const books = await newBooks(store, anna.actor, [1001, 1002, 1101]);
  lapsed = books.id;
  await books.commit("register", [{ key: books.key("transactions"), append: [sale()] }]);
  for (const row of featured) {
    const saved = await here.send(
      "POST",
      { url: `/api/data/save/${keyOf(lapsed, row)}.json`, payload: emptyDocument(row.kind) },
      anna.headers,
    );
    expect(saved.statusCode, row.kind).toBe(200);
  }
  fileId = await here.uploadedFile(anna, lapsed, SECRET);
  await setFeatures(lapsed, []);
  bare = (await newBooks(store, anna.actor, [1000])).id;
});

afterAll(() => here.close());

const refused = async (method: string, options: InjectOptions, feature: number) => {
  const answer = await here.send(method, options, anna.headers);
  expect([answer.statusCode, answer.json()]).toEqual([403, refusalOf(feature)]);
};

test("there are kinds to walk", () => {
  expect(new Set(featured.map(({ feature }) => feature))).toEqual(new Set([1001, 1002]));
});

describe.each(featured)("$kind", (row) => {
  const { feature } = row;

  test("is not made", async () => {
    const before = await allOfAnna();
    const key = keyOf(bare, row);
    const payload = emptyDocument(row.kind);
    await refused("POST", { url: `/api/data/save/${key}.json`, payload }, feature);
    for (const intent of ["edit", "import", "convert", "undo"]) {
      await refused("POST", commitOf(bare, intent, { key }), feature);
    }
    expect(await allOfAnna()).toEqual(before);
  });

  test("is not changed, but read", async () => {
    const before = await allOfAnna();
    const key = keyOf(lapsed, row);
    const load = { url: `/api/data/load/${key}.json` };
    const loaded = await here.send("GET", load, anna.headers);
    expect(loaded.statusCode).toBe(200);
    const etag = String(loaded.headers.etag);
    const headers = { "if-match": etag };
    const payload = loaded.json();
    await refused("POST", { url: `/api/data/save/${key}.json`, headers, payload }, feature);
    for (const intent of ["edit", "undo"]) {
      const change = { key, ifMatch: etag, remove: row.field === undefined ? [] : ["a"] };
      await refused("POST", commitOf(lapsed, intent, change), feature);
    }
    const id = await here.documentId(anna, key);
    await refused("POST", { url: `/api/data/id/${id}`, headers, payload }, feature);
    await refused("DELETE", { url: `/api/data/id/${id}`, headers }, feature);
    for (const url of [`/api/data/history/${key}`, `/api/data/info/${id}`, `/api/data/id/${id}`]) {
      expect((await here.send("GET", { url }, anna.headers)).statusCode, url).toBe(200);
    }
    expect(await allOfAnna()).toEqual(before);
  });
});

test("files are neither uploaded nor linked, but read", async () => {
  const before = await allOfAnna();
  await refused("POST", upload(lapsed, "Nytt kvitto"), 1002);
  await refused("POST", upload(bare, "Nytt kvitto"), 1002);
  const link = { companyId: lapsed, fiscalYearId: YEAR, series: "A", transactionId: 1 };
  await refused("PUT", { url: `/api/data/attachments/${fileId}`, payload: link }, 1002);
  expect((await here.send("GET", { url: `/api/data/id/${fileId}` }, anna.headers)).body).toContain(SECRET);
  expect(await allOfAnna()).toEqual(before);
});

test("CH30: a draft gets no file without the feature of files, and keeps those it has", async () => {
  const books = await newBooks(store, anna.actor, [1001, 1002]);
  const { id } = books;
  const file = await here.uploadedFile(anna, id, "Kvitto");
  const other = await here.uploadedFile(anna, id, "Annat kvitto");
  const drafts = books.key("transactionDrafts");
  await books.commit("edit", [{ key: drafts, put: [draft("a", { attachmentIds: [file] })] }]);
  await setFeatures(id, [1001]);
  const commit = async (put: object) => {
    const { etag } = await books.load("transactionDrafts");
    return commitOf(id, "edit", { key: drafts, ifMatch: etag, put: [put] });
  };
  await refused("POST", await commit(draft("b", { attachmentIds: [other] })), 1002);
  await refused("POST", await commit(draft("a", { attachmentIds: [file, other] })), 1002);
  const edited = await commit(draft("a", { text: "Nytt namn", attachmentIds: [file] }));
  expect((await here.send("POST", edited, anna.headers)).statusCode).toBe(200);
  const without = await commit(draft("b", {}));
  expect((await here.send("POST", without, anna.headers)).statusCode).toBe(200);
});

const importOf = (companyId: number, key: string, put: readonly object[]) =>
  commitOf(companyId, "import", { key, ifMatch: '"1"', put });
const vouchers = (count: number, fields: object = {}) =>
  Array.from({ length: count }, (_, n) => ({ ...sale(n + 1, fields), number: n + 1, regDate: "2025-03-01" }));

test("CH32: more than 50 transactions, and any with files, are imported with their features only", async () => {
  const books = await newBooks(store, anna.actor, [1000, 1001, 1002]);
  const { id } = books;
  const key = books.key("transactions");
  const attachmentIds = [await here.uploadedFile(anna, id, "Kvitto")];
  await setFeatures(id, []);
  const before = await allOfAnna();
  await refused("POST", importOf(id, key, vouchers(51)), 1001);
  await refused("POST", importOf(id, key, vouchers(1, { attachmentIds })), 1002);
  expect(await allOfAnna()).toEqual(before);
  const most = await here.send("POST", importOf(id, key, vouchers(50)), anna.headers);
  expect(most.statusCode, most.body).toBe(200);
});

async function setFeatures(companyId: number, features: readonly number[]): Promise<void> {
  const database = openDatabase(store.place);
  await database.db
    .updateTable("company")
    .set({ config: JSON.stringify(configWith([1000, ...features])) })
    .where("id", "=", companyId)
    .execute();
  await database.close();
}
