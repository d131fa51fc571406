import { setTimeout as wait } from "node:timers/promises";
import { beforeEach, expect, test } from "vitest";
import {
  DocumentTabs,
  DRAFTS,
  draft,
  drafts,
  put,
  save,
  texts,
  use,
  voucher,
  YEAR,
} from "../../../test/document-tabs.ts";
import { UndoStack } from "./undo-stack.ts";

// The server has been restored from a backup, and others have continued from there (ST22).
let tabs: DocumentTabs;
beforeEach(() => {
  tabs = new DocumentTabs();
});

/**
 * A browser that holds what was saved after the backup, and a server that does not, at the same number of revisions.
 */
async function restored() {
  const [a, b] = [tabs.newTab().client, tabs.newTab("somebody else").client];
  await use(a);
  await use(b);
  await save(a, put(draft("x"), draft("y")));
  const restore = tabs.server.backUp();
  await save(a, put(draft("x", "lost"), draft("lost")));
  return {
    a,
    b,
    restore: async () => {
      restore();
      await b.refresh(DRAFTS, "transactionDrafts");
      await save(b, put(draft("x", "true"), draft("new")));
    },
  };
}

test("the browser shows what the server has, and nothing merged into what it held", async () => {
  const { a, restore } = await restored();
  expect(texts(a)).toEqual(["lost", "y", "lost"]);
  await restore();
  await a.refresh(DRAFTS, "transactionDrafts");
  expect(texts(a)).toEqual(["true", "y", "new"]);
  // So does a tab that is opened later, from what the browser stores.
  const later = tabs.newTab().client;
  await use(later);
  expect(texts(later)).toEqual(["true", "y", "new"]);
  expect((await save(a, put(draft("y", "again")))).ok).toBe(true);
  expect(texts(a)).toEqual(["true", "again", "new"]);
});

test("a tab that is opened later asks, although the copy was checked a moment ago and another tab heard of the gap", async () => {
  const { restore } = await restored();
  await restore();
  const idle = tabs.newTab().client;
  idle.markAllStale();
  await wait(50);
  const later = tabs.newTab().client;
  await use(later);
  await expect.poll(() => texts(later)).toEqual(["true", "y", "new"]);
});

test("a gap that is heard while the browser's copy is being read counts", async () => {
  const { restore } = await restored();
  await restore();
  const later = tabs.newTab().client;
  const opened = use(later);
  later.markAllStale();
  await opened;
  await expect.poll(() => texts(later)).toEqual(["true", "y", "new"]);
});

test("unsent changes of what is equal in both go on; of what is not, both versions are there", async () => {
  const { a, restore } = await restored();
  tabs.server.isDown = true;
  await save(a, put(draft("y", "unsent")));
  await save(a, put(draft("x", "unsent too")));
  tabs.server.isDown = false;
  await restore();
  await a.refresh(DRAFTS, "transactionDrafts");
  await a.retryUnsaved();
  expect(texts(a)).toEqual(["true", "unsent", "new"]);
  expect(a.unsaved.map(({ record, changes }) => [record.refusal?.status, changes[0]?.put.get("x")])).toEqual([
    [412, draft("x", "unsent too")],
  ]);
});

test("unsent changes that are sent before anything has been asked for are held to the history too", async () => {
  const { a, restore } = await restored();
  tabs.server.isDown = true;
  await save(a, put(draft("x", "unsent")));
  tabs.server.isDown = false;
  await restore();
  await a.retryUnsaved();
  expect(a.unsaved.map(({ record }) => record.refusal?.status)).toEqual([412]);
  expect(texts(a)).toEqual(["true", "y", "new"]);
});

test("unsent appends go on, and what was answered before the restore can be sent again", async () => {
  const { a, restore } = await restored();
  tabs.server.isDown = true;
  await a.commit({
    companyId: 1,
    intent: "register",
    changes: [{ kind: "transactions", fiscalYearId: YEAR, append: [voucher] }],
  });
  tabs.server.isDown = false;
  await restore();
  await a.refresh(DRAFTS, "transactionDrafts");
  await a.retryUnsaved();
  expect(a.unsaved).toEqual([]);
  await a.load(`c1-${YEAR}-transactions`, "transactions");
  expect([...a.state(`c1-${YEAR}-transactions`, "transactions").items.keys()]).toEqual(["A-1"]);
});

test("what was done in the history that is gone is not offered to be undone", async () => {
  const client = tabs.newTab().client;
  const stack = new UndoStack(client);
  await use(client);
  const commit = (...changes: Parameters<typeof put>) =>
    stack.commit({ companyId: 1, intent: "edit", label: "Ändring", changes: [put(...changes)] });
  await commit(draft("x"));
  const restore = tabs.server.backUp();
  await commit(draft("x", "lost"));
  expect(stack.last(1)).toBeDefined();
  restore();
  await client.refresh(DRAFTS, "transactionDrafts");
  expect(drafts(client).etag).toBe('"1"');
  expect(stack.last(1)).toBeUndefined();
});
