import { openDB } from "idb";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { DocumentTabs, voucher, YEAR } from "../../../../test/document-tabs.ts";
import { TRICKY_TEXT, trickyItems } from "../../../../test/tricky-year.ts";
import { partsOf, WorkerHere } from "../../../../test/worker-here.ts";
import { networkFailure } from "../../api/api-failure.ts";
import { databaseName } from "../../browser-databases.ts";

const KEY = `c1-${YEAR}-transactions`;
const KIND = "transactions";

let becomeIdle: () => void = () => {};

beforeEach(() => {
  vi.stubGlobal("Worker", WorkerHere);
  vi.stubGlobal("requestIdleCallback", (callback: () => void) => {
    becomeIdle = callback;
  });
});
afterEach(() => vi.unstubAllGlobals());

/** A busy page that has received the year, in the version that the server has, and shows it. */
async function busyPage() {
  const tabs = new DocumentTabs();
  await tabs.newTab().client.commit({
    companyId: 1,
    intent: "register",
    changes: [{ kind: KIND, fiscalYearId: YEAR, append: [{ ...voucher, series: "B" }] }],
  });
  const answer = await tabs.server.load(KEY, undefined);
  const etag = "etag" in answer ? answer.etag : "";
  vi.spyOn(tabs.server, "load").mockImplementation(async () => ({
    type: "long",
    etag,
    parts: partsOf(TRICKY_TEXT),
  }));
  const { client } = tabs.newTab();
  const loading = client.load(KEY, KIND);
  await expect.poll(() => client.state(KEY, KIND).isLoaded).toBe(true);
  return { tabs, client, loading };
}

async function keptKeys({ userId }: DocumentTabs) {
  const database = await openDB(databaseName({ companyId: 1, holding: "documents", userId }), 1);
  const keys = await database.getAllKeys("wholes");
  database.close();
  return keys;
}

/** What the next visit shows while the server cannot be reached. */
async function nextVisit(tabs: DocumentTabs) {
  tabs.server.load = () => Promise.reject(networkFailure());
  const { client } = tabs.newTab();
  await client.load(KEY, KIND);
  return client.state(KEY, KIND);
}

test("a long document is shown before it is kept: writing waits until the page is idle", async () => {
  const { tabs, loading } = await busyPage();
  expect(await keptKeys(tabs)).toEqual([]);
  becomeIdle();
  await loading;
  expect(await keptKeys(tabs)).toEqual([0, 1].map((part) => [KEY, part]));
  expect((await nextVisit(tabs)).items.size).toBe(trickyItems.length);
});

test("what has been registered meanwhile is kept with it", async () => {
  const { tabs, client, loading } = await busyPage();
  await client.commit({
    companyId: 1,
    intent: "register",
    changes: [{ kind: KIND, fiscalYearId: YEAR, append: [{ ...voucher, series: "B" }] }],
  });
  becomeIdle();
  await loading;
  const { items, etag } = await nextVisit(tabs);
  expect(etag).toBe(client.state(KEY, KIND).etag);
  expect([...items]).toEqual([...client.state(KEY, KIND).items]);
  expect(items.size).toBe(trickyItems.length + 1);
});
