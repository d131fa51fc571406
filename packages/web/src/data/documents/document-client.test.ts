import "fake-indexeddb/auto";
import { accountNo } from "@huvudbok/core/account-plan";
import { isoDate } from "@huvudbok/core/calendar";
import type { ItemOf } from "@huvudbok/core/document";
import { fiscalYearIdFromGuid } from "@huvudbok/core/fiscal-year";
import { ore } from "@huvudbok/core/money";
import type { NewTransaction } from "@huvudbok/core/transaction";
import { beforeEach, expect, test } from "vitest";
import { FakeDocumentServer } from "../../../test/fake-document-server.ts";
import { ApiFailure } from "../api-failure.ts";
import { CONFLICT_TEXT } from "./commit-failure.ts";
import { DocumentClient } from "./document-client.ts";
import type { DocumentEdit } from "./document-edit.ts";
import { indexedDbCache } from "./indexed-db-cache.ts";

const year = fiscalYearIdFromGuid("01234567-89ab-cdef-0123-456789abcdef");
const DRAFTS = `c1-${year}-transactionDrafts`;
const VOUCHERS = `c1-${year}-transactions`;

let server: FakeDocumentServer;
let time: number;
let ids: number;
let user: number;

beforeEach(() => {
  server = new FakeDocumentServer();
  time = 1_000_000;
  ids = 0;
  user = (user ?? 0) + 1;
});

/** A tab of the browser; every test has users of its own, so that the databases of one do not meet another. */
function newTab(userId = `user-${user}`, openTabs: readonly string[] = []) {
  const tabId = `tab-${++ids}`;
  const others: DocumentClient[] = [];
  const client = new DocumentClient({
    userId,
    api: server,
    cache: indexedDbCache(userId),
    now: () => time,
    newId: () => `request-${userId}-${++ids}`,
    tabId,
    isTabOpen: async (id) => openTabs.includes(id),
    onStored: ({ documents }) => {
      for (const other of others) for (const { key, etag } of documents) other.markStale(key, etag);
    },
  });
  return { client, others, tabId };
}

function draft(id: string, text = id): ItemOf<"transactionDrafts"> {
  return { id, text, entries: [{ accountId: accountNo(1930), amount: ore(12_345) }] };
}

const voucher: NewTransaction = {
  series: "A",
  date: isoDate("2025-03-01"),
  text: "Kaffe",
  entries: [
    { accountId: accountNo(1930), amount: ore(-5000) },
    { accountId: accountNo(5800), amount: ore(5000) },
  ],
  locked: false,
};

function put(...drafts: ItemOf<"transactionDrafts">[]): DocumentEdit {
  return { kind: "transactionDrafts", fiscalYearId: year, put: drafts };
}

function remove(...drafts: string[]): DocumentEdit {
  return { kind: "transactionDrafts", fiscalYearId: year, remove: drafts };
}

function save(client: DocumentClient, ...changes: DocumentEdit[]) {
  return client.commit({ companyId: 1, intent: "edit", changes });
}

function drafts(client: DocumentClient) {
  return client.state(DRAFTS, "transactionDrafts");
}

function texts(client: DocumentClient) {
  return [...drafts(client).items.values()].map(({ text }) => text);
}

/** Uses the drafts as a page does. */
async function use(client: DocumentClient) {
  const stop = client.subscribe(DRAFTS, "transactionDrafts", () => {});
  await client.load(DRAFTS, "transactionDrafts");
  return stop;
}

test("a document that the server does not have is the local default, not an error", async () => {
  const { client } = newTab();
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
  const { client } = newTab();
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
  // The item that was put is the item that is held: nothing is drawn again.
  expect(drafts(client).items.get("a")).toBe(item);
});

test("the status goes from Modified over Syncing to Synced", async () => {
  const { client } = newTab();
  await use(client);
  const seen = new Set<string>();
  client.subscribe(DRAFTS, "transactionDrafts", () => seen.add(drafts(client).status));
  await save(client, put(draft("a")));
  expect([...seen]).toEqual(["Modified", "Syncing", "Synced"]);
});

test("appended transactions wait for the numbers of the server", async () => {
  const { client } = newTab();
  client.subscribe(VOUCHERS, "transactions", () => {});
  await client.load(VOUCHERS, "transactions");
  const done = await client.commit({
    companyId: 1,
    intent: "register",
    changes: [{ kind: "transactions", fiscalYearId: year, append: [voucher, voucher] }],
  });
  expect(done.ok && done.value.appended.map(({ number, sign }) => [number, sign])).toEqual([
    [1, "Eva"],
    [2, "Eva"],
  ]);
  expect([...client.state(VOUCHERS, "transactions").items.keys()]).toEqual(["A-1", "A-2"]);
  expect(client.state(VOUCHERS, "transactions").items.get("A-2")?.entries[1]?.amount).toBe(5000);
});

test("appending needs nothing loaded", async () => {
  const { client } = newTab();
  const append = { kind: "transactions" as const, fiscalYearId: year, append: [voucher] };
  expect((await client.commit({ companyId: 1, intent: "register", changes: [append] })).ok).toBe(true);
  expect(server.calls).toEqual(["commit register"]);
});

test("a new visit shows what the last one held, and asks for the difference when that is stale", async () => {
  const first = newTab();
  await use(first.client);
  await save(first.client, put(draft("a")));
  await save(first.client, put(draft("b")), { kind: "journalTemplates", put: [] });
  const second = newTab();
  server.calls.length = 0;
  await use(second.client);
  expect(texts(second.client)).toEqual(["a", "b"]);
  expect(server.calls).toEqual([]);
  await save(newTab("another").client, put(draft("c")));
  server.calls.length = 0;
  time += 600_000;
  const third = newTab();
  await use(third.client);
  expect(texts(third.client)).toEqual(["a", "b"]);
  await third.client.refresh(DRAFTS, "transactionDrafts");
  expect(texts(third.client)).toEqual(["a", "b", "c"]);
  expect(server.calls[0]).toBe(`load ${DRAFTS} since "2"`);
  // What was the same stays the same object.
  const before = drafts(third.client).items.get("a");
  await third.client.refresh(DRAFTS, "transactionDrafts");
  expect(drafts(third.client).items.get("a")).toBe(before);
});

test("many differences are written as a whole again", async () => {
  const { client } = newTab();
  await use(client);
  for (let index = 0; index < 105; index += 1) await save(client, put(draft("a", `text ${index}`)));
  const kept = await indexedDbCache(`user-${user}`).read(DRAFTS);
  expect(kept?.differences.length).toBeLessThan(10);
  const later = newTab();
  await use(later.client);
  expect(texts(later.client)).toEqual(["text 104"]);
});

test("what another version of the program has kept is loaded anew", async () => {
  const cache = indexedDbCache(`user-${user}`);
  await cache.writeWhole(DRAFTS, { version: 0, lastChecked: time, etag: '"9"', text: "{}" });
  await save(newTab("another").client, put(draft("a")));
  const { client } = newTab();
  await use(client);
  expect(texts(client)).toEqual(["a"]);
});

test("two who change different items both succeed", async () => {
  const [a, b] = [newTab("a1"), newTab("b1")];
  await use(a.client);
  await save(a.client, put(draft("x"), draft("y")));
  await use(b.client);
  expect((await save(a.client, put(draft("x", "from a")))).ok).toBe(true);
  expect((await save(b.client, put(draft("y", "from b")))).ok).toBe(true);
  await a.client.refresh(DRAFTS, "transactionDrafts");
  expect(texts(a.client)).toEqual(["from a", "from b"]);
  // The change of the other lay under our own: it has been loaded without anybody asking.
  expect(texts(b.client)).toEqual(["from a", "from b"]);
  expect(drafts(b.client).etag).toBe('"3"');
});

test("two who change the same item: the second meets the conflict, and its change is kept aside", async () => {
  const [a, b] = [newTab("a2"), newTab("b2")];
  await use(a.client);
  await save(a.client, put(draft("x")));
  await use(b.client);
  await save(a.client, put(draft("x", "from a")));
  const refused = await save(b.client, put(draft("x", "from b")));
  expect(refused).toMatchObject({ ok: false, error: { status: 412, message: CONFLICT_TEXT } });
  expect(texts(b.client)).toEqual(["from a"]);
  expect(drafts(b.client)).toMatchObject({ status: "Modified", error: { message: CONFLICT_TEXT } });
  expect(b.client.unsaved.map(({ record }) => record.refusal?.status)).toEqual([412]);
  // Trying again cannot help; saving the item anew makes up for it.
  await b.client.retryUnsaved();
  expect(texts(b.client)).toEqual(["from a"]);
  expect((await save(b.client, put(draft("x", "from b, seen")))).ok).toBe(true);
  expect(b.client.unsaved).toEqual([]);
  expect(drafts(b.client).status).toBe("Synced");
});

test("a refused change that nobody wants can be given up", async () => {
  const [a, b] = [newTab("a3"), newTab("b3")];
  await use(a.client);
  await save(a.client, put(draft("x")));
  await use(b.client);
  await save(a.client, remove("x"));
  const refused = await save(b.client, put(draft("x", "from b")));
  expect(refused.ok).toBe(false);
  await b.client.discardUnsaved(refused.ok ? "" : (refused.error.unsavedId ?? ""));
  expect(await b.client.hasUnsavedWork()).toBe(false);
  expect(texts(b.client)).toEqual([]);
});

test("commits in a row on the same item do not conflict with each other", async () => {
  const { client } = newTab();
  await use(client);
  const all = await Promise.all(["1", "2", "3"].map((text) => save(client, put(draft("a", text)))));
  expect(all.map(({ ok }) => ok)).toEqual([true, true, true]);
  expect(texts(client)).toEqual(["3"]);
});

test("commits in a row on the same item, with somebody else's change between them", async () => {
  const [a, b] = [newTab("a4"), newTab("b4")];
  await use(a.client);
  await save(a.client, put(draft("x"), draft("y")));
  await use(b.client);
  let other: Promise<unknown> | undefined;
  server.onCommit = async () => {
    server.onCommit = async () => {};
    other = save(b.client, put(draft("y", "from b")));
    await other;
  };
  const all = await Promise.all([save(a.client, put(draft("x", "1"))), save(a.client, put(draft("x", "2")))]);
  expect(all.map(({ ok }) => ok)).toEqual([true, true]);
  expect(texts(a.client)).toEqual(["2", "from b"]);
});

test("news of one's own commit that comes before its answer is no conflict for the next one", async () => {
  const { client } = newTab();
  await use(client);
  await save(client, put(draft("x")));
  server.losesAnswers = true;
  expect((await save(client, put(draft("x", "1")))).ok).toBe(false);
  await client.refresh(DRAFTS, "transactionDrafts");
  server.losesAnswers = false;
  expect((await save(client, put(draft("x", "2")))).ok).toBe(true);
  expect(texts(client)).toEqual(["2"]);
  expect(client.unsaved).toEqual([]);
});

test("a commit that was queued when somebody else changed the same item meets the conflict", async () => {
  const [a, b] = [newTab("a5"), newTab("b5")];
  await use(a.client);
  await save(a.client, put(draft("x")));
  await use(b.client);
  server.isDown = true;
  expect((await save(a.client, put(draft("x", "from a")))).ok).toBe(false);
  server.isDown = false;
  await save(b.client, put(draft("x", "from b")));
  await a.client.refresh(DRAFTS, "transactionDrafts");
  await a.client.retryUnsaved();
  expect(a.client.unsaved[0]?.record.refusal?.status).toBe(412);
  expect(texts(a.client)).toEqual(["from b"]);
});

test("it meets the conflict also when the page has been loaded again after the news of the other change", async () => {
  const [a, b] = [newTab(), newTab("b8")];
  await use(a.client);
  await save(a.client, put(draft("x")));
  await use(b.client);
  server.isDown = true;
  await save(a.client, put(draft("x", "from a")));
  server.isDown = false;
  await save(b.client, put(draft("x", "from b")));
  await a.client.refresh(DRAFTS, "transactionDrafts");
  const again = newTab();
  await again.client.restoreUnsaved();
  await use(again.client);
  await again.client.retryUnsaved();
  expect(again.client.unsaved[0]?.record.refusal?.status).toBe(412);
  expect(texts(again.client)).toEqual(["from b"]);
});

test("offline: the change stays on the screen, waits, and is sent when asked for", async () => {
  const { client } = newTab();
  await use(client);
  server.isDown = true;
  const failed = await save(client, put(draft("a")));
  expect(failed).toMatchObject({ ok: false, error: { type: "NetworkFailure", level: "warning" } });
  expect(failed.ok || failed.error.unsavedId).toBeTruthy();
  expect(texts(client)).toEqual(["a"]);
  expect(drafts(client).status).toBe("Modified");
  server.isDown = false;
  await client.retryUnsaved();
  expect(drafts(client)).toMatchObject({ status: "Synced", error: undefined });
});

test("offline: what comes later waits for what came first", async () => {
  const { client } = newTab();
  await use(client);
  server.isDown = true;
  await save(client, put(draft("a")));
  server.isDown = false;
  expect((await save(client, put(draft("a", "later")))).ok).toBe(true);
  expect(texts(client)).toEqual(["later"]);
  expect(server.calls.filter((call) => call.startsWith("commit"))).toHaveLength(3);
});

test("offline: the same commit again is the one that waits, so nothing is stored twice", async () => {
  const { client } = newTab();
  const register = () =>
    client.commit({
      companyId: 1,
      intent: "register",
      changes: [{ kind: "transactions", fiscalYearId: year, append: [voucher] }],
    });
  server.losesAnswers = true;
  expect((await register()).ok).toBe(false);
  server.losesAnswers = false;
  const done = await register();
  expect(done.ok && done.value.appended.map(({ number }) => number)).toEqual([1]);
  await client.load(VOUCHERS, "transactions");
  expect(client.state(VOUCHERS, "transactions").items.size).toBe(1);
  // Once it is saved, the same again is another one.
  expect((await register()).ok).toBe(true);
});

test("the page is loaded again: the same commit is the one that was left, so nothing is stored twice", async () => {
  const register = ({ client }: ReturnType<typeof newTab>) =>
    client.commit({
      companyId: 1,
      intent: "register",
      changes: [{ kind: "transactions", fiscalYearId: year, append: [voucher] }],
    });
  server.losesAnswers = true;
  expect((await register(newTab())).ok).toBe(false);
  server.losesAnswers = false;
  const again = newTab();
  await again.client.restoreUnsaved();
  const [done, sameTime] = await Promise.all([register(again), again.client.retryUnsaved()]);
  expect(sameTime).toBeUndefined();
  expect(done.ok && done.value.appended.map(({ number }) => number)).toEqual([1]);
  await again.client.load(VOUCHERS, "transactions");
  expect(again.client.state(VOUCHERS, "transactions").items.size).toBe(1);
});

test("the page is loaded again: what waited is shown, and sent when the user says so", async () => {
  const first = newTab();
  await use(first.client);
  await save(first.client, put(draft("a")));
  server.isDown = true;
  await save(first.client, put(draft("a", "changed"), draft("b")));
  server.isDown = false;
  const second = newTab();
  await second.client.restoreUnsaved();
  await use(second.client);
  expect(texts(second.client)).toEqual(["changed", "b"]);
  expect(drafts(second.client).status).toBe("Modified");
  expect(await second.client.hasUnsavedWork()).toBe(true);
  await second.client.retryUnsaved();
  expect(drafts(second.client).status).toBe("Synced");
  expect(await second.client.hasUnsavedWork()).toBe(false);
});

test("the page is loaded again while somebody else changes the same: the conflict is met, the change kept", async () => {
  const first = newTab();
  await use(first.client);
  await save(first.client, put(draft("a")));
  server.isDown = true;
  await save(first.client, put(draft("a", "mine")));
  server.isDown = false;
  const other = newTab("other-6").client;
  await use(other);
  await save(other, put(draft("a", "theirs")));
  time += 700_000;
  const second = newTab();
  await second.client.restoreUnsaved();
  await use(second.client);
  await second.client.refresh(DRAFTS, "transactionDrafts");
  await second.client.retryUnsaved();
  expect(texts(second.client)).toEqual(["theirs"]);
  expect(second.client.unsaved[0]?.changes[0]?.put.get("a")).toMatchObject({ text: "mine" });
  // It is still there after one more visit, and still no reason to send it.
  const third = newTab();
  await third.client.restoreUnsaved();
  expect(third.client.unsaved[0]?.record.refusal?.message).toBe(CONFLICT_TEXT);
});

test("what an open tab has unsaved is left to that tab", async () => {
  const first = newTab();
  await use(first.client);
  server.isDown = true;
  await save(first.client, put(draft("a")));
  const second = newTab(`user-${user}`, [first.tabId]);
  await second.client.restoreUnsaved();
  expect(second.client.unsaved).toEqual([]);
  // But it counts as unsaved when the user wants to sign out.
  expect(await second.client.hasUnsavedWork()).toBe(true);
});

test("another user never sees what the first has left", async () => {
  const first = newTab();
  await use(first.client);
  await save(first.client, put(draft("a")));
  server.isDown = true;
  await save(first.client, put(draft("secret")));
  const second = newTab("somebody-else");
  await second.client.restoreUnsaved();
  await use(second.client);
  expect(texts(second.client)).toEqual([]);
  expect(await second.client.hasUnsavedWork()).toBe(false);
});

test("an expired sign-in: the change stays, and the same user sends it after signing in again", async () => {
  const first = newTab();
  await use(first.client);
  server.refusal = new ApiFailure({ status: 401, type: "Unauthorized", message: "Unauthorized" });
  expect(await save(first.client, put(draft("a")))).toMatchObject({
    ok: false,
    error: { message: "Unauthorized" },
  });
  first.client.close();
  const again = newTab();
  await again.client.restoreUnsaved();
  await use(again.client);
  expect(texts(again.client)).toEqual(["a"]);
  await again.client.retryUnsaved();
  expect(drafts(again.client)).toMatchObject({ status: "Synced", etag: '"1"' });
});

test.each([403, 422])("a refusal with %i goes back to the caller, who has what was typed", async (status) => {
  const { client } = newTab();
  await use(client);
  server.refusal = new ApiFailure({ status, type: "Refused", message: "Nej" });
  expect(await save(client, put(draft("a")))).toMatchObject({ ok: false, error: { status, message: "Nej" } });
  expect(texts(client)).toEqual([]);
  expect(await client.hasUnsavedWork()).toBe(false);
});

test("a refusal of what an earlier visit left is kept, and may be tried again", async () => {
  const first = newTab();
  await use(first.client);
  server.isDown = true;
  await save(first.client, put(draft("a")));
  server.isDown = false;
  const second = newTab();
  await second.client.restoreUnsaved();
  await use(second.client);
  server.refusal = new ApiFailure({ status: 403, type: "Refused", message: "Nej" });
  await second.client.retryUnsaved();
  expect(second.client.unsaved[0]?.record.refusal).toMatchObject({ status: 403 });
  await second.client.retryUnsaved();
  expect(texts(second.client)).toEqual(["a"]);
});

test("what one tab saves is loaded by the other that shows it", async () => {
  const [a, b] = [newTab(), newTab()];
  a.others.push(b.client);
  await use(a.client);
  await use(b.client);
  await save(a.client, put(draft("a")));
  await b.client.refresh(DRAFTS, "transactionDrafts");
  expect(texts(b.client)).toEqual(["a"]);
});

test("a failed load shows the error, and is tried again by the next page", async () => {
  const { client } = newTab();
  server.isDown = true;
  await use(client);
  expect(drafts(client)).toMatchObject({
    status: "Modified",
    isLoaded: false,
    error: { type: "NetworkFailure" },
  });
  server.isDown = false;
  await client.load(DRAFTS, "transactionDrafts");
  expect(drafts(client)).toMatchObject({ isLoaded: true, error: undefined });
});

test("a commit while nothing can be loaded is refused before anything is shown", async () => {
  const { client } = newTab();
  server.isDown = true;
  expect(await save(client, put(draft("a")))).toMatchObject({ ok: false, error: { type: "NetworkFailure" } });
  expect(client.unsaved).toEqual([]);
});

test("an answer that has become too old on its way is asked for again", async () => {
  const { client } = newTab();
  await use(client);
  await save(client, put(draft("a")));
  await save(newTab("other-7").client, put(draft("b")));
  let saving: Promise<unknown> | undefined;
  const seen: string[] = [];
  client.subscribe(DRAFTS, "transactionDrafts", () => seen.push(texts(client)[0] ?? ""));
  server.onLoad = async () => {
    server.onLoad = async () => {};
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
  const { client } = newTab();
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
  const { client } = newTab();
  await use(client);
  await save(client, put(draft("a")));
  server.calls.length = 0;
  const done = await client.commit({
    companyId: 1,
    intent: "register",
    changes: [remove("a"), { kind: "transactions", fiscalYearId: year, append: [voucher] }],
  });
  expect(done.ok).toBe(true);
  expect(server.calls).toEqual(["commit register"]);
  expect(texts(client)).toEqual([]);
});

test("a deleted company leaves nothing behind", async () => {
  const { client } = newTab();
  await use(client);
  await save(client, put(draft("a")));
  await client.forgetCompany(1);
  expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain(`c1-documents-user-${user}`);
});

test("a document of a newer version is refused with a request to load the page again", async () => {
  const { client } = newTab();
  server.load = async () => ({ type: "content", etag: '"1"', text: '{"version":99,"drafts":[]}' });
  await use(client);
  expect(drafts(client).error?.message).toContain("nyare version");
});
