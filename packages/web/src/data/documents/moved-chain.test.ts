import "fake-indexeddb/auto";
import type { ItemOf } from "@huvudbok/core/document";
import { fiscalYearIdFromGuid } from "@huvudbok/core/fiscal-year";
import { beforeEach, expect, test } from "vitest";
import { FakeDocumentServer } from "../../../test/fake-document-server.ts";
import { DocumentClient } from "./document-client.ts";
import type { DocumentEdit } from "./document-edit.ts";
import { indexedDbCache } from "./indexed-db-cache.ts";

const year = fiscalYearIdFromGuid("01234567-89ab-cdef-0123-456789abcdef");
const DRAFTS = `c1-${year}-transactionDrafts`;

let server: FakeDocumentServer;
let ids = 0;

beforeEach(() => {
  server = new FakeDocumentServer();
  ids += 1;
});

/** The same person's browser, opened again. */
function newClient(): DocumentClient {
  const userId = `moved-${ids}`;
  return new DocumentClient({
    userId,
    api: server,
    cache: indexedDbCache(userId),
    now: () => 0,
    newId: () => crypto.randomUUID(),
    tabId: crypto.randomUUID(),
    isTabOpen: async () => false,
    inTurn: (work) => work(),
    pause: async () => {},
    onStored: () => {},
  });
}

const draft = (id: string, text = id): ItemOf<"transactionDrafts"> => ({ id, text, entries: [] });
const edit = (fields: object): DocumentEdit => ({ kind: "transactionDrafts", fiscalYearId: year, ...fields });
const save = (client: DocumentClient, ...changes: DocumentEdit[]) =>
  client.commit({ companyId: 1, intent: "edit", changes });
const texts = (client: DocumentClient) =>
  [...client.state(DRAFTS, "transactionDrafts").items.values()].map(({ text }) => text);

// ST28: an upgrade gives all revisions other hashes, and so all documents other ETags, with the same contents.
test("what is held is fetched anew without a word, and a change goes on top of it", async () => {
  const client = newClient();
  await client.load(DRAFTS, "transactionDrafts");
  await save(client, edit({ put: [draft("a"), draft("b")] }));
  server.rehash();
  expect(await client.refresh(DRAFTS, "transactionDrafts")).toBeUndefined();
  expect(client.state(DRAFTS, "transactionDrafts")).toMatchObject({ status: "Synced", error: undefined });
  expect((await save(client, edit({ put: [draft("a", "ny")], remove: ["b"] }))).ok).toBe(true);
  expect(texts(client)).toEqual(["ny"]);
});

test("what had not been sent before the upgrade is sent after it, and meets no conflict", async () => {
  const before = newClient();
  await before.load(DRAFTS, "transactionDrafts");
  await save(before, edit({ put: [draft("a"), draft("b")] }));
  server.isDown = true;
  const waiting = await save(before, edit({ put: [draft("a", "ändrad")], remove: ["b"] }));
  expect(waiting.ok ? undefined : waiting.error.isTransient).toBe(true);
  before.close();

  server.isDown = false;
  server.rehash();
  const after = newClient();
  await after.restoreUnsaved();
  await after.load(DRAFTS, "transactionDrafts");
  await after.refresh(DRAFTS, "transactionDrafts");
  await after.retryUnsaved();
  expect(after.unsaved).toEqual([]);
  expect(texts(after)).toEqual(["ändrad"]);
});

test("what waited for a sign-in is sent at once after the upgrade", async () => {
  const before = newClient();
  await before.load(DRAFTS, "transactionDrafts");
  await save(before, edit({ put: [draft("a"), draft("b")] }));
  server.isDown = true;
  await save(before, edit({ put: [draft("a", "ändrad")], remove: ["b"] }));
  before.close();
  server.isDown = false;
  server.rehash();
  const after = newClient();
  await after.sendKept();
  expect(after.unsaved).toEqual([]);
  await after.refresh(DRAFTS, "transactionDrafts");
  expect(texts(after)).toEqual(["ändrad"]);
});

test("a page that has not asked since the upgrade saves without a conflict", async () => {
  const client = newClient();
  await client.load(DRAFTS, "transactionDrafts");
  await save(client, edit({ put: [draft("a"), draft("b")] }));
  server.rehash();
  expect((await save(client, edit({ put: [draft("a", "ny")] }))).ok).toBe(true);
  expect(texts(client)).toEqual(["ny", "b"]);
});
