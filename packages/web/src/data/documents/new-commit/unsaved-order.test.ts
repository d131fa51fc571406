import { beforeEach, expect, test } from "vitest";
import { DocumentTabs, DRAFTS, draft, put, save, texts, use } from "../../../../test/document-tabs.ts";
import type { DocumentClient } from "../document-client.ts";

let tabs: DocumentTabs;

beforeEach(() => {
  tabs = new DocumentTabs();
});

test("changes of the same moment are sent in the order they were made when the page is loaded again", async () => {
  const first = tabs.newTab();
  await use(first.client);
  await save(first.client, put(draft("a", "0")));
  tabs.server.isDown = true;
  for (let change = 1; change <= 12; change += 1) await save(first.client, put(draft("a", String(change))));
  tabs.server.isDown = false;
  const second = tabs.newTab();
  await second.client.restoreUnsaved();
  await use(second.client);
  expect(texts(second.client)).toEqual(["12"]);
  await second.client.retryUnsaved();
  expect(second.client.unsaved).toEqual([]);
  expect(texts(second.client)).toEqual(["12"]);
});

const VISITS: readonly (readonly [name: string, visit: (client: DocumentClient) => Promise<unknown>])[] = [
  ["nothing loaded", (client) => client.restoreUnsaved()],
  ["the document loaded after them", (client) => client.restoreUnsaved().then(() => use(client))],
  ["the document loaded before them", (client) => use(client).then(() => client.restoreUnsaved())],
  [
    "the document refreshed before them",
    async (client) => {
      await use(client);
      await client.refresh(DRAFTS, "transactionDrafts");
      await client.restoreUnsaved();
    },
  ],
];

/** The page is left when the server has stored the first of three changes and its answer has not come. */
async function leftHalfSent(): Promise<void> {
  const first = tabs.newTab();
  await use(first.client);
  await save(first.client, put(draft("a", "0")));
  tabs.server.losesAnswers = true;
  await save(first.client, put(draft("a", "1")));
  tabs.server.losesAnswers = false;
  tabs.server.isDown = true;
  await save(first.client, put(draft("a", "2")));
  await save(first.client, put(draft("a", "3"), draft("b")));
  tabs.server.isDown = false;
}

test.each(VISITS)(
  "what was made on top of a change that had reached the server: %s",
  async (_name, visit) => {
    await leftHalfSent();
    const { client } = tabs.newTab();
    await visit(client);
    await client.retryUnsaved();
    expect(client.unsaved).toEqual([]);
    await client.refresh(DRAFTS, "transactionDrafts");
    expect(texts(client)).toEqual(["3", "b"]);
  },
);

test.each(VISITS)(
  "and somebody else has changed the same since: the conflict is met, %s",
  async (_name, visit) => {
    await leftHalfSent();
    const other = tabs.newTab(`other of ${tabs.userId}`).client;
    await use(other);
    expect((await save(other, put(draft("a", "theirs")))).ok).toBe(true);
    const { client } = tabs.newTab();
    await visit(client);
    await client.retryUnsaved();
    expect(client.unsaved.map(({ record }) => record.refusal?.status)).toEqual([412, 412]);
    await client.refresh(DRAFTS, "transactionDrafts");
    expect(texts(client)).toEqual(["theirs"]);
  },
);
