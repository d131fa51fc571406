import { beforeEach, expect, test } from "vitest";
import { DocumentTabs, draft, hasUnsaved, put, save, use } from "../../../test/document-tabs.ts";
import { ApiFailure } from "../api/api-failure.ts";
import type { DocumentClient } from "./document-client.ts";

const SETTINGS = "u-userSettings";

let tabs: DocumentTabs;

beforeEach(() => {
  tabs = new DocumentTabs();
});

async function setTheme(client: DocumentClient, theme: "dark" | "light") {
  await client.load(SETTINGS, "userSettings");
  const changes = [{ kind: "userSettings", head: { theme } } as const];
  return client.commit({ companyId: 0, intent: "edit", changes, keepConflict: false });
}

/** A visit that ended before the server had its last choice. */
async function leftVisit(theme: "dark" | "light") {
  const { client } = tabs.newTab();
  await setTheme(client, "light");
  tabs.server.isDown = true;
  await setTheme(client, theme);
  tabs.server.isDown = false;
}

test("what a visit left of the person's own settings is sent by itself, and nobody is told", async () => {
  await leftVisit("dark");
  const { client } = tabs.newTab();
  await client.restoreUnsaved();
  expect([client.unsaved, client.delayedCommits, await hasUnsaved(client)]).toEqual([[], [], false]);
  await client.load(SETTINGS, "userSettings");
  expect(client.state(SETTINGS, "userSettings").head?.theme).toBe("dark");
});

test("the books that wait beside them are asked about as before", async () => {
  const { client } = tabs.newTab();
  await use(client);
  tabs.server.isDown = true;
  await save(client, put(draft("a")));
  tabs.server.isDown = false;
  await leftVisit("dark");
  const second = tabs.newTab();
  await second.client.restoreUnsaved();
  expect(second.client.unsaved.map(({ changes }) => changes[0]?.kind)).toEqual(["transactionDrafts"]);
});

test("settings that another browser has changed meanwhile are dropped, as are refused ones", async () => {
  await leftVisit("dark");
  const other = tabs.newTab("another browser");
  await setTheme(other.client, "light");
  const other2 = tabs.newTab("another browser");
  await setTheme(other2.client, "dark");
  await setTheme(other2.client, "light");
  const { client } = tabs.newTab();
  await client.restoreUnsaved();
  expect([client.unsaved, await hasUnsaved(client)]).toEqual([[], false]);
  await leftVisit("dark");
  tabs.server.refusal = new ApiFailure({ status: 422, type: "Invalid", message: "Nej." });
  const third = tabs.newTab();
  await third.client.restoreUnsaved();
  expect([third.client.unsaved, await hasUnsaved(third.client)]).toEqual([[], false]);
});
