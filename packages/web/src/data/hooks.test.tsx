import "fake-indexeddb/auto";
import { isoDate } from "@huvudbok/core/calendar";
import type { ItemOf } from "@huvudbok/core/document";
import { type FiscalYear, fiscalYearIdFromGuid } from "@huvudbok/core/fiscal-year";
import { act, renderHook, waitFor } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import * as z from "zod/mini";
import { company, type FakeFetch, signInOf } from "../../test/fake-fetch.ts";
import { freshServer, signInAnew } from "../../test/fresh-server.ts";
import { deleteCompany } from "./company/change-company.ts";
import { useCompanies } from "./company/company-list.ts";
import { selectBooks, selectCompany, useCompany } from "./company/selected-company.ts";
import { useHasFeature } from "./company/use-features.ts";
import { useDelayedCommits } from "./delayed-commits.ts";
import { documentClient } from "./documents/current-client.ts";
import { switchFiscalYear, useFiscalYear, useFiscalYears, usePreviousFiscalYear } from "./fiscal-years.ts";
import { useLedger } from "./ledger.ts";
import { readSession, sessionValue } from "./session.ts";
import { readSignIn } from "./sign-in/current-sign-in.ts";
import { ownersWork, signOut, storeSignIn } from "./sign-in/sign-in.ts";
import { removeSignIn } from "./sign-in/stored-sign-in.ts";
import { useSyncStatus } from "./sync-status.ts";
import { useUndo } from "./undo.ts";
import { askForChoice } from "./unfinished/open-choices.ts";
import { useCommit } from "./use-commit.ts";
import { useDocument } from "./use-document.ts";
import { useUserSettings } from "./user-settings.ts";

let server: FakeFetch;
let userId = "";

beforeEach(async () => {
  server = freshServer(company(2, "Örn AB"), company(3, "Alm AB"), company(1, "Alm AB"));
  userId = await signInAnew();
});

function year(digit: string, from: string, to: string): FiscalYear {
  const id = fiscalYearIdFromGuid(digit.repeat(32));
  return { id, from: isoDate(from), to: isoDate(to), locked: false, transactionSeries: [] };
}

const y2024 = year("4", "2024-01-01", "2024-12-31");
const y2025 = year("5", "2025-01-01", "2025-12-31");

function everything() {
  return {
    companies: useCompanies(),
    company: useCompany(),
    hasPlus: useHasFeature(1001),
    hasShop: useHasFeature(1101),
    years: useFiscalYears(),
    year: useFiscalYear(),
    previous: usePreviousFiscalYear(),
    drafts: useDocument("transactionDrafts"),
    settings: useUserSettings(),
    commit: useCommit(),
    sync: useSyncStatus(),
    delayedCommits: useDelayedCommits(),
    undo: useUndo(),
    ledger: useLedger(),
  };
}

async function start() {
  const { result } = renderHook(everything);
  await waitFor(() => expect(result.current.companies.state).toBe("ready"));
  await waitFor(() => expect(result.current.years.state).not.toBe("Initializing"));
  return result;
}

async function withYears() {
  const result = await start();
  await act(async () => {
    await result.current.commit({
      intent: "edit",
      changes: [{ kind: "accountSettings", put: [y2025, y2024] }],
    });
  });
  await waitFor(() => expect(result.current.drafts.state).toBe("Default"));
  return result;
}

function draft(id: string, text = id): ItemOf<"transactionDrafts"> {
  return { id, text, entries: [] };
}

test("companies by name, then id; the first is selected, and the session knows it", async () => {
  const result = await start();
  expect(result.current.companies.companies.map(({ id }) => id)).toEqual([1, 3, 2]);
  expect(result.current.company?.id).toBe(1);
  expect(readSession().companyId).toBe(1);
  expect(result.current).toMatchObject({ hasPlus: true, hasShop: false });
});

test("without a company none is selected, and nothing can be saved", async () => {
  server.companies = [];
  const { result } = renderHook(everything);
  await waitFor(() => expect(result.current.companies.state).toBe("ready"));
  expect(result.current.company).toBeUndefined();
  expect(result.current.drafts.state).toBe("Initializing");
  const refused = await result.current.commit({
    intent: "edit",
    changes: [{ kind: "journalTemplates", remove: ["a"] }],
  });
  expect(refused).toMatchObject({ ok: false, error: { message: "Company not selected" } });
});

test("PG38: who has signed out meanwhile cannot save, and is told so", async () => {
  const { result } = renderHook(everything);
  await waitFor(() => expect(result.current.companies.state).toBe("ready"));
  const { commit } = result.current;
  await act(() => signOut());
  const refused = await commit({ intent: "edit", changes: [{ kind: "journalTemplates", remove: ["a"] }] });
  expect(refused).toMatchObject({ ok: false, error: { message: "Ingen inloggad användare" } });
});

test("the year that starts last is the current one, until another is chosen; the previous ends the day before", async () => {
  const result = await withYears();
  expect(result.current.years.years.map(({ from }) => from)).toEqual(["2024-01-01", "2025-01-01"]);
  expect(result.current.year).toEqual(y2025);
  expect(result.current.previous).toEqual(y2024);
  await act(() => switchFiscalYear(y2024.id));
  expect(result.current.year).toEqual(y2024);
  expect(result.current.previous).toBeUndefined();
});

test("another company has its own year and documents, and its latest year when one comes back", async () => {
  const result = await withYears();
  await act(() => switchFiscalYear(y2024.id));
  await act(async () => selectCompany(2));
  await waitFor(() => expect(result.current.years.state).toBe("Default"));
  expect(result.current.company?.id).toBe(2);
  expect(result.current.year).toBeUndefined();
  await act(async () => selectCompany(1));
  await waitFor(() => expect(result.current.settings.settings.activeFiscalYearId).toBeUndefined());
  expect(result.current.year).toEqual(y2025);
});

test("a company and its year are chosen in one act", async () => {
  const result = await withYears();
  await act(async () => selectCompany(2));
  await waitFor(() => expect(result.current.company?.id).toBe(2));
  // The choice is a commit of its own, which may be on its way.
  await waitFor(() => expect(result.current.sync.status).toBe("Sparat"));
  const sent = server.documents.calls.filter((call) => call.startsWith("commit")).length;
  await act(() => selectBooks(1, y2024.id));
  expect([result.current.company?.id, result.current.year]).toEqual([1, y2024]);
  expect(server.documents.calls.filter((call) => call.startsWith("commit"))).toHaveLength(sent + 1);
});

test("a commit is shown, saved, and can be undone", async () => {
  const result = await withYears();
  await act(async () => {
    const done = await result.current.commit({
      intent: "edit",
      label: "Utkast sparat",
      changes: [{ kind: "transactionDrafts", put: [draft("a")] }],
    });
    expect(done.ok).toBe(true);
  });
  expect([...result.current.drafts.items.keys()]).toEqual(["a"]);
  expect(result.current.sync.status).toBe("Sparat");
  expect(result.current.undo).toMatchObject({ canUndo: true, label: "Utkast sparat" });
  await act(async () => {
    expect((await result.current.undo.undo()).ok).toBe(true);
  });
  expect(result.current.drafts.items.size).toBe(0);
});

test("without a connection the status says so, and trying again saves", async () => {
  const result = await withYears();
  server.documents.isDown = true;
  await act(async () => {
    await result.current.commit({
      intent: "edit",
      changes: [{ kind: "transactionDrafts", put: [draft("a")] }],
    });
  });
  expect(result.current.sync).toMatchObject({ status: "Inte sparat", error: { type: "NetworkFailure" } });
  expect([...result.current.drafts.items.keys()]).toEqual(["a"]);
  expect(await ownersWork()).toEqual({ changes: 1, forms: 0 });
  server.documents.isDown = false;
  await act(() => result.current.sync.retry());
  expect(result.current.sync).toMatchObject({ status: "Sparat", error: undefined });
});

test("settings have their defaults, and toggles live in the session too", async () => {
  const result = await start();
  expect(result.current.settings.settings).toMatchObject({
    leftSidebarWidth: 170,
    allowAutoAccountDistribution: true,
    theme: "standard",
    density: "comfortable",
    singleKeyShortcuts: true,
  });
  await act(() => result.current.settings.update({ includeDraftsInReports: true, leftSidebarWidth: 200 }));
  expect(result.current.settings.settings).toMatchObject({
    includeDraftsInReports: true,
    leftSidebarWidth: 200,
  });
  expect(readSession()).toMatchObject({ includeDraftsInReports: true });
  expect(documentClient()?.state("u-userSettings", "userSettings").head).toMatchObject({
    includeDraftsInReports: true,
    leftSidebarWidth: 200,
  });
});

test("a toggle that the server refuses is as it was, and one that only waits holds in the tab", async () => {
  const result = await start();
  const answer = (status: number) => {
    server.instead = (_method, path) =>
      path === "/api/data/commit"
        ? Response.json({ error: { type: "Refused", message: "Nej." } }, { status })
        : undefined;
  };
  answer(403);
  const update = () => result.current.settings.update({ includeDraftsInReports: true });
  await act(() => expect(update()).rejects.toThrow("Nej."));
  expect(result.current.settings.settings.includeDraftsInReports).toBeUndefined();
  expect(readSession()).not.toHaveProperty("includeDraftsInReports");
  answer(503);
  await act(() => expect(update()).rejects.toThrow("Nej."));
  expect(result.current.settings.settings.includeDraftsInReports).toBe(true);
});

test("settings that another client has changed are loaded, and one's own fields are saved on top", async () => {
  const result = await start();
  await act(() => result.current.settings.update({ theme: "dark" }));
  await server.documents.commit({
    companyId: 0,
    intent: "edit",
    requestId: `other-${userId}`,
    changes: [{ key: "u-userSettings", ifMatch: '"1"', head: { theme: "dark", density: "compact" } }],
  });
  await act(() => result.current.settings.update({ leftSidebarWidth: 99 }));
  expect(result.current.settings.settings).toMatchObject({
    theme: "dark",
    density: "compact",
    leftSidebarWidth: 99,
  });
  expect(result.current.sync.status).toBe("Sparat");
});

test("the ledger is extended by a new voucher, and counts drafts when the setting says so", async () => {
  const result = await withYears();
  await waitFor(() => expect(result.current.ledger.ledger).toBeDefined());
  const voucher = { series: "A", date: isoDate("2025-02-01"), text: "Kaffe", entries: [], locked: false };
  await act(async () => {
    await result.current.commit({
      intent: "register",
      changes: [{ kind: "transactions", append: [voucher] }],
    });
  });
  const first = result.current.ledger.ledger;
  expect(first?.registered.voucherCount).toBe(1);
  await act(async () => {
    await result.current.commit({
      intent: "register",
      changes: [{ kind: "transactions", append: [voucher] }],
    });
  });
  expect(result.current.ledger.ledger?.registered.voucherCount).toBe(2);
  // Extended, not built again: the index is the same one, seen further.
  expect(result.current.ledger.ledger?.registered.store).toBe(first?.registered.store);
  expect(result.current.ledger.ledger?.drafts).toBeUndefined();
  await act(() => result.current.settings.update({ includeDraftsInReports: true }));
  await waitFor(() => expect(result.current.ledger.ledger?.drafts).toBeDefined());
});

test("deleting a company reloads the list and clears what the session holds of it", async () => {
  const result = await withYears();
  sessionValue("filter", z.string()).write("kaffe");
  await act(() => deleteCompany(1, "Exempel AB"));
  expect(result.current.companies.companies.map(({ id }) => id)).toEqual([3, 2]);
  expect(sessionStorage.getItem("c1-filter")).toBeNull();
  expect(result.current.company?.id).toBe(3);
  expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain(`c1-documents-${userId}`);
});

test("signing out leaves nothing behind", async () => {
  await withYears();
  await act(() => signOut());
  expect(readSignIn()).toBeUndefined();
  expect(sessionStorage.length).toBe(0);
  expect(localStorage.length).toBe(0);
  expect(await indexedDB.databases()).toEqual([]);
  expect(server.calls).toContain("POST /api/auth/logout");
});

test("a sign-in that ends keeps the work of its user, which is sent when they are back, and told of", async () => {
  const result = await withYears();
  server.documents.isDown = true;
  await act(async () => {
    await result.current.commit({
      intent: "edit",
      label: "Utkast a",
      changes: [{ kind: "transactionDrafts", put: [draft("a")] }],
    });
  });
  await act(async () => removeSignIn());
  server.documents.isDown = false;
  await act(() => storeSignIn(signInOf(userId, "second")));
  await waitFor(() => expect(result.current.delayedCommits.sent).toMatchObject([{ label: "Utkast a" }]));
  expect(result.current.sync.status).toBe("Sparat");
  await waitFor(() => expect([...result.current.drafts.items.keys()]).toEqual(["a"]));
  act(() => result.current.delayedCommits.forget());
  expect(result.current.delayedCommits.sent).toEqual([]);
});

test("what failed and is sent later, when something else is saved, is told of", async () => {
  const result = await withYears();
  server.documents.isDown = true;
  const save = (id: string) =>
    result.current.commit({
      intent: "edit",
      label: `Utkast ${id}`,
      changes: [{ kind: "transactionDrafts", put: [draft(id)] }],
    });
  await act(() => save("a"));
  server.documents.isDown = false;
  await act(() => save("b"));
  expect(result.current.delayedCommits.sent).toMatchObject([{ label: "Utkast a" }]);
});

test("another user who signs in finds nothing, and the first one's work is left where it is", async () => {
  const result = await withYears();
  server.documents.isDown = true;
  await act(async () => {
    await result.current.commit({
      intent: "edit",
      changes: [{ kind: "transactionDrafts", put: [draft("a")] }],
    });
  });
  server.documents.isDown = false;
  sessionValue("filter", z.string()).write("kaffe");
  await act(async () => removeSignIn());
  await act(() => storeSignIn(signInOf(`${userId}-other`)));
  await waitFor(() => expect(result.current.companies.state).toBe("ready"));
  expect(result.current.sync.status).toBe("Sparat");
  expect(sessionStorage.getItem("c1-filter")).toBeNull();
  const names = (await indexedDB.databases()).map(({ name = "" }) => name);
  expect(names.filter((name) => name.endsWith(`-${userId}`))).toEqual([`c1-documents-${userId}`]);
});

test("an expired token is no sign-in", () => {
  localStorage.setItem("poyToken", JSON.stringify({ ...signInOf("x"), exp: "2020-01-01T00:00:00.000Z" }));
  expect(readSignIn()).toBeUndefined();
  localStorage.setItem("poyToken", "{}");
  expect(readSignIn()).toBeUndefined();
});

test("companies and years are asked for anew when the server's events have been away", async () => {
  let end = (): void => {};
  let connections = 0;
  server.instead = (_method, path) => {
    if (path !== "/api/events") return undefined;
    connections += 1;
    return new Response(new ReadableStream({ start: (stream) => void (end = () => stream.close()) }));
  };
  // The connection of somebody else, opened from here on.
  await storeSignIn(signInOf(`${userId}-other`));
  const result = await withYears();
  await waitFor(() => expect(connections).toBe(1));
  server.companies = [company(1, "Alm och Ek AB"), company(4, "Ny AB")];
  const key = "c1-accountSettings";
  const settings = await server.documents.load(key, undefined);
  if (settings.type !== "content") throw new Error("no years");
  const changes = [{ key, ifMatch: settings.etag, remove: [y2024.id] }];
  await server.documents.commit({ companyId: 1, intent: "edit", requestId: "elsewhere", changes });
  end();
  await waitFor(() => expect(connections).toBe(2), { timeout: 5000 });
  await waitFor(() =>
    expect(result.current.companies.companies.map(({ config }) => config.recipient.name)).toEqual([
      "Alm och Ek AB",
      "Ny AB",
    ]),
  );
  await waitFor(() => expect(result.current.years.years).toEqual([y2025]));
});

test("a change made while the server was away is sent when its events come again", async () => {
  let end = () => {};
  server.instead = (_method, path) => {
    if (path !== "/api/events") return undefined;
    if (server.documents.isDown) return Response.error();
    return new Response(new ReadableStream({ start: (stream) => void (end = () => stream.close()) }));
  };
  // The connection of somebody else, opened from here on.
  await storeSignIn(signInOf(`${userId}-other`));
  const result = await withYears();
  server.documents.isDown = true;
  end();
  await act(async () => {
    await result.current.commit({
      intent: "edit",
      changes: [{ kind: "transactionDrafts", put: [draft("a")] }],
    });
  });
  expect(result.current.sync.status).toBe("Inte sparat");
  // Nobody presses anything, and the browser itself has been online all the time.
  server.documents.isDown = false;
  await waitFor(() => expect(result.current.sync.status).toBe("Sparat"), { timeout: 10_000 });
});

test("what waits for a choice is not saved, and trying again does not help", async () => {
  const result = await withYears();
  let settle = () => {};
  act(() => {
    settle = askForChoice();
  });
  expect(result.current.sync).toMatchObject({ status: "Inte sparat", hasChoice: true, canRetry: false });
  act(() => settle());
  expect(result.current.sync).toMatchObject({ status: "Sparat", hasChoice: false });
});
