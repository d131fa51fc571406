import { openDB } from "idb";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { DocumentTabs, YEAR } from "../../../../test/document-tabs.ts";
import { TRICKY_TEXT, trickyItems, UNCUTTABLE, yearText } from "../../../../test/tricky-year.ts";
import { partsOf, WorkerHere } from "../../../../test/worker-here.ts";
import { networkFailure } from "../../api/api-failure.ts";
import { databaseName } from "../../browser-databases.ts";
import type { LoadAnswer } from "../document-api.ts";
import { documentFromWhole } from "../server-document.ts";

const KEY = `c1-${YEAR}-transactions`;
const KIND = "transactions";

beforeEach(() => vi.stubGlobal("Worker", WorkerHere));
afterEach(() => vi.unstubAllGlobals());

function longAnswer(text: string, etag = '"1"'): LoadAnswer {
  return { type: "long", etag, parts: partsOf(text) };
}

/** A tab that has loaded the year from the server. */
async function tabsWithYear(text = TRICKY_TEXT) {
  const tabs = new DocumentTabs();
  tabs.server.load = async () => longAnswer(text);
  const { client } = tabs.newTab();
  const failure = await client.load(KEY, KIND);
  return { tabs, client, failure };
}

function atOneGo(text: string): ReadonlyMap<string, unknown> {
  const held = documentFromWhole(KIND, '"1"', JSON.parse(text), undefined);
  if (!held.ok) throw new Error("the document of the test is wrong");
  return held.value.items;
}

/** The parts of the year's text in the database. */
async function keptKeys(tabs: DocumentTabs) {
  const name = databaseName({ companyId: 1, holding: "documents", userId: tabs.userId });
  const database = await openDB(name, 1);
  const keys = await database.getAllKeys("wholes");
  return { database, keys };
}

test("a long document is the one read at one go, in the same order", async () => {
  const { client } = await tabsWithYear();
  const { items, etag, isLoaded } = client.state(KEY, KIND);
  expect({ etag, isLoaded }).toEqual({ etag: '"1"', isLoaded: true });
  expect(JSON.stringify([...items])).toBe(JSON.stringify([...atOneGo(TRICKY_TEXT)]));
});

test("the next visit reads it from its parts, without asking", async () => {
  const { tabs } = await tabsWithYear();
  const { keys, database } = await keptKeys(tabs);
  database.close();
  expect(keys).toEqual([0, 1].map((part) => [KEY, part]));
  tabs.server.load = () => Promise.reject(networkFailure());
  const { client } = tabs.newTab();
  expect(await client.load(KEY, KIND)).toBeUndefined();
  expect([...client.state(KEY, KIND).items]).toEqual([...atOneGo(TRICKY_TEXT)]);
});

test("what has changed since is kept beside the parts, and another whole takes their place", async () => {
  const { tabs, client } = await tabsWithYear();
  const text = JSON.stringify({
    version: 1,
    etag: '"2"',
    since: '"1"',
    put: [{ ...trickyItems[7], text: "ny text" }],
    remove: ["A-1"],
  });
  tabs.server.load = async () => ({ type: "content", etag: '"2"', text });
  await client.refresh(KEY, KIND);
  const next = tabs.newTab().client;
  await next.load(KEY, KIND);
  expect(next.state(KEY, KIND).items.get("A-8")).toMatchObject({ text: "ny text" });
  expect(next.state(KEY, KIND).items.has("A-1")).toBe(false);
  const short = yearText(trickyItems.slice(0, 3));
  tabs.server.load = async () => ({ type: "content", etag: '"3"', text: short });
  await next.refresh(KEY, KIND);
  const { keys, database } = await keptKeys(tabs);
  database.close();
  expect(keys).toEqual([KEY]);
});

test("after a hundred differences the whole is kept in parts again, and none of them", async () => {
  const { tabs, client } = await tabsWithYear();
  for (let revision = 2; revision <= 101; revision++) {
    const [etag, since] = [`"${revision}"`, `"${revision - 1}"`];
    const put = [{ ...trickyItems[0], number: 10_000 + revision }];
    const text = JSON.stringify({ version: 1, etag, since, put, remove: [] });
    tabs.server.load = async () => ({ type: "content", etag, text });
    await client.refresh(KEY, KIND);
  }
  const { database } = await keptKeys(tabs);
  await expect.poll(() => database.count("differences")).toBe(0);
  database.close();
  tabs.server.load = () => Promise.reject(networkFailure());
  const next = tabs.newTab().client;
  await next.load(KEY, KIND);
  expect(next.state(KEY, KIND).etag).toBe('"101"');
  expect([...next.state(KEY, KIND).items]).toEqual([...client.state(KEY, KIND).items]);
});

test("items that are as before stay the same objects when the whole comes again", async () => {
  const { tabs, client } = await tabsWithYear();
  const before = client.state(KEY, KIND).items;
  const changed = yearText(trickyItems.with(7, { ...trickyItems[7], text: "ny text" }));
  tabs.server.load = async () => longAnswer(changed, '"2"');
  await client.refresh(KEY, KIND);
  const others = [...client.state(KEY, KIND).items].filter(([id, item]) => before.get(id) !== item);
  expect(others.map(([id]) => id)).toEqual(["A-8"]);
});

test("a copy that lacks a part is as good as none", async () => {
  const { tabs } = await tabsWithYear();
  const { database } = await keptKeys(tabs);
  await database.delete("wholes", [KEY, 1]);
  database.close();
  const asked = vi.fn<() => Promise<LoadAnswer>>(async () => longAnswer(TRICKY_TEXT));
  tabs.server.load = asked;
  const { client } = tabs.newTab();
  expect(await client.load(KEY, KIND)).toBeUndefined();
  expect(asked).toHaveBeenCalledOnce();
  expect(client.state(KEY, KIND).items.size).toBe(trickyItems.length);
});

test("a connection that breaks is a failure, and nothing is shown or kept", async () => {
  async function* broken(): AsyncGenerator<Uint8Array> {
    yield new TextEncoder().encode(TRICKY_TEXT.slice(0, 400_000));
    throw networkFailure();
  }
  const tabs = new DocumentTabs();
  tabs.server.load = async () => ({ type: "long", etag: '"1"', parts: broken() });
  const { client } = tabs.newTab();
  expect(await client.load(KEY, KIND)).toMatchObject({ status: 0 });
  expect(client.state(KEY, KIND)).toMatchObject({ isLoaded: false, items: new Map() });
});

test.each(UNCUTTABLE.filter(([what]) => /twice|wrong|cut off/.test(what)))(
  "%s is told as when it is read at one go",
  async (_, text) => {
    const { client, failure } = await tabsWithYear(text);
    expect(failure).toBeDefined();
    const tabs = new DocumentTabs();
    tabs.server.load = async () => ({ type: "content", etag: '"1"', text });
    const whole = await tabs.newTab().client.load(KEY, KIND);
    expect(failure).toEqual(whole);
    expect(client.state(KEY, KIND).items.size).toBe(0);
  },
);

test("without workers the page reads it itself", async () => {
  vi.stubGlobal("Worker", undefined);
  const { tabs, client } = await tabsWithYear();
  expect([...client.state(KEY, KIND).items]).toEqual([...atOneGo(TRICKY_TEXT)]);
  tabs.server.load = () => Promise.reject(networkFailure());
  const next = tabs.newTab().client;
  await next.load(KEY, KIND);
  expect(next.state(KEY, KIND).items.size).toBe(trickyItems.length);
});
