import { newAccount } from "@huvudbok/core/account-plan";
import { expect, test, vi } from "vitest";
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
  YEAR,
} from "../../../../test/document-tabs.ts";

const MANY = Array.from({ length: 300 }, (_, index) => draft(`d${index}`));
const changed = MANY.map(({ id }) => draft(id, `${id} med förslag`));

async function tabsWithDrafts() {
  const tabs = new DocumentTabs();
  const { client } = tabs.newTab();
  await use(client);
  await save(client, put(...MANY));
  return { tabs, client };
}

/** What a tab that begins anew gets from the server. */
async function stored(tabs: DocumentTabs) {
  const { client } = tabs.newTab(`other of ${tabs.userId}`);
  await use(client);
  return drafts(client).items;
}

test("a commit of many items is shown at once, and sent before what is made after it", async () => {
  const { tabs, client } = await tabsWithDrafts();
  const analysed = save(client, put(...changed));
  expect(texts(client)[7]).toBe("d7 med förslag");
  const removed = save(client, remove("d7"));
  expect((await Promise.all([analysed, removed])).map(({ ok }) => ok)).toEqual([true, true]);
  expect((await stored(tabs)).has("d7")).toBe(false);
  expect(drafts(client).items.has("d7")).toBe(false);
  expect((await stored(tabs)).get("d8")?.text).toBe("d8 med förslag");
});

test("what somebody else has changed while it is prepared is a conflict", async () => {
  const { tabs, client } = await tabsWithDrafts();
  const other = tabs.newTab(`other of ${tabs.userId}`).client;
  await use(other);
  const analysed = save(client, put(...changed));
  tabs.server.isDown = false;
  expect((await save(other, put(draft("d7", "theirs")))).ok).toBe(true);
  await client.refresh(DRAFTS, "transactionDrafts");
  const result = await analysed;
  expect(result.ok ? "" : result.error.status).toBe(412);
  expect((await stored(tabs)).get("d7")?.text).toBe("theirs");
});

test("it would be lost with the tab until it is prepared, and is stored then", async () => {
  const { tabs, client } = await tabsWithDrafts();
  tabs.server.isDown = true;
  const analysed = save(client, put(...changed));
  expect(client.hasUnsavedOnlyHere).toBe(true);
  await analysed;
  expect(client.hasUnsavedOnlyHere).toBe(false);
  tabs.server.isDown = false;
  const next = tabs.newTab().client;
  await next.restoreUnsaved();
  await use(next);
  await next.retryUnsaved();
  expect((await stored(tabs)).get("d299")?.text).toBe("d299 med förslag");
});

test("the same one again, after a failure, is the one that waits", async () => {
  const { tabs, client } = await tabsWithDrafts();
  tabs.server.isDown = true;
  await save(client, put(...changed));
  await save(client, put(...changed));
  expect(client.unsaved).toHaveLength(1);
});

test("one that cannot be stored is refused, and what comes after it is saved", async () => {
  const { tabs, client } = await tabsWithDrafts();
  const accounts = MANY.map((_, index) => newAccount(2000 + index, "Konto"));
  const broken = save(client, {
    kind: "accountPlan",
    fiscalYearId: YEAR,
    head: { name: "BAS" },
    put: [...accounts, newAccount(1930, "x".repeat(401))],
  });
  const removed = save(client, remove("d7"));
  expect((await removed).ok).toBe(true);
  expect(await broken).toMatchObject({
    ok: false,
    error: { type: "UnstorableChange", unsavedId: undefined },
  });
  expect([client.unsaved, client.hasUnsavedOnlyHere]).toEqual([[], false]);
  expect((await stored(tabs)).has("d7")).toBe(false);
});

test("a commit of a document that is still loaded is not overtaken by a later one", async () => {
  const { tabs } = await tabsWithDrafts();
  const { client } = tabs.newTab(`third of ${tabs.userId}`);
  const load = vi.spyOn(tabs.server, "load");
  const first = save(client, { kind: "accountSettings" }, put(draft("a", "first")));
  const second = save(client, put(draft("a", "second")));
  expect((await Promise.all([first, second])).map(({ ok }) => ok)).toEqual([true, true]);
  expect(load).toHaveBeenCalled();
  expect((await stored(tabs)).get("a")?.text).toBe("second");
});
