import "fake-indexeddb/auto";
import { accountNo } from "@huvudbok/core/account-plan";
import { isoDate } from "@huvudbok/core/calendar";
import type { ItemOf } from "@huvudbok/core/document";
import { fiscalYearIdFromGuid } from "@huvudbok/core/fiscal-year";
import { ore } from "@huvudbok/core/money";
import { beforeEach, expect, test } from "vitest";
import { FakeDocumentServer } from "../../../test/fake-document-server.ts";
import { ApiFailure } from "../api/api-failure.ts";
import { DocumentClient } from "./document-client.ts";
import type { DocumentEdit } from "./document-edit.ts";
import { indexedDbCache } from "./indexed-db-cache.ts";
import { UndoStack } from "./undo-stack.ts";

const year = fiscalYearIdFromGuid("01234567-89ab-cdef-0123-456789abcdef");
const DRAFTS = `c1-${year}-transactionDrafts`;
const SETTINGS = "c1-accountSettings";

let server: FakeDocumentServer;
let client: DocumentClient;
let stack: UndoStack;
let ids = 0;

beforeEach(async () => {
  server = new FakeDocumentServer();
  const userId = `undo-${++ids}`;
  client = new DocumentClient({
    userId,
    api: server,
    cache: indexedDbCache(userId),
    now: () => 0,
    newId: () => `request-${++ids}`,
    tabId: `tab-${ids}`,
    isTabOpen: async () => false,
    inTurn: (work) => work(),
    pause: async () => {},
    onStored: () => {},
  });
  stack = new UndoStack(client);
  await client.load(DRAFTS, "transactionDrafts");
});

function draft(id: string, text = id): ItemOf<"transactionDrafts"> {
  return { id, text, entries: [] };
}

function texts() {
  return [...client.state(DRAFTS, "transactionDrafts").items.values()].map(({ text }) => text);
}

function save(label: string, ...changes: DocumentEdit[]) {
  return stack.commit({ companyId: 1, intent: "edit", label, changes });
}

function undo() {
  return stack.undo(stack.last(1));
}

function put(...drafts: ItemOf<"transactionDrafts">[]): DocumentEdit {
  return { kind: "transactionDrafts", fiscalYearId: year, put: drafts };
}

test("undo puts back what was changed and removed, and takes away what was new", async () => {
  await save("two", put(draft("a"), draft("b")));
  await save("changed", {
    kind: "transactionDrafts",
    fiscalYearId: year,
    put: [draft("a", "changed"), draft("c")],
    remove: ["b"],
  });
  expect(texts()).toEqual(["changed", "c"]);
  expect(stack.last(1)?.label).toBe("changed");
  expect((await undo()).ok).toBe(true);
  expect(texts()).toEqual(["a", "b"]);
  expect(stack.last(1)?.label).toBe("two");
  // An undo whose answer is lost must not be told as what it takes back.
  expect(stack.last(1)?.inverse.label).toBe("Ångrat: two");
  await undo();
  expect(texts()).toEqual([]);
  expect(stack.last(1)).toBeUndefined();
  expect(server.calls.filter((call) => call === "commit undo")).toHaveLength(2);
});

test("undo of a registration puts the drafts back and takes the vouchers away", async () => {
  await save("draft", put(draft("a")));
  const entries = [{ accountId: accountNo(1930), amount: ore(100) }];
  const voucher = { series: "A", date: isoDate("2025-01-02"), text: "Kaffe", entries, locked: false };
  const VOUCHERS = `c1-${year}-transactions`;
  await client.load(VOUCHERS, "transactions");
  await save(
    "registered",
    { kind: "transactionDrafts", fiscalYearId: year, remove: ["a"] },
    { kind: "transactions", fiscalYearId: year, append: [voucher] },
  );
  expect([...client.state(VOUCHERS, "transactions").items.keys()]).toEqual(["A-1"]);
  await undo();
  expect(client.state(VOUCHERS, "transactions").items.size).toBe(0);
  expect(texts()).toEqual(["a"]);
});

test("undo of a head", async () => {
  await save("first", { kind: "accountSettings", head: { vatPeriod: "year" } });
  await save("second", { kind: "accountSettings", head: { vatPeriod: "month" } });
  await undo();
  expect(client.state(SETTINGS, "accountSettings").head).toEqual({ vatPeriod: "year" });
});

test("a commit that failed is not there to be undone", async () => {
  server.isDown = true;
  await save("failed", put(draft("a")));
  expect(stack.last(1)).toBeUndefined();
});

test("undo without a connection is answered when it is known to be done", async () => {
  await save("made", put(draft("a")));
  server.isDown = true;
  const undone = undo();
  await expect.poll(() => client.unsaved[0]?.failure?.isAnswerLost).toBe(true);
  server.isDown = false;
  await client.sendWaiting();
  expect((await undone).ok).toBe(true);
  expect([texts(), client.unsaved, client.delayedCommits]).toEqual([[], [], []]);
});

test("undo that the server cannot do now can be tried again, and leaves nothing waiting", async () => {
  await save("made", put(draft("a")));
  server.refusal = new ApiFailure({ status: 507, type: "Full", message: "Disken är full." });
  expect((await undo()).ok).toBe(false);
  expect([client.unsaved, texts()]).toEqual([[], ["a"]]);
  expect((await undo()).ok).toBe(true);
  expect(texts()).toEqual([]);
});

test("what nobody waited for any more can be undone once it turns out to be saved", async () => {
  await save("first", put(draft("a")));
  server.losesAnswers = true;
  const saving = stack.commit({
    companyId: 1,
    intent: "edit",
    label: "made",
    untilKnown: true,
    changes: [put(draft("a", "changed"))],
  });
  await expect.poll(() => client.unsaved[0]?.failure?.isAnswerLost).toBe(true);
  const id = client.unsaved[0]?.record.requestId ?? "";
  client.stopWaiting(id);
  expect(await saving).toMatchObject({ ok: false, error: { isUnknown: true, unsavedId: id } });
  // What it changed is not undone beneath it.
  expect(await undo()).toMatchObject({ ok: false, error: { type: "LaterChangeFirst" } });
  server.losesAnswers = false;
  await client.sendWaiting();
  expect(stack.last(1)?.label).toBe("made");
  expect((await undo()).ok).toBe(true);
  expect(texts()).toEqual(["a"]);
});

test("while it is undone, what is undone is not gone on from", async () => {
  await save("made", put(draft("a")));
  const { promise, resolve } = Promise.withResolvers<void>();
  server.onCommit = () => promise;
  const undone = undo();
  expect([stack.isUndoing(1), stack.isUndoing(2)]).toEqual([true, false]);
  resolve();
  await undone;
  expect(stack.isUndoing(1)).toBe(false);
});

test.each([
  ["by itself", () => client.sendWaiting()],
  ["when the person saves once more", () => save("made", put(draft("a", "changed")))],
])("what waited and is sent %s can be undone to what was before it", async (_name, send) => {
  await save("first", put(draft("a")));
  server.isDown = true;
  expect((await save("made", put(draft("a", "changed")))).ok).toBe(false);
  server.isDown = false;
  await send();
  expect(stack.last(1)?.label).toBe("made");
  expect((await undo()).ok).toBe(true);
  expect(texts()).toEqual(["a"]);
});

test("what is on its way was done last: it is waited for, and undone before what was answered earlier", async () => {
  await save("merged", put(draft("a")));
  const { promise, resolve } = Promise.withResolvers<void>();
  server.onCommit = () => promise;
  const deleting = save("deleted", { kind: "transactionDrafts", fiscalYearId: year, remove: ["a"] });
  expect([stack.isUnderWay(1), stack.isUnderWay(2)]).toEqual([true, false]);
  const settled = stack.settled(1).then(() => stack.last(1)?.label);
  await stack.settled(2);
  resolve();
  await deleting;
  expect(await settled).toBe("deleted");
  await undo();
  expect(texts()).toEqual(["a"]);
  expect(stack.last(1)?.label).toBe("merged");
});

test("what was answered late is undone in the order in which it was made", async () => {
  await save("first", put(draft("a")));
  server.isDown = true;
  await save("second", put(draft("b")));
  const third = save("third", put(draft("c")));
  server.isDown = false;
  await client.sendWaiting();
  await third;
  const labels: (string | undefined)[] = [];
  for (const _ of [1, 2, 3]) {
    labels.push(stack.last(1)?.label);
    await undo();
  }
  expect(labels).toEqual(["third", "second", "first"]);
});

test("what somebody else has changed since is not undone", async () => {
  await save("made", put(draft("a")));
  await client.commit({ companyId: 1, intent: "edit", changes: [put(draft("a", "mine"))] });
  const undone = await undo();
  expect(undone.ok).toBe(true);
  // A person's own later change is undone with it; somebody else's is a conflict.
  await save("again", put(draft("b")));
  await server.commit({
    companyId: 1,
    intent: "edit",
    requestId: `other-${++ids}`,
    changes: [
      {
        key: DRAFTS,
        ifMatch: client.state(DRAFTS, "transactionDrafts").etag ?? "",
        put: [draft("b", "theirs")],
      },
    ],
  });
  expect(await undo()).toMatchObject({ ok: false, error: { status: 412 } });
  expect(texts()).toEqual(["theirs"]);
  expect(client.unsaved).toEqual([]);
});

test("each company has its own last commit, and undoing nothing says so", async () => {
  await save("one", put(draft("a")));
  expect(stack.last(2)).toBeUndefined();
  expect(await stack.undo(stack.last(2))).toMatchObject({ ok: false, error: { type: "NothingToUndo" } });
});

test("a commit is taken back by its own name, whatever was saved after it", async () => {
  const first = await save("first", put(draft("a")));
  await save("second", put(draft("b")));
  expect(first.ok).toBe(true);
  const commit = first.ok ? stack.find(first.value.requestId) : undefined;
  expect(commit?.label).toBe("first");
  expect((await stack.undo(commit)).ok).toBe(true);
  expect(texts()).toEqual(["b"]);
  expect(stack.last(1)?.label).toBe("second");
  expect(await stack.undo(commit)).toMatchObject({ ok: false, error: { type: "NothingToUndo" } });
});

test("what a later change rests on is not taken back before it", async () => {
  const first = await save("first", put(draft("a")));
  await save("renamed", put(draft("a", "renamed")));
  const commit = first.ok ? stack.find(first.value.requestId) : undefined;
  expect(await stack.undo(commit)).toMatchObject({ ok: false, error: { type: "LaterChangeFirst" } });
  expect(texts()).toEqual(["renamed"]);
  await undo();
  expect((await undo()).ok).toBe(true);
  expect(texts()).toEqual([]);
});

test("a correction of another year is not put back before what it corrects", async () => {
  const later = fiscalYearIdFromGuid("f1234567-89ab-cdef-0123-456789abcdef");
  const sale = { series: "A", number: 1, date: isoDate("2025-03-01"), text: "", locked: false, entries: [] };
  const corrects = { fiscalYearId: year, series: "A", number: 1 };
  const of = (fiscalYearId: typeof year, item: object) => ({
    kind: "transactions" as const,
    fiscalYearId,
    put: [{ ...sale, ...item } as unknown as ItemOf<"transactions">],
  });
  await client.commit({ companyId: 1, intent: "edit", changes: [of(year, {}), of(later, { corrects })] });
  const remove = (fiscalYearId: typeof year): DocumentEdit => ({
    kind: "transactions",
    fiscalYearId,
    remove: ["A-1"],
  });
  await save("correction", remove(later));
  await save("original", remove(year));
  const [first] = stack.of(1);
  expect(await stack.undo(first)).toMatchObject({
    ok: false,
    error: { type: "LaterChangeFirst", message: expect.stringContaining("original") },
  });
  expect((await undo()).ok).toBe(true);
  expect((await undo()).ok).toBe(true);
});

test("a change of a kind that is to be kept stays when the rest is taken back", async () => {
  await client.load(SETTINGS, "accountSettings");
  await stack.commit({
    companyId: 1,
    intent: "edit",
    label: "both",
    keeps: ["accountSettings"],
    changes: [put(draft("a")), { kind: "accountSettings", head: { vatPeriod: "month" } }],
  });
  await undo();
  expect(texts()).toEqual([]);
  expect(client.state(SETTINGS, "accountSettings").head).toEqual({ vatPeriod: "month" });
  // The server accepts an undo only as a whole.
  expect(server.calls).not.toContain("commit undo");
});

// CH24, CH25
test("a document that ends is gone at once, and undo brings back all of it", async () => {
  const settings: DocumentEdit = { kind: "accountSettings", head: { currentFiscalYearId2: year } };
  await save("settings", settings);
  await save("two", put(draft("a"), draft("b")));
  const end: DocumentEdit = { kind: "transactionDrafts", fiscalYearId: year, end: true };
  const nothing: DocumentEdit = { kind: "assetManagement", fiscalYearId: year, end: true };
  const ending = stack.commit({ companyId: 1, intent: "deleteYear", label: "år", changes: [end, nothing] });
  await expect.poll(texts).toEqual([]);
  expect((await ending).ok).toBe(true);
  expect(client.state(DRAFTS, "transactionDrafts")).toMatchObject({ isMissing: true, etag: undefined });
  await client.refresh(DRAFTS, "transactionDrafts");
  expect(texts()).toEqual([]);
  expect(stack.last(1)?.inverse).toMatchObject({ intent: "undo", changes: [{ kind: "transactionDrafts" }] });
  expect((await undo()).ok).toBe(true);
  expect(texts()).toEqual(["a", "b"]);
  expect(client.unsaved).toEqual([]);
});

test("an end that waited is a conflict when somebody else has worked in the document", async () => {
  await save("two", put(draft("a"), draft("b")));
  const { etag } = client.state(DRAFTS, "transactionDrafts");
  await server.commit({
    companyId: 1,
    intent: "edit",
    requestId: "somebody else",
    changes: [{ key: DRAFTS, ...(etag === undefined ? {} : { ifMatch: etag }), put: [draft("c")] }],
  });
  const end: DocumentEdit = { kind: "transactionDrafts", fiscalYearId: year, end: true };
  const done = await stack.commit({
    companyId: 1,
    intent: "deleteYear",
    changes: [end],
    keepConflict: false,
  });
  expect(done.ok ? undefined : done.error.isConflict).toBe(true);
  expect(texts()).toContain("c");
});

test("a form that is changed after a failure, and sent with the id of the first try, is undone as it was sent", async () => {
  const register = (text: string, ...more: DocumentEdit[]) => {
    const append = [{ series: "A", date: isoDate("2025-01-02"), text, entries: [], locked: false }];
    const changes: DocumentEdit[] = [{ kind: "transactions", fiscalYearId: year, append }, ...more];
    return stack.commit({ requestId: "form", companyId: 1, intent: "register", label: text, changes });
  };
  server.isDown = true;
  await register("Kaffe");
  await client.discardUnsaved("form");
  server.isDown = false;
  expect((await register("Te", put(draft("a")))).ok).toBe(true);
  expect(stack.last(1)).toMatchObject({
    label: "Te",
    inverse: { changes: [{ remove: ["A-1"] }, { remove: ["a"] }] },
  });
});

test("what a change that waits depends on is not undone before it", async () => {
  await save("v0", put(draft("a", "v0")));
  await save("v1", put(draft("a", "v1")));
  server.isDown = true;
  await save("v2", put(draft("a", "v2")));
  server.isDown = false;
  expect(await undo()).toMatchObject({ ok: false, error: { type: "LaterChangeFirst" } });
  expect(texts()).toEqual(["v2"]);
  for (const { record } of client.unsaved) await client.discardUnsaved(record.requestId);
  expect((await undo()).ok).toBe(true);
  expect(texts()).toEqual(["v0"]);
});
