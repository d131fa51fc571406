import "fake-indexeddb/auto";
import { openDB } from "idb";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { FakeFetch, signInOf } from "../../../test/fake-fetch.ts";
import { freshBrowser } from "../../../test/fresh-browser.ts";
import { keepPosition, noteScrolling } from "../../navigation/scroll-positions.ts";
import { databaseName } from "../browser-databases.ts";
import { indexedDbCache } from "../documents/indexed-db-cache.ts";
import { unfinishedDatabase } from "../unfinished/unfinished-database.ts";
import { readSignIn } from "./current-sign-in.ts";
import { localWork } from "./local-work.ts";
import { othersWork, ownersWork, signOut, storeSignIn } from "./sign-in.ts";
import { removeSignIn } from "./stored-sign-in.ts";

const NOTHING = { changes: 0, forms: 0 };

let server: FakeFetch;
let anna = "";
let bertil = "";
let people = 0;

beforeEach(() => {
  freshBrowser();
  vi.stubGlobal("__API_BASE__", "");
  server = new FakeFetch();
  vi.stubGlobal("fetch", server.fetch);
  people += 1;
  [anna, bertil] = [`anna-${people}`, `bertil-${people}`];
});

const of = (userId: string) => localWork((other) => other === userId);

/** A change that the server does not have, an unfinished form, and copies of a document and a file. */
async function leaveWork(userId: string): Promise<void> {
  const cache = indexedDbCache(userId);
  const record = {
    requestId: "request-1",
    tabId: "gone",
    createdAt: 1,
    intent: "edit",
    changes: [],
  } as const;
  await cache.writeUnsaved({ ...record, companyId: 7 });
  await cache.writeWhole("c7-accountSettings", { version: 1, lastChecked: 1, etag: "e", text: "Havtorn" });
  cache.close();
  const forms = unfinishedDatabase(userId, 7);
  const place = { fiscalYearId: "", form: "x", version: 1, writtenAt: 1, tabId: "gone" };
  await forms.write([{ put: { ...place, content: "typed" } }]);
  forms.close();
  await leaveFile(userId);
}

async function leaveFile(userId: string): Promise<void> {
  const name = databaseName({ companyId: 7, holding: "files", userId });
  const files = await openDB(name, 1, { upgrade: (created) => void created.createObjectStore("files") });
  await files.put("files", "a receipt", "file-1");
  files.close();
}

async function databasesOf(userId: string): Promise<readonly string[]> {
  const all = await indexedDB.databases();
  return all.flatMap(({ name = "" }) => (name.endsWith(`-${userId}`) ? [name] : [])).toSorted();
}

describe("SN6: work that the server does not have is deleted after a yes only", () => {
  test("another's sign-in leaves it, deletes the copies, and its user finds it again", async () => {
    await storeSignIn(signInOf(anna));
    await leaveWork(anna);
    removeSignIn();
    expect(await othersWork(bertil)).toEqual({ changes: 1, forms: 1 });
    await storeSignIn(signInOf(bertil));
    expect(await of(anna)).toEqual({ changes: 1, forms: 1 });
    expect(await databasesOf(anna)).toEqual([`c7-documents-${anna}`, `c7-unfinished-${anna}`]);
    const cache = indexedDbCache(anna);
    expect(await cache.read("c7-accountSettings")).toBeUndefined();
    cache.close();
    expect(await ownersWork()).toEqual(NOTHING);

    await storeSignIn(signInOf(anna));
    expect(await ownersWork()).toEqual({ changes: 1, forms: 1 });
  });

  test("another's sign-in deletes it after a yes", async () => {
    await storeSignIn(signInOf(anna));
    await leaveWork(anna);
    await storeSignIn(signInOf(bertil), "delete");
    expect(await databasesOf(anna)).toEqual([]);
  });

  test("who has said no to deleting it is not asked again, and the next person is", async () => {
    await storeSignIn(signInOf(anna));
    await leaveWork(anna);
    await storeSignIn(signInOf(bertil));
    expect(await othersWork(bertil)).toEqual(NOTHING);
    expect(await othersWork("cecilia")).toEqual({ changes: 1, forms: 1 });
  });

  test("signing out leaves it, and asks the next person", async () => {
    await storeSignIn(signInOf(anna));
    await leaveWork(anna);
    await signOut();
    expect(readSignIn()).toBeUndefined();
    expect(await of(anna)).toEqual({ changes: 1, forms: 1 });
    expect(await ownersWork()).toEqual({ changes: 1, forms: 1 });
    expect(await othersWork(bertil)).toEqual({ changes: 1, forms: 1 });
  });

  test("signing out leaves no paths of the books, also when the page is left afterwards", async () => {
    const pagePath = () => "/accounting/transaction/A/4";
    const stopNoting = noteScrolling(pagePath);
    const leave = () => window.dispatchEvent(new Event("pagehide"));
    const isStored = () => Object.values(sessionStorage).some((value) => String(value).includes(pagePath()));
    await storeSignIn(signInOf(anna));
    document.dispatchEvent(new Event("scroll"));
    leave();
    expect(isStored()).toBe(true);
    document.dispatchEvent(new Event("scroll"));
    keepPosition(pagePath());
    await signOut();
    leave();
    expect(isStored()).toBe(false);
    stopNoting();
  });

  test("signing out deletes it after a yes, and nobody else's", async () => {
    await storeSignIn(signInOf(anna));
    await leaveWork(anna);
    await storeSignIn(signInOf(bertil));
    await leaveWork(bertil);
    await signOut("delete");
    expect(await databasesOf(bertil)).toEqual([]);
    expect(await of(anna)).toEqual({ changes: 1, forms: 1 });
    expect(localStorage.length).toBe(0);
  });

  test("what cannot be read may be work, and stays", async () => {
    await storeSignIn(signInOf(anna));
    await leaveWork(anna);
    const read = vi.spyOn(IDBObjectStore.prototype, "getAllKeys").mockImplementation(() => {
      throw new Error("damaged");
    });
    await storeSignIn(signInOf(bertil));
    read.mockRestore();
    expect(await of(anna)).toEqual({ changes: 1, forms: 1 });
  });

  test("a form that was sent off and waits is counted once, and one sent off before is a form", async () => {
    await storeSignIn(signInOf(anna));
    await leaveWork(anna);
    const forms = unfinishedDatabase(anna, 7);
    const place = { fiscalYearId: "", version: 1, writtenAt: 1, tabId: "gone" };
    const sentAs = (unsavedId: string) => ({ form: { text: "Hyra", sent: { unsavedId } }, isEdited: true });
    await forms.write([
      { put: { ...place, form: "sent", content: sentAs("request-1") } },
      { put: { ...place, form: "sent before", content: sentAs("request-0") } },
    ]);
    forms.close();
    expect(await of(anna)).toEqual({ changes: 1, forms: 2 });
  });
});

describe("SN7: who leaves is signed out on the server too", () => {
  test("at sign-out", async () => {
    await storeSignIn(signInOf(anna));
    await signOut();
    const at = server.calls.indexOf("POST /api/auth/logout");
    expect(server.tokens[at]).toBe(`Bearer token-${anna}`);
  });

  test("when another takes their place, and not when the same person is back", async () => {
    await storeSignIn(signInOf(anna));
    await storeSignIn(signInOf(anna, "newer"));
    expect(server.calls).not.toContain("POST /api/auth/logout");
    await storeSignIn(signInOf(bertil));
    const at = server.calls.indexOf("POST /api/auth/logout");
    expect(server.tokens[at]).toBe("Bearer newer");
  });

  test("a server that is silent keeps nobody signed in here", { timeout: 10_000 }, async () => {
    await storeSignIn(signInOf(anna));
    vi.stubGlobal("fetch", () => new Promise(() => undefined));
    await signOut();
    expect(readSignIn()).toBeUndefined();
  });
});
