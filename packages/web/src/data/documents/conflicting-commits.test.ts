import { beforeEach, expect, test } from "vitest";
import {
  DocumentTabs,
  DRAFTS,
  draft,
  drafts,
  hasUnsaved,
  put,
  remove,
  save,
  texts,
  use,
} from "../../../test/document-tabs.ts";
import { CONFLICT_TEXT } from "../api/api-failure.ts";

let tabs: DocumentTabs;

beforeEach(() => {
  tabs = new DocumentTabs();
});

test("two who change different items both succeed", async () => {
  const [a, b] = [tabs.newTab("a1"), tabs.newTab("b1")];
  await use(a.client);
  await save(a.client, put(draft("x"), draft("y")));
  await use(b.client);
  expect((await save(a.client, put(draft("x", "from a")))).ok).toBe(true);
  expect((await save(b.client, put(draft("y", "from b")))).ok).toBe(true);
  await a.client.refresh(DRAFTS, "transactionDrafts");
  expect(texts(a.client)).toEqual(["from a", "from b"]);
  // The change of the other person is below the own one: it has been loaded without a request.
  expect(texts(b.client)).toEqual(["from a", "from b"]);
  expect(drafts(b.client).etag).toBe('"3"');
});

test("two who change the same item: the second meets the conflict, and its change is kept aside", async () => {
  const [a, b] = [tabs.newTab("a2"), tabs.newTab("b2")];
  await use(a.client);
  await save(a.client, put(draft("x")));
  await use(b.client);
  await save(a.client, put(draft("x", "from a")));
  const refused = await save(b.client, put(draft("x", "from b")));
  expect(refused).toMatchObject({ ok: false, error: { status: 412, message: CONFLICT_TEXT } });
  expect(texts(b.client)).toEqual(["from a"]);
  expect(drafts(b.client)).toMatchObject({ status: "Modified", error: { message: CONFLICT_TEXT } });
  expect(b.client.unsaved.map(({ record }) => record.refusal?.status)).toEqual([412]);
  // Trying again cannot help; saving the item again resolves it.
  await b.client.retryUnsaved();
  expect(texts(b.client)).toEqual(["from a"]);
  expect((await save(b.client, put(draft("x", "from b, seen")))).ok).toBe(true);
  expect(b.client.unsaved).toEqual([]);
  expect(drafts(b.client).status).toBe("Synced");
});

test("a refused change that nobody wants can be given up", async () => {
  const [a, b] = [tabs.newTab("a3"), tabs.newTab("b3")];
  await use(a.client);
  await save(a.client, put(draft("x")));
  await use(b.client);
  await save(a.client, remove("x"));
  const refused = await save(b.client, put(draft("x", "from b")));
  expect(refused.ok).toBe(false);
  await b.client.discardUnsaved(refused.ok ? "" : (refused.error.unsavedId ?? ""));
  expect(await hasUnsaved(b.client)).toBe(false);
  expect(texts(b.client)).toEqual([]);
});

test("commits in a row on the same item do not conflict with each other", async () => {
  const { client } = tabs.newTab();
  await use(client);
  const all = await Promise.all(["1", "2", "3"].map((text) => save(client, put(draft("a", text)))));
  expect(all.map(({ ok }) => ok)).toEqual([true, true, true]);
  expect(texts(client)).toEqual(["3"]);
});

test("commits in a row on the same item, with somebody else's change between them", async () => {
  const [a, b] = [tabs.newTab("a4"), tabs.newTab("b4")];
  await use(a.client);
  await save(a.client, put(draft("x"), draft("y")));
  await use(b.client);
  let other: Promise<unknown> | undefined;
  tabs.server.onCommit = async () => {
    tabs.server.onCommit = async () => {};
    other = save(b.client, put(draft("y", "from b")));
    await other;
  };
  const all = await Promise.all([save(a.client, put(draft("x", "1"))), save(a.client, put(draft("x", "2")))]);
  expect(all.map(({ ok }) => ok)).toEqual([true, true]);
  expect(texts(a.client)).toEqual(["2", "from b"]);
});

test("news of one's own commit that comes before its answer is no conflict for the next one", async () => {
  const { client } = tabs.newTab();
  await use(client);
  await save(client, put(draft("x")));
  tabs.server.losesAnswers = true;
  expect((await save(client, put(draft("x", "1")))).ok).toBe(false);
  await client.refresh(DRAFTS, "transactionDrafts");
  tabs.server.losesAnswers = false;
  expect((await save(client, put(draft("x", "2")))).ok).toBe(true);
  expect(texts(client)).toEqual(["2"]);
  expect(client.unsaved).toEqual([]);
});

test("a commit that was queued when somebody else changed the same item meets the conflict", async () => {
  const [a, b] = [tabs.newTab("a5"), tabs.newTab("b5")];
  await use(a.client);
  await save(a.client, put(draft("x")));
  await use(b.client);
  tabs.server.isDown = true;
  expect((await save(a.client, put(draft("x", "from a")))).ok).toBe(false);
  tabs.server.isDown = false;
  await save(b.client, put(draft("x", "from b")));
  await a.client.refresh(DRAFTS, "transactionDrafts");
  await a.client.retryUnsaved();
  expect(a.client.unsaved[0]?.record.refusal?.status).toBe(412);
  expect(texts(a.client)).toEqual(["from b"]);
});

test("it meets the conflict also when the page has been loaded again after the news of the other change", async () => {
  const [a, b] = [tabs.newTab(), tabs.newTab("b8")];
  await use(a.client);
  await save(a.client, put(draft("x")));
  await use(b.client);
  tabs.server.isDown = true;
  await save(a.client, put(draft("x", "from a")));
  tabs.server.isDown = false;
  await save(b.client, put(draft("x", "from b")));
  await a.client.refresh(DRAFTS, "transactionDrafts");
  const again = tabs.newTab();
  await again.client.restoreUnsaved();
  await use(again.client);
  await again.client.retryUnsaved();
  expect(again.client.unsaved[0]?.record.refusal?.status).toBe(412);
  expect(texts(again.client)).toEqual(["from b"]);
});
