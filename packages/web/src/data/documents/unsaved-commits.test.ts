import { beforeEach, expect, test, vi } from "vitest";
import {
  DocumentTabs,
  DRAFTS,
  draft,
  drafts,
  hasUnsaved,
  put,
  save,
  texts,
  use,
  voucher,
  YEAR,
} from "../../../test/document-tabs.ts";
import { ApiFailure, CONFLICT_TEXT } from "../api/api-failure.ts";
import { indexedDbCache } from "./indexed-db-cache.ts";

const VOUCHERS = `c1-${YEAR}-transactions`;

let tabs: DocumentTabs;

beforeEach(() => {
  tabs = new DocumentTabs();
});

test("offline: the change stays on the screen, waits, and is sent when asked for", async () => {
  const { client } = tabs.newTab();
  await use(client);
  tabs.server.isDown = true;
  const failed = await save(client, put(draft("a")));
  expect(failed).toMatchObject({ ok: false, error: { type: "NetworkFailure", level: "warning" } });
  expect(failed.ok || failed.error.unsavedId).toBeTruthy();
  expect(texts(client)).toEqual(["a"]);
  expect(drafts(client).status).toBe("Modified");
  tabs.server.isDown = false;
  await client.retryUnsaved();
  expect(drafts(client)).toMatchObject({ status: "Synced", error: undefined });
});

test("offline: a change that the browser refuses to keep is told to be in this tab only, until it is sent", async () => {
  const { client } = tabs.newTab();
  await use(client);
  tabs.server.isDown = true;
  const told = vi.fn();
  client.subscribeToUnsaved(told);
  const refusing = vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
    throw new DOMException("No room", "QuotaExceededError");
  });
  await save(client, put(draft("a")));
  refusing.mockRestore();
  expect([client.hasUnsavedOnlyHere, told.mock.calls.length > 0]).toEqual([true, true]);
  tabs.server.isDown = false;
  await client.retryUnsaved();
  expect(client.hasUnsavedOnlyHere).toBe(false);
});

test("a long change is in this tab only while it is sent, and the copy of its document is whole afterwards", async () => {
  const { client } = tabs.newTab();
  await use(client);
  await save(client, put(draft("a")));
  const many = Array.from({ length: 2500 }, (_, index) => draft(`d${index}`));
  const seen: unknown[] = [];
  tabs.server.onCommit = async () => {
    const cache = indexedDbCache(tabs.userId);
    seen.push((await cache.unsaved()).length, client.hasUnsavedOnlyHere);
    cache.close();
  };
  const done = await save(client, put(...many));
  expect([done.ok, seen, client.hasUnsavedOnlyHere]).toEqual([true, [0, true], false]);
  expect(drafts(client)).toMatchObject({ status: "Synced", items: { size: 2501 } });
  const cached = async () => {
    const copy = await indexedDbCache(tabs.userId).read(DRAFTS);
    return [copy?.etag, copy?.differences];
  };
  await expect.poll(cached).toEqual([drafts(client).etag, []]);
  const later = tabs.newTab();
  await use(later.client);
  expect(texts(later.client)).toEqual(["a", ...many.map(({ text }) => text)]);
});

test("a change that is encoded in turns is stored while it is sent, as long as it is not too long", async () => {
  const { client } = tabs.newTab();
  await use(client);
  const many = Array.from({ length: 500 }, (_, index) => draft(`d${index}`));
  const seen: unknown[] = [];
  tabs.server.onCommit = async () => {
    const cache = indexedDbCache(tabs.userId);
    seen.push((await cache.unsaved()).length, client.hasUnsavedOnlyHere);
    cache.close();
  };
  const done = await save(client, put(...many));
  expect([done.ok, seen, drafts(client).items.size]).toEqual([true, [1, false], 500]);
});

test.each([300, 2500])(
  "a change of %i items that cannot be stored is refused like a short one",
  async (length) => {
    const { client } = tabs.newTab();
    await use(client);
    const many = Array.from({ length }, (_, index) => draft(`d${index}`));
    const wrong = { ...draft("wrong"), date: "no day" } as unknown as ReturnType<typeof draft>;
    expect(await save(client, put(...many, wrong))).toMatchObject({
      ok: false,
      error: { isTransient: false },
    });
    expect([drafts(client).items.size, client.unsaved]).toEqual([0, []]);
  },
);

test("work that nobody else has is on the disk when it is kept", async () => {
  const transaction = vi.spyOn(IDBDatabase.prototype, "transaction");
  const { client } = tabs.newTab();
  await use(client);
  tabs.server.isDown = true;
  await save(client, put(draft("a")));
  expect(transaction).toHaveBeenCalledWith("unsaved", "readwrite", { durability: "strict" });
  expect(client.hasUnsavedOnlyHere).toBe(false);
  transaction.mockRestore();
});

test("offline: what comes later waits for what came first", async () => {
  const { client } = tabs.newTab();
  await use(client);
  tabs.server.isDown = true;
  await save(client, put(draft("a")));
  tabs.server.isDown = false;
  expect((await save(client, put(draft("a", "later")))).ok).toBe(true);
  expect(texts(client)).toEqual(["later"]);
  // The first one was asked for again before its caller was answered.
  expect(tabs.server.calls.filter((call) => call.startsWith("commit"))).toHaveLength(4);
});

test("offline: the same commit again is the one that waits, so nothing is stored twice", async () => {
  const { client } = tabs.newTab();
  const register = () =>
    client.commit({
      companyId: 1,
      intent: "register",
      changes: [{ kind: "transactions", fiscalYearId: YEAR, append: [voucher] }],
    });
  tabs.server.losesAnswers = true;
  expect((await register()).ok).toBe(false);
  tabs.server.losesAnswers = false;
  const done = await register();
  expect(done.ok && done.value.appended.map(({ number }) => number)).toEqual([1]);
  await client.load(VOUCHERS, "transactions");
  expect(client.state(VOUCHERS, "transactions").items.size).toBe(1);
  // Once it is saved, the same content again is another commit.
  expect((await register()).ok).toBe(true);
});

test("UN4: offline: two equal vouchers are two, each with its id, and each of them may be sent again", async () => {
  const { client } = tabs.newTab();
  await use(client);
  const register = (requestId: string) =>
    client.commit({
      requestId,
      companyId: 1,
      intent: "register",
      changes: [{ kind: "transactions", fiscalYearId: YEAR, append: [voucher] }],
    });
  tabs.server.isDown = true;
  for (const id of ["form-1", "form-2", "form-1"]) {
    expect(await register(id)).toMatchObject({ ok: false, error: { unsavedId: id } });
  }
  tabs.server.isDown = false;
  expect(await register("form-2")).toMatchObject({ ok: true, value: { requestId: "form-2" } });
  const answers = await Promise.all([register("form-1"), register("form-2")]);
  expect(answers.map((done) => done.ok && done.value.appended.map(({ number }) => number))).toEqual([
    [1],
    [2],
  ]);
});

test.each([
  ["X, Y and X again are three changes", ["X", "Y", "X"], "X"],
  ["X, Y and Y again are two", ["X", "Y", "Y"], "Y"],
] as const)("offline: %s", async (_, typed, expected) => {
  const { client } = tabs.newTab();
  await use(client);
  await save(client, put(draft("a", "start")));
  tabs.server.isDown = true;
  for (const text of typed) await save(client, put(draft("a", text)));
  expect(texts(client)).toEqual([expected]);
  expect(client.unsaved).toHaveLength(new Set(typed).size + (typed[0] === typed[2] ? 1 : 0));
  tabs.server.isDown = false;
  await client.retryUnsaved();
  expect([texts(client), client.unsaved]).toEqual([[expected], []]);
});

test("offline: a change that is tried again is the one that waits, also when others have changed something else", async () => {
  const { client } = tabs.newTab();
  await use(client);
  tabs.server.isDown = true;
  for (const id of ["a", "b", "a"]) await save(client, put(draft(id)));
  expect(client.unsaved).toHaveLength(2);
});

test("the page is loaded again: the same commit is the one that was left, so nothing is stored twice", async () => {
  const register = ({ client }: ReturnType<DocumentTabs["newTab"]>) =>
    client.commit({
      companyId: 1,
      intent: "register",
      changes: [{ kind: "transactions", fiscalYearId: YEAR, append: [voucher] }],
    });
  tabs.server.losesAnswers = true;
  expect((await register(tabs.newTab())).ok).toBe(false);
  tabs.server.losesAnswers = false;
  const again = tabs.newTab();
  await again.client.restoreUnsaved();
  const [done, sameTime] = await Promise.all([register(again), again.client.retryUnsaved()]);
  expect(sameTime).toBeUndefined();
  expect(done.ok && done.value.appended.map(({ number }) => number)).toEqual([1]);
  await again.client.load(VOUCHERS, "transactions");
  expect(again.client.state(VOUCHERS, "transactions").items.size).toBe(1);
});

test("the page is loaded again: what waited is shown, and sent when the user says so", async () => {
  const first = tabs.newTab();
  await use(first.client);
  await save(first.client, put(draft("a")));
  tabs.server.isDown = true;
  await save(first.client, put(draft("a", "changed"), draft("b")));
  tabs.server.isDown = false;
  const second = tabs.newTab();
  await second.client.restoreUnsaved();
  await use(second.client);
  expect(texts(second.client)).toEqual(["changed", "b"]);
  expect(drafts(second.client).status).toBe("Modified");
  expect(await hasUnsaved(second.client)).toBe(true);
  await second.client.retryUnsaved();
  expect(drafts(second.client).status).toBe("Synced");
  expect(await hasUnsaved(second.client)).toBe(false);
});

test("the page is loaded again while somebody else changes the same: the conflict is met, the change kept", async () => {
  const first = tabs.newTab();
  await use(first.client);
  await save(first.client, put(draft("a")));
  tabs.server.isDown = true;
  await save(first.client, put(draft("a", "mine")));
  tabs.server.isDown = false;
  const other = tabs.newTab("other-6").client;
  await use(other);
  await save(other, put(draft("a", "theirs")));
  tabs.time += 700_000;
  const second = tabs.newTab();
  await second.client.restoreUnsaved();
  await use(second.client);
  await second.client.refresh(DRAFTS, "transactionDrafts");
  await second.client.retryUnsaved();
  expect(texts(second.client)).toEqual(["theirs"]);
  expect(second.client.unsaved[0]?.changes[0]?.put.get("a")).toMatchObject({ text: "mine" });
  // It is still there after one more visit, and still no reason to send it.
  const third = tabs.newTab();
  await third.client.restoreUnsaved();
  expect(third.client.unsaved[0]?.record.refusal?.message).toBe(CONFLICT_TEXT);
});

test("what an open tab has unsaved is left to that tab", async () => {
  const first = tabs.newTab();
  await use(first.client);
  tabs.server.isDown = true;
  await save(first.client, put(draft("a")));
  const second = tabs.newTab(tabs.userId, [first.tabId]);
  await second.client.restoreUnsaved();
  expect(second.client.unsaved).toEqual([]);
  // But it counts as unsaved when the user wants to sign out.
  expect(await hasUnsaved(second.client)).toBe(true);
});

test("another user never sees what the first has left", async () => {
  const first = tabs.newTab();
  await use(first.client);
  await save(first.client, put(draft("a")));
  tabs.server.isDown = true;
  await save(first.client, put(draft("secret")));
  const second = tabs.newTab("somebody-else");
  await second.client.restoreUnsaved();
  await use(second.client);
  expect(texts(second.client)).toEqual([]);
  expect(await hasUnsaved(second.client)).toBe(false);
});

test("an expired sign-in: the change stays, and the same user sends it after signing in again", async () => {
  const first = tabs.newTab();
  await use(first.client);
  tabs.server.refusal = new ApiFailure({ status: 401, type: "Unauthorized", message: "Unauthorized" });
  expect(await save(first.client, put(draft("a")))).toMatchObject({
    ok: false,
    error: { message: "Unauthorized" },
  });
  first.client.close();
  const again = tabs.newTab();
  await again.client.restoreUnsaved();
  await use(again.client);
  expect(texts(again.client)).toEqual(["a"]);
  await again.client.retryUnsaved();
  expect(drafts(again.client)).toMatchObject({ status: "Synced", etag: '"1"' });
});

test.each([403, 422])("a refusal with %i goes back to the caller, who has what was typed", async (status) => {
  const { client } = tabs.newTab();
  await use(client);
  tabs.server.refusal = new ApiFailure({ status, type: "Refused", message: "Nej" });
  expect(await save(client, put(draft("a")))).toMatchObject({ ok: false, error: { status, message: "Nej" } });
  expect(texts(client)).toEqual([]);
  expect(await hasUnsaved(client)).toBe(false);
});

test.each([403, 412, 422])(
  "a refusal with %i of what waited is kept: its caller has been told that it waits",
  async (status) => {
    const { client } = tabs.newTab();
    await use(client);
    tabs.server.isDown = true;
    const changes = [put(draft("a"))];
    await client.commit({ companyId: 1, intent: "edit", keepConflict: false, changes });
    tabs.server.isDown = false;
    tabs.server.refusal = new ApiFailure({ status, type: "Refused", message: "Nej" });
    await client.retryUnsaved();
    expect(client.unsaved[0]?.record.refusal).toMatchObject({ status });
  },
);

test("a refusal of what an earlier visit left is kept, and may be tried again", async () => {
  const first = tabs.newTab();
  await use(first.client);
  tabs.server.isDown = true;
  await save(first.client, put(draft("a")));
  tabs.server.isDown = false;
  const second = tabs.newTab();
  await second.client.restoreUnsaved();
  await use(second.client);
  tabs.server.refusal = new ApiFailure({ status: 403, type: "Refused", message: "Nej" });
  await second.client.retryUnsaved();
  expect(second.client.unsaved[0]?.record.refusal).toMatchObject({ status: 403 });
  await second.client.retryUnsaved();
  expect(texts(second.client)).toEqual(["a"]);
});

test("what this program cannot read is counted and told, kept, and given up only when asked to", async () => {
  const cache = indexedDbCache(tabs.userId);
  for (const [requestId, key] of [
    ["other-kind", "c1-aKindOfLaterDays"],
    ["other-form", DRAFTS],
  ] as const) {
    const changes = [{ key, put: [{ id: "a", aFieldOfLaterDays: 1 }] }];
    await cache.writeUnsaved({
      requestId,
      tabId: "gone",
      createdAt: 1,
      companyId: 1,
      intent: "edit",
      changes,
    });
  }
  for (let visit = 0; visit < 2; visit += 1) {
    const { client } = tabs.newTab();
    await client.restoreUnsaved();
    expect(client.unreadable.map(({ requestId }) => requestId).toSorted()).toEqual([
      "other-form",
      "other-kind",
    ]);
    expect(await hasUnsaved(client)).toBe(true);
    await client.retryUnsaved();
  }
  expect(tabs.server.calls.filter((call) => call.startsWith("commit"))).toEqual([]);
  const { client } = tabs.newTab();
  await client.restoreUnsaved();
  await client.discardUnsaved("other-kind");
  expect(client.unreadable.map(({ requestId }) => requestId)).toEqual(["other-form"]);
  expect((await cache.unsaved()).map(({ requestId }) => requestId)).toEqual(["other-form"]);
});

test("tabs that are back at the same moment: one of them takes over what an earlier visit left", async () => {
  const gone = tabs.newTab();
  await use(gone.client);
  tabs.server.isDown = true;
  await save(gone.client, put(draft("a")));
  const open: string[] = [];
  const [one, other] = [tabs.newTab(tabs.userId, open), tabs.newTab(tabs.userId, open)];
  open.push(one.tabId, other.tabId);
  await Promise.all([one.client.restoreUnsaved(), other.client.restoreUnsaved()]);
  expect(one.client.unsaved.length + other.client.unsaved.length).toBe(1);
});
