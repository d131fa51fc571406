import { beforeEach, expect, test } from "vitest";
import {
  DocumentTabs,
  DRAFTS,
  draft,
  drafts,
  put,
  remove,
  save,
  texts,
  use,
  voucher,
  YEAR,
} from "../../../test/document-tabs.ts";
import { indexedDbCache } from "./indexed-db-cache.ts";

const VOUCHERS = `c1-${YEAR}-transactions`;

let tabs: DocumentTabs;

beforeEach(() => {
  tabs = new DocumentTabs();
});

test("a document that the server does not have is the local default, not an error", async () => {
  const { client } = tabs.newTab();
  expect(drafts(client)).toMatchObject({ status: "Uninitialized", isLoaded: false });
  await use(client);
  expect(drafts(client)).toMatchObject({
    status: "Modified",
    isLoaded: true,
    isMissing: true,
    error: undefined,
    head: {},
  });
});

test("a put is shown at once, and synced when the server has it", async () => {
  const { client } = tabs.newTab();
  await use(client);
  const item = draft("a");
  const saving = save(client, put(item));
  await Promise.resolve();
  await Promise.resolve();
  expect(texts(client)).toEqual(["a"]);
  const done = await saving;
  expect(done).toMatchObject({
    ok: true,
    value: { changes: [{ key: DRAFTS, etag: '"1"', previousEtag: null }] },
  });
  expect(drafts(client)).toMatchObject({ status: "Synced", etag: '"1"', isMissing: false });
  // The item that was put is the same object as the held one: nothing is rendered again.
  expect(drafts(client).items.get("a")).toBe(item);
});

test("the status goes from Modified over Syncing to Synced", async () => {
  const { client } = tabs.newTab();
  await use(client);
  const seen = new Set<string>();
  client.subscribe(DRAFTS, "transactionDrafts", () => seen.add(drafts(client).status));
  await save(client, put(draft("a")));
  expect([...seen]).toEqual(["Modified", "Syncing", "Synced"]);
});

test("appended transactions wait for the numbers of the server", async () => {
  const { client } = tabs.newTab();
  client.subscribe(VOUCHERS, "transactions", () => {});
  await client.load(VOUCHERS, "transactions");
  const done = await client.commit({
    companyId: 1,
    intent: "register",
    changes: [{ kind: "transactions", fiscalYearId: YEAR, append: [voucher, voucher] }],
  });
  expect(done.ok && done.value.appended.map(({ number, sign }) => [number, sign])).toEqual([
    [1, "Eva"],
    [2, "Eva"],
  ]);
  expect([...client.state(VOUCHERS, "transactions").items.keys()]).toEqual(["A-1", "A-2"]);
  expect(client.state(VOUCHERS, "transactions").items.get("A-2")?.entries[1]?.amount).toBe(5000);
});

test("appending needs nothing loaded", async () => {
  const { client } = tabs.newTab();
  const append = { kind: "transactions" as const, fiscalYearId: YEAR, append: [voucher] };
  expect((await client.commit({ companyId: 1, intent: "register", changes: [append] })).ok).toBe(true);
  expect(tabs.server.calls).toEqual(["commit register"]);
});

test("a new visit shows what the last one held, and asks for the difference when that is stale", async () => {
  const first = tabs.newTab();
  await use(first.client);
  await save(first.client, put(draft("a")));
  await save(first.client, put(draft("b")), { kind: "journalTemplates", put: [] });
  const second = tabs.newTab();
  tabs.server.calls.length = 0;
  await use(second.client);
  expect(texts(second.client)).toEqual(["a", "b"]);
  expect(tabs.server.calls).toEqual([]);
  await save(tabs.newTab("another").client, put(draft("c")));
  tabs.server.calls.length = 0;
  tabs.time += 600_000;
  const third = tabs.newTab();
  await use(third.client);
  expect(texts(third.client)).toEqual(["a", "b"]);
  await third.client.refresh(DRAFTS, "transactionDrafts");
  expect(texts(third.client)).toEqual(["a", "b", "c"]);
  expect(tabs.server.calls[0]).toBe(`load ${DRAFTS} since "2"`);
  // What was equal remains the same object.
  const before = drafts(third.client).items.get("a");
  await third.client.refresh(DRAFTS, "transactionDrafts");
  expect(drafts(third.client).items.get("a")).toBe(before);
});

test("many differences are written as a whole again", async () => {
  const { client } = tabs.newTab();
  await use(client);
  for (let index = 0; index < 105; index += 1) await save(client, put(draft("a", `text ${index}`)));
  const kept = await indexedDbCache(tabs.userId).read(DRAFTS);
  expect(kept?.differences.length).toBeLessThan(10);
  const later = tabs.newTab();
  await use(later.client);
  expect(texts(later.client)).toEqual(["text 104"]);
});

test("what another version of the program has kept is loaded anew", async () => {
  const cache = indexedDbCache(tabs.userId);
  await cache.writeWhole(DRAFTS, { version: 0, lastChecked: tabs.time, etag: '"9"', text: "{}" });
  await save(tabs.newTab("somebody new").client, put(draft("a")));
  const { client } = tabs.newTab();
  await use(client);
  expect(texts(client)).toEqual(["a"]);
});

test("what one tab saves is loaded by the other that shows it", async () => {
  const [a, b] = [tabs.newTab(), tabs.newTab()];
  a.others.push(b.client);
  await use(a.client);
  await use(b.client);
  await save(a.client, put(draft("a")));
  await b.client.refresh(DRAFTS, "transactionDrafts");
  expect(texts(b.client)).toEqual(["a"]);
});

test("a failed load shows the error, and is tried again by the next page", async () => {
  const { client } = tabs.newTab();
  tabs.server.isDown = true;
  await use(client);
  expect(drafts(client)).toMatchObject({
    status: "Modified",
    isLoaded: false,
    error: { type: "NetworkFailure" },
  });
  tabs.server.isDown = false;
  await client.load(DRAFTS, "transactionDrafts");
  expect(drafts(client)).toMatchObject({ isLoaded: true, error: undefined });
});

test("a commit while nothing can be loaded is refused before anything is shown", async () => {
  const { client } = tabs.newTab();
  tabs.server.isDown = true;
  expect(await save(client, put(draft("a")))).toMatchObject({ ok: false, error: { type: "NetworkFailure" } });
  expect(client.unsaved).toEqual([]);
});

test("an answer that has become too old on its way is asked for again", async () => {
  const { client } = tabs.newTab();
  await use(client);
  await save(client, put(draft("a")));
  await save(tabs.newTab("other-7").client, put(draft("b")));
  let saving: Promise<unknown> | undefined;
  const seen: string[] = [];
  client.subscribe(DRAFTS, "transactionDrafts", () => seen.push(texts(client)[0] ?? ""));
  tabs.server.onLoad = async () => {
    tabs.server.onLoad = async () => {};
    saving = save(client, put(draft("a", "meanwhile")));
    await new Promise((resolve) => setTimeout(resolve, 20));
  };
  await client.refresh(DRAFTS, "transactionDrafts");
  await saving;
  expect(texts(client)).toEqual(["meanwhile", "b"]);
  // What has been typed never flickers back.
  expect(seen.slice(seen.indexOf("meanwhile"))).not.toContain("a");
  expect(drafts(client)).toMatchObject({ etag: '"3"', status: "Synced" });
});

test("a company must be selected, and a year where the document belongs to one", async () => {
  const { client } = tabs.newTab();
  const noCompany = await client.commit({ companyId: 0, intent: "edit", changes: [put(draft("a"))] });
  expect(noCompany).toMatchObject({ ok: false, error: { message: "Company not selected" } });
  const noYear = await client.commit({
    companyId: 1,
    intent: "edit",
    changes: [{ kind: "transactionDrafts", put: [draft("a")] }],
  });
  expect(noYear).toMatchObject({ ok: false, error: { message: "Räkenskapsår saknas" } });
});

test("one commit over several documents is one request", async () => {
  const { client } = tabs.newTab();
  await use(client);
  await save(client, put(draft("a")));
  tabs.server.calls.length = 0;
  const done = await client.commit({
    companyId: 1,
    intent: "register",
    changes: [remove("a"), { kind: "transactions", fiscalYearId: YEAR, append: [voucher] }],
  });
  expect(done.ok).toBe(true);
  expect(tabs.server.calls).toEqual(["commit register"]);
  expect(texts(client)).toEqual([]);
});

test("a deleted company leaves nothing behind", async () => {
  const { client } = tabs.newTab();
  await use(client);
  await save(client, put(draft("a")));
  await client.forgetCompany(1);
  expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain(`c1-documents-${tabs.userId}`);
});

test("a document of a newer version is refused with a request to load the page again", async () => {
  const { client } = tabs.newTab();
  tabs.server.load = async () => ({ type: "content", etag: '"1"', text: '{"version":99,"drafts":[]}' });
  await use(client);
  expect(drafts(client).error?.message).toContain("nyare version");
});

test("a document that is first used while the copies are being marked as stale is asked for", async () => {
  const tabs = new DocumentTabs();
  const first = tabs.newTab().client;
  await save(first, put(draft("a")));
  await first.load(DRAFTS, "transactionDrafts");
  await save(tabs.newTab("somebody").client, put(draft("b")));
  // A page that opens just when its events come: what was saved between the pages is announced to neither.
  const { client } = tabs.newTab();
  client.markAllStale();
  client.subscribe(DRAFTS, "transactionDrafts", () => {});
  await expect.poll(() => texts(client)).toEqual(["a", "b"]);
});
